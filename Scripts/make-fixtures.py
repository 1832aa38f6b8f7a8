#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
#
# Draws the pictures under Fixtures: tab icons as templates (black, the shape is in the alpha
# channel), pages, and copies of both beside the scenes that show them, because a scene's files lie
# under the scene's own folder. Every outline is ours and stands in this file, in points.
#
# Usage: make-fixtures.py          write the files
#        make-fixtures.py --check  compare the pixels of the files with what would be written

import sys
from pathlib import Path

sys.dont_write_bytecode = True

from fixture_drawing import Picture, curve, ellipse, pixels, rounded_polygon, rounded_rect

FIXTURES = Path(__file__).resolve().parent.parent / "Fixtures"

# The icons, each a list of even-odd fills on a grid of 25 by 25 points.

ICONS = {
    "home": [
        rounded_polygon(
            (12.5, 1.5, 1.8), (24.25, 12, 1), (24.25, 13.5, 0.7), (21, 13.5, 0), (21, 23.5, 1.6),
            (15.5, 23.5, 0.4), (15.5, 16, 0.9), (9.5, 16, 0.9), (9.5, 23.5, 0.4), (4, 23.5, 1.6),
            (4, 13.5, 0), (0.75, 13.5, 0.7), (0.75, 12, 1),
        )
    ],
    "messages": [
        rounded_polygon(
            (1.25, 3, 5.5), (23.75, 3, 5.5), (23.75, 18.75, 5.5), (12.25, 18.75, 1),
            (6, 24.25, 1), (6, 18.75, 0.5), (1.25, 18.75, 4),
        )
        + ellipse(7.25, 10.9, 1.5)
        + ellipse(12.5, 10.9, 1.5)
        + ellipse(17.75, 10.9, 1.5)
    ],
    "person": [
        ellipse(12.5, 7.25, 5.25, 5.5),
        curve(
            (2.5, 21.75),
            ((2.5, 17.25), (6.5, 14.75), (12.5, 14.75)),
            ((18.5, 14.75), (22.5, 17.25), (22.5, 21.75)),
            ((22.5, 22.75), (21.75, 23.5), (20.75, 23.5)),
            ((4.25, 23.5),),
            ((3.25, 23.5), (2.5, 22.75), (2.5, 21.75)),
        ),
    ],
    "search": [
        ellipse(10.5, 10.5, 9) + ellipse(10.5, 10.5, 6.5),
        rounded_polygon(
            (17.6, 15.7, 0), (23.85, 21.95, 1.3), (21.95, 23.85, 1.3), (15.7, 17.6, 0)
        ),
    ],
    "heart": [
        curve(
            (12.5, 6.25),
            ((11, 3.75), (8.75, 2.5), (6.75, 2.5)),
            ((3.25, 2.5), (1, 5.25), (1, 8.75)),
            ((1, 14.5), (7, 18.75), (11.75, 22.75)),
            ((12.25, 23.15), (12.75, 23.15), (13.25, 22.75)),
            ((18, 18.75), (24, 14.5), (24, 8.75)),
            ((24, 5.25), (21.75, 2.5), (18.25, 2.5)),
            ((16.25, 2.5), (14, 3.75), (12.5, 6.25)),
        )
    ],
    "star": [
        rounded_polygon(
            (12.5, 0.75, 1.6), (15.9, 8.65, 0.6), (24.45, 9.4, 1.6), (18, 15.05, 0.6),
            (19.9, 23.45, 1.6), (12.5, 19.05, 0.6), (5.1, 23.45, 1.6), (7, 15.05, 0.6),
            (0.55, 9.4, 1.6), (9.1, 8.65, 0.6),
        )
    ],
}


def icon(name, pixels):
    """An icon as a template of so many pixels."""
    picture = Picture(25, 25, pixels / 25)
    for outline in ICONS[name]:
        picture.fill(outline, (0, 0, 0))
    return picture


# The pages. Colours as (r, g, b).

INK, GREY, PALE, LINE = (58, 64, 74), (170, 176, 184), (222, 226, 231), (228, 230, 234)
TEAL, CORAL, AMBER, VIOLET = (76, 182, 190), (244, 114, 128), (250, 187, 92), (130, 116, 200)


def home_page():
    """A mark of three overlapping discs above a strip, and a word as bars: 240 by 200 points."""
    picture = Picture(240, 200, 2)
    for x, color in ((78, CORAL), (120, AMBER), (162, TEAL)):
        picture.fill(ellipse(x, 58, 42), color + (216,))
    picture.fill(rounded_rect(99, 112, 42, 7, 3.5), TEAL)
    x = 32
    for width in (38, 22, 46, 30, 18):
        picture.fill(rounded_rect(x, 144, width, 16, 8), INK)
        x += width + 5.5
    picture.fill(rounded_rect(50, 176, 140, 8, 4), PALE)
    return picture


