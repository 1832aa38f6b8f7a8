// SPDX-License-Identifier: MIT
//
// Every committed input of every fuzz target, without libFuzzer: seeds, and what fuzzing has found.

import FixtureSupport
import Foundation
import FuzzTargets
import Recording
import Testing

@MainActor
struct CorpusTests {
  @Test(arguments: FuzzTarget.allCases)
  func `Inputs that fuzzing kept break no promise`(target: FuzzTarget) throws {
    let folder = Fixtures.url("Fuzz").appendingPathComponent(target.rawValue).path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(!names.isEmpty)
    for name in names {
      let fault = target.run(try FileWriter.read(folder + "/" + name))
      #expect(fault == nil, "\(target)/\(name)")
    }
  }

  @Test(arguments: FuzzTarget.allCases)
  func `No bytes, zeros and noise break no promise`(target: FuzzTarget) {
    var state: UInt64 = 1
    var noise: [UInt8] = []
    for _ in 0..<2000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      noise.append(UInt8(truncatingIfNeeded: state >> 56))
    }
    for bytes in [
      [], [0], [UInt8](repeating: 0, count: 500), [UInt8](repeating: 255, count: 500), noise,
    ] {
      #expect(target.run(bytes) == nil)
    }
  }
}
