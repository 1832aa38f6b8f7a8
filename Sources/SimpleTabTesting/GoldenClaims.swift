// SPDX-License-Identifier: MIT
//
// Which expectation each golden belongs to. Two of one name would overwrite each other's golden, or
// fail for a difference that nobody made.

/// The goldens that expectations of this run compare with.
struct GoldenClaims {
  /// Where an expectation stands, and in which test, if a test library tells.
  struct Claim: Equatable {
    var file: String
    var line: Int
    var test: String?
  }

  private var claims: [String: Claim] = [:]

  /// Takes a golden, by its path, for an expectation.
  ///
  /// Returns what to do, in words, when the golden belongs to another expectation; `nil` when all is
  /// well, also when the same expectation runs again.
  mutating func take(_ path: String, for claim: Claim) -> String? {
    guard let first = claims[path], first != claim else {
      claims[path] = claim
      return nil
    }
    if first.file == claim.file, first.line == claim.line {
      return "another test uses this golden by the same call; tell the call which test it is for"
        + " by at: or named:"
    }
    return "line \(first.line) of \(first.file) uses this golden too; tell them apart by named:"
  }
}
