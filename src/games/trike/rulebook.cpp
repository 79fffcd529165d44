#include "games/trike/trike.hpp"

#include "core/rulebook.hpp"

namespace quinta::games {

std::vector<RulesSection> Trike::rulebook() {
    return {
        {"The idea",
         {"Black and White share one pawn and walk it over a triangle of points. Each leaves a "
          "checker of their own colour wherever they stop, and the board fills up. When the pawn "
          "is stuck, the one who owns more of the points around it wins."}},

        {"Turns",
         {"Black begins: a black checker goes on any point, with the pawn on top of it.",
          "From then on a turn moves the pawn in a straight line, in one of six directions, over "
          "any number of empty points to an empty point. A checker of your colour goes there, "
          "under the pawn. Checkers never move again, and the pawn cannot cross them. You may not "
          "pass."},
         RulesExample{.game = "trike side=5",
                      .position = "1/2/1b1/1w1B/5 2 owner=1",
                      .marks = {"a1", "b2", "c3", "d3", "e4", "e5"},
                      .caption = "The pawn stands on Black's checker on d4 and White is to move. "
                                 "Along the row it reaches only d3: the checker on d2 is in the "
                                 "way.",
                      .piece = "d4"}},

        {"The swap",
         {"So that the first checker is not too strong, the second player may, on their first "
          "turn only, say swap instead of moving. The two players then exchange colours and the "
          "board stays as it is: the second player is now Black and owns that checker, and the "
          "player who placed it is White and moves next."}},

        {"Winning and draws",
         {"The game is over when the pawn cannot move. Each player gets a point for every checker "
          "of their colour next to the pawn, and one for the checker under it. The higher score "
          "wins. On a triangle the scores are never equal."},
         RulesExample{.game = "trike side=4",
                      .position = "1/wb/bWw/wbb1 1 owner=1",
                      .marks = {"b1", "b2", "c1", "c2", "c3", "d2", "d3"},
                      .caption = "The pawn on c2 is stuck, so only the marked points count: Black "
                                 "has 4 of them, White 3, the one under the pawn included. Black "
                                 "wins.",
                      .outcome = Outcome::first_wins}},

        {"Options",
         {"Options are written after the name of the game, as in: trike side=9 swap=off. One that "
          "you leave out has its default, named first here.",
          "board=triangle: points in a triangle, six directions. board=pyramid: 49 square cells in "
          "rows of 1, 2 and so on up to 7 and back to 1, all starting at the left edge; the pawn "
          "also moves diagonally, so there are eight directions, and all eight neighbours count. "
          "Here the scores can be equal, and then the game is a draw.",
          "side=7: the points along a side of the triangle; a number from 2 to 15. The pyramid has "
          "one size only and does not take this option.",
          "swap=on: the second player may swap, as told above. swap=off: no swap."},
         RulesExample{
             .game = "trike board=pyramid",
             .position = "1/2/1W1/4/5/6/1b5/6/5/4/3/2/1 1 owner=1",
             .marks = {"b1", "b2", "c1", "c3", "d1", "d2", "e2", "f2", "d3", "e4", "f5", "g6"},
             .caption = "On the pyramid, the pawn on c2 goes along its row, its column "
                        "and its diagonals; Black's checker on g2 stops it downwards.",
             .piece = "c2"}},

        {"Notation",
         {"Rows have letters from the top, points have numbers from the left: a1 is the tip, then "
          "come b1 and b2, then c1, c2 and c3, and so on. The pyramid uses the same names. Type "
          "the point to which the pawn goes: c2. To swap, type swap.",
          "A whole position is one line of text: the rows from the top with / between them, b and "
          "w for checkers (B or W for the one under the pawn), a number for that many empty "
          "points, then 1 or 2 for the player to move, then owner=1 or owner=2 for the player who "
          "has Black, which only a swap changes. The board shown under Turns is "
          "1/2/1b1/1w1B/5 2 owner=1."}},
    };
}

}  // namespace quinta::games
