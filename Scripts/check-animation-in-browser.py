#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
#
# Does a browser show an animated PNG as the frames of the same sequence? Headless Chromium decodes the
# animation and every frame, and compares all pixels; a frame of the animation that is shown for several
# frames' time stands for as many of them. Exit code 0 when all are the same.
#
# Usage: check-animation-in-browser.py ANIMATION.png FOLDER-OF-FRAMES [CHROMIUM]

import base64
import glob
import json
import sys

sys.dont_write_bytecode = True

from headless_page import answer

PAGE = """<!doctype html><script>
const ANIMATION = @animation@, FRAMES = @frames@, RATE = 60;
const bytes = s => Uint8Array.from(atob(s), c => c.charCodeAt(0));
const pixels = image => {
  const canvas = new OffscreenCanvas(
    image.displayWidth || image.width, image.displayHeight || image.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
};
const same = (a, b) => a.length == b.length && a.every((v, i) => v == b[i]);
(async () => {
  const decoder = new ImageDecoder({ data: bytes(ANIMATION), type: "image/png" });
  await decoder.tracks.ready;
  await decoder.completed;
  const track = decoder.tracks.selectedTrack;
  const result = { shown: track.frameCount, frames: FRAMES.length, same: 0, wrong: [] };
  let next = 0;
  for (let i = 0; i < track.frameCount; i++) {
    const { image } = await decoder.decode({ frameIndex: i });
    const shown = pixels(image);
    for (let n = Math.max(1, Math.round(image.duration * RATE / 1e6)); n > 0; n--, next++) {
      if (next >= FRAMES.length) break;
      const frame = await createImageBitmap(new Blob([bytes(FRAMES[next])], { type: "image/png" }));
      if (same(shown, pixels(frame))) result.same++; else result.wrong.push(next);
    }
  }
  return result;
})().catch(e => ({ error: String(e) }))
  .then(r => fetch("/result", { method: "POST", body: JSON.stringify(r) }));
</script>"""


def text(path):
    with open(path, "rb") as file:
        return base64.b64encode(file.read()).decode()


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit("usage: check-animation-in-browser.py ANIMATION.png FOLDER-OF-FRAMES [CHROMIUM]")
    frames = sorted(glob.glob(sys.argv[2] + "/*.png"))
    page = PAGE.replace("@animation@", json.dumps(text(sys.argv[1])))
    page = page.replace("@frames@", json.dumps([text(f) for f in frames]))
    result = answer(page, *sys.argv[3:])
    print(json.dumps(result) if result else "the browser said nothing")
    sys.exit(0 if result and result.get("same") == len(frames) > 0 else 1)


main()
