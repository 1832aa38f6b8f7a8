#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
#
# Runs a built command on what is large: long sequences, big screens, long scripts, many tabs, long
# titles, many renders at once. Prints time and peak memory of each, and fails when an exit code, a line
# or a bound on memory is not as Faults.md says. Needs some 2 GB of disk under the temporary folder.
#
# Usage: check-load.py [COMMAND]    (default: .build/release/simpletab)

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TOOL = str(Path(sys.argv[1] if len(sys.argv) > 1 else ".build/release/simpletab").resolve())
BOX = str(Path(__file__).resolve().parent.parent / "Fixtures" / "Fonts" / "Box.ttf")
failed = False


def run(name, words, scene=None, code=0, says="", peak=None):
    """Runs the command in a folder of its own; peak is a bound on memory in MB."""
    global failed
    folder = Path(tempfile.mkdtemp())
    try:
        if scene is not None:
            (folder / "scene.json").write_text(json.dumps(scene))
        start = time.monotonic()
        with open(folder / "log", "wb") as log:
            process = subprocess.Popen([TOOL, *words], cwd=folder, stdout=log, stderr=log)
            _, status, usage = os.wait4(process.pid, 0)
        seconds = time.monotonic() - start
        got, memory = os.waitstatus_to_exitcode(status), usage.ru_maxrss // 1024
        text = (folder / "log").read_text(errors="replace")
        good = got == code and says in text and (peak is None or memory <= peak)
        failed = failed or not good
        last = text.strip().splitlines()[-1 if code == 0 else 0] if text.strip() else ""
        print(f"{'ok     ' if good else 'FAILED '} {name}: {seconds:.1f} s, {memory} MB, exit code {got}: {last[:150]}", flush=True)
        return memory
    finally:
        shutil.rmtree(folder)


def crowd(count, scene):
    """So many renders at once into one folder: each ends well, and the files are those of one."""
    global failed
    folder = Path(tempfile.mkdtemp())
    try:
        (folder / "scene.json").write_text(json.dumps(scene))
        words = [TOOL, "render", "scene.json", "--font", BOX, "--fps", "200", "-q", "-o"]
        subprocess.run([*words, "alone"], cwd=folder, check=True)
        start = time.monotonic()
        processes = [subprocess.Popen([*words, "crowd"], cwd=folder) for _ in range(count)]
        ends = [os.wait4(process.pid, 0) for process in processes]
        seconds = time.monotonic() - start
        memory = max(usage.ru_maxrss for _, _, usage in ends) // 1024
        same = subprocess.run(["diff", "-r", "alone", "crowd"], cwd=folder, stdout=subprocess.DEVNULL).returncode == 0
        good = same and all(status == 0 for _, status, _ in ends)
        failed = failed or not good
        print(f"{'ok     ' if good else 'FAILED '} {count} renders at once into one folder: {seconds:.1f} s, {memory} MB each at most", flush=True)
    finally:
        shutil.rmtree(folder)


def tabs(count):
    return [{"title": f"Tab {n}"} for n in range(count)]


def long_film(seconds):
    """A film of a small screen in which something moves to the end."""
    events = [{"at": n * 0.5, "select": (n + 1) % 2} for n in range(int(seconds * 2))]
    return {"name": "s", "device": {"size": [40, 60], "scale": 1}, "style": "pop", "tabs": tabs(2), "script": events}


render = ["render", "scene.json", "--font", BOX, "-o", "out"]
small = run("1,000 frames in one sequence", [*render, "--fps", "1000", "-q"], long_film(1))
run("10,000 frames in one sequence", [*render, "--fps", "1000", "-q"], long_film(10), peak=small + 8)
# Neither frames nor their lines in the manifest are kept.
run("100,000 frames in one sequence", [*render, "--fps", "1000", "-q"], long_film(100), peak=small + 16)
run(
    "100,000 frames and one too many for --limit", [*render, "--fps", "1000", "--limit", "frames=100000"], long_film(100),
    code=65, says="frames are more than the limit of 100000",
)
run(
    "a tablet of 1366 × 1024 points at 4×", [*render, "--transition", "0-1"],
    {"device": {"size": [1366, 1024], "scale": 4, "kind": "tablet"}, "style": "elegant", "tabs": tabs(5)}, peak=2000,
)
run(
    "a script of 10,000 taps", ["trace", "scene.json", "--font", BOX, "--fps", "10"],
    {"device": {"size": [320, 480], "scale": 1}, "style": "pop", "tabs": tabs(5),
     "script": [{"at": round(n * 0.01, 2), "tap": n % 5} for n in range(10_000)]},
)
run("10,001 events", [*render], {"tabs": tabs(2), "script": [{"at": 0, "tap": 0}] * 10_001}, code=65, says="script: 1 to 10000 elements")
run("200 tabs", [*render], {"tabs": tabs(200)}, code=65, says="tabs: 1 to 50 elements are expected, not 200")
run(
    "200 tabs, allowed: UIKit's own bar with More", ["still", "scene.json", "--font", BOX, "--limit", "tabs=200", "-o", "x.png"],
    {"style": "native", "tabs": tabs(200), "script": [{"at": 0, "select": 199}]},
)
run(
    "200 tabs, allowed: the pop style with More", ["still", "scene.json", "--font", BOX, "--limit", "tabs=200", "-o", "x.png"],
    {"style": "pop", "tabs": tabs(200), "script": [{"at": 0, "select": 199}]},
)
few = run("10 tabs, 90 sequences, --dry-run", [*render, "--dry-run"], {"tabs": tabs(10)}, says="2520 frames")
run("50 tabs, 2,450 sequences, --dry-run", [*render, "--dry-run"], {"tabs": tabs(50)}, says="57320 frames", peak=few + 20)
run(
    "50 tabs on a small screen, 2,450 sequences in one folder", [*render, "-q"],
    {"device": {"size": [40, 60], "scale": 1}, "style": "none", "viewTransition": "none", "tabs": tabs(50)}, peak=few + 20,
)
run("a title of 1 MB", [*render], {"tabs": [{"title": "t" * (1 << 20)}]}, code=65, says="tabs[0].title: longer than 1000 characters")
run(
    "a title of 1,000 characters in every tab", ["still", "scene.json", "--font", BOX, "-o", "x.png"],
    {"tabs": [{"title": "Wi fi " * 166}] * 20},
)
crowd(16, long_film(1))
# Last: a child's peak is never below this process's own.
run("a scene of 17 MB", [*render], {"name": "n" * (17 << 20), "tabs": [{}]}, code=65, says="more than 16777216 bytes")
sys.exit(failed)
