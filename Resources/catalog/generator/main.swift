import Glibc
import Spots

let usage = """
  Usage: swift run catalog-pack [--sources DIR] [--output FILE] [--synthetic N]

  Makes the catalogue pack that vacation-spots reads.

    --sources DIR    the folder of destinations.csv and words/ (default: Resources/catalog)
    --output FILE    the pack (default: catalog.pack in the folder of the sources)
    --synthetic N    N invented spots instead of the sources, for measuring

  """

/// What was asked for.
struct Options {
  var sources = "Resources/catalog"
  var output: String?
  var synthetic: Int?

  /// Reads the arguments; nil where they are not understood.
  init?(_ arguments: some Sequence<String>) {
    var arguments = arguments.makeIterator()
    while let flag = arguments.next() {
      guard let value = arguments.next() else { return nil }
      switch flag {
      case "--sources": sources = value
      case "--output": output = value
      case "--synthetic":
        guard let number = Int(value), number >= 0 else { return nil }
        synthetic = number
      default: return nil
      }
    }
  }
}

func run(_ options: Options) -> Int32 {
  do {
    let spots = try options.synthetic.map { SyntheticSpots.make($0) } ?? CatalogSources.spots(in: options.sources)
    let output = options.output ?? options.sources + "/catalog.pack"
    let bytes = PackWriter.bytes(spots)
    try Files.write(bytes, to: output)
    let written = spots.count { !$0.whyVisit.isEmpty }
    print("\(output): \(spots.count) spots, \(written) with words, \(bytes.count) bytes")
    return 0
  } catch {
    Files.complain("catalog-pack: \(error)\n")
    return 1
  }
}

let arguments = CommandLine.arguments.dropFirst()
if arguments.contains("--help") || arguments.contains("-h") {
  print(usage, terminator: "")
} else if let options = Options(arguments) {
  exit(run(options))
} else {
  print(usage, terminator: "")
  exit(2)
}
