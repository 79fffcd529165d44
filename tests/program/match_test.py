"""Matches: results, records, going on after a stop, and foreign programs that misbehave."""

import json
import pathlib
import re
import signal
import sys
import time

import program
from program import PROGRAM, ProgramTest
from signals_test import read_until

FAKE = pathlib.Path(__file__).with_name("fake_engine.py")
TWO = ("--player", "classic2", "--player", "random")


class MatchTest(ProgramTest):
    def setUp(self):
        super().setUp()
        self.environment["QUINTA"] = PROGRAM
        self.environment["FAKE_STATE"] = str(self.folder / "fake-state")

    def match(self, game, *arguments, **how):
        return self.run_program("match", *game.split(), *arguments, **how)

    def played(self, game, *arguments, **how):
        """The games and the table of a match, from JSON."""
        lines = self.match(game, *arguments, "--json", **how).out.splitlines()
        return [json.loads(line) for line in lines[:-1]], json.loads(lines[-1])

    def fake(self, way, *more):
        command = " ".join([sys.executable, str(FAKE), way, *map(str, more)])
        return ("--player", f"fake=cmd:{command}")


class ResultsTest(MatchTest):
    def test_the_table_adds_up(self):
        games, table = self.played("teeko", *TWO, "--games", "40")
        self.assertEqual((len(games), table["games"], table["planned"]), (40, 40, 40))
        meeting = table["meetings"][0]
        wins = sum(g["result"] == ("1-0" if g["first"] == "classic2" else "0-1") for g in games)
        self.assertEqual(meeting["first"]["wins"] + meeting["second"]["wins"], wins)
        self.assertEqual(sum(meeting["pairs"]), 20)
        self.assertEqual(meeting["plies"], sum(g["plies"] for g in games))
        self.assertGreater(meeting["score"]["value"], 0.9)

    def test_sides_are_exchanged_from_the_same_opening(self):
        games, _ = self.played("neutreeko", *TWO, "--games", "60", "--openings", "random:3")
        openings = set()
        for one, other in zip(games[::2], games[1::2]):
            self.assertEqual((one["first"], one["second"]), (other["second"], other["first"]))
            self.assertEqual(one["moves"][:3], other["moves"][:3])
            openings.add(tuple(one["moves"][:3]))
        self.assertEqual(len(openings), 30)

    def test_the_same_whatever_is_played_at_a_time(self):
        for game in ["taiji size=5", "trike"]:
            arguments = (*TWO, "--player", "b=random", "--games", "30", "--seed", "7", "--json")
            alone = self.match(game, *arguments)
            self.assertEqual(self.match(game, *arguments, "--jobs", "4").out, alone.out)
            self.assertNotEqual(self.match(game, *arguments, "--seed", "8", code=None).out,
                                alone.out)

    def test_round_robin_and_gauntlet(self):
        players = (*TWO, "--player", "classic1")
        _, table = self.played("teeko", *players, "--games", "4")
        self.assertEqual([(m["player"], m["opponent"]) for m in table["meetings"]],
                         [("classic2", "random"), ("classic2", "classic1"),
                          ("random", "classic1")])
        _, table = self.played("teeko", *players, "--games", "4", "--gauntlet")
        self.assertEqual([m["games"] for m in table["meetings"]], [4, 4])
        self.assertRegex(self.match("teeko", *players, "--games", "4").out,
                         r"player +games +wins +draws +losses +score\nclassic2 +8 ")

    def test_odd_numbers_are_made_even(self):
        self.assertEqual(self.played("teeko", *TWO, "--games", "3")[1]["games"], 4)

    def test_sprt_ends_a_match(self):
        one = self.match("teeko", *TWO, "--games", "5000", "--sprt", "0,100", "--json").out
        table = json.loads(one.splitlines()[-1])
        self.assertEqual(table["sprt"]["verdict"], "passed")
        self.assertLess(table["games"], 200)
        self.assertEqual(self.match("teeko", *TWO, "--games", "5000", "--sprt", "0,100", "--json",
                                    "--jobs", "3").out, one)
        failed = self.match("teeko", "--player", "random", "--player", "classic2", "--sprt",
                            "0,100", "--games", "5000")
        self.assertRegex(failed.out, r"SPRT +failed: Elo 0.0 or 100.0, log likelihood ratio -2.9")

    def test_few_openings_are_said(self):
        ended = self.match("trike side=2", *TWO, "--openings", "random:1", "--games", "20")
        self.assertIn("only 3 different openings for 10 pairs", ended.err)

    def test_openings_from_files(self):
        (self.folder / "lines").write_text("# two\nstartpos moves c3 b3\n\n5/5/2b2/5/5 2\n")
        games, _ = self.played("teeko", *TWO, "--openings", "lines", "--games", "4")
        self.assertEqual([g["moves"][:2] for g in games[:2]], [["c3", "b3"]] * 2)
        records = '[Game "teeko"][First "?"][Second "?"][Result "*"] 1. a1 e5 2. a2 *\n'
        (self.folder / "records").write_text(records)
        games, _ = self.played("teeko", *TWO, "--openings", "records", "--games", "2")
        self.assertEqual([g["moves"][:3] for g in games], [["a1", "e5", "a2"]] * 2)
        for text, message in [("oops", "line 1: a position has 2 fields"),
                              ("\nstartpos moves c3 c3", "line 2: c3 is occupied"),
                              ("bbbb1/rrr2/5/5/5 2", "line 1: the game is over already"),
                              ("# nothing", "there is no opening in it"),
                              (records.replace("teeko", "trike"), "record 1: "),
                              ("[Game", "line 1, column")]:
            (self.folder / "wrong").write_text(text)
            ended = self.match("teeko", *TWO, "--openings", "wrong", code=3)
            self.assertIn(f"quinta: wrong: {message}", ended.err)


