#include "games/neutreeko/neutreeko.hpp"

#include "core/rulebook.hpp"

namespace quinta::games {

std::vector<RulesSection> Neutreeko::rulebook() {
    return {
        {"The idea",
         {"Black and White have three pieces each on a board of 5 by 5 cells. Pieces do not step, "
          "they slide until something stops them. Be the first with three in a row."}},

        {"Turns",
         {"Black starts on b1, d1 and c4, White on b5, d5 and c2. Black moves first, then you take "
          "turns.",
          "A turn slides one of your pieces in one of the eight directions: up, down, sideways or "
          "diagonally. It goes as far as it can, up to the edge of the board or to the last empty "
          "cell before another piece of either colour; it cannot stop earlier. A piece that is "
          "blocked at once cannot go that way. Nothing is captured, and you may not pass; there "
          "is always a move."},
         RulesExample{.game = "neutreeko",
                      .position = "1w1w1/2b2/5/2w2/1b1b1 1",
                      .marks = {"c5", "a4", "e4", "c3", "a2", "e2"},
                      .caption = "The start. Black's piece on c4 can slide to six cells: c4-c3 is "
                                 "stopped by White's piece on c2, c4-a2 by the edge.",
                      .piece = "c4"}},

        {"Winning and draws",
         {"You win as soon as your three pieces lie on three neighbouring cells of one row, column "
          "or diagonal. A line with a gap does not count.",
          "When the same position, with the same side to move, comes up for the third time, the "
          "game is a draw. The start position counts as its first time."},
         RulesExample{.game = "neutreeko",
                      .position = "5/3w1/b1w1b/1w3/2b2 1",
                      .marks = {"b2", "c3", "d4"},
                      .caption = "White has three in a diagonal line and has won.",
                      .outcome = Outcome::second_wins}},

        {"Options",
         {"An option is written after the name of the game, as in: neutreeko board=4x4.",
          "board=5x5 is the default. board=5x4 has five columns and four rows, with Black on b1, "
          "d1 and c3 and White on b4, d4 and c2. board=4x4 has four of each, with Black on a1, c1 "
          "and d2 and White on b1, d1 and a2.",
          "board=6x6 has Black on b1, d1 and c5 and White on c6, e6 and d2; board=7x7 has Black on "
          "c1, e1 and d6 and White on c7, e7 and d2."},
         RulesExample{.game = "neutreeko board=4x4",
                      .position = "4/4/w2b/bwbw 1",
                      .marks = {"d4", "b4", "b2"},
                      .caption = "The start on board=4x4, with the three cells to which Black's "
                                 "piece on d2 can slide.",
                      .piece = "d2"}},

        {"Notation",
         {"Columns are a, b, c and so on from the left, rows 1, 2, 3 and so on from the bottom. "
          "Type where the piece stands and where it stops: c4-a2.",
          "A whole position is one line of text: the rows from the top with / between them, b and "
          "w for the pieces, a number for that many empty cells, and after a space 1 or 2 for the "
          "player to move (1 is Black). The start shown under Turns is "
          "1w1w1/2b2/5/2w2/1b1b1 1."}},
    };
}

}  // namespace quinta::games
