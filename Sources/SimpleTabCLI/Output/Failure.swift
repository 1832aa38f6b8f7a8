// SPDX-License-Identifier: MIT
//
// Why a command ends without success: an exit code after sysexits.h, one line, and one line of advice.
// Every typed error of the libraries below becomes one of these in this file.

import ImageCoding
import Recording
import SimpleTabDocs
import SimpleTabScenes
import Typesetting

/// The process's exit codes.
enum ExitCode: Int32, CaseIterable {
  /// Pictures or motion differ.
  case differs = 1
  /// A golden is missing.
  case missing = 2
  /// Pictures have different sizes.
  case sizeDiffers = 3
  /// A golden or a document is out of date.
  case stale = 4
  /// The command line is wrong.
  case usage = 64
  /// A file's content is wrong.
  case badData = 65
  /// A file is missing.
  case noInput = 66
  /// A fault of ours.
  case internalFault = 70
  /// A file or folder cannot be made.
  case cannotCreate = 73
  /// Reading or writing failed.
  case inputOutput = 74
  /// SIGINT ended it: 128 + 2, as shells say it.
  case interrupted = 130
  /// Whoever read what was printed has gone away: 128 + SIGPIPE.
  case closedPipe = 141
  /// SIGTERM ended it: 128 + 15.
  case terminated = 143

  /// What it means, as a clause for people.
  var meaning: String {
    switch self {
    case .differs: "pictures differ"
    case .missing: "a golden is missing"
    case .sizeDiffers: "sizes differ"
    case .stale: "something is out of date"
    case .usage: "wrong usage"
    case .badData: "wrong data"
    case .noInput: "missing input"
    case .internalFault: "a fault of ours"
    case .cannotCreate: "cannot create a file"
    case .inputOutput: "reading or writing failed"
    case .interrupted: "SIGINT stopped it"
    case .closedPipe: "nobody reads standard output any more"
    case .terminated: "SIGTERM stopped it"
    }
  }
}

/// A command's failure.
struct Failure: Error, Equatable {
  var code: ExitCode
  /// `<what> <which>: <why>`, without a full stop.
  var message: String
  /// What to do; one line.
  var hint: String?

  init(_ code: ExitCode, _ message: String, hint: String? = nil) {
    self.code = code
    self.message = message
    self.hint = hint
  }

  /// What the terminal shows: one line, and one of advice, whatever the user's words have in them.
  var text: String {
    // `simpletab trace | head` is no failure that anybody wants to read about.
    if code == .closedPipe { return "" }
    return "simpletab: error: \(message.onOneLine)\n" + (hint.map { "  \($0.onOneLine)\n" } ?? "")
  }

  /// The advice where a limit was reached.
  static func raising(_ limit: String) -> String {
    "--limit \(limit)=N sets another; \"simpletab list limits\" explains it."
  }

  /// A library's error in the command line's words.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let fault as SceneError:
      self.init(
        fault.kind == .missing ? .noInput : .badData, "scene \(fault)", hint: fault.hint)
    case let fault as DocumentError:
      self.init(
        fault.kind == .missing ? .noInput : fault.kind == .readOnly ? .cannotCreate : .badData,
        "docs: \(fault)", hint: fault.hint)
    case let fault as SceneFault:
      self.init(fault.error)
      message = "docs: \(fault.place): \(message)"
    case let end as Interrupted:
      self.init(
        end.signal == 2 ? .interrupted : .terminated,
        "stopped by a signal" + (end.done.isEmpty ? "" : ": " + end.done),
        hint: end.done.isEmpty ? nil : "The manifest names them; --resume goes on after them.")
    case let fault as FileError where fault.kind == .closedPipe:
      self.init(.closedPipe, "\(fault)")
    case let fault as FileError where fault.kind == .tooLarge:
      self.init(.badData, "\(fault)", hint: Self.raising("input"))
    case let fault as FileError where fault.isReading:
      self.init(
        fault.kind == .cannotCreate ? .noInput : .inputOutput, "cannot read \(fault)")
    case let fault as FileError:
      self.init(
        fault.kind == .cannotCreate ? .cannotCreate : .inputOutput, "cannot write \(fault)",
        hint: fault.kind == .cannotCreate
          ? "Choose another place." : "Make room or choose another place, then run again.")
    case let fault as ImageReadError:
      var hint: String?
      if case .tooLarge = fault.cause { hint = Self.raising("picture") }
      self.init(
        fault.cause == .missing ? .noInput : .badData, "picture \(fault)".trimmingStop, hint: hint)
    case let fault as FaceError:
      self.init(
        fault.cause == .missing ? .noInput : .badData, fault.description,
        hint: "A TrueType or OpenType font with outlines is expected.")
    case let fault as SystemFontError: self.init(.noInput, fault.description)
    case let fault as ImageWriteError:
      self.init(.badData, "picture: \(fault)".trimmingStop)
    case let fault as RecordingError: self.init(.badData, fault.description, hint: fault.hint)
    default: self.init(.internalFault, "internal fault: \(error)")
    }
  }
}

extension String {
  /// Without a full stop at the end.
  fileprivate var trimmingStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
