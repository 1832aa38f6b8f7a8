// SPDX-License-Identifier: MIT
//
// The colour differences of two rows, by the C kernel in single precision: it passes over equal pixels
// and surely near ones, marks surely far ones, and tells the rest with values within `error` of the
// exact formula's. The kernel borrows both rows, the marks and this object's arrays for the length of the
// call and keeps no pointer; the arrays are as long as the rows, which is what it may write.

internal import CRasterKernels
internal import Raster

struct ColorDifferenceRows {
  /// How far a value's root may lie from the exact difference. Measured over random, dark, near and
  /// gray pairs: below 0.03 (tests repeat it).
  static let error = 0.05
  /// No two colours lie this far apart; greater limits count as this one.
  private static let beyondAll = 1000.0

  private static let light = LabColor.linear.map { Float($0) }
  private var runs: [raster_color_run]
  private let level: KernelLevel

  /// Scratch space for rows of a width.
  init(width: Int, level: KernelLevel = .best) {
    runs = [raster_color_run](repeating: raster_color_run(), count: width)
    self.level = level
  }

  /// Marks the pixels whose difference is surely beyond a limit, and calls with each run of pixels of one
  /// pair of colours about which only the exact formula can tell: whether it is beyond the limit, or how
  /// far, when it may be more than the largest difference so far. The call gets the run's columns and
  /// the approximate difference, infinite where there is none. Columns ascend.
  mutating func mark(
    _ first: borrowing Span<UInt8>, _ second: borrowing Span<UInt8>, beyond limit: Double,
    largest: Double?, marks: inout PixelMarks, _ body: (Range<Int>, Double) -> Void
  ) {
    let limit = min(max(0, limit), Self.beyondAll)
    let limits = raster_color_limits(
      least: Self.squared(limit - Self.error), sure: Self.squared(limit + Self.error),
      told: Self.squared((largest ?? 0) - Self.error))
    for k in 0..<find(first, second, limits, &marks) {
      let run = runs[k]
      body(Int(run.start)..<Int(run.end), Double(run.value).squareRoot())
    }
  }

  private static func squared(_ difference: Double) -> Float {
    let root = Float(max(0, difference))
    return root * root
  }

  /// Fills `runs` and the marks; returns how many runs.
  private mutating func find(
    _ first: borrowing Span<UInt8>, _ second: borrowing Span<UInt8>,
    _ limits: raster_color_limits, _ marks: inout PixelMarks
  ) -> Int {
    let count = first.count / 4
    precondition(first.count == second.count && count <= runs.count)
    precondition(marks.words.count == (count + 63) / 64)
    let level = level.rawValue
    return unsafe Self.light.withUnsafeBufferPointer { light in
      var tables = unsafe raster_color_tables(
        linear: light.baseAddress, light_steps: Self.steps(.ofLightColors),
        any_steps: Self.steps(.ofAnyColors), light: ColorSteps.light)
      return unsafe first.withUnsafeBufferPointer { a in
        unsafe second.withUnsafeBufferPointer { b in
          guard let p = a.baseAddress, let q = b.baseAddress else { return 0 }
          return unsafe raster_kernels_colors_beyond(
            level, p, q, count, &tables, limits, &marks.words, &runs)
        }
      }
    }
  }

  private static func steps(_ steps: ColorSteps) -> raster_color_steps {
    raster_color_steps(
      together: steps.together, red: steps.red, green: steps.green, blue: steps.blue)
  }
}
