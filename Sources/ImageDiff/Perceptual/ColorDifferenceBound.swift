// SPDX-License-Identifier: MIT
//
// Tells quickly that two colours surely lie within a CIEDE2000 difference, so that the formula itself
// runs on few pixels. With chroma C' and the formula's own symbols:
//
//   ΔE² = (ΔL/S_L)² + (ΔC'/S_C)² + (ΔH'/S_H)² + R_T·(ΔC'/S_C)·(ΔH'/S_H)
//
// S_L, S_C, S_H ≥ 1 (T ≥ 1 − 0.93), ΔC'² + ΔH'² = Δa'² + Δb², a' ≤ 1.5·a, and the last term is at most
// ½·|R_T|·(ΔC'² + ΔH'²), where |R_T| ≤ 2·sin 60°. Hence
//
//   ΔE² ≤ ΔL² + (1 + sin 60°)·(2.25·Δa² + Δb²)
//
// L*, a*, b* come from tables; their errors are added to the differences before the test.

/// Tables from sRGB bytes to the three `f` of L*a*b*, and the test that uses them.
struct ColorDifferenceBound {
  /// X, Y and Z of each byte of each channel, 0…2²⁰ of white, packed at bits 0, 21 and 42, so that one
  /// addition adds three; the sum of three bytes stays within 2²⁰ + 2 and its field.
  private let light: [UInt64]
  /// `f` at the middle of each of the 2¹⁶ + 1 steps of 16/2²⁰.
  private let f: [Float]

  /// The largest error of `f`: slope at most 841/108, over half a step and 2 units of rounding.
  private static let errorOfF: Float = 7.788 * (8 + 2) / 1_048_576 + 1e-6
  private static let errorOfL = 2 * 116 * errorOfF
  private static let errorOfA = 2 * 2 * 500 * errorOfF
  private static let errorOfB = 2 * 2 * 200 * errorOfF

  init() {
    let rows: [[Double]] = [
      [0.4124 / 0.9505, 0.2126, 0.0193 / 1.0890],
      [0.3576 / 0.9505, 0.7152, 0.1192 / 1.0890],
      [0.1805 / 0.9505, 0.0722, 0.9505 / 1.0890],
    ]
    light = rows.flatMap { row in
      LabColor.linear.map { linear in
        let units = row.map { UInt64(($0 * linear * 1_048_576).rounded()) }
        return units[0] | units[1] << 21 | units[2] << 42
      }
    }
    f = (0...65_536).map { Float(LabColor.f((Double($0) * 16 + 8) / 1_048_576)) }
  }

  /// Whether two opaque colours surely differ by no more than the square root of `limit`.
  func isWithin(
    _ limit: Float, _ r1: UInt8, _ g1: UInt8, _ b1: UInt8, _ r2: UInt8, _ g2: UInt8, _ b2: UInt8
  ) -> Bool {
    let p = light[Int(r1)] &+ light[256 &+ Int(g1)] &+ light[512 &+ Int(b1)]
    let q = light[Int(r2)] &+ light[256 &+ Int(g2)] &+ light[512 &+ Int(b2)]
    let dx = step(p) - step(q)
    let dy = step(p &>> 21) - step(q &>> 21)
    let dz = step(p &>> 42) - step(q &>> 42)
    let l = 116 * abs(dy) + Self.errorOfL
    let a = 500 * abs(dx - dy) + Self.errorOfA
    let b = 200 * abs(dy - dz) + Self.errorOfB
    return l * l + 1.8661 * (2.25 * a * a + b * b) <= limit
  }

  @inline(__always)
  private func step(_ packed: UInt64) -> Float {
    f[min(65_536, Int(truncatingIfNeeded: (packed & 0x1F_FFFF) &>> 4))]
  }
}
