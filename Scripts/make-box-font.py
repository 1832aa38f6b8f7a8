#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
#
# Writes Fixtures/Fonts/Box.ttf, a font of boxes of known advance for tests of layout, with Python's
# standard library alone and no date in it: the same bytes on every machine. The same font as text stands in
# Sources/SimpleTabScenes/SelfTest/BoxFont.swift, because the command's own check reads no file.
#
# 1000 units an em; ascender 800, descender -200, no line gap. A box is 100 narrower than its advance
# and 700 high, 500 over small letters. Advances: NARROW 300, WIDE 900, marks and invisible 0, all others
# 600. The pair A V is 100 closer; f i becomes a ligature of 700. Arabic letters join: a foot under
# the baseline, FEET deep, tells their forms apart.
#
# Usage: make-box-font.py          writes the files
#        make-box-font.py --check  says whether the files are as written

import base64
import struct
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "Fixtures" / "Fonts" / "Box.ttf"
SOURCE = ROOT / "Sources" / "SimpleTabScenes" / "SelfTest" / "BoxFont.swift"
UNITS, ASCENDER, DESCENDER, CAPITAL, SMALL = 1000, 800, -200, 700, 500
NARROW = set(" \u00a0ijl.,:;!'|\u0627")
WIDE = set("mwMW\u2026\u0633")
MARKS = "\u0300\u0301\u0302\u0303\u0308\u030a\u0327\u064b\u064e\u0650\u0651"
INVISIBLE = "\u200b\u200c\u200d\u200e\u200f"
ARABIC = "\u0627\u0628\u062f\u0633\u0639\u0644\u0645\u064a"
HEBREW = "\u05d0\u05d1\u05d2\u05d3"
LATIN = "\u00c4\u00c5\u00d6\u00dc\u00df\u00e4\u00e5\u00e9\u00f6\u00fc"
FEET = {"isol": 0, "fina": 50, "medi": 100, "init": 150}
# Letters that do not join the one after them have no medial and no initial form.
RIGHT_JOINING = set("\u0627\u062f")


class Glyph:
    def __init__(self, name, advance, boxes):
        self.name, self.advance, self.boxes = name, advance, boxes

    def extent(self):
        xs = [x for box in self.boxes for x in (box[0], box[2])]
        ys = [y for box in self.boxes for y in (box[1], box[3])]
        return (min(xs), min(ys), max(xs), max(ys)) if self.boxes else (0, 0, 0, 0)

    def data(self):
        """A simple glyph: one contour of four points a box."""
        if not self.boxes:
            return b""
        points = []
        for x0, y0, x1, y1 in self.boxes:
            points += [(x0, y0), (x0, y1), (x1, y1), (x1, y0)]
        ends = [4 * i + 3 for i in range(len(self.boxes))]
        out = struct.pack(">hhhhh", len(self.boxes), *self.extent())
        out += struct.pack(f">{len(ends)}H", *ends) + struct.pack(">H", 0)
        out += bytes([1] * len(points))  # every point on the curve, coordinates in two bytes
        for axis in (0, 1):
            last = 0
            for point in points:
                out += struct.pack(">h", point[axis] - last)
                last = point[axis]
        return out + bytes(-len(out) % 4)


def advance_of(character):
    if character in MARKS or character in INVISIBLE:
        return 0
    if character in NARROW:
        return 300
    return 900 if character in WIDE else 600


def boxes_of(character):
    advance = advance_of(character)
    if character in MARKS:
        return [(-400, 720, -200, 780)]
    if character in INVISIBLE or character in " \u00a0":
        return []
    if character == "\u2026":
        return [(50, 0, 250, 100), (350, 0, 550, 100), (650, 0, 850, 100)]
    small = character.islower() or character in ".,:;"
    return [(50, 0, advance - 50, SMALL if small else CAPITAL)]


def make_glyphs():
    """The glyphs in order, and the number of each character's and each form's."""
    glyphs = [Glyph(".notdef", 600, [(50, -200, 550, 800)])]
    characters, forms = {}, {}
    text = [chr(code) for code in range(0x20, 0x7F)]
    text += list("\u00a0" + LATIN + MARKS + HEBREW + ARABIC + INVISIBLE + "\u2013\u2026")
    for character in sorted(text):
        characters[ord(character)] = len(glyphs)
        name = f"uni{ord(character):04X}"
        glyphs.append(Glyph(name, advance_of(character), boxes_of(character)))
    forms["f_i"] = len(glyphs)
    glyphs.append(Glyph("f_i", 700, [(50, 0, 650, SMALL)]))
    for character in ARABIC:
        for form in ("fina", "medi", "init"):
            if form != "fina" and character in RIGHT_JOINING:
                continue
            advance = advance_of(character)
            boxes = boxes_of(character) + [(50, -FEET[form], 150, 0)]
            forms[(form, character)] = len(glyphs)
            glyphs.append(Glyph(f"uni{ord(character):04X}.{form}", advance, boxes))
    return glyphs, characters, forms


