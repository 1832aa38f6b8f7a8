// SPDX-License-Identifier: MIT
//
// The few transcendental functions that motion needs, in plain arithmetic: every system computes
// the same bits, which the C library does not promise. Errors are a few units in the last place in
// the ranges used here (|x| ≤ 700 for the exponential, |x| ≤ 1e6 radians for sine and cosine).

/// Exponential, sine and cosine with the same bits everywhere.
public enum Elementary {
  /// e to the power of x: x = k·ln 2 + r with |r| ≤ ln 2 / 2, then the power series of e^r.
  public static func exponential(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.7 { return .infinity }
    if x < -745 { return 0 }
    let k = (x * 1.4426950408889634).rounded()
    // ln 2 in two parts, so that k·(high part) is exact.
    let r = (x - k * 0.693147180369123816490) - k * 1.90821492927058770002e-10
    var sum = 1.0
    var term = 1.0
    // |r|^18/18! is below 1e-24.
    for n in 1...17 {
      term *= r / Double(n)
      sum += term
    }
    let exponent = Int(k)
    // Two steps, because 2^k alone can leave the range of Double where the result does not.
    return sum * powerOfTwo(exponent / 2) * powerOfTwo(exponent - exponent / 2)
  }

  private static func powerOfTwo(_ n: Int) -> Double {
    Double(sign: .plus, exponent: n, significand: 1)
  }

  /// The sine of an angle in radians.
  public static func sine(_ x: Double) -> Double {
    let (quarter, r) = reduce(x)
    switch quarter {
    case 0: return sineSeries(r)
    case 1: return cosineSeries(r)
    case 2: return -sineSeries(r)
    default: return -cosineSeries(r)
    }
  }

  /// The cosine of an angle in radians.
  public static func cosine(_ x: Double) -> Double {
    let (quarter, r) = reduce(x)
    switch quarter {
    case 0: return cosineSeries(r)
    case 1: return -sineSeries(r)
    case 2: return -cosineSeries(r)
    default: return sineSeries(r)
    }
  }

  /// x = quarter·π/2 + r with |r| ≤ π/4; π/2 in three parts (Cody and Waite), so that the products
  /// are exact.
  private static func reduce(_ x: Double) -> (quarter: Int, rest: Double) {
    guard x.isFinite else { return (0, .nan) }
    let k = (x * 0.63661977236758134308).rounded()
    let r =
      ((x - k * 1.57079632673412561417) - k * 6.07710050630396597660e-11)
      - k * 2.02226624879595063154e-21
    let quarter = Int(k.truncatingRemainder(dividingBy: 4))
    return ((quarter % 4 + 4) % 4, r)
  }

  /// The power series; |r| ≤ π/4, so the term left out is below 1e-20.
  private static func sineSeries(_ r: Double) -> Double {
    let q = r * r
    var sum = 0.0
    var term = r
    var n = 1.0
    for _ in 0..<10 {
      sum += term
      term *= -q / ((n + 1) * (n + 2))
      n += 2
    }
    return sum
  }

  private static func cosineSeries(_ r: Double) -> Double {
    let q = r * r
    var sum = 0.0
    var term = 1.0
    var n = 0.0
    for _ in 0..<11 {
      sum += term
      term *= -q / ((n + 1) * (n + 2))
      n += 2
    }
    return sum
  }
}
