#include "games/neutreeko/neutreeko.hpp"

#include "core/lesson.hpp"

namespace quinta::games {
namespace {

Lesson goal_lesson() {
    return {
        "goal",
        "Three in a line",
        {{.text = "Black and White have three pieces each. Whoever lines up their own three side "
                  "by side wins: along a row, along a column or on a slant. Here White has won.",
          .game = "neutreeko",
          .position = "5/3w1/b1w1b/1w3/2b2 1",
          .marks = {"b2", "c3", "d4"}},
         {.text = "Pieces slide in a straight line and do not stop until something is in the "
                  "way. You are Black: slide your piece from c1 up between the other two.",
          .game = "neutreeko",
          .position = "1b1b1/5/w2w1/w4/2b2 1",
          .marks = {"c5"},
          .accepted = {"c1-c5"},
          .praise = "Three in a row: you have won.",
          .hint = "Send the piece on c1 straight up. It runs to the edge of the board.",
          .claim = Claim::wins_now},
         {.text = "Slanting slides are allowed as well. You are Black again. Find the move that "
                  "wins.",
          .game = "neutreeko",
          .position = "5/b1w1w/5/b4/1wb2 1",
          .accepted = {"c1-a3"},
          .praise = "Yes: from c1 over b2 to a3, and the gap is closed.",
          .hint = "You have a2 and a4. Which piece can slide to the cell between them?",
          .claim = Claim::wins_now}}};
}

Lesson slide_lesson() {
    return {
        "slide",
        "Slide to the end",
        {{.text = "This is how a game begins, and Black moves first. A piece slides as far as it "
                  "can: to the edge, or to the last free cell before another piece. The marks "
                  "show where the one on c4 can stop. Choose one.",
          .game = "neutreeko",
          .position = "1w1w1/2b2/5/2w2/1b1b1 1",
          .marks = {"c5", "a4", "e4", "c3", "a2", "e2"},
          .accepted = {"c4-c5", "c4-a4", "c4-e4", "c4-c3", "c4-a2", "c4-e2"},
          .praise = "Good. Nothing is ever captured in this game.",
          .hint = "Take the black piece on c4. It can stop only on the marked cells.",
          .claim = Claim::reaches},
         {.text = "A piece cannot stop early, so you need something to stop it: the edge or "
                  "another piece. Bring your piece from c4 to c3.",
          .game = "neutreeko",
          .position = "1w1w1/2b2/5/2w2/1b1b1 1",
          .marks = {"c3"},
          .accepted = {"c4-c3"},
          .praise = "The white piece on c2 was your wall. Walls of either colour will do.",
          .hint = "Slide down from c4. The white piece on c2 stops you at the right place."}}};
}

Lesson block_lesson() {
    return {
        "block",
        "Stop your opponent",
        {{.text = "You are Black. White has c1 and e1 and wants to slide from c2 to d1, between "
                  "them. Get there first.",
          .game = "neutreeko",
          .position = "3b1/3b1/b4/2w2/2w1w 1",
          .marks = {"d1"},
          .accepted = {"d4-d1"},
          .praise = "Just in time. Every other move would have lost at once.",
          .hint = "One of your pieces stands on d4 and can slide straight down.",
          .claim = Claim::saves},
         {.text = "You can also block the way. White has a3 and b4 and wants to slide from c2 up "
                  "to c5. You are Black: put a piece in front of c2.",
          .game = "neutreeko",
          .position = "5/1w3/wb3/1bwb1/5 1",
          .accepted = {"d2-c3"},
          .praise = "Well done. Your piece stopped before the white one on b4, just where you "
                    "need it.",
          .hint = "Which piece can stop on c3? One of them has a slanting way there.",
          .claim = Claim::saves}}};
}

Lesson fork_lesson() {
    return {
        "fork",
        "Two ways to win",
        {{.text = "One threat can be stopped, two cannot. You are Black. Make two in a row that "
                  "your third piece can reach on either side.",
          .game = "neutreeko",
          .position = "5/b3b/w1w2/3w1/2b2 1",
          .accepted = {"a4-d1"},
          .praise = "Now your piece on e4 can slide to e1 and to b1, and White can stop only one "
                    "of them.",
          .hint = "Bring the piece from a4 down next to the one on c1.",
          .claim = Claim::wins},
         {.text = "White has put a piece in your way on e1. Go the other way.",
          .game = "neutreeko",
          .position = "5/4b/w1w2/5/2bbw 1",
          .accepted = {"e4-b1"},
          .praise = "Three in a row. Two threats at once win most games.",
          .hint = "From e4 there is a long slant down to b1.",
          .claim = Claim::wins_now}}};
}

Lesson trap_lesson() {
    return {"trap",
            "Both ends of a line",
            {{.text = "You are Black. White has two in the bottom row, and your piece on d1 guards "
                      "one end. It looks safe. Is it? Only one move does not lose.",
              .game = "neutreeko",
              .position = "w2b1/5/4b/5/1wwb1 1",
              .accepted = {"d1-a4"},
              .praise = "Right. White wanted to slide from a5 down to a1, and now you are in the "
                        "way.",
              .hint = "Look at the other end. The white piece on a5 would love to go down to a1.",
              .claim = Claim::saves},
             {.text = "And before you defend, look for a win of your own. You are Black, and White "
                      "wants to slide from a1 to e1. What do you play?",
              .game = "neutreeko",
              .position = "bb1b1/5/2w2/3w1/w4 1",
              .accepted = {"d5-c5"},
              .praise = "You were first. Your own pieces are walls, too.",
              .hint = "You have three in the top row already, with a gap. Close it.",
              .claim = Claim::wins_now}}};
}

}  // namespace

std::vector<Lesson> Neutreeko::lessons() {
    return {goal_lesson(), slide_lesson(), block_lesson(), fork_lesson(), trap_lesson()};
}

}  // namespace quinta::games
