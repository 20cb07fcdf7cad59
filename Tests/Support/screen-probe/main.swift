import Cells
import Glibc
import Terminal
import TerminalInput

// A list of towns on the real screen, for the tests of the module Terminal and for measuring it. What the program
// knows of the terminal stands below the list, as `key=value`, so that a test can read it off the screen.

var options = ScreenOptions()
var probe = Probe()
for argument in CommandLine.arguments.dropFirst() {
  switch argument {
  case "--ascii": options.ascii = true
  case "--no-mouse": options.mouse = false
  case "--no-color": options.color = .never
  case "--color": options.color = .always
  case "--pixels": options.pixels = true
  case "--low-bandwidth": options.lowBandwidth = true
  case "--die-early": probe.diesEarly = true
  default:
    complain("what is \(argument)?", status: 2)
  }
}
do {
  exit(try run(&probe, options: options))
} catch {
  complain("\(error)", status: 1)
}

func complain(_ text: String, status: Int32) -> Never {
  let line = "screen-probe: \(text)\n"
  _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  exit(status)
}
