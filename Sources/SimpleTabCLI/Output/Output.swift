// SPDX-License-Identifier: MIT
//
// Where the command line prints: two texts and a stream of bytes, given from outside so that tests read
// what a terminal would show. Nothing else in the package prints.

import Foundation
import Recording

/// The command line's connections to the world.
public struct Output {
  /// Takes text for standard output.
  public var standard: (String) -> Void
  /// Takes text for standard error.
  public var error: (String) -> Void
  /// Takes bytes for standard output: frames for a pipe.
  public var bytes: ([UInt8]) throws -> Void
  /// All of standard input, at most so many bytes.
  public var input: (Int) throws -> [UInt8]
  /// Lets SIGINT and SIGTERM end the work between two frames, from when files may be written.
  public var catchEnding: () -> Void = {}
  /// Why text for standard output did not arrive, or `nil`; asked once everything is said.
  public var failure: () -> FileError? = { nil }
  /// Whether standard error is a terminal, so that a bar may be drawn.
  public var isTerminal: Bool
  /// How many processors there are: the default number of jobs.
  public var processors: Int
  /// Whether the environment says that this is a run of continuous integration.
  public var isContinuousIntegration = false
  /// Whether it says that GitHub Actions reads what is printed.
  public var isGitHubActions = false
  /// Whether standard output is a terminal, so that pictures may be played there.
  public var showsPictures = false
  /// What the terminal says of itself: TERM and the like.
  public var environment: [String: String] = [:]
  /// Waits so many seconds between frames that are played; not at all unless a person looks.
  public var pause: (Double) -> Void = { _ in }

  /// Connections of one's own, for tests.
  public init(
    standard: @escaping (String) -> Void, error: @escaping (String) -> Void,
    bytes: @escaping ([UInt8]) throws -> Void = { _ in },
    input: @escaping () throws -> [UInt8] = { [] }, isTerminal: Bool = false, processors: Int = 2
  ) {
    self.standard = standard
    self.error = error
    self.bytes = bytes
    self.input = { _ in try input() }
    self.isTerminal = isTerminal
    self.processors = processors
  }

  /// The process's own streams.
  public static var process: Output {
    StandardDescriptors.keep()
    let failure = FirstFailure()
    var output = Output(
      standard: { text in
        do throws(FileError) {
          try FileWriter.write(
            Array(text.utf8), toDescriptor: FileHandle.standardOutput.fileDescriptor)
        } catch { failure.error = failure.error ?? error }
      },
      error: { write($0, to: FileHandle.standardError) },
      bytes: { bytes in
        try FileWriter.write(bytes, toDescriptor: FileHandle.standardOutput.fileDescriptor)
      },
      isTerminal: isatty(FileHandle.standardError.fileDescriptor) == 1,
      processors: ProcessInfo.processInfo.activeProcessorCount)
    output.input = { try FileWriter.readStandardInput(atMost: $0) }
    output.catchEnding = { ProcessSignals.catchEnding() }
    output.failure = { failure.error }
    let environment = ProcessInfo.processInfo.environment
    output.isContinuousIntegration = !(environment["CI"] ?? "").isEmpty
    output.isGitHubActions = environment["GITHUB_ACTIONS"] == "true"
    output.environment = environment
    output.showsPictures = isatty(FileHandle.standardOutput.fileDescriptor) == 1
    if output.showsPictures { output.pause = Pace.wait }
    return output
  }

  private static func write(_ text: String, to handle: FileHandle) {
    // A reader that has gone away is no reason to fail: the work was asked for, not the words.
    try? handle.write(contentsOf: Data(text.utf8))
  }
}

/// The first failure of a stream, kept until the work is done.
private final class FirstFailure {
  var error: FileError?
}
