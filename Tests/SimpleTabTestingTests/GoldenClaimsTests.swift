// SPDX-License-Identifier: MIT
//
// One golden, one expectation.

import Testing

@testable import SimpleTabTesting

struct GoldenClaimsTests {
  private let first = GoldenClaims.Claim(file: "Tests/A.swift", line: 3, test: "one")

  @Test func `An expectation may run again, and others may use other goldens`() {
    var claims = GoldenClaims()
    #expect(claims.take("Goldens/A/one", for: first) == nil)
    #expect(claims.take("Goldens/A/one", for: first) == nil)
    #expect(claims.take("Goldens/A/one-2", for: .init(file: first.file, line: 4)) == nil)
  }

  @Test func `A golden that another line uses is refused, and stays that line's`() {
    var claims = GoldenClaims()
    _ = claims.take("Goldens/A/one", for: first)
    let other = GoldenClaims.Claim(file: first.file, line: 9, test: "one")
    let words = "line 3 of Tests/A.swift uses this golden too; tell them apart by named:"
    #expect(claims.take("Goldens/A/one", for: other) == words)
    #expect(claims.take("Goldens/A/one", for: other) == words)
    #expect(claims.take("Goldens/A/one", for: first) == nil)
  }

  @Test func `A call that several tests share is refused`() {
    var claims = GoldenClaims()
    _ = claims.take("Goldens/A/check", for: first)
    let other = GoldenClaims.Claim(file: first.file, line: first.line, test: "two")
    let words = claims.take("Goldens/A/check", for: other)
    #expect(words?.contains("another test uses this golden by the same call") == true)
  }
}