class RecordsTest(MatchTest):
    def test_records_can_be_replayed(self):
        self.match("stlts quiet=20", *TWO, "--games", "4", "--records", "m.pgn")
        checked = self.run_program("check", "m.pgn")
        self.assertEqual(len(re.findall(r"record \d+: ok, stlts quiet=20, ", checked.out)), 4)

    def test_goes_on_where_it_stopped(self):
        whole = self.played("trike", *TWO, "--games", "20")[1]
        self.match("trike", *TWO, "--games", "6", "--records", "m.pgn")
        ended = self.match("trike", *TWO, "--games", "20", "--records", "m.pgn", "--json")
        self.assertIn("continuing after 6 games in m.pgn", ended.err)
        self.assertEqual(len(ended.out.splitlines()), 15)
        self.assertEqual(json.loads(ended.out.splitlines()[-1]), whole)
        again = self.match("trike", *TWO, "--games", "20", "--records", "m.pgn", "--json")
        self.assertEqual([json.loads(line) for line in again.out.splitlines()], [whole])
        self.assertEqual((self.folder / "m.pgn").read_text().count("[Game "), 20)

    def test_half_a_pair_is_completed(self):
        self.match("trike", *TWO, "--games", "4", "--records", "m.pgn")
        file = self.folder / "m.pgn"
        text = file.read_text()
        third = text[:text.index("[Game", text.index('[Round "2.1"]'))]
        file.write_text(third)
        self.match("trike", *TWO, "--games", "4", "--records", "m.pgn")
        self.assertEqual(file.read_text(), text)

    def test_a_record_that_was_cut_off_is_played_again(self):
        self.match("trike", *TWO, "--games", "4", "--records", "m.pgn")
        file = self.folder / "m.pgn"
        text = file.read_text()
        for cut in (1, 10, 60, 150):
            file.write_text(text[:-cut])
            ended = self.match("trike", *TWO, "--games", "4", "--records", "m.pgn")
            if cut > 1:
                self.assertIn("m.pgn: the last record was cut off", ended.err)
                self.assertEqual(file.read_text(), text)
            self.run_program("check", "m.pgn")

    def test_other_records_are_left_alone(self):
        file = self.folder / "m.pgn"
        other = '[Game "teeko"]\n[First "Ann"]\n[Second "Ben"]\n[Result "*"]\n\n1. c3 *\n'
        file.write_text(other)
        self.match("trike", *TWO, "--games", "2", "--records", "m.pgn")
        self.assertTrue(file.read_text().startswith(other + "\n[Game"))
        self.match("trike side=5", *TWO, "--games", "2", "--records", "m.pgn")
        self.assertEqual(file.read_text().count("[Game "), 5)

    def test_other_conditions_are_refused(self):
        self.match("trike", *TWO, "--games", "2", "--records", "m.pgn")
        ended = self.match("trike", *TWO, "--seed", "2", "--records", "m.pgn", code=2)
        self.assertIn("m.pgn: record 1 is another match of these players: it was played with "
                      "'seed 1, openings random:4', not with 'seed 2, ", ended.err)

    def test_files_that_cannot_be_used(self):
        for name, message in [("nowhere/m.pgn", "cannot write nowhere/m.pgn: No such file"),
                              (".", "cannot write .: Is a directory")]:
            ended = self.match("trike", *TWO, "--records", name, code=1)
            self.assertIn(message, ended.err)
        (self.folder / "poem").write_text("Roses are red\n")
        ended = self.match("trike", *TWO, "--records", "poem", code=1)
        self.assertIn("poem holds no records", ended.err)
        self.assertEqual((self.folder / "poem").read_text(), "Roses are red\n")

    def test_one_match_to_a_file(self):
        child = self.start_program("match", "teeko", "--player", "random", "--player", "classic1",
                                   "--games", "1000000", "--records", "m.pgn", "--json")
        read_until(child, b"\n")
        ended = self.match("teeko", *TWO, "--records", "m.pgn", code=1)
        self.assertIn("another match is writing to m.pgn", ended.err)
        child.send_signal(signal.SIGINT)
        child.communicate()


