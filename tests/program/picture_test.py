"""Pictures of positions: drawings that need nothing else, in the material of each game."""

import json
import os
import pathlib
import re
import struct
import subprocess
import unittest
import xml.etree.ElementTree as xml
import zlib

import program
from program import GAMES, ProgramTest

SVG = "{http://www.w3.org/2000/svg}"
LINK = re.compile(r"url\(#([^)]+)\)|^#(.+)$")
SIXTH = os.environ["QUINTA_SIXTH"]
PLAYED = {"teeko": "5/2r2/2b2/1b1r1/5 1", "neutreeko": "1w1w1/2b2/5/2w2/1b1b1 1",
          "stlts": "12/2W239/12/12/12/4B017/12/12/12/12/12/12 1",
          "trike": "1/b1/1W1/4/5/6/7 1 owner=1",
          "taiji": "9/9/9/9/4ld3/4l4/4d4/9/9 1 tiles=es"}


def read_png(data):
    """Rows of (red, green, blue) of an 8 bit picture without a palette."""
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    assert depth == 8 and kind in (2, 6)
    size, at, packed = (3 if kind == 2 else 4), 8, b""
    while at < len(data):
        length, name = struct.unpack(">I4s", data[at:at + 8])
        packed += data[at + 8:at + 8 + length] if name == b"IDAT" else b""
        at += length + 12
    raw, rows, last = zlib.decompress(packed), [], bytes(width * size)
    for y in range(height):
        start = y * (width * size + 1)
        line = bytearray(raw[start + 1:start + 1 + width * size])
        for i in range(len(line)):
            left = line[i - size] if i >= size else 0
            corner = last[i - size] if i >= size else 0
            line[i] = line[i] + predicted(raw[start], left, last[i], corner) & 255
        rows.append([tuple(line[x:x + 3]) for x in range(0, len(line), size)])
        last = bytes(line)
    return rows


