// SPDX-License-Identifier: MIT
//
// The benchmarks by name; each set of cases has its file. Nothing else here reads the wall clock.

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "png": PNGCases.run(Array(arguments.dropFirst()))
case "diff": DiffCases.run(Array(arguments.dropFirst()))
default: print("simpletab-bench png NAME@HEIGHT=FILE … | diff FIRST SECOND")
}
