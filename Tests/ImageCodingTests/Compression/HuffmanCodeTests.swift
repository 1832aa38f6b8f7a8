// SPDX-License-Identifier: MIT
//
// Codes worked by hand, the standard's own example, and what every code of deflate must be.

import Testing

@testable import ImageCoding

@Suite struct HuffmanCodeTests {
  /// Kraft's sum in units of the longest code: 2 to the power of `longest` means that no bit is wasted.
  private func room(_ code: HuffmanCode, longest: Int) -> Int {
    code.lengths.reduce(0) { $0 + ($1 > 0 ? 1 << (longest - Int($1)) : 0) }
  }

  @Test("The more often, the shorter: 8, 4, 2, 1, 1 get 1, 2, 3, 4, 4 bits")
  func lengths() {
    #expect(HuffmanCode(uses: [1, 8, 2, 4, 1, 0], longest: 15).lengths == [4, 1, 3, 2, 4, 0])
  }

  @Test("Codes of the standard's example (RFC 1951, § 3.2.2), their first bit lowest")
  func bits() {
    // Lengths 3, 3, 3, 3, 3, 2, 4, 4 for A … H are codes 010 011 100 101 110 00 1110 1111.
    let code = HuffmanCode(uses: [5, 5, 5, 5, 5, 10, 2, 2], longest: 15)
    #expect(code.lengths == [3, 3, 3, 3, 3, 2, 4, 4])
    #expect(code.bits == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
  }

  @Test("One symbol or none: two get a bit")
  func few() {
    #expect(HuffmanCode(uses: [0, 0, 7], longest: 15).lengths == [1, 0, 1])
    #expect(HuffmanCode(uses: [0, 0, 0], longest: 7).lengths == [1, 1, 0])
  }

  @Test("No code is longer than allowed, and none is wasted", arguments: [5, 7, 15])
  func limit(longest: Int) {
    // Counts like Fibonacci's numbers give the deepest tree.
    var (uses, a, b) = ([Int](), 1, 1)
    for _ in 0..<30 {
      uses.append(a)
      (a, b) = (b, a + b)
    }
    let code = HuffmanCode(uses: uses, longest: longest)
    #expect(code.lengths.allSatisfy { (1...longest).contains(Int($0)) })
    #expect(room(code, longest: longest) == 1 << longest)
    #expect(code.lengths == code.lengths.sorted(by: >))
  }
}
