import Glibc
import Terminal

extension ContextMenuProgram {
  /// Runs the program on the terminal and exits with its status: the entry point of a type marked `@main`.
  public static func main() {
    var program = Self()
    do {
      exit(try run(&program))
    } catch {
      let text = Array("\(CommandLine.arguments.first ?? "program"): \(error)\n".utf8)
      _ = text.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      exit(1)
    }
  }
}
