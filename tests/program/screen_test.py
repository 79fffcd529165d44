"""The full-screen program: menus, whole games by keyboard and by mouse, terminals of all kinds."""

import json
import re

import program
from program import GAMES
from screen import ScreenTest

TITLES = ["Teeko", "Neutreeko", "Stlts", "Trike", "Taiji"]
START = "What would you like to play?"
# Small boards, so that whole games are short.
SMALL = {"teeko": [], "neutreeko": ["board=4x4"], "stlts": ["quiet=10"], "trike": ["side=4"],
         "taiji": ["size=4"]}
OVER = re.compile(r"(wins: |A draw: )")


class MenuTest(ScreenTest):
    def test_two_presses_of_enter_start_a_game(self):
        screen = self.open_screen()
        screen.wait_for(START, *TITLES, "Load", "Rules", "Quit")
        screen.press("enter")
        screen.wait_for("Start", "you and the computer", "level4")
        screen.press("enter")
        screen.wait_for("Black (you) to move", "Players", "Moves")
        screen.press("q")
        self.assertEqual(screen.leave(), 0)
        self.assertTrue(screen.is_restored())

    def test_every_menu_opens_and_goes_back(self):
        screen = self.open_screen()
        screen.wait_for(START)
        for number, title in enumerate(TITLES, 1):
            screen.press(str(number))
            screen.wait_for("Start", title, "players", gone=[START])
            screen.press("escape")
            screen.wait_for(START)
        ways = {"l": "From a file", "r": "Rules of Teeko", "e": "Lessons", "p": "Puzzles",
                "?": "Keys: "}
        for key, expected in ways.items():
            screen.press(key)
            screen.wait_for(expected, gone=[START])
            screen.press("escape")
            screen.wait_for(START)
        screen.press("q")
        self.assertEqual(screen.leave(), 0)

    def test_options_and_players_reach_the_game(self):
        screen = self.open_screen()
        screen.wait_for(START)
        screen.press("4")
        screen.wait_for("Start", "board", "side", "swap")
        # Up from Start is the last line: swap; then side.
        screen.press("up", "right", "up", "left", "left")
        screen.wait_for("← off →", "← 5 →")
        screen.press("up", "up", "up", "up", "up")
        screen.press("right")
        screen.wait_for("two people")
        screen.press("s")
        screen.wait_for("Trike side=5 swap=off", "Black (player 1) to move")

    def test_mouse_chooses(self):
        screen = self.open_screen()
        screen.wait_for(START)
        screen.click_on("Neutreeko")
        screen.wait_for("Start", "board")
        screen.click_on("you and the computer")
        screen.wait_for("two people")
        screen.click_on("Start")
        screen.wait_for("Black (player 1) to move")

    def test_rules_of_each_game_scroll(self):
        screen = self.open_screen()
        screen.wait_for(START)
        screen.press("r")
        for title in TITLES:
            screen.wait_for(f"Rules of {title}")
            before = screen.settle()
            screen.press("page_down")
            self.assertNotEqual(screen.settle(), before)
            screen.press("right")
        screen.wait_for("Rules of Teeko")

    def test_theme_and_analysis_are_remembered(self):
        screen = self.open_screen("play", "teeko", "--second", "human")
        self.assertNotIn("Analysis ─", screen.wait_for("Players", "Moves"))
        screen.press("T", "x")
        screen.wait_for("Analysis is on.", "Analysis ─")
        screen.press("q")
        self.assertEqual(screen.leave(), 0)
        screen = self.open_screen("play", "teeko", "--second", "human")
        screen.wait_for("Analysis ─")
        screen.press("x")
        screen.wait_for("Analysis is off.", gone=["Analysis ─"])
        screen.press("q")
        self.assertEqual(screen.leave(), 0)
        settings = (self.folder / "config" / "quinta" / "settings").read_text()
        self.assertIn("analysis=off", settings)
        self.assertIn("theme=light", settings)
        screen = self.open_screen("play", "teeko", "--second", "human")
        screen.wait_for("Players", "Moves")
        self.assertNotIn("Analysis ─", screen.settle())


