// SPDX-License-Identifier: MIT
//
// An attributed string cut into the stretches that share their attributes.
//
// Foundation hands out the stretches only through closures with a stop pointer. The pointer is not
// touched and does not leave the closure, which ends before the call returns: that is why the one
// `unsafe` here, outside the folders over C, is safe.

import Foundation

/// A stretch of text with its attributes.
struct AttributeRun {
  /// The characters.
  var text: String
  /// What holds for all of them.
  var attributes: [NSAttributedString.Key: Any]
}

extension NSAttributedString {
  /// The stretches that share their attributes, in reading order.
  var attributeRuns: [AttributeRun] {
    let whole = string as NSString
    var runs: [AttributeRun] = []
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length), options: []) {
      attributes, range, _ in
      runs.append(AttributeRun(text: whole.substring(with: range), attributes: attributes))
    }
    return runs
  }
}
