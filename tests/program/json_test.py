"""JSON output: one object per line, with the fields that docs/json.md names, in that order."""

import json
import random

import program
from program import GAMES, SOURCE, ProgramTest

POSITION = ["game", "position", "side", "colour", "result", "reason?", "score?"]
PLAYED = ["result", "reason", "plies", "position", "moves"]
FIELDS = {
    "games": ["name", "title", "origin", "summary", "colours", "options", "players",
              "usual_player", "sample", "starts_empty", "has_tables"],
    "rules": ["game", "title", "origin", "sections"],
    "show": POSITION + ["cells"],
    "moves": POSITION + ["moves"],
    "perft": ["game", "position", "depth", "divide?", "nodes"],
    "check": ["file", "record", "ok", "error?", "game"] + PLAYED,
    "probe": POSITION + ["value", "plies?", "moves"],
    "analyse": POSITION + ["depth", "nodes", "milliseconds?", "lines"],
    "verdict": ["record", "ply", "move", "fault", "played", "best", "better", "mover"],
    "bench": ["games", "signature", "milliseconds", "nodes_per_second"],
    "solve": POSITION + ["value", "plies?", "moves", "wins?", "losses?", "draws?", "valid?",
                         "plies_to_end?", "longest?", "example?", "line?", "verified?"],
    "tables": ["file", "bytes", "ok"],
    "contest game": ["number", "seed"] + PLAYED,
    "contest": ["game", "first", "second", "seed", "games", "first_wins", "second_wins", "draws",
                "plies"],
}
RESULTS = {"1-0", "0-1", "1/2-1/2", "*"}


