// SPDX-License-Identifier: MIT
//
// Pictures and masks under any affine transform: each destination pixel's centre is taken back into
// the picture and the value there is found between the four nearest source pixels. Beyond the picture
// its edge goes on; what is outside is cut by the coverage of the transformed rectangle, which the
// caller draws with. A picture that shrinks below one half is first averaged over area to about its
// final size.

/// Samples a picture along rows of the destination.
public struct AffineRows {
  /// The picture that is sampled: the given one, or that averaged to about its final size.
  private let source: [UInt8]
  private let width: Int
  private let height: Int
  private let channels: Int
  private let inverse: AffineTransform
  private let sampler: Sampler
  /// The transformed rectangle of the picture.
  public let outline: Path

  /// Prepares `width` × `height` pixels of `channels` bytes; `nil` when the transform is flat or not
  /// finite or the picture is empty.
  public init?(
    _ bytes: [UInt8], width: Int, height: Int, channels: Int, transform: AffineTransform,
    sampler: Sampler
  ) {
    guard width > 0, height > 0, bytes.count == width * height * channels,
      transform.inverse != nil
    else { return nil }
    self.channels = channels
    self.sampler = sampler
    outline = Path.rect(PixelRect(x: 0, y: 0, width: width, height: height))
      .transformed(by: transform)
    let sx = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let sy = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    guard sampler == .bilinear, sx < 0.5 || sy < 0.5 else {
      source = bytes
      self.width = width
      self.height = height
      guard let inverse = transform.inverse else { return nil }
      self.inverse = inverse
      return
    }
    let w = sx < 0.5 ? max(1, FixedPoint.clampedInt((Double(width) * sx).rounded(.up))) : width
    let h = sy < 0.5 ? max(1, FixedPoint.clampedInt((Double(height) * sy).rounded(.up))) : height
    let shrink = AffineTransform.scale(x: Double(w) / Double(width), y: Double(h) / Double(height))
    let grow = AffineTransform.scale(x: Double(width) / Double(w), y: Double(height) / Double(h))
    guard let inverse = grow.concatenating(transform).inverse,
      var rows = ScaledRows(
        width: width, height: height, channels: channels, transform: shrink, sampler: sampler,
        clip: PixelRect(x: 0, y: 0, width: w, height: h))
    else { return nil }
    var small: [UInt8] = []
    small.reserveCapacity(w * h * channels)
    for y in 0..<h {
      rows.make(y, from: bytes.span)
      small += rows.pixels
    }
    guard small.count == w * h * channels else { return nil }
    source = small
    self.width = w
    self.height = h
    self.inverse = inverse
  }

  /// Whether `nearest` would draw a pixel: whether its centre lies in the picture.
  public func containsCenter(x: Int, y: Int) -> Bool {
    let p = inverse.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
    return p.x >= 0 && p.y >= 0 && p.x < Double(width) && p.y < Double(height)
  }

  /// Samples `count` pixels of a row from column `x` on into the start of `out`.
  public func sample(y: Int, x: Int, count: Int, into out: inout MutableSpan<UInt8>) {
    for k in 0..<count {
      let p = inverse.apply(Point(x: Double(x + k) + 0.5, y: Double(y) + 0.5))
      if sampler == .nearest {
        let i = min(max(FixedPoint.clampedInt(p.x.rounded(.down)), 0), width - 1)
        let j = min(max(FixedPoint.clampedInt(p.y.rounded(.down)), 0), height - 1)
        for c in 0..<channels { out[k * channels + c] = source[(j * width + i) * channels + c] }
      } else {
        sampleLinear(p, k, &out)
      }
    }
  }

  private func sampleLinear(_ p: Point, _ k: Int, _ out: inout MutableSpan<UInt8>) {
    let u = min(max(p.x - 0.5, 0), Double(width - 1))
    let v = min(max(p.y - 0.5, 0), Double(height - 1))
    let i = Int(u)
    let j = Int(v)
    let w = FixedPoint.weight8(u - Double(i))
    let weight = FixedPoint.weight16(v - Double(j))
    let right = i + 1 < width ? channels : 0
    let below = j + 1 < height ? width * channels : 0
    let start = (j * width + i) * channels
    for c in start..<start + channels {
      let a = UInt16(source[c]) &* (256 &- w) &+ UInt16(source[c + right]) &* w
      let b = UInt16(source[c + below]) &* (256 &- w) &+ UInt16(source[c + below + right]) &* w
      out[k * channels + c - start] = FixedPoint.mix(a, b, weight: weight)
    }
  }
}
