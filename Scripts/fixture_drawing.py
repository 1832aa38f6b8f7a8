# SPDX-License-Identifier: MIT
#
# What make-fixtures.py draws with: outlines in points with y down, pictures that are filled with
# them, and PNG files. Coverage is taken on 16 lines a pixel row, exact along each line, from
# +, -, *, / and square roots alone, so that every machine draws the same pixels.

import math
import struct
import zlib

LINES = 16  # lines of coverage a pixel row

# Control arm of a cubic that follows a quarter circle of radius 1: 4/3 * (sqrt(2) - 1).
ARC = 0.5522847498307936


# Outlines: a list of closed polygons in points.


def cubic(p0, p1, p2, p3, steps=32):
    """Points of a cubic after its first, in even steps of the parameter."""
    points = []
    for step in range(1, steps + 1):
        t = step / steps
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        points.append(
            (
                a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0],
                a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1],
            )
        )
    return points


def curve(start, *segments):
    """A closed outline of lines (one point) and cubics (three points)."""
    points = [start]
    for segment in segments:
        if len(segment) == 1:
            points.append(segment[0])
        else:
            points += cubic(points[-1], *segment)
    return [points]


def ellipse(cx, cy, rx, ry=None):
    """An ellipse around a centre."""
    ry = rx if ry is None else ry
    kx, ky = rx * ARC, ry * ARC
    return curve(
        (cx, cy - ry),
        ((cx + kx, cy - ry), (cx + rx, cy - ky), (cx + rx, cy)),
        ((cx + rx, cy + ky), (cx + kx, cy + ry), (cx, cy + ry)),
        ((cx - kx, cy + ry), (cx - rx, cy + ky), (cx - rx, cy)),
        ((cx - rx, cy - ky), (cx - kx, cy - ry), (cx, cy - ry)),
    )


def rounded_rect(x, y, width, height, radius):
    """A rectangle with quarter-circle corners."""
    r = min(radius, width / 2, height / 2)
    k = r * (1 - ARC)
    right, bottom = x + width, y + height
    return curve(
        (x + r, y),
        ((right - r, y),),
        ((right - k, y), (right, y + k), (right, y + r)),
        ((right, bottom - r),),
        ((right, bottom - k), (right - k, bottom), (right - r, bottom)),
        ((x + r, bottom),),
        ((x + k, bottom), (x, bottom - k), (x, bottom - r)),
        ((x, y + r),),
        ((x, y + k), (x + k, y), (x + r, y)),
    )


def rounded_polygon(*corners):
    """Corners (x, y, r); a quadratic curve from r before each corner to r after it."""
    points = []
    count = len(corners)
    for index, (x, y, r) in enumerate(corners):
        if r == 0:
            points.append((x, y))
            continue
        before, after = corners[index - 1], corners[(index + 1) % count]
        ends = []
        for other in (before, after):
            dx, dy = other[0] - x, other[1] - y
            length = math.sqrt(dx * dx + dy * dy)
            ends.append((x + dx / length * r, y + dy / length * r))
        points.append(ends[0])
        for step in range(1, 17):
            t = step / 16
            u = 1 - t
            points.append(
                (
                    u * u * ends[0][0] + 2 * u * t * x + t * t * ends[1][0],
                    u * u * ends[0][1] + 2 * u * t * y + t * t * ends[1][1],
                )
            )
    return [points]


# Pictures: rows of straight RGBA.


