// SPDX-License-Identifier: MIT
//
// Where an axis has its marks: multiples of 1, 2, 2.5 or 5 times a power of ten, about as many as asked
// for, and the axis reaches to the marks around its values.

import Foundation

/// The marks of an axis.
struct AxisTicks: Equatable {
  /// The marks, ascending; at least two.
  let values: [Double]
  /// The digits after the point that tell them apart.
  let digits: Int

  /// From the first mark to the last.
  var range: ClosedRange<Double> { values[0]...values[values.count - 1] }

  /// Marks around a range, about so many steps between them.
  init(_ range: ClosedRange<Double>, steps: Int) {
    let length = max(range.upperBound - range.lowerBound, 1e-6)
    let rough = length / Double(max(1, steps))
    var unit = 1.0
    var digits = 0
    while unit * 10 <= rough { unit *= 10 }
    while unit > rough {
      unit /= 10
      digits += 1
    }
    let factor = [1, 2, 2.5, 5, 10].first { $0 * unit >= rough * 0.999 } ?? 10
    let step = factor * unit
    if factor == 2.5 { digits = unit >= 10 ? 0 : digits + 1 }
    if factor == 10 { digits = max(0, digits - 1) }
    self.digits = digits
    // A value that lies on a mark but for dust does not ask for the next one.
    let first = (range.lowerBound / step + 1e-6).rounded(.down)
    let last = max(first + 1, (range.upperBound / step - 1e-6).rounded(.up))
    values = (Int(first)...Int(last)).map { Double($0) * step }
  }

  /// A mark as people read it, in every locale.
  func label(_ value: Double) -> String {
    var scaled = value.magnitude
    for _ in 0..<digits { scaled *= 10 }
    var text = String(Int(scaled.rounded()))
    if digits > 0 {
      text = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
      text.insert(".", at: text.index(text.endIndex, offsetBy: -digits))
    }
    return (value < 0 && scaled.rounded() != 0 ? "−" : "") + text
  }
}
