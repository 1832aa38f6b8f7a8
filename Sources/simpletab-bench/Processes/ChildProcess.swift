// SPDX-License-Identifier: MIT
//
// Starts a program and waits for its end by the system's own calls. Foundation's `Process` notices an end
// only at the next turn of a run loop, up to 50 ms later, which is longer than the work that is timed.
//
// Unsafe, and why it is safe: the words are copied for posix_spawn, which copies them into the new process
// before it returns, and freed afterwards; nothing else is lent.

import Foundation

enum ChildProcess {
  /// Runs a program to its end; `words` begin with its path. Throws when it does not start or fails.
  static func run(_ words: [String]) throws {
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var number = pid_t()
    let code = unsafe posix_spawn(&number, words[0], nil, nil, &arguments, environ)
    guard code == 0 else { throw Failure(words: words, status: code) }
    var status: Int32 = 0
    while unsafe waitpid(number, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else { throw Failure(words: words, status: status) }
  }

  struct Failure: Error, CustomStringConvertible {
    let words: [String]
    let status: Int32
    var description: String { "\(words.joined(separator: " ")): status \(status)" }
  }
}
