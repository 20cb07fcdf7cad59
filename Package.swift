// swift-tools-version: 6.0
import PackageDescription

/// A module imports only what stands below it; ARCHITECTURE.md has the floors.
let package = Package(
  name: "vacation-spots",
  products: [
    .executable(name: "vacation-spots", targets: ["vacation-spots"]),
    .library(name: "ContextMenus", targets: ["ContextMenus", "Cells"]),
    .library(name: "TerminalMenus", targets: ["TerminalMenus", "ContextMenus", "Terminal", "TerminalInput", "Cells"]),
  ],
  targets: [
    // Floor 0: no C, no terminal.
    .target(name: "Cells"),
    .target(name: "Spots"),
    // Floor 1: pure.
    .target(name: "TerminalInput", dependencies: ["Cells"]),
    .target(name: "ContextMenus", dependencies: ["Cells"]),
    .target(name: "WorldMap", dependencies: ["Cells", "Spots"]),
    // The C libraries, each a module map and a shim.
    .systemLibrary(name: "CNcurses"),
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CPNG"),
    .systemLibrary(name: "CTurboJPEG"),
    // Floor 2: each the one place that knows its library.
    .target(name: "Terminal", dependencies: ["Cells", "TerminalInput", "CNcurses", "CTerminal"]),
    .target(name: "CTerminal"),
    .target(name: "SpotStorage", dependencies: ["Spots", "CSQLite", "CFolderWatch"]),
    .target(name: "CFolderWatch"),
    .target(name: "Pictures", dependencies: ["Cells", "CPNG", "CTurboJPEG"]),
    // Floor 3 and 4.
    .target(name: "VacationUI", dependencies: ["Spots", "Cells", "TerminalInput", "ContextMenus", "WorldMap"]),
    .target(name: "CommandLineInterface", dependencies: ["Spots", "Cells"]),
    .executableTarget(
      name: "vacation-spots",
      dependencies: [
        "CommandLineInterface", "Spots", "Cells", "TerminalInput", "ContextMenus", "Terminal", "SpotStorage",
        "VacationUI", "WorldMap", "Pictures",
      ]),
    // Context menus in programs of their own, and the example of that.
    .target(name: "TerminalMenus", dependencies: ["Cells", "TerminalInput", "ContextMenus", "Terminal"]),
    .executableTarget(
      name: "bubbles-example", dependencies: ["Cells", "ContextMenus", "Terminal", "TerminalMenus"]),
    // Generators of data live with the data.
    .executableTarget(name: "catalog-pack", dependencies: ["Spots"], path: "Resources/catalog/generator"),
    // Tests, one target a module.
    .testTarget(name: "CellsTests", dependencies: ["Cells"]),
    .testTarget(
      name: "SpotStorageTests", dependencies: ["SpotStorage", "Spots", "store-helper"], exclude: ["Stores"]),
    // A second program for the tests of the store.
    .executableTarget(
      name: "store-helper", dependencies: ["SpotStorage", "Spots", "CSQLite"], path: "Tests/Support/store-helper"),
    .testTarget(
      name: "TerminalInputTests", dependencies: ["TerminalInput", "Cells", "LongPressSimulation"],
      exclude: ["Fixtures"]),
    .target(
      name: "LongPressSimulation", dependencies: ["TerminalInput", "Cells"],
      path: "Tests/Support/LongPressSimulation"),
    .executableTarget(
      name: "longpress-bench", dependencies: ["LongPressSimulation"], path: "Tests/Benchmarks/longpress"),
    .testTarget(name: "ContextMenusTests", dependencies: ["Cells", "ContextMenus"]),
    .testTarget(
      name: "BubblesExampleTests",
      dependencies: [
        "bubbles-example", "Cells", "TerminalInput", "ContextMenus", "Terminal", "TerminalMenus", "ProgramTesting",
      ]),
    .testTarget(
      name: "VacationUITests",
      dependencies: ["VacationUI", "Spots", "Cells", "ContextMenus", "TerminalInput", "WorldMap"],
      exclude: ["Snapshots"]),
    .testTarget(name: "CommandLineInterfaceTests", dependencies: ["CommandLineInterface"]),
    .testTarget(name: "CommandLineTests", dependencies: ["ProgramTesting", "vacation-spots", "store-helper"]),
    .testTarget(name: "EndToEndTests", dependencies: ["ProgramTesting", "vacation-spots", "store-helper"]),
    // Runs the built programs, in terminals too.
    .target(name: "ProgramTesting", path: "Tests/Support/ProgramTesting"),
    .testTarget(name: "SpotsTests", dependencies: ["Spots", "catalog-pack"]),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["Terminal", "TerminalInput", "Cells", "CNcurses", "CTerminalTesting", "screen-probe"]),
    // A pseudo-terminal and a program for the tests of the terminal.
    .target(name: "CTerminalTesting", path: "Tests/Support/CTerminalTesting"),
    .executableTarget(
      name: "screen-probe", dependencies: ["Terminal", "TerminalInput", "Cells"], path: "Tests/Support/screen-probe"),
    .testTarget(name: "PicturesTests", dependencies: ["Pictures", "Cells"]),
    .testTarget(name: "WorldMapTests", dependencies: ["Cells", "Spots", "WorldMap"], exclude: ["Countries"]),
    // Draws maps for the eye and measures them.
    // Times what is drawn, for `make bench`.
    .executableTarget(
      name: "draw-bench", dependencies: ["Cells", "Spots", "VacationUI", "WorldMap"], path: "Tests/Benchmarks/drawing"),
    .executableTarget(
      name: "map-probe", dependencies: ["Cells", "Spots", "WorldMap"], path: "Tests/Support/map-probe"),
  ],
  swiftLanguageModes: [.v6]
)
