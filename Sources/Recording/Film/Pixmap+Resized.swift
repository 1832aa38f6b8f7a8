// SPDX-License-Identifier: MIT
//
// Smaller copies of pictures, by the sampler that scaled images are drawn with.

import Compositing
public import Raster

extension Pixmap {
  /// A copy of an extent in pixels, each at least 1; the picture itself when it has that extent.
  public func resized(width: Int, height: Int) -> Pixmap {
    if width == self.width && height == self.height { return self }
    let (width, height) = (max(1, width), max(1, height))
    return Compositor.render(
      DisplayList(
        width: width, height: height,
        commands: [
          .drawImage(
            Image(self),
            transform: .scale(
              x: Double(width) / Double(max(1, self.width)),
              y: Double(height) / Double(max(1, self.height))),
            sampler: .bilinear, opacity: 255, mode: .sourceOver)
        ]))
  }
}