def table_cmap(characters):
    """Format 4: one segment a character, then the end."""
    codes = sorted(characters)
    count = len(codes) + 1
    ends = codes + [0xFFFF]
    deltas = [(characters[code] - code) & 0xFFFF for code in codes] + [1]
    search = 1
    while search * 2 <= count:
        search *= 2
    head = struct.pack(">HHHH", count * 2, search * 2, search.bit_length() - 1, (count - search) * 2)
    body = head + struct.pack(f">{count}H", *ends) + struct.pack(">H", 0)
    body += struct.pack(f">{count}H", *ends) + struct.pack(f">{count}H", *deltas)
    body += struct.pack(f">{count}H", *([0] * count))
    subtable = struct.pack(">HHH", 4, len(body) + 6, 0) + body
    return struct.pack(">HHHHI", 0, 1, 3, 1, 12) + subtable


def table_name():
    entries = {1: "Box", 2: "Regular", 3: "Box 1.0", 4: "Box Regular", 5: "Version 1.0", 6: "Box-Regular"}
    records, strings = b"", b""
    for number, text in entries.items():
        encoded = text.encode("utf-16-be")
        records += struct.pack(">HHHHHH", 3, 1, 0x409, number, len(encoded), len(strings))
        strings += encoded
    return struct.pack(">HHH", 0, len(entries), 6 + len(records)) + records + strings


def table_os2(glyphs, characters):
    average = sum(glyph.advance for glyph in glyphs) // len(glyphs)
    out = struct.pack(">HhHHH", 4, average, 400, 5, 0)
    out += struct.pack(">hhhhhhhhhhh", 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0)
    out += bytes(10) + struct.pack(">IIII", 0x2043, 0x2000, 0, 0) + b"NONE"
    out += struct.pack(">HHH", 0x40, min(characters), max(characters))
    out += struct.pack(">hhhHH", ASCENDER, DESCENDER, 0, ASCENDER, -DESCENDER)
    out += struct.pack(">II", 1, 0) + struct.pack(">hhHHH", SMALL, CAPITAL, 0, 32, 4)
    return out


def table_kern(left, right, value):
    subtable = struct.pack(">HHH", 0, 20, 1) + struct.pack(">HHHH", 1, 6, 0, 0)
    return struct.pack(">HH", 0, 1) + subtable + struct.pack(">HHh", left, right, value)


def coverage(glyph_ids):
    return struct.pack(f">HH{len(glyph_ids)}H", 1, len(glyph_ids), *glyph_ids)


def single_substitution(pairs):
    """Format 2: each covered glyph becomes the one beside it."""
    pairs = sorted(pairs)
    head = struct.pack(">HHH", 2, 6 + 2 * len(pairs), len(pairs))
    return head + struct.pack(f">{len(pairs)}H", *[to for _, to in pairs]) + coverage([a for a, _ in pairs])


def ligature_substitution(first, second, ligature):
    entry = struct.pack(">HHH", ligature, 2, second)
    one_set = struct.pack(">HH", 1, 4) + entry
    return struct.pack(">HHHH", 1, 8 + len(one_set), 1, 8) + one_set + coverage([first])


def table_gsub(characters, forms):
    """Features of the scripts arab and DFLT; lookup n is feature n's."""
    features = []
    for form in ("fina", "init", "medi"):
        pairs = [(characters[ord(key[1])], to) for key, to in forms.items() if key[0] == form]
        features.append((form, 1, single_substitution(pairs)))
    ligature = ligature_substitution(characters[ord("f")], characters[ord("i")], forms["f_i"])
    features.append(("liga", 4, ligature))
    numbers = range(len(features))
    language = struct.pack(f">HHH{len(features)}H", 0, 0xFFFF, len(features), *numbers)
    script = struct.pack(">HH", 4, 0) + language
    scripts = struct.pack(">H", 2) + b"DFLT" + struct.pack(">H", 14) + b"arab"
    scripts += struct.pack(">H", 14) + script
    feature_head, feature_body = struct.pack(">H", len(features)), b""
    for number, (tag, _, _) in enumerate(features):
        place = 2 + 6 * len(features) + len(feature_body)
        feature_head += tag.encode() + struct.pack(">H", place)
        feature_body += struct.pack(">HHH", 0, 1, number)
    lookup_head, lookup_body = struct.pack(">H", len(features)), b""
    for _, kind, subtable in features:
        lookup_head += struct.pack(">H", 2 + 2 * len(features) + len(lookup_body))
        lookup_body += struct.pack(">HHHH", kind, 0, 1, 8) + subtable
    feature_list, lookup_list = feature_head + feature_body, lookup_head + lookup_body
    places = (10, 10 + len(scripts), 10 + len(scripts) + len(feature_list))
    return struct.pack(">HHHHH", 1, 0, *places) + scripts + feature_list + lookup_list


