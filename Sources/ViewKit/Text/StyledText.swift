// SPDX-License-Identifier: MIT
//
// A text, its attributes and its font, to recognise that the same is set again: bars show their titles
// often, and setting a text means drawing it again.

import Foundation

/// A text and what it is set in.
struct StyledText {
  let text: String
  let attributes: [NSAttributedString.Key: Any]
  let font: UIFont?

  func isSame(as other: StyledText) -> Bool {
    // Bytes, not characters: two spellings of a letter are drawn differently.
    text.utf8.elementsEqual(other.text.utf8) && font == other.font
      && attributes.count == other.attributes.count
      && attributes.allSatisfy { key, value in
        // What cannot be compared counts as different.
        guard let value = value as? NSObject, let new = other.attributes[key] as? NSObject else {
          return false
        }
        return value == new
      }
  }
}
