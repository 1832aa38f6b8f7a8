// SPDX-License-Identifier: MIT
//
// What our HTML pages have in common: one file that works from disk. Its content policy allows nothing
// from outside; its data is in it as JSON, in elements that no text can end.

package import Recording

/// Parts of an HTML page that needs no network.
package enum OfflinePage {
  /// The page up to where its style follows; the title is escaped here.
  package static func head(title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy"
     content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width">
    <title>\(escaped(title))</title>
    <link rel="icon" href="data:,">

    """
  }

  /// JSON in an element of its own; `<` is escaped, so that no text can end the element.
  package static func data(_ json: JSONText, id: String) -> String {
    let text = json.line.replacing("<", with: "\\u003c")
    return "<script type=\"application/json\" id=\"\(id)\">\(text)</script>\n"
  }

  /// Text between tags or in an attribute.
  package static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
