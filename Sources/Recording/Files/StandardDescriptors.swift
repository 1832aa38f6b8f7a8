// SPDX-License-Identifier: MIT
//
// The numbers 0, 1 and 2. A process that is started without one of them gives its number to the next file
// it opens, and what is printed then lands in that file: `simpletab render … 2>&-` would write its
// progress into frames.
//
// Why it is safe: plain calls of the system with numbers and a constant path.

import Foundation

/// Standard input, output and error.
public enum StandardDescriptors {
  /// Keeps the numbers of those that are closed from being given to files: to be called before any file is
  /// opened. They stay of no use: what is open cannot be read, or not be written.
  public static func keep() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest number that is free is given out.
      _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
