// SPDX-License-Identifier: MIT
//
// What changed between two frames inside a rectangle, by the row kernels of CRasterKernels; the
// references say the same in plain Swift.
//
// Safety: rectangles are checked against both pictures before rows are lent to C for one call; C reads
// four bytes a pixel, writes three, and marks one of 256 places.

internal import CRasterKernels
import Raster

enum ChangedPixels {
  /// The columns of a row from the first pixel that differs to the last, and how many differ.
  static func columns(
    from before: Pixmap, to after: Pixmap, row: Int
  ) -> (columns: Range<Int>, count: Int) {
    check(before, after, PixelRect(x: 0, y: row, width: after.width, height: 1))
    return unsafe before.bytes.withUnsafeBufferPointer { old in
      unsafe after.bytes.withUnsafeBufferPointer { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return (0..<0, 0) }
        let start = row * after.width * 4
        let changes = unsafe raster_kernels_row_changes(old + start, new + start, after.width)
        return (changes.first..<changes.end, changes.count)
      }
    }
  }

  /// Marks the greys among the changed pixels and gives whether all changed pixels are opaque.
  static func noteGreys(
    from before: Pixmap, to after: Pixmap, in rect: PixelRect, _ greys: inout [UInt8]
  ) -> Bool {
    check(before, after, rect)
    precondition(greys.count == 256)
    var all: UInt8 = 255
    unsafe before.bytes.withUnsafeBufferPointer { old in
      unsafe after.bytes.withUnsafeBufferPointer { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return }
        for y in rect.minY..<rect.maxY {
          let start = (y * after.width + rect.minX) * 4
          all &= unsafe raster_kernels_changed_greys(
            old + start, new + start, rect.width, &greys)
        }
      }
    }
    return all == 255
  }

  /// Rows of RGB, each after a filter byte 0, with the key for what is as before.
  static func rows(
    from before: Pixmap, to after: Pixmap, in rect: PixelRect, key: UInt8
  ) -> [UInt8] {
    check(before, after, rect)
    let length = 1 + 3 * rect.width
    var rows = [UInt8](repeating: 0, count: rect.height * length)
    unsafe before.bytes.withUnsafeBufferPointer { old in
      unsafe after.bytes.withUnsafeBufferPointer { new in
        unsafe rows.withUnsafeMutableBufferPointer { rows in
          guard let old = old.baseAddress, let new = new.baseAddress, let rows = rows.baseAddress
          else { return }
          for row in 0..<rect.height {
            let start = ((rect.minY + row) * after.width + rect.minX) * 4
            unsafe raster_kernels_pack_changes(
              old + start, new + start, rect.width, key, rows + row * length + 1)
          }
        }
      }
    }
    return rows
  }

  private static func check(_ before: Pixmap, _ after: Pixmap, _ rect: PixelRect) {
    precondition(before.width == after.width && before.height == after.height)
    precondition(rect.isEmpty || rect.intersection(after.bounds) == rect)
  }

  /// What `columns` does, in plain Swift.
  static func columnsReference(
    from before: Pixmap, to after: Pixmap, row: Int
  ) -> (columns: Range<Int>, count: Int) {
    let changed = (0..<after.width).filter { before[$0, row] != after[$0, row] }
    guard let first = changed.first, let last = changed.last else { return (0..<0, 0) }
    return (first..<last + 1, changed.count)
  }

  /// What `noteGreys` does, in plain Swift.
  static func greysReference(
    from before: Pixmap, to after: Pixmap, in rect: PixelRect, _ greys: inout [UInt8]
  ) -> Bool {
    var isOpaque = true
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX where before[x, y] != after[x, y] {
        let pixel = after[x, y]
        if pixel.r == pixel.g, pixel.r == pixel.b { greys[Int(pixel.r)] = 1 }
        if pixel.a != 255 { isOpaque = false }
      }
    }
    return isOpaque
  }

  /// What `rows` does, in plain Swift.
  static func rowsReference(
    from before: Pixmap, to after: Pixmap, in rect: PixelRect, key: UInt8
  ) -> [UInt8] {
    var rows: [UInt8] = []
    for y in rect.minY..<rect.maxY {
      rows.append(0)
      for x in rect.minX..<rect.maxX {
        let pixel = after[x, y]
        rows += before[x, y] == pixel ? [key, key, key] : [pixel.r, pixel.g, pixel.b]
      }
    }
    return rows
  }
}
