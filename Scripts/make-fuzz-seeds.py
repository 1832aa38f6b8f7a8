#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
#
# Writes what the fuzzers start from, Fixtures/Fuzz/<target>/seed-*: small inputs of every kind that
# the targets read, made here and from our other fixtures. What fuzzing finds stands beside them under
# the name found-*, and stays.
#
# Usage: make-fuzz-seeds.py

import json
import struct
import zlib
from pathlib import Path

FIXTURES = Path(__file__).resolve().parent.parent / "Fixtures"
SMALL = {"size": [60, 80], "scale": 1}


def write(target, name, data):
    folder = FIXTURES / "Fuzz" / target
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"seed-{name}").write_bytes(data)


def chunk(kind, data=b""):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(kind, depth, rows, width, height, interlaced=0, extra=b"", after=b""):
    header = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, interlaced)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + extra
        + chunk(b"IDAT", zlib.compress(rows, 9)) + after + chunk(b"IEND")
    )


def pictures():
    for kind, channels in ((0, 1), (2, 3), (3, 1), (4, 2), (6, 4)):
        for depth in (1, 8, 16) if kind == 0 else (4, 8) if kind == 3 else (8, 16):
            width, height = 5, 4
            length = (width * channels * depth + 7) // 8
            rows = b"".join(
                bytes([y % 5]) + bytes((x * 40 + y * 9) % (4 if kind == 3 else 256) for x in range(length))
                for y in range(height)
            )
            extra = b""
            if kind == 3:
                extra = chunk(b"PLTE", bytes(range(48 * 1))) + chunk(b"tRNS", b"\x00\x80\xff")
            elif kind == 0:
                extra = chunk(b"tRNS", b"\x00\x28") + chunk(b"gAMA", struct.pack(">I", 45455))
            elif kind == 2:
                extra = chunk(b"sRGB", b"\0") + chunk(b"pHYs", struct.pack(">IIB", 5669, 5669, 1))
            write("picture", f"kind-{kind}-depth-{depth}", png(kind, depth, rows, width, height, 0, extra))
    rows = b"".join(b"\0" + bytes(n) for n in (1, 1, 1, 2, 2, 3, 3, 5, 5))
    write("picture", "interlaced", png(0, 8, rows, 5, 5, 1))
    write("picture", "display-p3", png(2, 8, b"\0abcdef" * 2, 2, 2, 0, chunk(b"cICP", bytes([12, 13, 0, 1]))))
    for name in ("app-bundle@2x", "app-bundle-interlaced", "asset-display-p3-16-bit", "photoshop"):
        write("picture", "tool-" + name, (FIXTURES / "DesignTools" / f"{name}.png").read_bytes())
    control = struct.pack(">IIIIIHHBB", 0, 2, 2, 0, 0, 1, 60, 0, 0)
    second = struct.pack(">IIIIIHHBB", 1, 1, 1, 1, 1, 1, 60, 0, 1)
    animated = chunk(b"fdAT", struct.pack(">I", 2) + zlib.compress(b"\0xyz"))
    write(
        "picture", "animated",
        png(2, 8, b"\0abcdef" * 2, 2, 2, 0, chunk(b"acTL", struct.pack(">II", 2, 0)) + chunk(b"fcTL", control),
            chunk(b"fcTL", second) + animated),
    )


