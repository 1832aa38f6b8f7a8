#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Do other programs read what we write, and do we read what others wrote? Writes files of every kind
# (simpletab-bench samples), has pngcheck judge them, and compares the pixels that our reader, Pillow and
# Chromium, where they are there, find in them with the pictures. With a folder of PngSuite's files and a
# list of what they decode to (file, size, SHA-256 of the straight RGBA8 pixels, or "error"), checks our
# reader against it.
#
#   Scripts/check-png-files.sh [PNGSUITE-FOLDER LIST]
#
# SIMPLETAB_BENCH names the built simpletab-bench, PYTHON a Python, CHROMIUM a browser.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

bench=${SIMPLETAB_BENCH:-.build/release/simpletab-bench}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$bench" samples "$work/files" >"$work/written.tsv"
printf '%d files written\n' "$(($(wc -l <"$work/written.tsv") - 1))"

"$bench" read "$work/files" >"$work/read.tsv"
LC_ALL=C sort "$work/written.tsv" | diff - <(LC_ALL=C sort "$work/read.tsv")
echo "our reader: the same pixels"

if command -v pngcheck >/dev/null; then
  pngcheck -q "$work"/files/*.png
  echo "pngcheck: all are right"
fi

if "${PYTHON:-python3}" -c 'import PIL' 2>/dev/null; then
  "${PYTHON:-python3}" - "$work/files" >"$work/pillow.tsv" <<'PYTHON'
import hashlib, os, sys
from PIL import Image
for name in os.listdir(sys.argv[1]):
    image = Image.open(os.path.join(sys.argv[1], name))
    image.seek(0)
    digest = hashlib.sha256(image.convert("RGBA").tobytes()).hexdigest()
    print(name, "%dx%d" % image.size, digest, sep="\t")
PYTHON
  tail -n +2 "$work/written.tsv" | LC_ALL=C sort | diff - <(LC_ALL=C sort "$work/pillow.tsv")
  echo "Pillow: the same pixels"
fi

browser=${CHROMIUM:-chromium}
if command -v "$browser" >/dev/null; then
  "${PYTHON:-python3}" Scripts/check-pictures-in-browser.py "$work/written.tsv" "$work/files" "$browser" \
    >"$work/browser.json" || { cat "$work/browser.json"; exit 1; }
  echo "Chromium: the same pixels"
fi

if (($# == 2)); then
  "$bench" read "$1" 2>/dev/null >"$work/suite.tsv"
  LC_ALL=C sort "$2" | diff - <(LC_ALL=C sort "$work/suite.tsv")
  printf 'PngSuite: %d of %d as the list says\n' "$(($(wc -l <"$2") - 1))" "$(ls "$1"/*.png | wc -l)"
fi
