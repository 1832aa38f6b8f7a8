#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
#
# Kills recordings at random moments and looks at what they leave. Each of the goldens must be the old
# one or the new one, whole; nothing that was being written may be taken for a golden; and the next run
# must repair and finish. Moments are drawn from a seed over the time that a whole run takes.
#
#   Scripts/check-golden-kills.py [--tool .build/debug/simpletab] [--kills 50] [--seed 1]

import argparse
import hashlib
import json
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCENES = 4


def write_scenes(folder, page):
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(SCENES):
        scene = {
            "name": f"scene-{number}",
            "device": {"size": [80, 100], "scale": 1},
            "tabs": [{"title": title, "page": {"background": page}} for title in ("A", "B")],
        }
        (folder / f"scene-{number}.json").write_text(json.dumps(scene))


def content(folder):
    """What a folder holds, file by file."""
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*")) if path.is_file()
    }


def goldens(folder):
    """What each scene's golden holds, where a reader looks for it."""
    found = {}
    for number in range(SCENES):
        name = f"scene-{number}"
        path = folder / name
        if not path.exists():
            path = folder / f".{name}.old"
        found[name] = content(path) if path.exists() else {}
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=str(ROOT / ".build/debug/simpletab"))
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    dice = random.Random(options.seed)
    work = pathlib.Path(tempfile.mkdtemp(prefix="simpletab-kills-"))
    store = work / "goldens"

    def words(command, scenes, *more):
        return [options.tool, command, str(work / scenes), "--goldens", str(store), *more, "-q"]

    def run(*arguments):
        return subprocess.run(words(*arguments), capture_output=True, text=True)

    def need(condition, text):
        if not condition:
            sys.exit(f"check-golden-kills: {text}\n{work} is kept")

    write_scenes(work / "old", "#F0F0F0")
    write_scenes(work / "new", "#F0F0F1")
    whole = {}
    for name in ("new", "old"):
        need(run("record", name, "--mode", "all").returncode == 0, "a recording fails")
        whole[name] = goldens(store)
    need(whole["old"] != whole["new"], "the two sets are the same")

    # Both ways in which goldens are written over: recording, and accepting while verifying.
    ways = [("record", "new", "--mode", "all"), ("record", "new", "--mode", "changed"),
            ("verify", "new", "--record", "changed")]
    start = time.monotonic()
    run(*ways[0])
    length = time.monotonic() - start
    seen = {"old": 0, "new": 0, "mixed": 0, "leftover": 0, "killed": 0}
    for kill in range(options.kills):
        need(run("record", "old", "--mode", "all").returncode == 0, "recording anew fails")
        need(goldens(store) == whole["old"], "recording anew gives something else")
        way = ways[kill % len(ways)]
        process = subprocess.Popen(words(*way), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(dice.uniform(0, 1.1) * length)
        process.send_signal(signal.SIGKILL)
        seen["killed"] += process.wait() == -signal.SIGKILL
        found = goldens(store)
        for name, files in found.items():
            need(files in (whole["old"][name], whole["new"][name]),
                 f"kill {kill}: {name} is neither the old golden nor the new one: {sorted(files)}")
        others = {p.name for p in store.iterdir()} - set(found)
        need(all(name.startswith(".") for name in others),
             f"kill {kill}: {others} could be taken for goldens")
        seen["leftover"] += bool(others)
        states = {"new" if found[name] == whole["new"][name] else "old" for name in found}
        seen["mixed" if len(states) > 1 else states.pop()] += 1
        # A reader sees scenes only: nothing is missing and nothing is stale.
        need(run("verify", "old").returncode in (0, 1), f"kill {kill}: the goldens cannot be verified")
        again = run(*way)
        need(again.returncode == (1 if way[0] == "verify" and found != whole["new"] else 0),
             f"kill {kill}: the next run exits with {again.returncode}: {again.stderr}")
        need(goldens(store) == whole["new"], f"kill {kill}: the next run does not finish")
        need({p.name for p in store.iterdir()} == set(found),
             f"kill {kill}: the next run leaves {sorted(p.name for p in store.iterdir())}")
        need(run("verify", "new", "--full").returncode == 0, f"kill {kill}: the new goldens fail")
    shutil.rmtree(work)
    print(f"{options.kills} kills over {length:.2f} s: {seen['killed']} while it ran; then all old "
          f"{seen['old']}, all new {seen['new']}, some of each {seen['mixed']}; "
          f"{seen['leftover']} left something behind, and the next run removed it")
    need(seen["killed"] > options.kills // 2, "most runs ended before they were killed")


main()
