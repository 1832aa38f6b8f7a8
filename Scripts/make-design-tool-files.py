#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
#
# Writes Fixtures/DesignTools: one small picture in files that are built as design tools and Xcode build
# theirs (chunks, depths, profiles, interlace, Apple's CgBI), and pixels.tsv: the straight sRGB pixels that
# each must be read to, worked out here from the definitions and not by any PNG library. No byte comes
# from such a tool. `--check` compares with what stands there, whatever the version of zlib.
#
# Usage: make-design-tool-files.py [--check]

import struct
import sys
import zlib
from fractions import Fraction
from math import floor
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "Fixtures" / "DesignTools"
WIDTH, HEIGHT = 9, 6
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def nearest(value):
    return floor(Fraction(value) + Fraction(1, 2))


# The picture, 16 bits a channel: columns from dark to saturated, rows of other hues, opacities from none
# to full in the last columns.


def picture(is_opaque=False):
    rows = []
    for y in range(HEIGHT):
        row = []
        for x in range(WIDTH):
            r, g, b = (x * 8191, y * 13107, (x + 2 * y) * 3449)
            if y == 5:
                r, g, b = ((65535, 0, 0), (0, 65535, 0), (0, 0, 65535), (40000, 20000, 9000))[x % 4]
            a = 65535 if is_opaque or x < 5 else (0, 257, 21845, 50000)[(x + y) % 4]
            row.append((r % 65536, g % 65536, b % 65536, a))
        rows.append(row)
    return rows


def bytes_of(rows):
    """16 bits to the nearest of 8."""
    return [[tuple(nearest(Fraction(c * 255, 65535)) for c in p) for p in row] for row in rows]


# Colour: linear light by IEC 61966-2-1, matrices from the chromaticities (SMPTE EG 432-1, ITU-R BT.709).


def inverse(m):
    (a, b, c), (d, e, f), (g, h, i) = m
    det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    return [
        [(e * i - f * h) / det, (c * h - b * i) / det, (b * f - c * e) / det],
        [(f * g - d * i) / det, (a * i - c * g) / det, (c * d - a * f) / det],
        [(d * h - e * g) / det, (b * g - a * h) / det, (a * e - b * d) / det],
    ]


def product(a, b):
    return [[sum(a[i][k] * b[k][j] for k in range(3)) for j in range(len(b[0]))] for i in range(3)]


def white(x, y):
    return [[x / y], [1], [(1 - x - y) / y]]


D65 = white(Fraction("0.3127"), Fraction("0.3290"))
# The profile connection space's white (ICC.1:2022, § 7.2.16).
D50 = [[Fraction("0.9642")], [Fraction(1)], [Fraction("0.8249")]]


def to_xyz(*primaries):
    xyz = [white(Fraction(x), Fraction(y)) for x, y in primaries]
    m = [[xyz[c][r][0] for c in range(3)] for r in range(3)]
    scale = product(inverse(m), D65)
    return [[m[r][c] * scale[c][0] for c in range(3)] for r in range(3)]


SRGB = to_xyz(("0.64", "0.33"), ("0.30", "0.60"), ("0.15", "0.06"))
P3 = to_xyz(("0.680", "0.320"), ("0.265", "0.690"), ("0.150", "0.060"))


def from_p3(p, top):
    light = [[v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4] for v in (c / top for c in p[:3])]
    out = []
    for (v,) in product(product(inverse(SRGB), P3), light):
        v = min(1.0, max(0.0, v))
        v = 12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055
        out.append(nearest(v * 255))
    return (*out, nearest(Fraction(p[3] * 255, top)))


def profile(matrix, name):
    """A version 4 display profile: matrix adapted to D50 by Bradford's method, one parametric curve."""
    bradford = [
        [Fraction(v) for v in row.split()]
        for row in ("0.8951 0.2664 -0.1614", "-0.7502 1.7135 0.0367", "0.0389 -0.0685 1.0296")
    ]
    cone = [[d[0] / s[0] if r == c else Fraction(0) for c in range(3)] for r, (d, s) in enumerate(
        zip(product(bradford, D50), product(bradford, D65)))]
    adapt = product(inverse(bradford), product(cone, bradford))
    adapted = product(adapt, matrix)

    def fixed(*values):
        return b"".join(struct.pack(">i", nearest(v * 65536)) for v in values)

    def text(words):
        data = words.encode("utf-16-be")
        return b"mluc" + struct.pack(">IIIHHII", 0, 1, 12, 0x656E, 0x5553, len(data), 28) + data

    def xyz(*values):
        return b"XYZ \0\0\0\0" + fixed(*values)

    curve = b"para" + struct.pack(">IHH", 0, 3, 0) + fixed(
        Fraction("2.4"), Fraction(1000, 1055), Fraction(55, 1055), Fraction(100, 1292), Fraction("0.04045"))
    tags = {b"desc": text(name), b"cprt": text("Public domain"), b"wtpt": xyz(*(v[0] for v in D50))}
    for c, channel in enumerate((b"r", b"g", b"b")):
        tags[channel + b"XYZ"] = xyz(*(adapted[r][c] for r in range(3)))
        tags[channel + b"TRC"] = curve
    tags[b"chad"] = b"sf32\0\0\0\0" + fixed(*(v for row in adapt for v in row))
    table, body = struct.pack(">I", len(tags)), b""
    for tag, data in tags.items():
        data += bytes(-len(data) % 4)
        table += tag + struct.pack(">II", 132 + 12 * len(tags) + len(body), len(data))
        body += data
    head = struct.pack(">I4sI4s4s4s12x4s4sI4sIQI", 0, b"appl", 0x04000000, b"mntr", b"RGB ", b"XYZ ",
                       b"acsp", b"APPL", 0, b"none", 0, 0, 0) + fixed(*(v[0] for v in D50))
    whole = head.ljust(128, b"\0") + table + body
    return struct.pack(">I", len(whole)) + whole[4:]


