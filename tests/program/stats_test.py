"""Figures of the games: what play gives, and what is proved."""

import json
import unittest
import xml.etree.ElementTree as xml

import program
from program import ProgramTest

SMALL = ("taiji", "size=3", "--games", "30", "--player", "random", "--player", "level3")


class StatsTest(ProgramTest):
    def stats(self, *arguments):
        return json.loads(self.run_program("stats", *arguments, "--json").out)

    def test_the_same_seed_the_same_figures(self):
        found = self.stats(*SMALL, "--seed", "5")
        self.assertEqual(found, self.stats(*SMALL, "--seed", "5", "--jobs", "2"))
        self.assertNotEqual(found["self_play"], self.stats(*SMALL, "--seed", "6")["self_play"])
        again = self.stats(*found["command"].split()[2:])
        self.assertEqual(again, found, "the command gives the same")

    def test_figures_go_together(self):
        found = self.stats(*SMALL)
        self.assertEqual([each["player"] for each in found["self_play"]], ["random", "level3"])
        for each in found["self_play"]:
            self.assertEqual(each["first_wins"] + each["second_wins"] + each["drawn"], 30)
            self.assertEqual(sum(games for _, games in each["lengths"]), 30)
            for name in ("first_share", "draws", "plies", "branching", "swings", "turned"):
                self.assertLessEqual(each[name]["low"], each[name]["value"] + 1e-9, name)
                self.assertGreaterEqual(each[name]["high"], each[name]["value"] - 1e-9, name)
            share = (each["first_wins"] + each["drawn"] / 2) / 30
            self.assertAlmostEqual(each["first_share"]["value"], share, places=3)

    def test_what_is_proved_is_what_solve_says(self):
        solved = json.loads(self.run_program("solve", "neutreeko", "board=4x4", "--json").out)
        found = self.stats("neutreeko", "board=4x4", "--games", "0")
        self.assertEqual(found["start"]["value"], solved["value"])
        self.assertEqual(found["openings"], solved["moves"])
        for name in ("wins", "losses", "draws", "longest"):
            self.assertEqual(found["solution"][name], solved[name])
        self.assertEqual(found["self_play"], [])
        self.assertEqual(len(found["openings"]), found["first_moves"])

    def test_what_is_not_known_is_said(self):
        found = self.stats("taiji", "--games", "0", "--nodes", "10")
        self.assertIsNone(found["start"]["value"])
        self.assertNotIn("solution", found)
        said = self.run_program("stats", "taiji", "--games", "0", "--nodes", "10").out
        self.assertIn("Who wins with best play is not known.", said)

    def test_text_and_picture(self):
        said = self.run_program("stats", *SMALL, "--svg", "figures.svg").out
        self.assertIn("random, 30 games", said)
        self.assertIn("points of the first player, %", said)
        root = xml.parse(self.folder / "figures.svg").getroot()
        words = [each.text for each in root.iter("{http://www.w3.org/2000/svg}text")]
        self.assertIn("level3", words)

    def test_a_wrong_player_is_refused(self):
        ended = self.run_program("stats", "taiji", "size=2", "--player", "level99", code=2)
        self.assertIn("level99", ended.err)


if __name__ == "__main__":
    program.main()
