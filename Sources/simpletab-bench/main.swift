// SPDX-License-Identifier: MIT
//
// The benchmarks by name; each set of cases has its file. Nothing else here reads the wall clock.

import CHeap

heap_keep_large_pieces()
let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "render": RenderCases.run(Array(arguments.dropFirst()))
case "counts": RenderCases.counts(Array(arguments.dropFirst()))
case "dump": RenderCases.dump(Array(arguments.dropFirst()))
case "png": PNGCases.run(Array(arguments.dropFirst()))
case "diff": DiffCases.run(Array(arguments.dropFirst()))
case "color-steps": ColorStepCases.run()
case "read": try ReadCases.run(Array(arguments.dropFirst()))
case "samples": try SampleFiles.run(Array(arguments.dropFirst()))
case "e2e": try EndToEndCases.run(Array(arguments.dropFirst()))
case "frames": try EndToEndCases.frames(Array(arguments.dropFirst()))
default:
  print(
    """
    simpletab-bench render FOLDER FONT [CASE] | dump FOLDER FONT | counts FONT
      | png NAME@HEIGHT=FILE … | diff FIRST SECOND | color-steps | read FOLDER | samples FOLDER
      | e2e INPUTS [RUNS] | frames S1|S2 THREADS INPUTS OUTPUT
    """)
}