# The container.


def chunk(kind, data=b""):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def paeth(a, b, c):
    pa, pb, pc = abs(b - c), abs(a - c), abs(a + b - 2 * c)
    return a if pa <= pb and pa <= pc else b if pb <= pc else c


def filtered(rows, distance):
    """Row y by filter y modulo 5, so that every filter is there."""
    out, above = bytearray(), bytes(len(rows[0]))
    for y, row in enumerate(rows):
        out.append(y % 5)
        for i, v in enumerate(row):
            a, c = (row[i - distance], above[i - distance]) if i >= distance else (0, 0)
            guess = (0, a, above[i], (a + above[i]) // 2, paeth(a, above[i], c))[y % 5]
            out.append((v - guess) & 255)
        above = row
    return bytes(out)


PASSES = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))


def data(rows, depth, is_interlaced):
    form = ">%dH" if depth == 16 else "%dB"
    distance = len(rows[0][0]) * depth // 8

    def packed(row):
        return b"".join(struct.pack(form % len(p), *p) for p in row)

    if not is_interlaced:
        return filtered([packed(row) for row in rows], distance)
    parts = [[packed(row[x::dx]) for row in rows[y::dy]] for x, y, dx, dy in PASSES]
    return b"".join(filtered(part, distance) for part in parts if part and part[0])


def png(kind, depth, rows, before=b"", first=b"", is_interlaced=False, is_apple=False, is_split=False):
    """A file; `is_apple` leaves zlib's head and checksum out, `is_split` makes two chunks of halves that
    are flushed between them, and tells where by iDOT."""
    header = chunk(b"IHDR", struct.pack(">IIBBBBB", WIDTH, HEIGHT, depth, kind, 0, 0, is_interlaced))
    raw = data(rows, depth, is_interlaced)
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15 if is_apple else 15)
    if is_split:
        half = HEIGHT // 2
        at = len(raw) // 2
        parts = [deflate.compress(raw[:at]) + deflate.flush(zlib.Z_FULL_FLUSH)]
        parts.append(deflate.compress(raw[at:]) + deflate.flush())
        # From iDOT's own start to the second half's chunk.
        where = 12 + 28 + 12 + len(parts[0])
        before += chunk(b"iDOT", struct.pack(">7I", 2, 0, half, 40, half, HEIGHT - half, where))
    else:
        parts = [deflate.compress(raw) + deflate.flush()]
    image = b"".join(chunk(b"IDAT", part) for part in parts)
    return SIGNATURE + first + header + before + image + chunk(b"IEND")


def resolution(dots):
    return chunk(b"pHYs", struct.pack(">IIB", dots, dots, 1))


def icc(matrix, name, label):
    return chunk(b"iCCP", label + b"\0\0" + zlib.compress(profile(matrix, name), 9))


def xmp(tool):
    words = f'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/><!-- {tool} --></x:xmpmeta>'
    return chunk(b"iTXt", b"XML:com.adobe.xmp\0\0\0\0\0" + words.encode())


def chromaticities(*values):
    return chunk(b"cHRM", struct.pack(">8I", 31270, 32900, *values))


# Exif of one field: the picture stands upright.
EXIF = chunk(b"eXIf", b"MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x01\0\0\0\0\0\0")
SRGB_CHUNK = chunk(b"sRGB", b"\0")
GAMMA = chunk(b"gAMA", struct.pack(">I", 45455))


def text(key, words):
    return chunk(b"tEXt", key + b"\0" + words)


