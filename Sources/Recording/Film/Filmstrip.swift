// SPDX-License-Identifier: MIT
//
// Frames side by side in one picture, each with its time under it. Lengths are in points of the strip,
// which has the frames' scale; frames are shrunk before they are kept, so a long film fits in memory.

public import Compositing
import ImageCoding
public import Raster
public import Typesetting

/// A filmstrip under construction.
public struct Filmstrip: Sendable {
  /// How a filmstrip looks. Chosen by us.
  public struct Look: Sendable, Equatable {
    /// The width of a frame, in points.
    public var frameWidth = 125.0
    /// Around everything, in points.
    public var margin = 16.0
    /// Between frames, in points.
    public var gap = 12.0
    /// The size of the times, in points.
    public var labelSize = 10.0
    /// The most frames side by side.
    public var columns = 6
    /// What lies under everything.
    public var background = PremultipliedColor(r: 242, g: 242, b: 247, a: 255)
    /// The times' colour.
    public var label = PremultipliedColor(r: 110, g: 110, b: 115, a: 255)
    /// The line around frames, one pixel wide.
    public var outline = PremultipliedColor(r: 209, g: 209, b: 214, a: 255)

    /// A light look.
    public init() {}

    /// A look for frames in dark appearance.
    public static var dark: Look {
      var look = Look()
      look.background = PremultipliedColor(r: 28, g: 28, b: 30, a: 255)
      look.label = PremultipliedColor(r: 152, g: 152, b: 157, a: 255)
      look.outline = PremultipliedColor(r: 58, g: 58, b: 60, a: 255)
      return look
    }
  }

  private let look: Look
  private let scale: Double
  private let font: Font
  private var frames: [(label: String, picture: Image)] = []

  /// An empty strip; `scale` is pixels per point, `font` sets the times.
  public init(look: Look, scale: Int, font: Font) {
    self.look = look
    self.scale = Double(scale)
    self.font = font
  }

  /// Adds a frame, shrunk to the strip's frame width, with a text under it.
  public mutating func add(_ picture: Pixmap, label: String) {
    frames.append((label, Image(shrunk(picture))))
  }

  /// Throws when the strip of so many frames of an extent would be larger than a frame may be.
  public func check(
    _ planned: PlannedSequence, limits: RenderLimits = RenderLimits()
  ) throws(RecordingError) {
    let (width, height) = shrunk(planned.length.width, planned.length.height)
    try limits.check(pixels: planned.frames.count * width * height)
  }

  /// The extent that a picture has in the strip, in pixels.
  private func shrunk(_ width: Int, _ height: Int) -> (width: Int, height: Int) {
    let most = max(1, Int((look.frameWidth * scale).rounded()))
    guard width > most else { return (width, height) }
    let factor = Double(most) / Double(width)
    return (most, max(1, Int((Double(height) * factor).rounded())))
  }

  private func shrunk(_ picture: Pixmap) -> Pixmap {
    let (width, height) = shrunk(picture.width, picture.height)
    return picture.resized(width: width, height: height)
  }

  /// The whole strip as drawing commands, in pixels.
  public var list: DisplayList {
    func pixels(_ points: Double) -> Int { Int((points * scale).rounded()) }
    let columns = max(1, min(look.columns, frames.count))
    let rows = (frames.count + columns - 1) / columns
    let width = frames.map(\.picture.pixmap.width).max() ?? 0
    let height = frames.map(\.picture.pixmap.height).max() ?? 0
    let (margin, gap) = (pixels(look.margin), pixels(look.gap))
    let labelHeight = pixels(look.labelSize * 1.8)
    var list = DisplayList(
      width: 2 * margin + columns * width + (columns - 1) * gap,
      height: 2 * margin + rows * (height + labelHeight) + max(0, rows - 1) * gap,
      background: look.background)
    for (index, frame) in frames.enumerated() {
      let x = margin + index % columns * (width + gap)
      let y = margin + index / columns * (height + labelHeight + gap)
      let picture = frame.picture.pixmap
      let rect = PixelRect(x: x, y: y, width: picture.width, height: picture.height)
      list.commands.append(
        .fillRect(
          PixelRect(
            minX: rect.minX - 1, minY: rect.minY - 1, maxX: rect.maxX + 1, maxY: rect.maxY + 1),
          color: look.outline, mode: .sourceOver))
      list.commands.append(
        .drawImage(
          frame.picture, transform: .translation(x: Double(x), y: Double(y)), sampler: .nearest,
          opacity: 255, mode: .sourceOver))
      list.commands += label(frame.label, under: rect, height: labelHeight)
    }
    return list
  }

  /// The strip's picture.
  public var picture: Pixmap { Compositor.render(list) }

  /// The strip as the bytes of a PNG file. Throws when there is no frame.
  public func png(_ preset: PNGWriter.Preset = .small) throws(RecordingError) -> [UInt8] {
    guard !frames.isEmpty else { throw .picture("a filmstrip needs a frame") }
    do throws(ImageWriteError) {
      return try PNGWriter.encode(
        picture, options: PNGWriter.Options(preset: preset, scale: scale))
    } catch { throw .picture(error.description) }
  }

  private func label(_ text: String, under rect: PixelRect, height: Int) -> [DrawCommand] {
    let line = Typesetter.line(text, font: font)
    let x = Double(rect.minX) + (Double(rect.width) - line.width * scale) / 2
    let baseline = LinePlacement.baseline(
      midY: (Double(rect.maxY) + Double(height) / 2) / scale, lineHeight: line.lineHeight,
      ascender: line.ascender, scale: scale)
    return line.runs(scale: scale).map { run in
      .drawGlyphs(
        run, transform: .translation(x: x, y: baseline * scale), color: look.label,
        mode: .sourceOver)
    }
  }
}
