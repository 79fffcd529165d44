#include "games/taiji/taiji.hpp"

#include "core/rulebook.hpp"

namespace quinta::games {

std::vector<RulesSection> Taiji::rulebook() {
    return {
        {"The idea",
         {"Light and Dark fill a board with tiles that are half light and half dark, so every turn "
          "helps both. Connect the squares of your own colour into large groups and keep the other "
          "colour apart."}},

        {"Turns",
         {"Light begins, then you take turns. A turn places one tile on two free cells that are "
          "neighbours in a row or a column: its light half on one, its dark half on the other, "
          "whichever way round you like. Both players place the same tiles.",
          "Tiles never move or overlap, and you may not pass."},
         RulesExample{
             .game = "taiji size=4",
             .position = "4/1ld1/4/dl2 1 tiles=ew",
             .marks = {"a2", "c2"},
             .caption =
                 "If the light half goes on b2, the dark half can go on a2 or c2: b2,a2 or b2,c2. "
                 "On b2 it joins the light squares above and below into a group of three.",
             .piece = "b2"}},

        {"Winning and draws",
         {"The game is over when no two neighbouring cells are free; single free cells may remain. "
          "A group is all the squares of one colour that hang together by their sides; touching at "
          "a corner is not enough.",
          "Your score is the number of squares in your largest group, or in your two or three "
          "largest ones on bigger boards (see Options). The higher score wins. There are no draws: "
          "equal scores are a win for Dark, who moved second."},
         RulesExample{.game = "taiji size=4",
                      .position = "dlld/dl1l/dldd/l1ld 2 tiles=wewsene",
                      .marks = {"b2", "b3", "b4", "c4"},
                      .caption =
                          "No tile fits any more. On a board this small only the largest group "
                          "counts: Light's marked one has 4 squares, Dark's largest 3. Light wins.",
                      .outcome = Outcome::first_wins}},

        {"Options",
         {"Options are written after the name of the game, as in: taiji size=11 groups=2.",
          "size=9 is the default: a board of 9 by 9 cells. Any number from 2 to 11 will do.",
          "groups says how many of your largest groups count together: 1, 2, 3, 4, 5, 6, 7, 8 or 9 "
          "of them, or groups=all for every group of at least two squares. If you do not say, it "
          "is 1 up to size 7, 2 on sizes 8 and 9, and 3 on sizes 10 and 11."},
         RulesExample{.game = "taiji size=4 groups=2",
                      .position = "dlld/dl1l/dldd/l1ld 2 tiles=wewsene",
                      .marks = {"a2", "a3", "a4", "c2", "d1", "d2"},
                      .caption = "The same board with groups=2: Dark's two groups of three make 6, "
                                 "Light's group of four and a single square only 5. Dark wins.",
                      .outcome = Outcome::second_wins}},

        {"Notation",
         {"Columns are a, b, c and so on from the left, rows 1, 2, 3 and so on from the bottom. "
          "Type the cell of the light half, a comma, and the cell of the dark half, without a "
          "space: d4,e4. So e4,d4 is the same place the other way round.",
          "A whole position is one line of text: the rows from the top with / between them, l and "
          "d for light and dark squares, a number for that many free cells, and after a space 1 or "
          "2 for the player to move (1 is Light). The board shown under Turns is 4/1ld1/4/dl2 1.",
          "One more field may say which squares are one tile, so that they are drawn as one: "
          "tiles= "
          "and for each light square, in the same order, n, e, s or w for the side on which its "
          "dark half lies, or - where that is not known. To the game it makes no difference: "
          "4/1ld1/4/dl2 1 tiles=ew."}},
    };
}

}  // namespace quinta::games
