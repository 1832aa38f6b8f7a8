// SPDX-License-Identifier: MIT
//
// Executes display lists: what the other targets see of `Drawing`.

public import Raster

/// Draws display lists into pixmaps and keeps its scratch memory and caches between them.
///
/// A compositor belongs to one thread at a time. Its caches never change a pixel.
public final class Compositor {
  private var drawing = Drawing()

  /// What has been done since the compositor was made; may be set back.
  public var counts: RenderCounts {
    get { drawing.counts }
    set { drawing.counts = newValue }
  }

  /// A compositor with empty caches.
  public init() {}

  /// Forgets the glyphs that were drawn, whose memory grows with every new text up to its budget.
  package func forgetGlyphs() { drawing.forgetGlyphs() }

  /// Draws a list into a new picture.
  public static func render(_ list: DisplayList) -> Pixmap { Compositor().render(list) }

  /// Draws a list into a new picture.
  public func render(_ list: DisplayList) -> Pixmap {
    var pixmap = Pixmap(width: list.width, height: list.height)
    render(list, into: &pixmap)
    return pixmap
  }

  /// Draws a list into a picture, whose memory is used again when its extent fits the list's.
  /// Nothing of the old pixels remains.
  public func render(_ list: DisplayList, into pixmap: inout Pixmap) {
    drawing.render(list, into: &pixmap)
  }

  /// Draws a list's commands onto what a picture shows, without the list's background.
  ///
  /// A picture of another extent than the list's is drawn anew.
  public func draw(_ list: DisplayList, onto pixmap: inout Pixmap) {
    if pixmap.width != max(0, list.width) || pixmap.height != max(0, list.height) {
      render(list, into: &pixmap)
      return
    }
    drawing.draw(list, onto: &pixmap)
  }

  /// Draws a list after another one: `pixmap` shows `previous`, and only what differs is drawn again.
  ///
  /// Gives the rectangles that were drawn; no pixel outside has changed. The pixels equal those of
  /// `render`. Without a previous list, or when `pixmap` has another extent, all is drawn.
  public func render(
    _ list: DisplayList, updating pixmap: inout Pixmap, from previous: DisplayList?
  ) -> [PixelRect] {
    guard let previous, pixmap.width == list.width, pixmap.height == list.height else {
      render(list, into: &pixmap)
      return pixmap.width > 0 && pixmap.height > 0 ? [pixmap.bounds] : []
    }
    return drawing.render(list, updating: &pixmap, from: previous)
  }

  /// Rectangles outside which two lists give the same pixels; `nil` where they cannot be told apart from
  /// all: another extent or background, or ends without beginnings.
  public func damage(from old: DisplayList, to new: DisplayList) -> [PixelRect]? {
    drawing.damage(from: old, to: new)
  }
}
