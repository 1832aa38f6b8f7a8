// SPDX-License-Identifier: MIT
//
// `preview --html`: transitions as one HTML file that works from disk, with a scrubber over time. Its
// pictures are in it as base64, a picture once however many frames show it. What the page does is in
// `PreviewPage+Script.swift`.

import Foundation
import Golden
import ImageCoding
import Raster
import Recording

/// Writes the page.
@MainActor
struct PreviewPage {
  let scene: String
  let framesPerSecond: Int

  /// The page's bytes; films every planned sequence.
  func html(_ plan: [PlannedSequence], _ camera: Camera, scale: Int) throws -> [UInt8] {
    var pictures: [String] = []
    var numbers: [String: Int] = [:]
    var sequences: [JSONText] = []
    for planned in plan {
      var frames: [JSONText] = []
      var fault: ImageWriteError?
      var last: (picture: Pixmap, number: Int)?
      try camera.pictures(of: planned) { picture, _, _ in
        if let last, last.picture == picture { return frames.append(.integer(last.number)) }
        do throws(ImageWriteError) {
          let hash = PixelHash.hex(of: picture)
          let number = numbers[hash] ?? pictures.count
          if number == pictures.count {
            let bytes = try PNGWriter.encode(picture, options: PNGWriter.Options(preset: .small))
            pictures.append("data:image/png;base64," + Data(bytes).base64EncodedString())
            numbers[hash] = number
          }
          last = (picture, number)
          frames.append(.integer(number))
        } catch { fault = error }
      }
      if let fault { throw Failure(.badData, "picture: \(fault)") }
      sequences.append(
        .object([
          ("name", .string(planned.name.text)), ("duration", .number(planned.length.duration)),
          ("frames", .array(frames)),
        ]))
    }
    let film = JSONText.object([
      ("fps", .integer(framesPerSecond)), ("scale", .integer(scale)),
      ("sequences", .array(sequences)), ("pictures", .array(pictures.map(JSONText.string))),
    ])
    let page =
      OfflinePage.head(title: scene + ", filmed by SimpleTab") + Self.style
      + Self.body(title: scene) + OfflinePage.data(film, id: "film") + Self.script
    return Array(page.utf8)
  }

  private static let style = """
    <style>
    :root { color-scheme: light dark; --back: #f4f5f7; --panel: #fff; --text: #1c1e21;
      --dim: #5c6370; --line: #8b919c; --mark: #0b5fc4; }
    @media (prefers-color-scheme: dark) { :root { --back: #15171a; --panel: #1e2126;
      --text: #e8eaed; --dim: #a2a9b4; --line: #6d7480; --mark: #79b4ff; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--back); color: var(--text);
      font: 15px/1.45 system-ui, sans-serif; min-height: 100vh;
      display: grid; grid-template-rows: auto 1fr auto; }
    header { padding: .6rem 1rem; display: flex; gap: .4rem 1.5rem; align-items: baseline;
      flex-wrap: wrap; }
    h1 { font-size: 1.1rem; margin: 0; }
    main { display: grid; place-items: center; padding: 0 1rem; min-height: 0; }
    img { display: block; max-width: 100%; max-height: calc(100vh - 13rem);
      box-shadow: 0 0 0 1px var(--line); background: var(--panel); }
    .bar { position: sticky; bottom: 0; background: var(--panel); padding: .7rem 1rem;
      border-top: 1px solid var(--line); display: grid; gap: .5rem; }
    .row { display: flex; gap: .5rem 1.2rem; align-items: center; flex-wrap: wrap; }
    .row label { display: inline-flex; gap: .4rem; align-items: center; }
    #scrub { width: 100%; margin: 0; accent-color: var(--mark); }
    #time { font-variant-numeric: tabular-nums; min-width: 15em; }
    button, select { font: inherit; color: inherit; background: var(--back); padding: .25rem .7rem;
      border: 1px solid var(--line); border-radius: 5px; min-height: 2rem; }
    :focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
    p { margin: 0; color: var(--dim); font-size: .87rem; }
    kbd { font: inherit; border: 1px solid var(--line); border-radius: 3px; padding: 0 .3em; }
    </style>
    </head>

    """

  private static func body(title: String) -> String {
    """
    <body>
    <header><h1>\(OfflinePage.escaped(title))</h1><p>Filmed by SimpleTab</p></header>
    <main><img id="frame" alt=""></main>
    <div class="bar" role="group" aria-label="Playback">
    <input id="scrub" type="range" min="0" value="0" step="1" aria-label="Frame">
    <div class="row">
    <button id="play" type="button">Play</button>
    <label>Transition <select id="sequence"></select></label>
    <label>Speed <select id="speed"><option value="1">full</option><option value="0.5">half</option>
    <option value="0.25">quarter</option><option value="0.1">tenth</option></select></label>
    <label><input id="loop" type="checkbox" checked> Repeat</label>
    <output id="time" for="scrub"></output>
    </div>
    <p><kbd>Space</kbd> plays and stops, <kbd>←</kbd> <kbd>→</kbd> one frame, <kbd>Home</kbd>
    <kbd>End</kbd> first and last, <kbd>[</kbd> <kbd>]</kbd> transition before and after.</p>
    </div>
    <noscript><p>The scrubber needs JavaScript.</p></noscript>

    """
  }
}
