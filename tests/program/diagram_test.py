"""Games on paper and in motion: sheets with numbered moves, and pictures that play the moves."""

import re
import unittest
import xml.etree.ElementTree as xml

import program
from program import GAMES, ProgramTest

SVG = "{http://www.w3.org/2000/svg}"
HIDDEN, SHOWN = "hidden", "visible"


def visible_cells(root, moment):
    """The cells on which something is seen at a moment of a film, by the places of their drawings."""
    cells = []
    for group in root:
        if group.tag != SVG + "g":
            continue
        piece = group.get("data-cell")
        animation = group.find(SVG + "animate")
        if animation is not None:
            times = [float(time) for time in animation.get("keyTimes").split(";")]
            values = animation.get("values").split(";")
            now = [value for time, value in zip(times, values) if time <= moment][-1]
            inner = [each for each in group if each.get("data-cell")]
            if now == SHOWN:
                cells += [each.get("data-cell") for each in inner]
        elif piece:
            cells.append(piece)
    return sorted(set(cells))


class DiagramTest(ProgramTest):
    def sheet(self, *arguments):
        return xml.fromstring(self.run_program("diagram", *arguments, "--svg", "-").out)

    def numbers(self, root):
        return [int(each.text) for each in root.iter(SVG + "text") if each.get("class") == "number"]

    def record(self, game, moves):
        text = f'[Game "{game}"]\n[First "Ann <b>"]\n[Second "Ben & co"]\n[Result "*"]\n\n{moves} *\n'
        (self.folder / "game.pgn").write_text(text)
        return "game.pgn"

    def test_each_move_is_numbered_once(self):
        root = self.sheet("teeko", "--moves", "c3 d4 b2 d3 a1 d2 e5 c4 c3-c2 d2-d1")
        self.assertEqual(sorted(self.numbers(root)), list(range(1, 11)))
        self.assertEqual((root.get("width"), root.get("height")), ("210mm", "297mm"))
        words = " ".join(each.text for each in root.iter(SVG + "text") if each.text)
        self.assertIn("9. c3-c2", words)

    def test_a_figure_ends_before_a_number_would_be_hidden(self):
        def boards(moves):
            return len([*self.sheet("neutreeko", "--moves", moves).iter(SVG + "svg")]) - 1
        self.assertEqual(boards("b1-c1 b5-c5"), 1)
        self.assertEqual(boards("b1-c1 b5-c5 c1-a1"), 2, "the first piece moves on")
        self.assertEqual(boards("b1-c1 b5-c5 c1-a1 c5-a5 a1-a4"), 3)

    def test_a_choice_without_a_cell_is_told_below(self):
        root = self.sheet("trike", "side=4", "--moves", "b1 swap c2")
        self.assertEqual(sorted(self.numbers(root)), [1, 3])
        words = " ".join(each.text for each in root.iter(SVG + "text") if each.text)
        self.assertIn("2. swap", words)

    def test_every_game_in_all_forms(self):
        for game in GAMES:
            self.run_program("match", game, "--player", "level2", "--player", "level1", "--games",
                             "2", "--seed", "4", "--records", f"{game}.pgn")
            self.run_program("diagram", "--record", f"{game}.pgn", "--number", "2", "--svg", "a.svg",
                             "--html", "a.html", "--animate", "b.svg")
            for name in ("a.svg", "b.svg"):
                root = xml.parse(self.folder / name).getroot()
                known = {each.get("id") for each in root.iter() if each.get("id")}
                for each in root.iter(SVG + "use"):
                    self.assertIn(each.get("href")[1:], known)
                self.assertNotIn("var(", (self.folder / name).read_text())
            page = (self.folder / "a.html").read_text()
            self.assertIn("size: A4", page)
            self.assertGreater(page.count("<figure>"), 0)

    def test_a_film_shows_each_position_in_turn(self):
        out = self.run_program("diagram", "neutreeko", "--moves", "b1-c1 b5-c5", "--animate", "-",
                               "--seconds", "2").out
        root = xml.fromstring(out)
        # Three positions, and the last for as long as three more.
        self.assertIn('dur="12s"', out)
        begin = ["b1", "b5", "c2", "c4", "d1", "d5"]
        self.assertEqual(visible_cells(root, 0.01), begin)
        self.assertEqual(visible_cells(root, 0.2), ["b5", "c1", "c2", "c4", "d1", "d5"])
        self.assertEqual(visible_cells(root, 0.9), ["c1", "c2", "c4", "c5", "d1", "d5"])
        still = [each for group in root.iter(SVG + "g") if group.get("visibility") != HIDDEN
                 for each in group if each.get("data-cell")]
        self.assertIn("c5", [each.get("data-cell") for each in still], "without motion: the end")

    def test_names_do_no_harm(self):
        file = self.record("teeko", "1. c3 d4")
        sheet = self.run_program("diagram", "--record", file, "--svg", "-").out
        self.assertIn("Ann &lt;b&gt; – Ben &amp; co", sheet)
        page = self.run_program("diagram", "--record", file, "--html", "-").out
        self.assertIn("Ann &lt;b&gt;", page)
        self.assertNotIn("<b>", page)

    def test_what_cannot_be_drawn_is_told(self):
        for arguments, code, words in (
                (["teeko"], 2, "draw where?"),
                (["--svg", "a.svg"], 2, "draw what?"),
                (["teeko", "--record", "game.pgn", "--svg", "a.svg"], 2, "leave out the game"),
                (["teeko", "--moves", "c3 c3", "--svg", "a.svg"], 3, "move 2: c3 is occupied"),
                (["--record", "none.pgn", "--svg", "a.svg"], 1, "none.pgn"),
                (["teeko", "--seconds", "0", "--animate", "a.svg"], 2, "allowed: 0.1 … 60")):
            ended = self.run_program("diagram", *arguments, code=code)
            self.assertIn(words, ended.err)
            self.assertFalse((self.folder / "a.svg").exists())
        file = self.record("teeko", "1. c3 c3")
        ended = self.run_program("diagram", "--record", file, "--svg", "a.svg", code=3)
        self.assertEqual(len(ended.err.splitlines()), 1, ended.err)


if __name__ == "__main__":
    program.main()
