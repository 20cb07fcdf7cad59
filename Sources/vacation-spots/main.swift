import Glibc

exit(VacationSpots.run(Array(CommandLine.arguments.dropFirst())))
