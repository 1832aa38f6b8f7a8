// SPDX-License-Identifier: MIT
//
// Premultiplied colours as text: eight hexadecimal digits, red first, opacity last.

extension PremultipliedColor: CustomStringConvertible {
  /// `#rrggbbaa`, premultiplied as stored.
  public var description: String {
    "#"
      + [r, g, b, a].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
