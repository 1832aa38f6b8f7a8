// SPDX-License-Identifier: MIT
//
// A fuzz target under libFuzzer: the environment's SIMPLETAB_FUZZ names the target, the arguments are
// libFuzzer's. Built only where that variable is set (see Package.swift), by `Scripts/fuzz.sh`.
//
// Unsafe, and why it is safe: libFuzzer lends an input's bytes for the length of one call, which
// copies them; the arguments are the process's own.

import Foundation
import FuzzTargets

@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ input: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// Runs the chosen target over one input.
func runInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated {
    let name = ProcessInfo.processInfo.environment["SIMPLETAB_FUZZ"] ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      fatalError("SIMPLETAB_FUZZ: \(FuzzTarget.allCases.map(\.rawValue)) are the targets")
    }
    if let fault = target.run(bytes) { fatalError("\(target): \(fault)") }
  }
  return 0
}

var count = CommandLine.argc
var arguments = unsafe CommandLine.unsafeArgv
exit(unsafe runDriver(&count, &arguments) { unsafe runInput($0, $1) })