def files():
    """Name, file, pixels."""
    deep, flat = picture(), bytes_of(picture())
    p3 = icc(P3, "Display P3", b"ICC Profile")
    from_deep = [[from_p3(p, 65535) for p in row] for row in deep]
    from_flat = [[from_p3(p, 255) for p in row] for row in flat]
    yield "photoshop.png", png(
        6, 8, flat, text(b"Software", b"Adobe ImageReady") + icc(SRGB, "sRGB IEC61966-2.1", b"Photoshop ICC profile")
        + chromaticities(64000, 33000, 30000, 60000, 15000, 6000) + GAMMA + resolution(2835) + xmp("Photoshop"),
    ), flat
    yield "photoshop-display-p3-16-bit.png", png(
        6, 16, deep, icc(P3, "Display P3", b"Photoshop ICC profile") + GAMMA
        + chromaticities(68000, 32000, 26500, 69000, 15000, 6000) + resolution(2835) + xmp("Photoshop") + EXIF,
    ), from_deep
    yield "photoshop-interlaced-16-bit.png", png(
        6, 16, deep, resolution(2835) + xmp("Photoshop"), is_interlaced=True), flat
    yield "sketch@2x.png", png(
        6, 8, flat, SRGB_CHUNK + resolution(5669) + text(b"Software", b"Sketch")), flat
    yield "sketch-display-p3@2x.png", png(6, 8, flat, p3 + resolution(5669)), from_flat
    yield "figma.png", png(6, 8, flat, resolution(2835) + SRGB_CHUNK), flat
    colors = sorted({p for row in flat for p in row}, key=lambda p: (p[3], p))
    palette = chunk(b"PLTE", b"".join(bytes(p[:3]) for p in colors))
    opacities = chunk(b"tRNS", bytes(p[3] for p in colors if p[3] < 255))
    yield "figma-palette.png", png(
        3, 8, [[(colors.index(p),) for p in row] for row in flat], resolution(2835) + SRGB_CHUNK + palette + opacities,
    ), flat
    yield "asset-display-p3-16-bit.png", png(
        6, 16, deep, p3 + EXIF + resolution(5669), is_split=True), from_deep
    yield "screenshot.png", png(
        6, 8, flat, icc(SRGB, "Color LCD", b"ICC Profile") + EXIF + resolution(5669) + xmp("XMP Core"), is_split=True,
    ), flat
    # Chunks that no specification knows, before and among those that it does.
    private = chunk(b"prVt", bytes(range(200))) + chunk(b"caNv", bytes(16)) + chunk(b"skMf", b"{}")
    yield "private-chunks.png", png(6, 8, flat, private + SRGB_CHUNK), flat
    # App bundles: BGRA, premultiplied to the nearest; a reader divides what was stored.
    stored = [[(*(nearest(Fraction(c * p[3], 255)) for c in (p[2], p[1], p[0])), p[3]) for p in row] for row in flat]
    straight = [
        [(*(nearest(Fraction(p[k] * 255, p[3])) if p[3] else 0 for k in (2, 1, 0)), p[3]) for p in row]
        for row in stored
    ]
    apple = {"first": chunk(b"CgBI", bytes([0x50, 0, 0x20, 0x02])), "is_apple": True}
    yield "app-bundle@2x.png", png(6, 8, stored, SRGB_CHUNK + resolution(5669), **apple), straight
    yield "app-bundle-interlaced.png", png(6, 8, stored, is_interlaced=True, **apple), straight
    solid = bytes_of(picture(is_opaque=True))
    yield "app-bundle-opaque.png", png(
        2, 8, [[(b, g, r) for r, g, b, _ in row] for row in solid], **apple), solid


def main():
    table = []
    expected = {}
    for name, file, rows in files():
        expected[name] = file
        table.append("\t".join([name, str(WIDTH), str(HEIGHT), bytes(c for row in rows for p in row for c in p).hex()]))
    pixels = "# file, width, height, straight RGBA8 pixels row by row\n" + "\n".join(table) + "\n"
    if "--check" in sys.argv[1:]:
        sys.exit(check(expected, pixels))
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, file in expected.items():
        (FOLDER / name).write_bytes(file)
    (FOLDER / "pixels.tsv").write_text(pixels)


def contents(file):
    """The chunks, with what is compressed expanded."""
    parts, at, joined = [], 8, b""
    while at < len(file):
        (length,) = struct.unpack(">I", file[at:at + 4])
        kind, body = file[at + 4:at + 8], file[at + 8:at + 8 + length]
        at += 12 + length
        if kind == b"IDAT":
            joined += body
        elif kind == b"iCCP":
            name, packed = body.split(b"\0", 1)
            parts.append((kind, name, zlib.decompress(packed[1:])))
        elif kind == b"iDOT":
            parts.append((kind, body[:24]))
        else:
            parts.append((kind, body))
    return parts, zlib.decompress(joined, -15 if parts[0][0] == b"CgBI" else 15)


def check(expected, pixels):
    wrong = [n for n, f in expected.items() if contents((FOLDER / n).read_bytes()) != contents(f)]
    if (FOLDER / "pixels.tsv").read_text() != pixels:
        wrong.append("pixels.tsv")
    for name in wrong:
        print(f"{FOLDER / name}: not as made by this script", file=sys.stderr)
    return 1 if wrong else 0


main()
