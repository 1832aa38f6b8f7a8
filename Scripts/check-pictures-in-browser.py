#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
#
# Does a browser find the right pixels in PNG files? Headless Chromium decodes the first frame of each file
# that a list names (file, size, SHA-256 of the straight RGBA8 pixels, as `simpletab-bench samples` prints
# it) and compares the digests. Exit code 0 when all are the same.
#
# Usage: check-pictures-in-browser.py LIST FOLDER [CHROMIUM]

import base64
import json
import os
import sys

sys.dont_write_bytecode = True

from headless_page import answer

PAGE = """<!doctype html><script>
const FILES = @files@;
const bytes = s => Uint8Array.from(atob(s), c => c.charCodeAt(0));
const hex = data => Array.from(new Uint8Array(data), v => v.toString(16).padStart(2, "0")).join("");
const gl = new OffscreenCanvas(1, 1).getContext("webgl2");
// A bitmap that is not premultiplied goes into a texture as it is, and comes back from a frame buffer;
// a canvas in two dimensions would premultiply it.
const pixels = image => {
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image);
  const texture = gl.getParameter(gl.TEXTURE_BINDING_2D);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  const found = new Uint8Array(image.width * image.height * 4);
  gl.readPixels(0, 0, image.width, image.height, gl.RGBA, gl.UNSIGNED_BYTE, found);
  return found;
};
(async () => {
  const result = { files: FILES.length, same: 0, wrong: [] };
  for (const [name, data, size, digest] of FILES) {
    const image = await createImageBitmap(
      new Blob([bytes(data)], { type: "image/png" }), { premultiplyAlpha: "none" });
    const found = hex(await crypto.subtle.digest("SHA-256", pixels(image)));
    const extent = image.width + "x" + image.height;
    if (found == digest && extent == size) result.same++; else result.wrong.push(name);
  }
  return result;
})().catch(e => ({ error: String(e) }))
  .then(r => fetch("/result", { method: "POST", body: JSON.stringify(r) }));
</script>"""


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit("usage: check-pictures-in-browser.py LIST FOLDER [CHROMIUM]")
    files = []
    with open(sys.argv[1]) as lines:
        for line in list(lines)[1:]:
            name, size, digest = line.split()
            with open(os.path.join(sys.argv[2], name), "rb") as file:
                files.append([name, base64.b64encode(file.read()).decode(), size, digest])
    result = answer(PAGE.replace("@files@", json.dumps(files)), *sys.argv[3:])
    print(json.dumps(result) if result else "the browser said nothing")
    sys.exit(0 if result and result.get("same") == len(files) > 0 else 1)


main()
