// SPDX-License-Identifier: MIT
//
// Exact signed areas. A line that runs through a pixel by the height dy, at the mean distance u from
// the pixel's left edge, covers dy·(1 − u) of that pixel and dy of every pixel to the right of it in
// the row. Only the pixels that a line touches are stored, as cells; sums along a row give coverage.
// In: lines in pixels relative to the top left of the area; out: cells by row, then column.
//
// The idea is that of LibArt and of FreeType's grey raster (Levien, Turner); this is exact in `Double`
// instead of 1/256 pixel.

/// The pixel of a row that lines run through.
struct CoverageCell {
  /// The column.
  var x: Int32
  /// The row.
  var y: Int32
  /// The sum of signed heights dy; down is positive.
  var cover: Double
  /// The sum of dy·u.
  var area: Double
}

/// The cells of an area of pixels.
struct CoverageCells {
  /// Columns of the area; lines further right add nothing.
  private(set) var width = 0
  /// Rows of the area.
  private(set) var height = 0
  private var cells: [CoverageCell] = []
  private var sorted: [CoverageCell] = []
  /// Where each row's cells start in `sorted`; one more at the end.
  private var rowStarts: [Int] = []

  /// Empties the area and gives it an extent.
  mutating func begin(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells.removeAll(keepingCapacity: true)
  }

  /// Forgets all lines.
  mutating func removeAll() { cells.removeAll(keepingCapacity: true) }

  /// Adds a line of any place and length; what lies outside is cut off. What is left of the area is
  /// kept as a line along its left edge, because it covers what is to the right of it.
  mutating func add(_ from: Point, _ to: Point) {
    if from.y == to.y { return }
    if from.y < to.y {
      addDown(from.x, from.y, to.x, to.y, 1)
    } else {
      addDown(to.x, to.y, from.x, from.y, -1)
    }
  }

  private mutating func addDown(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ sign: Double
  ) {
    let bottom = Double(height)
    if y1 <= 0 || y0 >= bottom { return }
    let slope = (x1 - x0) / (y1 - y0)
    let top = max(y0, 0)
    let end = min(y1, bottom)
    let xTop = top == y0 ? x0 : x0 + (top - y0) * slope
    let xEnd = end == y1 ? x1 : x0 + (end - y0) * slope
    addBetweenSides(xTop, top, xEnd, end, slope, sign)
  }

  private mutating func addBetweenSides(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ slope: Double, _ sign: Double
  ) {
    let right = Double(width)
    if x0 >= right && x1 >= right { return }
    if x0 <= 0 && x1 <= 0 {
      addInside(0, y0, 0, y1, 0, sign)
    } else if x0 < 0 || x1 < 0 {
      let y = min(max(y0 - x0 / slope, y0), y1)
      addBetweenSides(x0, y0, 0, y, slope, sign)
      addBetweenSides(0, y, x1, y1, slope, sign)
    } else if x0 > right || x1 > right {
      let y = min(max(y0 + (right - x0) / slope, y0), y1)
      if x0 < right {
        addInside(x0, y0, right, y, slope, sign)
      } else {
        addInside(right, y, x1, y1, slope, sign)
      }
    } else {
      addInside(x0, y0, x1, y1, slope, sign)
    }
  }

  private mutating func addInside(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ slope: Double, _ sign: Double
  ) {
    let low = min(x0, x1)
    let high = max(x0, x1)
    var y = y0
    var x = x0
    var row = Int(y0)
    while y < y1 {
      let yNext = min(Double(row + 1), y1)
      let xNext = yNext == y1 ? x1 : min(max(x0 + (yNext - y0) * slope, low), high)
      addInRow(Int32(truncatingIfNeeded: row), x, xNext, (yNext - y) * sign)
      y = yNext
      x = xNext
      row += 1
    }
  }

  private mutating func addInRow(_ row: Int32, _ xa: Double, _ xb: Double, _ dy: Double) {
    let left = min(xa, xb)
    let right = max(xa, xb)
    var column = Int32(left)
    if right <= Double(column + 1) {
      put(row, column, dy, dy * ((left + right) * 0.5 - Double(column)))
      return
    }
    let perColumn = dy / (right - left)
    var x = left
    var rest = dy
    while x < right {
      let xNext = min(Double(column + 1), right)
      let part = xNext == right ? rest : (xNext - x) * perColumn
      put(row, column, part, part * ((x + xNext) * 0.5 - Double(column)))
      rest -= part
      x = xNext
      column += 1
    }
  }

  @inline(__always)
  private mutating func put(_ row: Int32, _ column: Int32, _ cover: Double, _ area: Double) {
    if Int(column) >= width { return }
    let last = cells.count - 1
    if last >= 0 && cells[last].x == column && cells[last].y == row {
      cells[last].cover += cover
      cells[last].area += area
    } else {
      cells.append(CoverageCell(x: column, y: row, cover: cover, area: area))
    }
  }

  /// Orders the cells by row and column; cells of one place keep the order of their lines.
  mutating func sort() {
    rowStarts.removeAll(keepingCapacity: true)
    rowStarts.append(contentsOf: repeatElement(0, count: height + 2))
    for cell in cells { rowStarts[Int(cell.y) + 2] += 1 }
    for y in 0..<height { rowStarts[y + 2] += rowStarts[y + 1] }
    sorted.removeAll(keepingCapacity: true)
    sorted.append(
      contentsOf: repeatElement(CoverageCell(x: 0, y: 0, cover: 0, area: 0), count: cells.count))
    for cell in cells {
      let place = rowStarts[Int(cell.y) + 1]
      sorted[place] = cell
      rowStarts[Int(cell.y) + 1] = place + 1
    }
    for y in 0..<height { sortRow(rowStarts[y]..<rowStarts[y + 1]) }
  }

  private mutating func sortRow(_ range: Range<Int>) {
    if range.count > 32 {
      // The standard sort is stable, as is the insertion below.
      sorted[range].sort { $0.x < $1.x }
      return
    }
    for i in range.dropFirst() {
      let cell = sorted[i]
      var j = i
      while j > range.lowerBound && sorted[j - 1].x > cell.x {
        sorted[j] = sorted[j - 1]
        j -= 1
      }
      sorted[j] = cell
    }
  }

  /// The cells of a row, by column, after `sort`.
  func row(_ y: Int) -> ArraySlice<CoverageCell> { sorted[rowStarts[y]..<rowStarts[y + 1]] }
}