def make_tables():
    glyphs, characters, forms = make_glyphs()
    glyf, offsets = b"", [0]
    for glyph in glyphs:
        glyf += glyph.data()
        offsets.append(len(glyf))
    extents = [glyph.extent() for glyph in glyphs if glyph.boxes]
    left, bottom = min(e[0] for e in extents), min(e[1] for e in extents)
    right, top = max(e[2] for e in extents), max(e[3] for e in extents)
    widest = max(glyph.advance for glyph in glyphs)
    trailing = min(g.advance - g.extent()[2] for g in glyphs if g.boxes)
    head = struct.pack(">IIIIHH", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, UNITS) + bytes(16)
    head += struct.pack(">hhhhHHhhh", left, bottom, right, top, 0, 8, 2, 1, 0)
    hhea = struct.pack(">IhhhHhhh", 0x10000, ASCENDER, DESCENDER, 0, widest, left, trailing, right)
    hhea += struct.pack(">hhh", 1, 0, 0) + bytes(8) + struct.pack(">hH", 0, len(glyphs))
    most = max(len(glyph.boxes) for glyph in glyphs)
    maxp = struct.pack(">IHHH", 0x10000, len(glyphs), 4 * most, most) + struct.pack(">11H", 0, 0, 2, *[0] * 8)
    a, v = characters[ord("A")], characters[ord("V")]
    return {
        b"GSUB": table_gsub(characters, forms),
        b"OS/2": table_os2(glyphs, characters),
        b"cmap": table_cmap(characters),
        b"glyf": glyf,
        b"head": head,
        b"hhea": hhea,
        b"hmtx": b"".join(struct.pack(">Hh", g.advance, g.extent()[0]) for g in glyphs),
        b"kern": table_kern(a, v, -100),
        b"loca": struct.pack(f">{len(offsets)}I", *offsets),
        b"maxp": maxp,
        b"name": table_name(),
        b"post": struct.pack(">IIhhIIIII", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0),
    }


def checksum(data):
    data += bytes(-len(data) % 4)
    return sum(struct.unpack(f">{len(data) // 4}I", data)) & 0xFFFFFFFF


def make_font():
    tables = make_tables()
    count = len(tables)
    search = 1 << (count.bit_length() - 1)
    head = struct.pack(">IHHHH", 0x10000, count, search * 16, search.bit_length() - 1, (count - search) * 16)
    directory, body = b"", b""
    start = 12 + 16 * count
    for tag in sorted(tables):
        data = tables[tag]
        directory += tag + struct.pack(">III", checksum(data), start + len(body), len(data))
        body += data + bytes(-len(data) % 4)
    font = bytearray(head + directory + body)
    adjustment = (0xB1B0AFBA - checksum(bytes(font))) & 0xFFFFFFFF
    place = font.index(b"head", 12)
    offset = struct.unpack_from(">I", font, place + 8)[0]
    struct.pack_into(">I", font, offset + 8, adjustment)
    return bytes(font)


def make_source(font):
    text = base64.b64encode(font).decode()
    lines = [f"    {text[start:start + 92]}\\" for start in range(0, len(text), 92)]
    lines[-1] = lines[-1].removesuffix("\\")
    return "\n".join([
        "// SPDX-License-Identifier: MIT",
        "//",
        "// Fixtures/Fonts/Box.ttf as text, written by Scripts/make-box-font.py: the font in which the self-test",
        "// sets its titles, so that no font release and no installation decides on its hash.",
        "",
        "/// The font of boxes.",
        "enum BoxFont {",
        "  /// The file's bytes in Base64 (RFC 4648).",
        '  static let base64 = """',
        *lines,
        '    """',
        "}",
        "",
    ]).encode()


def main():
    font = make_font()
    files = [(TARGET, font), (SOURCE, make_source(font))]
    for path, data in files:
        if "--check" not in sys.argv[1:]:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        elif not path.exists() or path.read_bytes() != data:
            print(f"{path.name} is not as this script writes it", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
