// SPDX-License-Identifier: MIT
//
// Which protocol the terminal is likely to know, from what it says of itself in the environment. A
// multiplexer swallows pictures, so under one only half blocks are sure.

import ImageCoding

/// Chooses a protocol.
enum TerminalChoice {
  static func likely(_ environment: [String: String]) -> TerminalProtocol {
    let term = environment["TERM"] ?? ""
    if environment["TMUX"] != nil || term.hasPrefix("screen") || term.hasPrefix("tmux") {
      return .blocks
    }
    if environment["KITTY_WINDOW_ID"] != nil || term.contains("kitty")
      || term.contains("ghostty") || environment["KONSOLE_VERSION"] != nil
    {
      return .kitty
    }
    switch environment["TERM_PROGRAM"] {
    case "iTerm.app", "WezTerm", "mintty", "vscode": return .iterm2
    case "ghostty": return .kitty
    default: break
    }
    if ["foot", "mlterm", "contour", "yaft"].contains(where: term.hasPrefix)
      || term.contains("sixel")
    {
      return .sixel
    }
    return .blocks
  }
}
