// SPDX-License-Identifier: MIT
//
// The process: hands its arguments to the command-line library.

import Foundation
import SimpleTabCLI

exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
