#include "games/teeko/teeko.hpp"

#include "core/rulebook.hpp"

namespace quinta::games {

std::vector<RulesSection> Teeko::rulebook() {
    return {
        {"The idea",
         {"Black and Red have four markers each on a board of 5 by 5 cells. Be the first to bring "
          "your four together: in a straight line of neighbouring cells, or in a small square."}},

        {"Turns",
         {"First come the drops. Black places a marker on any empty cell, then Red, and so on in "
          "turn until all eight are down.",
          "Then come the moves, and Black begins again. A turn takes one of your markers one step "
          "to an empty cell next to it: up, down, sideways or diagonally. Markers are never "
          "captured and never jump, and you may not pass; there is always a move."},
         RulesExample{.game = "teeko",
                      .position = "5/1r1b1/1rb2/2br1/1r1b1 1",
                      .marks = {"c4", "d3", "b2"},
                      .caption =
                          "All markers are down and Black is to move: the one on c3 can step to "
                          "three cells, for example c3-d3. Its other neighbours are taken.",
                      .piece = "c3"}},

        {"Winning and draws",
         {"A goal is four markers of one colour side by side in a row, a column or a diagonal, or "
          "on the four cells of a 2 by 2 square. There are 44 goals: 28 lines and 16 squares. "
          "Whoever's markers form one wins at once. That can happen as early as Black's fourth "
          "drop, the seventh of the game.",
          "When the same position, with the same side to move, comes up for the third time after "
          "the drops, the game is a draw."},
         RulesExample{.game = "teeko",
                      .position = "1b3/2b2/1rr2/1rrb1/b4 1",
                      .marks = {"b2", "c2", "b3", "c3"},
                      .caption = "Red has four in a square and has won.",
                      .outcome = Outcome::second_wins}},

        {"Options",
         {"Options are written after the name of the game, as in: teeko goals=advanced "
          "centre=closed. One that you leave out has its default, named first here.",
          "goals=standard: the 44 goals above. goals=advanced: the four corners of a larger "
          "square, 3 by 3, 4 by 4 or the whole board, are goals too, which makes 58.",
          "centre=open: the first drop may go anywhere. centre=closed: the very first drop may not "
          "be on c3, the cell in the middle; later drops may.",
          "drops=own: everyone places their own markers. drops=alternate: your opponent places "
          "yours, and you place theirs. drops=alternate1, alternate2 or alternate3: the opponent "
          "places the first one, two or three markers of each colour and the owner the others. "
          "drops=own1, own2 or own3: the owner places the first one, two or three and the opponent "
          "the others. Always a black marker is dropped first, then a red one, and so on; and a "
          "goal belongs to its colour, no matter who completed it.",
          "board=5x5 is the default. board=6x6 has no cell in the middle and so no centre=closed. "
          "It has 79 goals, or 109 with goals=advanced."},
         RulesExample{.game = "teeko goals=advanced",
                      .position = "2r2/1b1b1/2r1r/1b1b1/r4 2",
                      .marks = {"b2", "d2", "b4", "d4"},
                      .caption = "With goals=advanced, Black wins with these corners of a 3 by 3 "
                                 "square; what stands inside or around it does not matter.",
                      .outcome = Outcome::first_wins}},

        {"Notation",
         {"Columns are a, b, c and so on from the left, rows 1, 2, 3 and so on from the bottom. To "
          "drop a marker, type the cell: c3. To move one, type where it stands and where it goes: "
          "c3-d4.",
          "A whole position is one line of text: the rows from the top with / between them, b and "
          "r for the markers, a number for that many empty cells, and after a space 1 or 2 for the "
          "player to move (1 is Black). The board shown under Turns is 5/1r1b1/1rb2/2br1/1r1b1 "
          "1."}},
    };
}

}  // namespace quinta::games
