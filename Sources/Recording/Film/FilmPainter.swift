// SPDX-License-Identifier: MIT
//
// Draws frames of films one after another, on one thread, with one compositor's caches and one
// picture's memory: what a film's own `picture` takes anew for every frame.

import Compositing
import Raster

/// Draws frames of films.
package final class FilmPainter {
  private let compositor = Compositor()
  private var pixmap = Pixmap(width: 0, height: 0)

  /// A painter with empty caches.
  package init() {}

  /// Forgets the glyphs that were drawn: other films have other texts.
  package func forgetGlyphs() { compositor.forgetGlyphs() }

  /// A frame's picture, premultiplied, in device pixels; the same as the film's own `picture`.
  package func picture(_ film: Film, _ index: Int) -> Pixmap {
    compositor.render(film.drawnList(index), into: &pixmap)
    return pixmap
  }
}