class JsonTest(ProgramTest):
    def lines(self, *arguments, **more):
        done = self.run_program(*arguments, "--json", **more)
        self.assertEqual(done.err, "")
        return [json.loads(line) for line in done.out.splitlines()]

    def line(self, *arguments, **more):
        lines = self.lines(*arguments, **more)
        self.assertEqual(len(lines), 1)
        return lines[0]

    def assert_fields(self, found, kind):
        wanted = [name.rstrip("?") for name in FIELDS[kind]
                  if not name.endswith("?") or name.rstrip("?") in found]
        self.assertEqual(list(found)[:len(wanted)], wanted)

    def test_every_field_is_documented(self):
        page = (SOURCE / "docs" / "json.md").read_text()
        for names in FIELDS.values():
            for name in names:
                self.assertIn(f"`{name.rstrip('?')}`", page)

    def test_games(self):
        found = self.lines("games")
        self.assertEqual([game["name"] for game in found], GAMES)
        for game in found:
            self.assert_fields(game, "games")
            self.assertEqual(len(game["colours"]), 2)
            for option in game["options"]:
                kinds = {"choices"} if "choices" in option else {"least", "most"}
                self.assertEqual(set(option), {"name", "summary", "default"} | kinds)
            for player in game["players"]:
                self.assertEqual(list(player)[:2], ["name", "summary"])
            names = [player["name"] for player in game["players"]]
            self.assertEqual(names[:3], ["random", "classic1", "classic2"])

    def test_every_default_is_taken_and_left_out(self):
        for game in self.lines("games"):
            for option in game["options"]:
                if option["default"]:
                    name = f"{option['name']}={option['default']}"
                    self.assertEqual(self.line("show", game["name"], name)["game"], game["name"])

    def test_rules(self):
        for game in GAMES:
            page = self.line("rules", game)
            self.assert_fields(page, "rules")
            for section in page["sections"]:
                self.assertEqual(list(section)[:2], ["heading", "paragraphs"])
            examples = [section["example"] for section in page["sections"] if "example" in section]
            self.assertTrue(examples)
            for example in examples:
                self.assertEqual(list(example), ["game", "position", "marks", "caption"])
                names = {cell["name"] for cell in self.line(
                    "show", *example["game"].split(), "-p", example["position"])["cells"]}
                self.assertLessEqual(set(example["marks"]), names)

    def test_positions_along_a_random_game(self):
        """show and moves agree, and each move leads where it says."""
        for game in GAMES:
            choice, position = random.Random(game), None
            for _ in range(12):
                where = [game] if position is None else [game, "-p", position]
                shown, listed = self.line("show", *where), self.line("moves", *where)
                self.assert_fields(shown, "show")
                self.assert_fields(listed, "moves")
                for name in ("game", "position", "side", "colour", "result"):
                    self.assertEqual(shown[name], listed[name])
                self.assertIn(shown["result"], RESULTS)
                self.assertEqual("reason" in shown, shown["result"] != "*")
                self.check_cells(shown)
                if not listed["moves"]:
                    self.assertNotEqual(shown["result"], "*")
                    break
                for move in listed["moves"]:
                    self.assertEqual(list(move)[:3], ["move", "steps", "position"])
                self.check_steps(shown, listed)
                position = choice.choice(listed["moves"])["position"]

    def check_cells(self, shown):
        for cell in shown["cells"]:
            self.assertEqual(list(cell)[:4], ["name", "x", "y", "shape"])
            self.assertIn(cell["shape"], ("square", "hexagon"))

    def check_steps(self, shown, listed):
        names = {cell["name"] for cell in shown["cells"]}
        steps = [json.dumps(move["steps"]) for move in listed["moves"]]
        self.assertEqual(len(steps), len(set(steps)))
        for move in listed["moves"]:
            for step in move["steps"]:
                self.assertTrue(step in names if isinstance(step, str)
                                else step["choice"] in ("white pin", "black pin", "swap"))

    def test_perft(self):
        whole = self.line("perft", "neutreeko", "--depth", "3")
        parts = self.line("perft", "neutreeko", "--depth", "3", "--divide")
        self.assert_fields(whole, "perft")
        self.assert_fields(parts, "perft")
        self.assertEqual(sum(part["nodes"] for part in parts["divide"]), whole["nodes"])

    def test_probe_and_solve(self):
        for game in [["neutreeko", "board=5x4"], ["trike", "side=4"], ["taiji", "size=3"]]:
            probed, solved = self.line("probe", *game), self.line("solve", *game)
            self.assert_fields(probed, "probe")
            self.assert_fields(solved, "solve")
            # What is said of the position is not lost among what is said of the game.
            self.assertEqual(solved | probed, solved)
            moves = self.line("moves", *game)["moves"]
            self.assertEqual([m["move"] for m in probed["moves"]], [m["move"] for m in moves])
            best = {"win": 2, "draw": 1, "loss": 0}
            self.assertEqual(max(probed["moves"], key=lambda m: best[m["value"]])["value"],
                             probed["value"])
        solved = self.line("solve", "neutreeko", "board=5x4", "--verify")
        self.assert_fields(solved, "solve")
        self.assertEqual((solved["value"], solved["plies"], solved["longest"]), ("win", 25, 45))
        self.assertEqual(sum(solved["plies_to_end"]) + solved["draws"], solved["valid"])
        self.assertEqual(sum(solved["plies_to_end"][1::2]), solved["wins"])
        self.assertEqual(len(solved["line"]), 45)
        self.assertTrue(solved["verified"]["reference"])
        unknown = self.line("probe", "stlts")
        self.assertIsNone(unknown["value"])
        self.assertEqual({move["value"] for move in unknown["moves"]}, {None})

    def assert_judgement(self, found):
        self.assertLessEqual({"proved", "expectation", "words"}, set(found))
        self.assertTrue(0 <= found["expectation"] <= 1)
        worth = {"win": 1, "draw": 0.5, "loss": 0}
        self.assertEqual(found["proved"], "value" in found)
        if found["proved"]:
            self.assertEqual(worth[found["value"]], found["expectation"])

    def test_analyse(self):
        for game in [["neutreeko", "board=4x4"], ["stlts"], ["trike"], ["taiji", "size=5"]]:
            found = self.line("analyse", *game, "--nodes", "2000", "--lines", "3")
            self.assert_fields(found, "analyse")
            self.assertNotIn("milliseconds", found)
            self.assertEqual(found, self.line("analyse", *game, "--nodes", "2000", "--lines", "3"))
            self.assertEqual(len(found["lines"]), 3)
            for line in found["lines"]:
                self.assert_judgement(line)
            timed = self.line("analyse", *game, "--time", "0.01")
            self.assertIn("milliseconds", timed)
        over = self.line("analyse", "trike", "side=2", "-p", "b/wB 2 owner=1")
        self.assertNotIn("lines", over)
        self.assertEqual(over["result"], "1-0")

    def test_analyse_a_record(self):
        (self.folder / "games.pgn").write_text(
            '[Game "trike side=3"][First "a"][Second "b"][Result "*"] 1. a1 b1 *\n\n'
            '[Game "neutreeko board=4x4"][First "a"][Second "b"][Result "*"] 1. d2-b4 *\n')
        found = self.lines("analyse", "--record", "games.pgn", "--nodes", "1000")
        self.assertEqual([(f["record"], f["ply"], f["move"]) for f in found],
                         [(1, 1, "a1"), (1, 2, "b1"), (2, 1, "d2-b4")])
        for verdict in found:
            self.assert_fields(verdict, "verdict")
            self.assert_judgement(verdict["played"])
            self.assert_judgement(verdict["best"])
        self.assertEqual(found[2]["fault"], "blunder")

    def test_bench(self):
        done = self.run_program("bench", "--json")
        report = json.loads(done.out)
        self.assert_fields(report, "bench")
        self.assertEqual([game["game"] for game in report["games"]], GAMES)
        told = dict(line.split() for line in
                    (SOURCE / "tests" / "data" / "bench.txt").read_text().splitlines())
        self.assertEqual(report["signature"], int(told["signature"]))
        for game in report["games"]:
            self.assertEqual(game["nodes"], int(told[game["game"]]), game["game"])

    def test_tables(self):
        built = self.line("tables", "build", "neutreeko", "board=4x4")
        self.assert_fields(built, "tables")
        self.assertEqual((built["ok"], built["table"]), (True, "neutreeko board=4x4"))
        self.assertEqual(self.lines("tables"), [built])
        self.assertEqual(self.line("tables", "remove"), {"file": built["file"], "removed": True})
        self.assertEqual(self.lines("tables", "remove"), [])

    def test_a_contest_can_be_repeated(self):
        contest = ("play", "trike", "side=4", "--first", "random", "--second", "random", "--games",
                   "5")
        *games, table = self.lines(*contest, "--seed", "9")
        self.assertEqual(self.lines(*contest, "--seed", "9"), [*games, table])
        self.assertNotEqual(self.lines(*contest, "--seed", "10")[:-1], games)
        self.assert_fields(table, "contest")
        self.assertEqual(len({game["seed"] for game in games}), 5)
        for number, game in enumerate(games, 1):
            self.assert_fields(game, "contest game")
            self.assertEqual(game["number"], number)
            self.assertEqual(len(game["moves"]), game["plies"])
            self.assertLess(game["seed"], 2 ** 53)
            again = self.lines(*contest[:-1], "1", "--seed", str(game["seed"]))[0]
            self.assertEqual(again["moves"], game["moves"])
        self.assertEqual(table["plies"], sum(game["plies"] for game in games))
        results = [game["result"] for game in games]
        self.assertEqual([table["first_wins"], table["second_wins"], table["draws"]],
                         [results.count(result) for result in ("1-0", "0-1", "1/2-1/2")])

    def test_check(self):
        self.run_program("play", "teeko", "--first", "classic2", "--second", "classic2", "--seed",
                         "1")
        report = self.line("check", str(self.finished()[0]))
        self.assert_fields(report, "check")
        self.assertTrue(report["ok"])
        self.assertIn(report["result"], RESULTS)

    def test_a_batch_goes_on_after_a_bad_line(self):
        starts = [self.line("show", "taiji", "size=3")["position"]] * 2
        lines = self.lines("moves", "taiji", "size=3", code=3,
                           input=f"{starts[0]}\nb\xe4d\n\n{starts[1]}\n".encode("latin-1"))
        self.assertEqual(len(lines), 3)
        self.assertEqual(list(lines[1]), ["line", "position", "error"])
        self.assertEqual(lines[1]["line"], 2)
        self.assertEqual(lines[0], lines[2])


if __name__ == "__main__":
    program.main()
