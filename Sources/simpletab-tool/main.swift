// SPDX-License-Identifier: MIT
//
// The process: sets up its heap and hands its arguments to the command-line library.

import CHeap
import Foundation
import SimpleTabCLI

heap_keep_large_pieces()
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
