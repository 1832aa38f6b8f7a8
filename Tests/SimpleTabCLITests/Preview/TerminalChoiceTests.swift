// SPDX-License-Identifier: MIT
//
// What terminals say of themselves, and which protocol that means.

import ImageCoding
import Testing

@testable import SimpleTabCLI

struct TerminalChoiceTests {
  static let terminals: [([String: String], TerminalProtocol)] = [
    ([:], .blocks), (["TERM": "xterm-256color"], .blocks),
    (["TERM": "xterm-kitty"], .kitty),
    (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
    (["TERM": "xterm-ghostty"], .kitty), (["KONSOLE_VERSION": "230800"], .kitty),
    (["TERM_PROGRAM": "iTerm.app"], .iterm2), (["TERM_PROGRAM": "WezTerm"], .iterm2),
    (["TERM_PROGRAM": "Apple_Terminal"], .blocks), (["TERM": "foot"], .sixel),
    (["TERM": "mlterm"], .sixel), (["TERM": "xterm-sixel"], .sixel),
    (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], .blocks),
    (["TERM": "xterm-kitty", "TMUX": "/run/tmux"], .blocks),
  ]

  @Test(arguments: terminals)
  func `A terminal is known by its environment`(
    environment: [String: String], expected: TerminalProtocol
  ) {
    #expect(TerminalChoice.likely(environment) == expected)
  }
}
