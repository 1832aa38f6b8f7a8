// SPDX-License-Identifier: MIT
//
// Display lists as text, a line a command, for tests and for looking at: what is in a group or a clip
// is set in by two spaces. Equal lists give equal text; pictures are named by their extent and an
// FNV-1a hash of their bytes, faces by their file's name.

import Raster
import Typesetting

extension DisplayList: CustomStringConvertible {
  /// The list, a line a command.
  public var description: String {
    var lines = ["picture \(width)x\(height) on \(background)"]
    var depth = 1
    for command in commands {
      if command.isEnd { depth = max(1, depth - 1) }
      lines.append(String(repeating: "  ", count: depth) + command.description)
      if command.isBeginning { depth += 1 }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DrawCommand: CustomStringConvertible {
  var isBeginning: Bool {
    switch self {
    case .beginGroup, .beginClip: true
    default: false
    }
  }

  var isEnd: Bool {
    switch self {
    case .endGroup, .endClip: true
    default: false
    }
  }

  /// The command in one line. `sourceOver`, an opacity of 255 and `bilinear` go without saying.
  public var description: String {
    switch self {
    case .fillRect(let rect, let color, let mode):
      return "fill \(text(rect)) \(color)" + text(mode)
    case .fillPath(let path, let rule, let color, let mode):
      return "fill \(text(path, rule)) \(color)" + text(mode)
    case .tintImage(let image, let transform, let sampler, let color, let mode):
      return "tint \(image) at \(text(transform))" + text(sampler) + " \(color)" + text(mode)
    case .drawImage(let image, let transform, let sampler, let opacity, let mode):
      return "draw \(image) at \(text(transform))" + text(sampler) + text(opacity) + text(mode)
    case .drawGlyphs(let run, let transform, let color, let mode):
      let glyphs = run.glyphs.map { "\($0.id)@\($0.x),\($0.y)" }.joined(separator: " ")
      return "glyphs \(run.face.fileName) \(run.pixelsPerEm)px at \(text(transform)) \(color)"
        + text(mode) + " [\(glyphs)]"
    case .beginGroup(let opacity, let mode): return "group" + text(opacity) + text(mode)
    case .endGroup: return "end group"
    case .beginClip(.rect(let rect)): return "clip \(text(rect))"
    case .beginClip(.path(let path, let rule)): return "clip \(text(path, rule))"
    case .endClip: return "end clip"
    }
  }

  private func text(_ rect: PixelRect) -> String {
    "[\(rect.minX) \(rect.minY) \(rect.maxX) \(rect.maxY)]"
  }

  private func text(_ mode: BlendMode) -> String {
    mode == .sourceOver ? "" : " \(mode.rawValue)"
  }

  private func text(_ opacity: UInt8) -> String { opacity == 255 ? "" : " opacity \(opacity)" }

  private func text(_ sampler: Sampler) -> String { sampler == .nearest ? " nearest" : "" }

  private func text(_ t: AffineTransform) -> String {
    t.isTranslation
      ? "(\(t.tx) \(t.ty))" : "(\(t.a) \(t.b) \(t.c) \(t.d) \(t.tx) \(t.ty))"
  }

  private func text(_ path: Path, _ rule: FillRule) -> String {
    let steps = path.elements.map { element in
      switch element {
      case .move(let p): "M\(text(p))"
      case .line(let p): "L\(text(p))"
      case .quad(let c, let e): "Q\(text(c)) \(text(e))"
      case .cubic(let c1, let c2, let e): "C\(text(c1)) \(text(c2)) \(text(e))"
      case .close: "Z"
      }
    }
    return "path{\(steps.joined(separator: " "))}" + (rule == .evenOdd ? " even-odd" : "")
  }

  private func text(_ p: Point) -> String { "\(p.x),\(p.y)" }
}

extension Image: CustomStringConvertible {
  /// The picture's extent and a hash of its bytes.
  public var description: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in pixmap.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return "image \(pixmap.width)x\(pixmap.height) \(String(hash, radix: 16))"
  }
}

extension Face {
  /// The last part of the file's path.
  fileprivate var fileName: String { String(path.split(separator: "/").last ?? "") }
}
