// SPDX-License-Identifier: MIT
//
// The test font of boxes: every glyph a box of known size.

import FixtureSupport
import Foundation
import Typesetting

/// The committed font whose glyphs are boxes.
func testFace() throws -> Face { try Face(path: Fixtures.url("Fonts/Box.ttf").path) }
