"""Every command at the board, typed in a pseudo-terminal."""

import re

import program
from program import ProgramTest, listed_moves

SPEED = ("--delay", "0")


class CommandTest(ProgramTest):
    def table(self, *arguments):
        terminal = self.open_terminal("play", *arguments, *SPEED)
        terminal.wait()
        return terminal

    def test_help_names_every_command(self):
        terminal = self.table("teeko")
        for word in ("help", "?"):
            shown = terminal.type(word)
            self.assertIn("Type a move, for example a1. Or:", shown)
            for command in ["moves [CELL]", "undo", "redo", "board", "position", "save FILE",
                            "save! FILE", "rules", "resign", "new", "menu", "help", "quit"]:
                self.assertRegex(shown, rf"(?m)^  {re.escape(command)} ")

    def test_moves_lists_and_marks(self):
        terminal = self.table("neutreeko", "--second", "human")
        self.assertEqual(len(listed_moves(terminal.type("moves"))), 14)
        shown = terminal.type("moves B1")
        self.assertEqual(sorted(listed_moves(shown)),
                         ["b1-a1", "b1-a2", "b1-b4", "b1-c1"])
        board = [line for line in terminal.lines() if re.match(r"  \d │", line)][-5:]
        starred = {"abcde"[(i - 6) // 4] + line[2]
                   for line in board for i, c in enumerate(line) if c == "*"}
        self.assertEqual(starred, {"a1", "a2", "b4", "c1"})
        self.assertEqual(set(terminal.paper("│ * │")[1:4]), {"afd787"})
        self.assertIn("No move: c3 is empty.", terminal.type("moves c3"))
        self.assertIn("No move: the piece on d5 is not yours.", terminal.type("moves d5"))
        self.assertIn("'z9' is not a cell; cells are a1 … e5", terminal.type("moves z9"))

    def test_moves_of_the_pawn(self):
        terminal = self.table("trike", "side=3", "--second", "human")
        terminal.type("a1")
        shown = terminal.type("moves a1")
        self.assertEqual(sorted(listed_moves(shown)), ["b1", "b2", "c1", "c3", "swap"])
        self.assertEqual(shown.count("*"), 4)

    def test_undo_gives_the_turn_back(self):
        terminal = self.table("teeko", "--seed", "1")
        self.assertIn("There is no move of yours to take back.", terminal.type("undo"))
        terminal.type("c3")
        after_one = terminal.type("position").splitlines()[-2]
        terminal.type(listed_moves(terminal.type("moves"))[0])
        after_two = terminal.type("position").splitlines()[-2]
        self.assertIn("Black (you) to move", terminal.type("undo"))
        self.assertIn(after_one, terminal.type("position"))
        terminal.type("redo")
        self.assertIn(after_two, terminal.type("position"))
        self.assertIn("There is nothing to play again.", terminal.type("redo"))
        terminal.choose("undo", "undo")
        self.assertIn("5/5/5/5/5 1", terminal.type("position"))

    def test_undo_between_two_people_takes_back_one_move(self):
        terminal = self.table("teeko", "--second", "human")
        terminal.choose("a1", "b1", "undo")
        self.assertIn("5/5/5/5/b4 2", terminal.type("position"))

    def test_undo_after_the_end(self):
        terminal = self.table("teeko", "--second", "human")
        shown = terminal.choose("a1", "e1", "a2", "e2", "a3", "e3", "a4")
        self.assertIn("Black (player 1) wins: Black has four in a line.", shown)
        self.assertIn("<", terminal.picture())  # the goal is marked
        self.assertEqual(len(self.finished()), 1)
        self.assertIn("Black (player 1) to move", terminal.type("undo"))
        self.assertEqual((len(self.finished()), len(self.unfinished())), (0, 1))
        self.assertIn("wins", terminal.type("redo"))

    def test_save_and_save_over(self):
        terminal = self.table("teeko", "--second", "human")
        self.assertIn("Say where: save FILE", terminal.type("save"))
        terminal.type("c3")
        self.assertIn("Saved to a game.pgn.", terminal.type("save a game.pgn"))
        terminal.type("b2")
        self.assertIn("a game.pgn exists already; choose another name, or type: save! a game.pgn",
                      terminal.type("save a game.pgn"))
        self.assertIn("Saved to a game.pgn.", terminal.type("save! a game.pgn"))
        self.assertIn("1. c3 b2 *", (self.folder / "a game.pgn").read_text())
        self.assertIn("cannot write nowhere/x.pgn: No such file or directory",
                      terminal.type("save nowhere/x.pgn"))
        self.assertIn("Say where: save! FILE", terminal.type("save!"))
        self.assertEqual(self.run_program("check", "a game.pgn").code, 0)

    def test_board_position_and_rules(self):
        terminal = self.table("teeko", "--second", "human")
        first = terminal.type("board")
        self.assertIn("markers to place", first)
        self.assertIn("5/5/5/5/5 1", terminal.type("POSITION"))
        self.assertIn("John Scarne, 1937", terminal.type("rules"))

    def test_resign_new_and_menu(self):
        terminal = self.table("teeko", "--second", "human")
        terminal.type("c3")
        self.assertIn("Black (player 1) wins: Red resigned.", terminal.type("resign"))
        self.assertIn('[Termination "resignation"]', self.finished()[0].read_text())
        self.assertIn("Red (player 2) to move", terminal.type("undo"))
        shown = terminal.type("new")
        self.assertIn("Black (player 1) to move", shown)
        self.assertIn("4 markers to place", shown)
        self.assertEqual(len(self.unfinished()), 1)
        terminal.type("a1")
        shown = terminal.type("menu")
        self.assertIn("The game is kept; 'quinta continue' takes it up again.", shown)
        self.assertIn("Quinta: five board games for two", shown)
        self.assertEqual(terminal.leave("q")[1], 0)
        self.assertEqual(len(self.unfinished()), 2)

    def test_a_slip_is_told_from_a_move(self):
        terminal = self.table("teeko", "--second", "human")
        self.assertIn("unknown command 'mvoes'; did you mean 'moves'?", terminal.type("mvoes"))
        self.assertIn("'quit' stands alone; what is 'now'?", terminal.type("quit now"))
        self.assertIn("'f9' is not a cell; cells are a1 … e5", terminal.type("f9"))
        shown = terminal.type("")
        self.assertEqual(shown.count("to move"), 1)
        self.assertIn("[ ", terminal.type("C3").replace("[●", "[ "))

    def test_quit_keeps_and_continue_takes_up(self):
        terminal = self.table("trike", "--second", "human")
        terminal.choose("a1", "b1")
        text, code = terminal.leave("quit")
        self.assertIn("The game is kept; 'quinta continue' takes it up again.", text)
        self.assertEqual(code, 0)
        terminal = self.open_terminal("continue")
        self.assertIn("Black (player 1) to move", terminal.wait())

    def test_swap_in_words(self):
        terminal = self.table("trike", "side=4", "--second", "human")
        shown = terminal.type("c2")
        self.assertIn("White (player 2) to move, or type swap> ", shown)
        self.assertIn("may swap colours instead of moving", shown)
        self.assertIn("swap", listed_moves(terminal.type("moves")))
        shown = terminal.type("swap")
        self.assertIn("White (player 1) to move> ", shown)
        self.assertIn("swap: only the second player's first turn may be a swap",
                      terminal.type("swap"))
        self.assertIn("owner=2", terminal.type("position"))

    def test_the_computer_swaps_and_the_person_changes_colour(self):
        for seed in range(40):
            terminal = self.table("trike", "side=3", "--second", "classic1", "--seed", str(seed))
            shown = terminal.type("b1")
            text, _ = terminal.leave("quit")
            if "(classic1) plays swap." in shown:
                self.assertIn("White (you) to move", shown)
                return
        self.fail("classic1 never swaps")

    def test_pins_are_on_the_board(self):
        terminal = self.table("stlts", "--second", "human")
        terminal.choose("c10+w", "c8+b", "c10+b", "c8+b")
        self.assertRegex(terminal.picture(), r"10 .*○11")
        self.assertRegex(terminal.picture(), r" 8 .*●02")
        self.assertIn("2 white pins (steps up or down), 1 black pin", terminal.picture())
        terminal.type("moves c10")
        self.assertRegex(terminal.picture(), r"\*")


if __name__ == "__main__":
    program.main()
