// SPDX-License-Identifier: MIT
//
// Turns a FreeType outline into a path of ours.
//
// Ownership: nothing is kept. FreeType calls back while FT_Outline_Decompose runs; the context
// pointer is the address of a local value that outlives the call, and each point is copied.
// Why it is safe: the callbacks run on the calling thread, inside the call, and touch only that
// context and the point they are given, which FreeType never passes as null.

import CFreeType
import Raster

/// Reads outlines step by step.
struct OutlineReader {
  private var elements: [Path.Element] = []
  private var isOpen = false
  /// Steps of FreeType's shifted coordinates in an em.
  private let stepsPerEm: Double

  private init(stepsPerEm: Double) { self.stepsPerEm = stepsPerEm }

  /// The outline in em with y turned to run down; `nil` when FreeType finds it damaged.
  static func path(of outline: inout FT_Outline, unitsPerEm: Int) -> Path? {
    // FreeType halves sums of control points; one bit of shift keeps those halves exact.
    var functions = unsafe FT_Outline_Funcs(
      move_to: { point, context in
        unsafe OutlineReader.step(context) { $0.move(unsafe $0.map(point)) }
      },
      line_to: { point, context in
        unsafe OutlineReader.step(context) { $0.elements.append(.line(unsafe $0.map(point))) }
      },
      conic_to: { control, point, context in
        unsafe OutlineReader.step(context) {
          $0.elements.append(unsafe .quad(control: $0.map(control), end: $0.map(point)))
        }
      },
      cubic_to: { first, second, point, context in
        unsafe OutlineReader.step(context) {
          $0.elements.append(
            unsafe .cubic(control1: $0.map(first), control2: $0.map(second), end: $0.map(point)))
        }
      },
      shift: 1, delta: 0)
    var reader = OutlineReader(stepsPerEm: Double(unitsPerEm * 2))
    let error = unsafe withUnsafeMutablePointer(to: &reader) { context in
      unsafe FT_Outline_Decompose(&outline, &functions, context)
    }
    guard error == 0 else { return nil }
    reader.closeOutline()
    return Path(reader.elements)
  }

  private static func step(
    _ context: UnsafeMutableRawPointer?, _ body: (inout OutlineReader) -> Void
  ) -> Int32 {
    guard let context = unsafe context else { return 1 }
    unsafe body(&context.assumingMemoryBound(to: OutlineReader.self).pointee)
    return 0
  }

  private func map(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector = unsafe vector?.pointee else { return .zero }
    return Point(x: Double(vector.x) / stepsPerEm, y: -Double(vector.y) / stepsPerEm)
  }

  private mutating func move(_ point: Point) {
    closeOutline()
    elements.append(.move(point))
    isOpen = true
  }

  private mutating func closeOutline() {
    if isOpen { elements.append(.close) }
    isOpen = false
  }
}