class WholeGameTest(ScreenTest):
    """A game of each kind between two people, by typing, by the cursor and by the mouse."""

    def setUp(self):
        super().setUp()
        self.settings(analysis="off")

    def open_game(self, game, size=(100, 40)):
        screen = self.open_screen("play", game, *SMALL[game], "--second", "human", size=size)
        screen.wait_for("to move", "start")
        return screen

    def whole_game(self, game):
        """The moves of a whole game, as two computers play it."""
        here = self.state
        self.use_state(f"played-{game}")
        self.run_program("play", game, *SMALL[game], "--first", "level6", "--second", "level1",
                         "--seed", "3")
        moves = moves_in(self.finished()[0])
        self.state = here
        self.environment["XDG_STATE_HOME"] = str(here)
        return moves

    def play(self, way, enter):
        for game in GAMES:
            with self.subTest(game):
                moves = self.whole_game(game)
                self.use_state(f"{way}-{game}")
                screen = self.open_game(game)
                cells = CellFinder(self, screen, game, SMALL[game])
                for move in moves:
                    enter(screen, cells, move)
                    screen.read(0.01)
                screen.wait_for("again")
                self.assertRegex(screen.text(), OVER)
                screen.press("q")
                self.assertEqual(screen.leave(), 0)
                self.assertEqual((len(self.finished()), len(self.unfinished())), (1, 0))
                self.assertEqual(moves_in(self.finished()[0]), moves)

    def test_games_by_typing(self):
        self.play("typing", lambda screen, cells, move: screen.send(f":{move}\r"))

    def test_games_by_typing_without_a_colon(self):
        self.play("letters", lambda screen, cells, move: screen.send(f"{move}\r"))

    def test_games_by_mouse(self):
        self.play("mouse", lambda screen, cells, move: self.touch(screen, cells, move, cells.click))

    def test_games_by_keyboard(self):
        self.play("keys", lambda screen, cells, move: self.touch(screen, cells, move, cells.walk))

    def test_no_click_of_a_quick_hand_is_lost(self):
        moves = [f"i{n}" for n in range(1, 10)] + [f"h{n}" for n in range(8, 0, -1)]
        moves += [f"g{n}" for n in range(1, 8)] + [f"f{n}" for n in range(6, 0, -1)]
        for term in ("xterm-256color", "screen-256color"):
            screen = self.open_screen("play", "trike", "side=9", "swap=off", "--second", "human",
                                      size=(100, 40), TERM=term)
            screen.wait_for("to move", "start")
            cells = CellFinder(self, screen, "trike", ["side=9"])
            screen.click(*(cells.places[name] for name in moves))
            screen.wait_for(f"{len(moves) // 2}. {moves[-2]}", moves[-1])

    def test_old_reports_of_the_mouse(self):
        screen = self.open_screen("play", "neutreeko", "--second", "human")
        screen.wait_for("to move", "start")
        cells = CellFinder(self, screen, "neutreeko", [])
        for name in ("b1", "c1"):
            x, y = cells.places[name]
            screen.send(f"\x1b[M {chr(33 + x)}{chr(33 + y)}\x1b[M#{chr(33 + x)}{chr(33 + y)}")
        screen.wait_for("b1-c1")

    def touch(self, screen, cells, move, reach):
        for name in re.findall(r"[a-z]\d+", move):
            reach(screen, name)
        if move == "swap":
            screen.press("s", "enter")
        elif "+" in move:
            screen.press(move.partition("+")[2])


def moves_in(record):
    """The moves of a record file, without tags, comments, variations and numbers."""
    text = re.sub(r"\[[^\]]*\]", "", record.read_text())
    words = re.sub(r"\{[^}]*\}", "", text).split()
    return [word for word in words if not re.fullmatch(r"\d+\.+|1-0|0-1|1/2-1/2|\*", word)]


class CellFinder:
    """Where each cell is on the screen: found by the labels of rows and columns."""

    def __init__(self, test, screen, game, options):
        text = screen.settle().split("\n")
        shown = json.loads(test.run_program("show", game, *options, "--json").out)
        self.cells = {cell["name"]: (cell["x"], cell["y"]) for cell in shown["cells"]}
        hexagonal = shown["cells"][0]["shape"] == "hexagon"
        rows = {}
        by_row = sorted({y for _, y in self.cells.values()})
        names = sorted(self.cells)
        letter_rows = game == "trike"
        labels = []
        for y in by_row:
            name = next(n for n in names if self.cells[n][1] == y)
            labels.append(name[0] if letter_rows else name[1:])
        line = 1
        for y, label in zip(by_row, labels):
            while not re.match(rf"^\s*{label}(\s|│|\||$)", text[line][:40]):
                line += 1
            rows[y] = line
            line += 1
        self.places = {}
        if hexagonal:
            for name, (x, y) in self.cells.items():
                row = rows[y]
                letter = text[row].index(name[0])
                step = 4 if rows[by_row[1]] - rows[by_row[0]] <= 2 else 2 * (rows[by_row[1]] - rows[by_row[0]])
                left = min(cx for n, (cx, cy) in self.cells.items() if cy == y)
                half = {2: 1, 4: 2, 6: 3}.get(rows[by_row[1]] - rows[by_row[0]], 1)
                self.places[name] = (letter + 3 + half + round((x - left) * step), row)
        else:
            bottom = rows[by_row[-1]]
            columns = {}
            files = sorted({n[1:] if letter_rows else n[0] for n in names},
                           key=lambda t: (len(t), t))
            for line in range(bottom + 1, len(text)):
                found = re.match(r"\s*" + r"\s+".join(files), text[line])
                if found:
                    for label in files:
                        columns[label] = text[line].index(label)
                    break
            for name, (x, y) in self.cells.items():
                self.places[name] = (columns[name[1:] if letter_rows else name[0]], rows[y])
        self.cursor = None

    def click(self, screen, name):
        screen.click(self.places[name])

    def walk(self, screen, name):
        self.walk_to(screen, name)
        screen.press("enter")

    def walk_to(self, screen, name):
        """Steps over the board with arrows to a cell, as the program moves its cursor."""
        if self.cursor is None:
            screen.press("right")  # the first press shows the cursor in the middle of the list
            self.cursor = list(self.cells)[len(self.cells) // 2]
        for key, there in self.way(self.cursor, name):
            screen.press(key)
            self.cursor = there

    def way(self, start, end):
        """The shortest way, as pairs of a key and the cell to which it leads."""
        ways = {start: []}
        open_cells = [start]
        for cell in open_cells:
            for key, dx, dy in (("left", -1, 0), ("right", 1, 0), ("up", 0, -1), ("down", 0, 1)):
                there = self.neighbour(cell, dx, dy)
                if there not in ways:
                    ways[there] = ways[cell] + [(key, there)]
                    open_cells.append(there)
        return ways[end]

    def neighbour(self, name, dx, dy):
        hx, hy = self.cells[name]
        best, nearest = name, 1e9
        for other, (tx, ty) in self.cells.items():
            x, y = tx - hx, ty - hy
            along, beside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
            if along < 0.1 or beside > along + 0.1:
                continue
            cost = along + 2 * beside - 0.01 * x
            if cost < nearest:
                nearest, best = cost, other
        return best


if __name__ == "__main__":
    program.main()