def messages_page():
    """A list of messages under a navigation bar: 375 by 667 points."""
    picture = Picture(375, 667, 2, (255, 255, 255, 255))
    picture.fill(rounded_rect(0, 0, 375, 64, 0), (248, 248, 250))
    picture.fill(rounded_rect(0, 63.5, 375, 0.5, 0), (188, 190, 196))
    picture.fill(rounded_rect(146, 37, 83, 11, 5.5), INK)
    picture.fill(rounded_rect(16, 38, 34, 9, 4.5), TEAL)
    picture.fill(rounded_rect(341, 34, 18, 18, 5) + rounded_rect(344, 37, 12, 12, 2.5), TEAL)
    people = (TEAL, CORAL, AMBER, VIOLET, TEAL, AMBER, CORAL, VIOLET)
    names = (92, 70, 110, 84, 64, 98, 78, 88)
    first = (248, 262, 210, 254, 232, 264, 246, 220)
    second = (180, 96, 0, 150, 204, 120, 0, 168)
    for row, color in enumerate(people):
        top = 64 + row * 76
        cy = top + 38
        picture.fill(ellipse(42, cy, 26), color)
        picture.fill(ellipse(42, cy - 6, 7.5, 8), (255, 255, 255, 235))
        shoulders = curve(
            (26, cy + 20.5),
            ((27.5, cy + 9), (35, cy + 5.5), (42, cy + 5.5)),
            ((49, cy + 5.5), (56.5, cy + 9), (58, cy + 20.5)),
            ((49, cy + 28), (35, cy + 28), (26, cy + 20.5)),
        )
        picture.fill(shoulders, (255, 255, 255, 235))
        picture.fill(rounded_rect(84, top + 16, names[row], 10, 5), INK)
        picture.fill(rounded_rect(84, top + 35, first[row], 7, 3.5), PALE)
        if second[row]:
            picture.fill(rounded_rect(84, top + 49, second[row], 7, 3.5), PALE)
        picture.fill(rounded_rect(327, top + 17, 32, 7, 3.5), PALE)
        if row in (0, 2):
            picture.fill(ellipse(353, top + 46, 5), TEAL)
        picture.fill(rounded_rect(84, top + 75.5, 291, 0.5, 0), LINE)
    return picture


def profile_page():
    """A person in a disc, with a name and two lines as bars: 240 by 330 points."""
    picture = Picture(240, 330, 2)
    skin, shade, hair = (247, 205, 176), (234, 180, 148), (74, 58, 66)
    picture.fill(ellipse(120, 112, 104), (214, 240, 241))
    # The shirt is cut by the disc: its lower edge follows the circle of the same radius.
    picture.fill(
        curve(
            (46.5, 185.5),
            ((52, 160), (82, 150), (120, 150)),
            ((158, 150), (188, 160), (193.5, 185.5)),
            ((174, 204.8), (147.6, 216), (120, 216)),
            ((92.4, 216), (66, 204.8), (46.5, 185.5)),
        ),
        TEAL,
    )
    picture.fill(rounded_rect(103, 128, 34, 42, 17), shade)
    picture.fill(ellipse(120, 76, 48, 50), hair)
    picture.fill(ellipse(120, 98, 38, 46), skin)
    picture.fill(
        curve(
            (80, 92),
            ((80, 58), (98, 44), (124, 44)),
            ((148, 44), (160, 60), (160, 92)),
            ((152, 88), (146, 80), (142, 70)),
            ((128, 80), (100, 84), (80, 92)),
        ),
        hair,
    )
    for x in (105, 135):
        picture.fill(ellipse(x, 100, 3.4, 4.2), INK)
    picture.fill(
        curve(
            (107, 119),
            ((112, 128), (128, 128), (133, 119)),
            ((128, 122), (112, 122), (107, 119)),
        ),
        CORAL,
    )
    picture.fill(rounded_rect(54, 246, 132, 18, 9), INK)
    picture.fill(rounded_rect(70, 280, 100, 9, 4.5), GREY)
    picture.fill(rounded_rect(40, 302, 160, 9, 4.5), PALE)
    return picture


def portrait_icon():
    """A face on a ground: an icon without a transparent pixel."""
    picture = Picture(25, 25, 2, (255, 214, 102, 255))
    picture.fill(ellipse(12.5, 27, 11, 9), (96, 72, 160))
    picture.fill(ellipse(12.5, 11, 5.5, 6.5), (240, 190, 160))
    return picture


def files():
    """Every file's path under Fixtures with its bytes."""
    for name in ICONS:
        for suffix, size in (("-32", 32), ("", 25), ("@2x", 50), ("@3x", 75)):
            data = icon(name, size).png()
            yield f"Icons/{name}{suffix}.png", data
            if suffix == "-32" and name in ("home", "messages", "person"):
                yield f"Scenes/demo/icons/{name}{suffix}.png", data
            if suffix == "@3x" and name in ("home", "messages", "person"):
                yield f"Scenes/Situations/icons/{name}{suffix}.png", data
    yield "Scenes/Situations/icons/portrait@2x.png", portrait_icon().png()
    for name, page in (
        ("home", home_page),
        ("messages", messages_page),
        ("profile", profile_page),
    ):
        data = page().png()
        yield f"Pages/{name}@2x.png", data
        yield f"Scenes/demo/pages/{name}@2x.png", data


def main():
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit("usage: make-fixtures.py [--check]")
    stale = []
    for path, data in files():
        file = FIXTURES / path
        if sys.argv[1:]:
            if not file.exists() or pixels(file.read_bytes()) != pixels(data):
                stale.append(path)
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
    if stale:
        sys.exit("make-fixtures.py: not as drawn: " + ", ".join(stale))


if __name__ == "__main__":
    main()
