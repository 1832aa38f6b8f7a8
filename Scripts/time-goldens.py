#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
#
# Times golden images over many scenes: writes N scene files whose titles, icons, colours, styles
# and tabs differ, records them, and verifies them unchanged (fingerprints), filmed again with their
# pixels' hashes compared, and filmed again with every kept picture read and compared. Prints wall time
# and the largest resident memory of each run. Everything lies in a temporary folder.
#
#   Scripts/time-goldens.py [--tool .build/release/simpletab] [--scenes 100,1000] [--keep DIR]

import argparse
import colorsys
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
ICONS = ROOT / "Fixtures" / "Icons"
WORDS = ("Home Messages Profile Search Cart Orders Library Radio Feed Inbox Calendar Photos Music "
         "Wallet Health News Maps Files Notes Clock").split()


def scene(number):
    """A scene that no other number gives."""
    dice = random.Random(number)
    icons = sorted(path.name for path in ICONS.glob("*.png"))

    def color():
        rgb = colorsys.hsv_to_rgb(dice.random(), dice.uniform(0.3, 1), dice.uniform(0.4, 1))
        return "#" + "".join(f"{round(255 * value):02X}" for value in rgb)

    tint = color()
    return {
        "name": f"scene-{number:04}",
        "style": dice.choice(["pop", "elegant", "simple"]),
        "viewTransition": dice.choice(["pop", "crossFade"]),
        "tintColor": tint,
        "icons": {"normal": "#AAAAAA", "selected": tint},
        "tabs": [
            {"title": f"{dice.choice(WORDS)} {number}", "icon": "icons/" + dice.choice(icons),
             "page": {"background": color()}}
            for _ in range(3)
        ],
    }


def run(tool, *words):
    """Wall seconds, largest resident memory in MB; stops when the tool does not exit with 0."""
    start = time.monotonic()
    process = subprocess.Popen([tool, *words], stdout=subprocess.PIPE)
    text = process.stdout.read().decode()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.monotonic() - start
    if os.waitstatus_to_exitcode(status) != 0:
        sys.exit(f"{' '.join(words[:1])} exited with {os.waitstatus_to_exitcode(status)}:\n{text}")
    print(f"  {' '.join(w for w in words if '/' not in w):40} {seconds:7.2f} s "
          f"{usage.ru_maxrss / 1024:7.0f} MB   cpu {usage.ru_utime + usage.ru_stime:.1f} s"
          f"   {text.strip()}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=str(ROOT / ".build/release/simpletab"))
    parser.add_argument("--scenes", default="100,1000")
    parser.add_argument("--keep", help="a folder that is kept; goldens in it are not recorded again")
    options = parser.parse_args()
    folder = pathlib.Path(options.keep or tempfile.mkdtemp(prefix="simpletab-goldens-"))
    try:
        for count in map(int, options.scenes.split(",")):
            scenes, goldens = folder / f"scenes-{count}", folder / f"goldens-{count}"
            print(f"{count} scenes", flush=True)
            if not goldens.exists():
                shutil.copytree(ICONS, scenes / "icons", dirs_exist_ok=True)
                for number in range(count):
                    path = scenes / f"scene-{number:04}.json"
                    path.write_text(json.dumps(scene(number), indent=1))
                run(options.tool, "record", str(scenes), "--goldens", str(goldens), "-q",
                    "--mode", "all")
            # Another fallback font, which no title needs, changes the fingerprint and no pixel.
            other = ["--fallback-font", str(ROOT / "Fixtures/Fonts/Box.ttf")]
            for words in ([], other, ["--full"]):
                run(options.tool, "verify", str(scenes), "--goldens", str(goldens), *words)
    finally:
        if not options.keep:
            shutil.rmtree(folder)


main()