class Picture:
    """A picture of a size in points at a scale; fills go over what is there."""

    def __init__(self, width, height, scale, color=(0, 0, 0, 0)):
        self.scale = scale
        self.columns, self.rows = int(width * scale), int(height * scale)
        self.pixels = [bytearray(bytes(color) * self.columns) for _ in range(self.rows)]

    def fill(self, outline, color):
        """Fills an outline by the even-odd rule with (r, g, b) or (r, g, b, a) in 0...255."""
        color = tuple(color) if len(color) == 4 else tuple(color) + (255,)
        edges = []
        for polygon in outline:
            scaled = [(x * self.scale, y * self.scale) for x, y in polygon]
            for index, (x0, y0) in enumerate(scaled):
                x1, y1 = scaled[(index + 1) % len(scaled)]
                if y0 != y1:
                    edges.append((x0, y0, x1, y1) if y0 < y1 else (x1, y1, x0, y0))
        edges.sort(key=lambda edge: edge[1])
        if not edges:
            return
        top = max(0, int(edges[0][1]))
        bottom = min(self.rows, int(max(edge[3] for edge in edges)) + 1)
        pending, active = 0, []
        for row in range(top, bottom):
            while pending < len(edges) and edges[pending][1] < row + 1:
                active.append(edges[pending])
                pending += 1
            active = [edge for edge in active if edge[3] > row]
            self._fill_row(row, active, color)

    def _fill_row(self, row, edges, color):
        # Coverage is the running sum of `steps`: each span of a line adds its share of the first
        # and the last pixel there.
        steps = [0.0] * (self.columns + 2)
        touched = False
        for line in range(LINES):
            y = row + (line + 0.5) / LINES
            crossings = sorted(
                x0 + (y - y0) * (x1 - x0) / (y1 - y0)
                for x0, y0, x1, y1 in edges
                if y0 <= y < y1
            )
            for left, right in zip(crossings[0::2], crossings[1::2]):
                for x, sign in ((left, 1), (right, -1)):
                    x = min(max(x, 0), self.columns)
                    column = int(x)
                    inside = column + 1 - x
                    steps[column] += sign * inside
                    steps[column + 1] += sign * (1 - inside)
                touched = True
        if not touched:
            return
        pixels, covered = self.pixels[row], 0.0
        red, green, blue, opacity = color
        for column in range(self.columns):
            covered += steps[column]
            source = int(covered / LINES * opacity + 0.5)
            if source <= 0:
                continue
            at = column * 4
            if source >= 255:
                pixels[at : at + 4] = bytes(color)
                continue
            below = pixels[at + 3]
            # Source over, straight, in 255ths: a = as + ad(1 - as); c = (cs as + cd ad(1 - as)) / a.
            kept = below * (255 - source)
            total = source * 255 + kept
            for channel, value in enumerate((red, green, blue)):
                sum_ = value * source * 255 + pixels[at + channel] * kept
                pixels[at + channel] = (2 * sum_ + total) // (2 * total)
            pixels[at + 3] = (2 * total + 255) // 510

    def png(self):
        """The file's bytes: RGB when opaque, else RGBA, each row stored as its change."""
        opaque = all(row[3::4] == b"\xff" * self.columns for row in self.pixels)
        previous, stream = None, bytearray()
        for row in self.pixels:
            if opaque:
                packed = bytearray(self.columns * 3)
                for channel in range(3):
                    packed[channel::3] = row[channel::4]
                row = packed
            previous = previous or bytearray(len(row))
            stream.append(2)
            stream += bytes((a - b) & 255 for a, b in zip(row, previous))
            previous = row
        dots = int(self.scale * 72 / 0.0254 + 0.5)
        color = 2 if opaque else 6
        return b"\x89PNG\r\n\x1a\n" + b"".join(
            chunk(kind, data)
            for kind, data in (
                (b"IHDR", struct.pack(">II5B", self.columns, self.rows, 8, color, 0, 0, 0)),
                (b"sRGB", b"\0"),
                (b"pHYs", struct.pack(">IIB", dots, dots, 1)),
                (b"IDAT", zlib.compress(bytes(stream), 9)),
                (b"IEND", b""),
            )
        )


def chunk(kind, data):
    """A chunk of a PNG file with its length and its checksum."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def pixels(data):
    """What `png` stored, uncompressed: the compressor's choices are not ours to check."""
    at, parts, stream = 8, [], b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        if kind == b"IDAT":
            stream += body
        else:
            parts.append((kind, body))
        at += length + 12
    return parts, zlib.decompress(stream)
