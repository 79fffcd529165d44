#include "games/stlts/stlts.hpp"

#include "core/rulebook.hpp"

namespace quinta::games {

std::vector<RulesSection> Stlts::rulebook() {
    return {
        {"The idea",
         {"Say 'stilts'. White and Black have twelve pieces each, scattered over a board of 12 by "
          "12 cells. A piece goes only as far as the pins in it allow, and at first there are "
          "none. Spend your turns on pins or on moves, and capture every enemy piece."}},

        {"Turns",
         {"White begins. A turn is one of three things: put a white pin into one of your pieces, "
          "put a black pin into one of your pieces, or move one of your pieces. You may not pass.",
          "Both colours of pins are there for both sides. Each white pin allows one vertical step "
          "in a move, each black pin one horizontal step. Pins stay in the piece and count again "
          "in its next move. A piece may hold up to eleven of each colour."},
         RulesExample{.game = "stlts",
                      .position = "12/12/2W009/12/9B002/12/12/5B006/3W128/12/12/12 1",
                      .marks = {"b5", "c5", "d5", "e5", "f5", "b4", "c4", "e4", "f4", "b3", "c3",
                                "d3", "e3", "f3"},
                      .caption = "White's piece on d4 has one white and two black pins: at most "
                                 "one step up or down and two to the sides. It can go to any "
                                 "marked cell, and to f5 by capturing: d4xf5.",
                      .piece = "d4"}},

        {"Moving and capturing",
         {"A move is a path of steps from cell to cell, up, down, left or right but never "
          "diagonally, with the vertical and horizontal steps in any order. You need not use all "
          "the pins. Detours are allowed, but each step uses up its pin for this move, also a step "
          "back.",
          "Every cell on the way must be empty. The last one may be empty or hold an enemy piece, "
          "which is captured and leaves the board with its pins. You cannot end where you began or "
          "on a piece of your own. Only the last cell matters: two paths to it are the same move."},
         RulesExample{.game = "stlts",
                      .position = "12/12/12/12/12/7B004/5W12W005/12/12/10B001/12/12 1",
                      .marks = {"f7", "g7", "h7"},
                      .caption = "One white and two black pins again, but White's own piece on g6 "
                                 "is in the way. The piece on f6 goes round it, up to f7 and right "
                                 "over g7, and takes on h7: f6xh7."}},

        {"Winning and draws",
         {"You win when you have captured all the enemy's pieces.",
          "The game is a draw after 100 turns in a row, those of both sides counted together, "
          "without a capture; when the same position, with the same side to move, comes up for the "
          "third time; or when the side to move can neither move nor add a pin, which happens only "
          "under a low limit of pins."}},

        {"Options",
         {"Options are written after the name of the game, as in: stlts moves=straight quiet=50. "
          "One that you leave out has its default, named first here.",
          "moves=paths: along any path, as told above. moves=straight: a move is one straight "
          "line, vertical or horizontal, and cannot turn a corner.",
          "start=symmetric: White starts on c11 b10 c10 h10 e8 j8 c5 h5 e3 j3 k3 j2, Black on the "
          "same cells mirrored from left to right. start=seed: the same with White's piece on b11 "
          "instead of c11.",
          "pins=11: the most pins of one colour in a piece; a number from 1 to 11.",
          "quiet=100: a draw after so many turns in a row without a capture; a number from 10 to "
          "1000."},
         RulesExample{.game = "stlts moves=straight",
                      .position = "12/12/2W009/12/9B002/12/12/5B006/3W128/12/12/12 1",
                      .marks = {"d5", "d3", "b4", "c4", "e4", "f4"},
                      .caption = "The board shown under Turns, with moves=straight: the piece on "
                                 "d4 stays on its row or its column and cannot capture on f5.",
                      .piece = "d4"}},

        {"Notation",
         {"Columns are a to l from the left, rows 1 to 12 from the bottom. To add a white pin, "
          "type c10+w; a black one, c10+b. To move, type where the piece stands and where it goes: "
          "c5-d4. To capture, put an x between the two: e5xc5. The path is not written.",
          "A whole position is one line of text: the rows from the top with / between them, W or B "
          "for a piece followed by its white and its black pins (each one digit, with a for ten "
          "and b for eleven), a number for that many empty cells, and after a space 1 or 2 for the "
          "player to move (1 is White). The board shown under Turns is "
          "12/12/2W009/12/9B002/12/12/5B006/3W128/12/12/12 1."}},
    };
}

}  // namespace quinta::games