class StopTest(MatchTest):
    ENDLESS = ("match", "teeko", "--player", "random", "--player", "classic1", "--games", "1000000")

    def test_the_table_so_far(self):
        child = self.start_program(*self.ENDLESS, "--jobs", "2", "--records", "m.pgn", "--json")
        read_until(child, b"\n")
        child.send_signal(signal.SIGINT)
        table = json.loads(child.communicate()[0].splitlines()[-1])
        self.assertEqual(child.returncode, 130)
        self.assertEqual((self.folder / "m.pgn").read_text().count("[Game "), table["games"])

    def test_a_line_for_a_person(self):
        terminal = self.open_terminal(*self.ENDLESS, "--jobs", "2")
        terminal.wait(r"[1-9]\d*/1000000 games, random [\d.]+ % ± [\d.]+")
        terminal.child.sendintr()
        text, code = terminal.leave()
        self.assertEqual(code, 130)
        self.assertIn("random against classic1, ", text)

    def test_a_program_that_does_not_start_does_not_hold_it_up(self):
        child = self.start_program("match", "neutreeko", *self.fake("mute"), "--player", "random")
        time.sleep(0.5)
        child.send_signal(signal.SIGINT)
        self.assertEqual(child.wait(5), 130)

    def test_a_program_does_not_hold_it_up(self):
        child = self.start_program("match", "neutreeko", *self.fake("hang", "log"), "--player",
                                   "random", "--time", "60")
        while not (self.folder / "log").exists() or \
                "go " not in (self.folder / "log").read_text():
            time.sleep(0.05)
        time.sleep(0.3)
        started = time.monotonic()
        child.send_signal(signal.SIGINT)
        child.communicate()
        self.assertEqual(child.returncode, 130)
        self.assertLess(time.monotonic() - started, 5)


