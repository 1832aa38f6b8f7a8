// SPDX-License-Identifier: MIT
//
// The Porter-Duff operators in 8-bit arithmetic, one formula each: 255 times the resulting channel.
// Source: W3C Compositing and Blending Level 1 § 9.1; the formulas in 0…1 stand at `BlendMode`.

enum Clear: PorterDuffFormula {
  static func sum(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 { 0 }
}

enum Copy: PorterDuffFormula {
  static func sum(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 { s * 255 }
}

enum SourceOver: PorterDuffFormula {
  static func sum(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
    s * 255 + d * (255 - sa)
  }
}

enum DestinationOver: PorterDuffFormula {
  static func sum(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
    s * (255 - da) + d * 255
  }
}

enum SourceIn: PorterDuffFormula {
  static func sum(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 { s * da }
}

enum DestinationIn: PorterDuffFormula {
  static func sum(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 { d * sa }
}

enum SourceOut: PorterDuffFormula {
  static func sum(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 { s * (255 - da) }
}

enum DestinationOut: PorterDuffFormula {
  static func sum(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 { d * (255 - sa) }
}

enum SourceAtop: PorterDuffFormula {
  static func sum(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
    s * da + d * (255 - sa)
  }
}

enum DestinationAtop: PorterDuffFormula {
  static func sum(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
    s * (255 - da) + d * sa
  }
}

enum Xor: PorterDuffFormula {
  static func sum(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
    s * (255 - da) + d * (255 - sa)
  }
}

enum PlusLighter: PorterDuffFormula {
  static func sum(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
    min(255, s + d) * 255
  }
}
