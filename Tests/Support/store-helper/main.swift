// A second program for the tests of the store: it opens the same store from a process of its own.
//
//   store-helper [--uid N] [--file-size BYTES] COMMAND FOLDER …
//
//   rate FOLDER RATER COUNT      rates spot-0, spot-1 … by one change each; says each when it is durable
//   bulk FOLDER RATER COUNT      the same in one change
//   note FOLDER AUTHOR COUNT     writes notes 0, 1 … about bled by one change each, with a reaction; says each id
//   list FOLDER                  says every rating, opened for reading only
//   stall FOLDER COUNT           writes COUNT ratings without ever committing, says "stalled" and waits to be killed
//
// An error is told on standard error; the exit status is then 1.

import CSQLite
import Glibc
import SpotStorage
import Spots

func say(_ text: String) {
  let line = text + "\n"
  _ = line.utf8CString.withUnsafeBytes { write(1, $0.baseAddress, $0.count - 1) }
}

func rating(_ index: Int, by rater: String) -> Rating {
  Rating(spot: "spot-\(index)", rater: rater, stars: .allCases[index % 5], when: Int64(index))
}

/// Writes without end, past the back of `SpotStore`, whose transactions always end.
func stall(_ folder: String, count: Int) {
  var database: OpaquePointer?
  sqlite3_open_v2(folder + "/" + SpotStore.fileName, &database, SQLITE_OPEN_READWRITE, nil)
  sqlite3_exec(database, "PRAGMA cache_size = 1; BEGIN IMMEDIATE", nil, nil, nil)
  for index in 0..<count {
    // A small cache and long names: the log grows before the commit that never comes.
    let name = "stalled-\(index)" + String(repeating: "x", count: 200)
    sqlite3_exec(database, "INSERT INTO ratings VALUES ('\(name)', 'nobody', 1, 0)", nil, nil, nil)
  }
  say("stalled")
  while true { pause() }
}

func run(_ arguments: [String]) throws {
  guard arguments.count >= 2 else { return }
  let folder = arguments[1]
  let rater = arguments.count > 2 ? arguments[2] : ""
  let count = arguments.last.flatMap { Int($0) } ?? 0
  switch arguments[0] {
  case "rate":
    let store = try SpotStore(folder: folder)
    for index in 0..<count {
      try store.change([.rate(rating(index, by: rater))])
      say("spot-\(index)")
    }
  case "bulk":
    try SpotStore(folder: folder).change((0..<count).map { .rate(rating($0, by: rater)) })
    say("done")
  case "note":
    let store = try SpotStore(folder: folder)
    for index in 0..<count {
      let id = Note.makeID(when: Int64(index), random: .random(in: 0...UInt64.max))
      let note = Note(id: id, spot: "bled", author: rater, text: "Note \(index)", when: Int64(index))
      try store.change([.set(note), .react(Reaction(note: id, rater: "reader", kind: .heart))])
      say(id)
    }
  case "list":
    for rating in try SpotStore(folder: folder, access: .readOnly).ratings() {
      say("\(rating.spot) \(rating.rater) \(rating.stars.count)")
    }
  case "stall": stall(folder, count: count)
  default: break
  }
}

var arguments = Array(CommandLine.arguments.dropFirst())
while arguments.count > 1, arguments[0].hasPrefix("--"), let number = UInt32(arguments[1]) {
  switch arguments[0] {
  case "--uid":
    setgroups(0, nil)
    setgid(number)
    setuid(number)
  case "--file-size":
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: UInt(number), rlim_max: UInt(number))
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  default: break
  }
  arguments.removeFirst(2)
}
do {
  try run(arguments)
} catch {
  let line = "\(error)\n"
  _ = line.utf8CString.withUnsafeBytes { write(2, $0.baseAddress, $0.count - 1) }
  exit(1)
}