class ForeignTest(MatchTest):
    def fouls(self, way, *arguments, games="2"):
        """The fouls of a match of the fake program with a way, and how its games ended."""
        played, table = self.played("neutreeko", *self.fake(way), "--player", "random", "--games",
                                    games, *arguments)
        return table["meetings"][0]["fouls"], [game["reason"] for game in played], table

    def test_a_good_program_plays_to_the_end(self):
        for way in ["good", "garbage", "double", "slow"]:
            with self.subTest(way):
                fouls, reasons, _ = self.fouls(way, "--patience", "20", "--margin", "20")
                self.assertEqual(fouls, {"illegal_move": 0, "crash": 0, "clock": 0}, reasons)

    def test_fouls_lose(self):
        for way, kind, message in [
                ("illegal", "illegal_move", "illegal move: a1-a9: "),
                ("none", "illegal_move", "illegal move: "),
                ("crash", "crash", "crash: the program ended before it said bestmove (signal 6)"),
                ("exit", "crash", "crash: the program ended before it said bestmove (exit code 3)"),
                ("hang", "clock", "clock: no bestmove within 5.1 s"),
                ("deaf", "clock", "clock: no bestmove within 5.1 s")]:
            with self.subTest(way):
                fouls, reasons, table = self.fouls(way, "--time", "0.1", "--margin", "5", "--jobs",
                                                   "2")
                self.assertEqual(fouls[kind], 2, reasons)
                for reason in reasons:
                    self.assertTrue(reason.startswith(message), reason)
                self.assertEqual(table["meetings"][0]["score"]["value"], 0)

    def test_the_clock(self):
        fouls, reasons, _ = self.fouls("late", "--time", "0.1", "--margin", "0.1")
        self.assertEqual(fouls["clock"], 2, reasons)
        self.assertEqual(reasons[0], "clock: no bestmove within 0.2 s")

    def test_a_foul_is_in_the_record_and_counts_when_it_is_read_again(self):
        arguments = ("neutreeko", *self.fake("illegal"), "--player", "random", "--games", "2",
                     "--records", "m.pgn", "--margin", "20")
        table = self.played(*arguments)[1]
        self.assertEqual(self.played(*arguments)[1], table)
        self.assertIn(": ok, neutreeko, ", self.run_program("check", "m.pgn").out)

    def test_programs_that_cannot_be_started(self):
        for command, message in [("./nowhere", r"the program ended.*\(exit code 127\)"),
                                 ("true", r"the program ended.*\(exit code 0\)"),
                                 ("cat >/dev/null; sleep 60", "no ugiok within 0.5 s"),
                                 ("yes", "no ugiok within 0.5 s")]:
            with self.subTest(command):
                ended = self.match("teeko", "--player", f"x=cmd:{command}", "--player", "random",
                                   "--patience", "0.5", code=1)
                self.assertRegex(ended.err, f"^quinta: x: {message}\n")

    def test_what_a_program_is_told(self):
        self.match("neutreeko", *self.fake("good", "log"), "--player", "random", "--games", "2",
                   "--openings", "random:2", "--option", "fake.Hash size=64", "--nodes", "500")
        log = (self.folder / "log").read_text().splitlines()
        self.assertEqual(log[:6], ["ugi", "setoption name Game value neutreeko",
                                   "setoption name Hash size value 64", "uginewgame", "isready",
                                   "quit"])  # it is met before the match
        self.assertEqual(log[6:11], ["ugi", *log[1:5]])
        self.assertRegex(log[11], r"^position startpos moves \S+ \S+$")
        self.assertEqual(log[12:14], ["isready", "go nodes 500"])
        self.assertEqual(log.count("ugi"), 2)
        self.assertEqual(log.count("uginewgame"), 3)
        self.assertEqual(log[-1], "quit")

    def test_a_program_is_started_again_after_an_illegal_move(self):
        """Who has lost track of the game may not take that along into the next one."""
        self.match("neutreeko", *self.fake("illegal", "log"), "--player", "random", "--games", "4",
                   "--margin", "20")
        log = (self.folder / "log").read_text().splitlines()
        self.assertEqual(log.count("ugi"), 1 + 4)  # it is met before the match
        self.assertEqual(log.count("uginewgame"), 1 + 4)

    def test_a_position_of_ones_own(self):
        (self.folder / "lines").write_text("1w1w1/2b2/5/2w2/1b1b1 2\n")
        self.match("neutreeko", *self.fake("illegal", "log"), "--player", "random", "--games", "2",
                   "--openings", "lines", "--margin", "20")
        self.assertIn("position fen 1w1w1/2b2/5/2w2/1b1b1 2", (self.folder / "log").read_text())


if __name__ == "__main__":
    program.main()
