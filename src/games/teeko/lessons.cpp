#include "games/teeko/teeko.hpp"

#include "core/lesson.hpp"

namespace quinta::games {
namespace {

Lesson goal_lesson() {
    return {
        "goal",
        "Four together",
        {{.text = "Black and Red have four markers each. Whoever brings their own four together "
                  "first wins. Look at the marked cells: Black has four side by side in a row "
                  "and has won.",
          .game = "teeko",
          .position = "5/1r3/bbbb1/2r2/3r1 2",
          .marks = {"a3", "b3", "c3", "d3"}},
         {.text = "A column or a slanting line of four counts as well, and so does a small "
                  "square. Here Red has won with a square.",
          .game = "teeko",
          .position = "1b3/2b2/1rr2/1rrb1/b4 1",
          .marks = {"b2", "c2", "b3", "c3"}},
         {.text = "Your turn. You are Black and have one marker left to place. Put it where "
                  "your four make a square.",
          .game = "teeko",
          .position = "5/1r1r1/1b3/1bb1r/5 1",
          .accepted = {"c3"},
          .praise = "Four in a square: you have won.",
          .hint = "Your markers stand on b2, b3 and c2. Which corner of the square is missing?",
          .claim = Claim::wins_now},
         {.text = "Now you are Red, and all markers are on the board. Move one of yours by one "
                  "step so that your four make a slanting line.",
          .game = "teeko",
          .position = "2b2/b3r/2r1b/1r3/r2b1 2",
          .accepted = {"e4-d4"},
          .praise = "Well seen: a1, b2, c3 and d4 are four in a line.",
          .hint = "Three of your markers already stand in a slanting line. Bring the fourth to "
                  "its end.",
          .claim = Claim::wins_now}}};
}

Lesson turns_lesson() {
    return {
        "moves",
        "Drop, then move",
        {{.text = "A game begins with an empty board. Black places a marker on any empty cell, "
                  "then Red does, until all eight are down. The middle is a good place, because "
                  "many lines and squares go through it. Place a marker on c3.",
          .game = "teeko",
          .position = "5/5/5/5/5 1",
          .marks = {"c3"},
          .accepted = {"c3"},
          .praise = "A good start.",
          .hint = "The marked cell in the middle of the board is c3."},
         {.text = "Now all eight markers are down, so from here on they move: one step in any "
                  "direction, to an empty cell. Move your black marker from c3 to one of the "
                  "marked cells.",
          .game = "teeko",
          .position = "5/1r1b1/1rb2/2br1/1r1b1 1",
          .marks = {"c4", "d3", "b2"},
          .accepted = {"c3-c4", "c3-d3", "c3-b2"},
          .praise = "Right. Markers never jump and are never taken.",
          .hint = "Take the marker in the middle, on c3, and choose one of the marked cells.",
          .claim = Claim::reaches}}};
}

Lesson block_lesson() {
    return {
        "block",
        "Stop your opponent",
        {{.text = "You are Red. Black threatens to make a square with the next marker. Put yours "
                  "in the way.",
          .game = "teeko",
          .position = "3r1/bb3/b4/5/2r2 2",
          .accepted = {"b3"},
          .praise = "Good: now the square is yours to guard.",
          .hint = "Black has a3, a4 and b4. If Black gets the fourth corner, the game is over.",
          .claim = Claim::saves},
         {.text = "A line with a gap is just as dangerous. You are Red again: stop Black.",
          .game = "teeko",
          .position = "2br1/5/2b2/2b2/3r1 2",
          .accepted = {"c4"},
          .praise = "Yes. Look for gaps as well as for ends.",
          .hint = "Three black markers stand in the same column. Fill the gap between them.",
          .claim = Claim::saves},
         {.text = "Now all markers are down and you are Black. Red wants to step from b4 to c3 "
                  "and have four in a column. Which of your markers can be there first?",
          .game = "teeko",
          .position = "5/brrb1/b4/2r2/2r1b 1",
          .marks = {"c3"},
          .accepted = {"d4-c3"},
          .praise = "Just in time. Every other move would have lost at once.",
          .hint = "Go to the marked cell yourself. One of your markers is next to it.",
          .claim = Claim::saves}}};
}

Lesson fork_lesson() {
    return {"fork",
            "Two threats at once",
            {{.text = "One threat can be stopped, two cannot. You are Black with markers on b2 and "
                      "b4. Place one so that you threaten to win in two different ways.",
              .game = "teeko",
              .position = "5/1br2/5/1b2r/5 1",
              .accepted = {"b3"},
              .praise = "Three in a line with both ends free: Red cannot stop b1 and b5 together.",
              .hint = "Make three in a column whose two ends are both free.",
              .claim = Claim::wins},
             {.text = "Red has stopped you at one end. Take the other.",
              .game = "teeko",
              .position = "1r3/1br2/1b3/1b2r/5 1",
              .accepted = {"b1"},
              .praise = "Four in a column. That is how most games of Teeko are won.",
              .hint = "Your column has two ends. Which one is still free?",
              .claim = Claim::wins_now},
             {.text = "It works with moves, too. You are Black. Find the move after which Red can "
                      "no longer stop you.",
              .game = "teeko",
              .position = "1b1r1/1r3/2b2/2b1r/rb3 1",
              .accepted = {"b5-c4"},
              .praise = "Next you step from b1 to c1, and no red marker is near enough to prevent "
                        "it.",
              .hint = "You have two markers in the c column already. Bring the far one home.",
              .claim = Claim::wins}}};
}

Lesson trap_lesson() {
    return {"trap",
            "Look before you move",
            {{.text = "It is tempting to think of your own goal only. You are Black. Before you go "
                      "on, ask what Red would do next. Then find the only move that does not lose.",
              .game = "teeko",
              .position = "5/1rr1r/1br1b/2b2/b4 1",
              .accepted = {"e3-d4"},
              .praise = "Exactly. Red was one step away from four in a row.",
              .hint = "Red has b4, c4 and e4 in one row, and a marker on c3 next to the gap.",
              .claim = Claim::saves},
             {.text = "But winning comes first. You are Black, and Red wants to step from c2 to b3 "
                      "and finish a square. Must you stop that?",
              .game = "teeko",
              .position = "5/rr3/r1b1b/1br2/b4 1",
              .accepted = {"e3-d4"},
              .praise = "No need to: you were first. Always look for your own goal, then for "
                        "theirs.",
              .hint = "You have three in a slanting line yourself. Can you finish it now?",
              .claim = Claim::wins_now}}};
}

}  // namespace

std::vector<Lesson> Teeko::lessons() {
    return {goal_lesson(), turns_lesson(), block_lesson(), fork_lesson(), trap_lesson()};
}

}  // namespace quinta::games