def scenes():
    tabs = [{"title": "Home", "icon": "builtin:home", "page": {"background": "#FFF"}}, {"title": "B", "badge": "3"}]
    every = {
        "schema": 1, "name": "every", "device": {**SMALL, "safeArea": [4, 0, 6, 0], "kind": "tablet"},
        "orientation": "landscape", "appearance": "dark", "layoutDirection": "rtl", "tintColor": "#4CB6BE80",
        "style": {"name": "pop", "iconSize": [25, 25], "iconTopOffset": 3, "titleBottomOffset": 5, "titleHeight": 15,
                  "selectorHeight": 5, "selectorSideInsets": 10},
        "viewTransition": "pop", "selected": 1,
        "titles": {"normal": {"color": "label", "size": 9}, "selected": {"color": "systemBlue", "font": "system"}},
        "icons": {"normal": "#AAA", "selected": {"light": "#000", "dark": "#FFF"}},
        "bar": {"background": "#FFFFFF", "positioning": "centered", "itemWidth": 20, "itemSpacing": 2},
        "tabs": [
            {"title": "Ä\u0301مرحبا", "icon": "builtin:star", "selectedIcon": "builtin:heart", "imageInsets": [1, 0, -1, 0],
             "titleOffset": [1, -2], "badge": "", "badgeColor": "red",
             "page": {"background": "systemBackground", "image": "builtin:profile"}},
            tabs[1], {"title": "C", "icon": "missing.png"},
        ],
    }
    write("scene", "every-key", json.dumps(every, ensure_ascii=False).encode())
    for style in ("none", "simple", "pop", "elegant", "native"):
        for change in ("none", "pop", "crossFade"):
            if style != "native" and change == "none" and style != "none":
                continue
            scene = {"device": SMALL, "style": style, "viewTransition": change, "tabs": tabs + [{}]}
            write("scene", f"{style}-{change}", json.dumps(scene).encode())
    script = [
        {"at": 0, "select": 1}, {"at": 0.2, "tap": 0}, {"at": 0.4, "rotate": "landscape"}, {"at": 0.5, "resize": [50, 40]},
        {"at": 0.6, "badge": {"tab": 0, "value": "9"}}, {"at": 0.7, "badge": {"tab": 0, "value": None}},
        {"at": 0.8, "appearance": "dark"}, {"at": 0.9, "tintColor": "#F00"},
    ]
    write("scene", "script", json.dumps({"device": SMALL, "style": "elegant", "tabs": tabs, "script": script}).encode())
    write("scene", "seven-tabs", json.dumps({"device": SMALL, "style": "native", "tabs": tabs + [{}] * 5}).encode())
    situations = sorted((FIXTURES / "Scenes" / "Situations").glob("*.json"))
    for path in situations[:: max(1, len(situations) // 8)]:
        scene = json.loads(path.read_text())
        scene["device"] = {**SMALL, "kind": "phone"}
        write("scene", "situation-" + path.stem, json.dumps(scene, ensure_ascii=False).encode())
    for name, text in {
        "deep": "[" * 70, "twice": '{"tabs": [{}], "tabs": []}', "escapes": '{"name": "\\ud83d\\ude00\\n\\u0000", "tabs": []}',
        "numbers": '{"schema": 1e0, "selected": -0, "tabs": [{"titleOffset": [1e-9, 1E+2]}]}', "mark": "\ufeff{}",
        "words": '{"tabs": null, "x": true, "y": NaN}',
    }.items():
        write("scene", "text-" + name, text.encode())


def manifests():
    tool = {"name": "simpletab", "version": "0", "freetype": "2", "harfbuzz": "1", "libpng": "1", "compressor": "z"}
    frames = [{"index": 0, "time": 0, "file": "0-1/frame-0000.png", "pixels": "00"},
              {"index": 1, "time": 0.25, "file": "../x.png", "pixels": "00", "same_as": 0}]
    sequence = {"name": "0-1", "duration": 0.25, "fps": 4, "frames": frames}
    base = {"schema": 1, "tool": tool, "scene": {"name": "s", "fingerprint": "f"},
            "fonts": [{"file": "Inter.ttf", "sha256": "00"}], "sequences": [sequence]}
    write("manifest", "manifest", json.dumps(base).encode())
    golden = {**base, "sequences": [{**sequence, "scale": 1, "trace": "00"}]}
    trace = {"frame": 0, "time": 0, "views": {"bar": {"frame": [0, 0, 1, 1], "center": [0.5, 0.5], "alpha": 1, "scale": [1, 1],
             "text": "a", "color": [0, 0, 0, 1], "tint": [1, 0, 0, 1]}}}
    line = json.dumps(trace).encode() + b"\n"
    write("manifest", "golden", json.dumps(golden).encode() + b"\0" + line * 2)
    write("manifest", "trace", b"\0" + line * 3)
    write("manifest", "extremes", json.dumps({**base, "sequences": [
        {"name": "../..", "duration": -1e308, "fps": 0, "frames": [
            {"index": 2**63 - 1, "time": 1e308, "file": "/", "pixels": "", "same_as": -(2**63)}]}]}).encode())


def arguments():
    lines = [
        "", "--version", "--help", "render\n-\n--transition\n0-1,1-0\n--fps\n30\n--frames\n0-9:2,3", "render\n-\n--at\n50%,0.1s,end",
        "render\ndemo\n--device\niPhone 8\n--scale\n1\n--style=pop\n--crop\nbar\n--pattern\n{scene}-{from}-{to}-%04d.png",
        "render\n-\n--format\napng\n--loop\n3\n--hold\n500\n-j\n50%", "render\n-\n-o\n-\n--format\nraw\n-q", "still\n-\n--transition\n0-1\n--at\n0.25",
        "film\n-\n--transition\n1-0\n--columns\n3\n--width\n20\n--at\nstart,mid", "trace\n-\n--fps\n10\n--transition\n0-1",
        "list\ndevices\n--json", "list\nfonts", "schema", "help\nrender", "diff\na.png\nb.png\n--channels\n3\n--share\n0.5%\n--largest-block\n4",
        "render\n--view-transition\npop\n--appearance\ndark\n--progress\njson\n--resume\n--\n-", "rendr", "render\n--fsp\n3",
        "render\n-\n--frames\n18446744073709551616", "render\n-\n--at\n1e400s,-1,nan%", "render\n-\n--pattern\n%99d{x}####",
    ]
    for number, text in enumerate(lines):
        write("arguments", f"{number:02}", text.encode())


def drawings():
    state = 1
    for number in range(24):
        data = bytearray()
        for _ in range(60 + 30 * number):
            state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
            data.append(state >> 56)
        data[0], data[1] = 50, 40
        write("drawing", f"{number:02}", bytes(data))


def documents():
    block = "<!-- simpletab: scene=s.json {} alt=\"A bar\" -->\n{}<!-- /simpletab -->\n"
    texts = [
        "# Title\n\nText.\n", block.format("transition=0-1", ""), block.format("transition=0-1 form=filmstrip at=0,50%,100%", "old\n"),
        "```\n" + block.format("", "") + "```\n" + block.format("form=still at=end scale=1,2", ""),
        "> " + block.format("form=apng", "> x\n> "), "<!-- simpletab: scene=s.json", "<!-- /simpletab -->", block.format("scen=x", ""),
        block.format("transition=9-9", ""), block.format("form=strobe transition=0-1 width=200", ""), block.format("form=curves", ""),
        "- a\n  " + block.format("appearance=light,dark", "  "), "~~~~\n<!-- simpletab: -->\n~~~\n~~~~\n", "\r\n".join(block.format("", "").split("\n")),
        '{"documents": ["d.md", {"file": "e.md", "defaults": {"scale": "1,2"}}], "defaults": {"fps": "30"}}',
    ]
    for number, text in enumerate(texts):
        write("document", f"{number:02}", text.encode())


def fonts():
    box = (FIXTURES / "Fonts" / "Box.ttf").read_bytes()
    write("font", "box", box)
    # A collection of the one font: its table offsets count from the file's start, so they move.
    count = struct.unpack(">H", box[4:6])[0]
    shift = 16
    moved = bytearray(box)
    for table in range(count):
        at = 12 + 16 * table + 8
        moved[at:at + 4] = struct.pack(">I", struct.unpack(">I", box[at:at + 4])[0] + shift)
    write("font", "collection", b"ttcf" + struct.pack(">III", 0x10000, 1, shift) + bytes(moved))
    write("font", "cut", box[: len(box) // 2])
    write("font", "cff-head", b"OTTO" + box[4:200])


pictures()
scenes()
manifests()
arguments()
drawings()
fonts()
documents()