def predicted(way, left, up, corner):
    if way == 4:
        guess = left + up - corner
        return min((left, up, corner), key=lambda each: abs(guess - each))
    return (0, left, up, (left + up) // 2)[way]


class PictureTest(ProgramTest):
    def svg(self, *arguments):
        return self.run_program("show", *arguments, "--svg", "-").out

    def check(self, text):
        """Well formed, complete in itself; the root."""
        root = xml.fromstring(text)
        self.assertEqual(root.tag, SVG + "svg")
        known = {each.get("id") for each in root.iter() if each.get("id")}
        for each in root.iter():
            self.assertNotIn(each.tag, (SVG + "script", SVG + "style", SVG + "image"))
            for name, value in each.attrib.items():
                self.assertNotIn("var(", value, name)
                self.assertNotIn("NaN", value.lower().replace("nan", "NaN"), name)
                found = LINK.search(value)
                if found and (name == "href" or "url(" in value):
                    self.assertIn(found[1] or found[2], known)
        return root

    def cells(self, *arguments):
        return json.loads(self.run_program("show", *arguments, "--json").out)["cells"]

    def test_every_game_in_every_theme(self):
        for game in GAMES:
            drawn = set()
            for theme in ("light", "dark", "contrast"):
                text = self.svg(game, "--position", PLAYED[game], "--theme", theme)
                root = self.check(text)
                drawn.add(text)
                wanted = [cell["name"] for cell in self.cells(game, "--position", PLAYED[game])
                          if cell.get("piece")
                          and not (cell["piece"].get("partner")
                                   and cell["piece"]["colour"] == "Dark")]
                found = [each.get("data-cell") for each in root.iter(SVG + "g")
                         if each.get("data-cell")]
                self.assertEqual(sorted(set(found)), sorted(wanted), game)
            self.assertEqual(len(drawn), 3, game)

    def test_the_game_brings_its_material(self):
        for game in GAMES:
            self.assertIn(f'href="#{game}-', self.svg(game, "--position", PLAYED[game]))

    def test_size_labels_and_side(self):
        root = self.check(self.svg("teeko", "--size", "300"))
        self.assertEqual((root.get("width"), root.get("height")), ("300", "300"))
        wide = self.check(self.svg("neutreeko", "board=5x4", "--size", "1000"))
        self.assertEqual(wide.get("width"), "1000")
        self.assertLess(int(wide.get("height")), 1000)
        labels = [each.text for each in root.iter(SVG + "text")]
        self.assertEqual(sorted(labels), sorted("abcde12345"))
        self.assertEqual([*self.check(self.svg("teeko", "--bare")).iter(SVG + "text")], [])

    def test_flipped_is_the_other_way_up(self):
        def place(*flags):
            root = self.check(self.svg("teeko", "-p", "b4/5/5/5/5 2", *flags))
            return next(each.get("transform") for each in root.iter(SVG + "g")
                        if each.get("data-cell"))
        self.assertEqual(place(), "translate(0 0)")
        self.assertEqual(place("--flip"), "translate(400 400)")

    def test_what_decided_a_finished_game_is_marked(self):
        won = self.svg("taiji", "size=4", "-p", "dlld/dl1l/dldd/l1ld 2")
        self.assertIn(">4</text>", won)
        self.assertIn("Light has won", won)
        self.assertNotIn("has won", self.svg("taiji", "size=4"))

    def test_many_pins_are_a_number(self):
        root = self.check(self.svg("stlts", "-p", PLAYED["stlts"].replace("W23", "W2b")))
        self.assertIn("11", [each.text for each in root.iter(SVG + "text")
                             if each.get("font-size") == "40"])

    def test_files_are_written_whole(self):
        self.run_program("show", "trike", "--svg", "board.svg")
        self.run_program("show", "trike", "--html", "board.html")
        self.assertEqual((self.folder / "board.svg").read_text(), self.svg("trike"))
        page = (self.folder / "board.html").read_text()
        self.assertTrue(page.startswith("<!doctype html>"))
        self.assertIn(self.svg("trike"), page)

    def test_a_game_without_art_is_plain_tiles_of_any_outline(self):
        for options in (["side=3"], []):
            command = [SIXTH, "show", "hexline", *options]
            drawn = subprocess.run([*command, "--svg", "-"], capture_output=True, text=True,
                                   check=True).stdout
            cells = json.loads(subprocess.run([*command, "--json"], capture_output=True,
                                              text=True, check=True).stdout)["cells"]
            root = self.check(drawn)
            tiles = [each for each in root.iter(SVG + "use")
                     if each.get("href") == "#plain-hexagon"]
            self.assertEqual(len(tiles), len(cells))

    def test_a_browser_shows_the_pieces(self):
        """What is dark in the game is dark in the picture, what is light is light."""
        for game in GAMES:
            self.run_program("show", game, "--position", PLAYED[game], "--size", "400", "--svg",
                             "board.svg")
            root = xml.fromstring((self.folder / "board.svg").read_text())
            self.photograph(int(root.get("width")), int(root.get("height")))
            rows = read_png((self.folder / "seen.png").read_bytes())
            left, top, width, _ = map(float, root.get("viewBox").split())
            scale = int(root.get("width")) / width
            colours = {cell["name"]: cell["piece"]["colour"]
                       for cell in self.cells(game, "--position", PLAYED[game])
                       if cell.get("piece")}
            for each in root.iter(SVG + "g"):
                if not each.get("data-cell"):
                    continue
                x, y = map(float, re.findall(r"-?[\d.]+", each.get("transform")))
                # Beside the engraving, and between the pins of both colours.
                red, green, blue = rows[round((y + 1 - top) * scale)][round((x - 30 - left) * scale)]
                colour = colours[each.get("data-cell")]
                is_red = red > 120 > green and blue < 120
                seen = "Red" if is_red else "light" if red + green + blue > 450 else "dark"
                expected = {"Black": "dark", "White": "light", "Light": "light", "Dark": "dark"}
                self.assertEqual(seen, expected.get(colour, colour),
                                 (game, each.get("data-cell"), (red, green, blue)))

    def test_png_is_what_a_browser_shows(self):
        for game in GAMES:
            flags = (game, "--position", PLAYED[game], "--size", "300")
            self.run_program("show", *flags, "--svg", "board.svg")
            self.run_program("show", *flags, "--png", "board.png")
            drawn = read_png((self.folder / "board.png").read_bytes())
            self.photograph(len(drawn[0]), len(drawn))
            seen = read_png((self.folder / "seen.png").read_bytes())
            # In the middle: around it a browser shows what is behind the picture.
            places = [(y, x) for y in range(100, len(drawn) - 80, 3) for x in range(80, 220, 3)]
            close = [place for place in places
                     if max(abs(a - b) for a, b in zip(drawn[place[0]][place[1]],
                                                       seen[place[0]][place[1]])) < 40]
            self.assertGreater(len(close), 0.9 * len(places), game)

    def test_png_without_its_library_is_refused_with_the_way_out(self):
        (self.folder / "librsvg-2.so.2").write_text("no library")
        ended = self.run_program("show", "teeko", "--png", "board.png", code=1,
                                 LD_LIBRARY_PATH=str(self.folder))
        self.assertIn("librsvg2-2", ended.err)
        self.assertFalse((self.folder / "board.png").exists())

    def photograph(self, width, height):
        page = "<body style='margin:0'><img src='board.svg'>"
        (self.folder / "seen.html").write_text(page)
        subprocess.run(["/usr/bin/chromium", "--headless", "--no-sandbox", "--disable-gpu",
                        "--hide-scrollbars", f"--window-size={width},{height}",
                        f"--user-data-dir={self.folder}/browser",
                        f"--screenshot={self.folder}/seen.png", f"file://{self.folder}/seen.html"],
                       check=True, capture_output=True, timeout=program.PATIENCE)


if __name__ == "__main__":
    unittest.main()
