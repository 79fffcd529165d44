#include "games/trike/trike.hpp"

#include "core/lesson.hpp"

namespace quinta::games {
namespace {

Lesson goal_lesson() {
    return {
        "goal",
        "Around the pawn",
        {{.text = "Black and White share one pawn. The game is over when the pawn cannot move "
                  "any more. Then only the checkers under it and right next to it count. Here "
                  "Black has 4 of the marked points and White has 3, so Black has won.",
          .game = "trike side=4",
          .position = "1/wb/bWw/wbb1 1 owner=1",
          .marks = {"b1", "b2", "c1", "c2", "c3", "d2", "d3"}},
         {.text = "You are Black. The pawn stands on d3. Move it to a point where it is stuck "
                  "and where you have more checkers around it than White.",
          .game = "trike side=5",
          .position = "b/2/w1b/b1W1/w2bw 1 owner=1",
          .accepted = {"d4"},
          .praise = "The pawn is stuck on d4, and you win by 3 to 2. Your new checker counts as "
                    "well.",
          .hint = "Look for an empty point whose neighbours are all taken.",
          .claim = Claim::wins_now},
         {.text = "Corners have few neighbours, so the pawn is soon stuck there. You are White. "
                  "Win at once.",
          .game = "trike side=5",
          .position = "1/Bw/2w/2bb/1b2w 2 owner=1",
          .accepted = {"a1"},
          .praise = "In the corner the two neighbours and your own checker decide: 2 to 1 for "
                    "you.",
          .hint = "Which corner can the pawn reach, and who owns its neighbours?",
          .claim = Claim::wins_now}}};
}

Lesson turns_lesson() {
    return {"moves",
            "Walk the pawn",
            {{.text = "A turn moves the pawn in a straight line over empty points, as far as you "
                      "like, and leaves a checker of your colour under it. You are White: take the "
                      "pawn from d4 to one of the marked points.",
              .game = "trike side=5",
              .position = "1/2/1b1/1w1B/5 2 owner=1",
              .marks = {"a1", "b2", "c3", "d3", "e4", "e5"},
              .accepted = {"a1", "b2", "c3", "d3", "e4", "e5"},
              .praise = "Right. Checkers never move again, and the pawn cannot cross them.",
              .hint = "The pawn stands on d4. It goes only to the marked points.",
              .claim = Claim::reaches},
             {.text = "The board fills up quickly and the ways get short. You are Black. Where can "
                      "the pawn on d1 still go? Choose any of the marked points.",
              .game = "trike side=5",
              .position = "1/b1/1w1/Wbbw/2wb1 1 owner=1",
              .marks = {"c1", "e1", "e2"},
              .accepted = {"c1", "e1", "e2"},
              .praise = "That is a legal move. Whether it is a good one is another question, for a "
                        "later lesson.",
              .hint = "Only the three marked points can be reached from d1.",
              .claim = Claim::reaches}}};
}

Lesson swap_lesson() {
    return {
        "swap",
        "Swap or not?",
        {{.text = "Black's first checker can be very strong. To keep it fair, the second player "
                  "may answer swap once, on their first turn: you then take over Black and that "
                  "checker. On this small board the middle wins for whoever owns it. Swap!",
          .game = "trike side=4",
          .position = "1/2/1B1/4 2 owner=1",
          .accepted = {"swap"},
          .praise = "Now the strong checker is yours, and you are Black.",
          .hint = "Do not move the pawn. Choose swap instead.",
          .claim = Claim::wins},
         {.text = "This time the first checker went into a corner. A corner is weak, so keep "
                  "White and move. Two points are good for you: the two that leave the pawn "
                  "halfway along a side.",
          .game = "trike side=4",
          .position = "B/2/3/4 2 owner=1",
          .accepted = {"c1", "c3"},
          .praise = "Well chosen. A player who knows this will never begin in a corner.",
          .hint = "Go neither next to the corner nor into another corner, and do not swap.",
          .claim = Claim::wins}}};
}

Lesson force_lesson() {
    return {
        "force",
        "Leave no choice",
        {{.text = "Often the best move is one that leaves your opponent no choice. You are "
                  "White. Move the pawn so that Black has to walk into a corner and lose there.",
          .game = "trike side=5",
          .position = "1/b1/w1b/w1bw/2B2 2 owner=1",
          .accepted = {"e4"},
          .praise = "From e4 the pawn can only go to e5.",
          .hint = "One corner is next to a white checker. Stop the pawn just before it.",
          .claim = Claim::wins},
         {.text = "Black had to go to the corner, and the pawn is stuck: you have 2 of the "
                  "points around it, Black has 1.",
          .game = "trike side=5",
          .position = "1/b1/w1b/w1bw/2bwB 2 owner=1",
          .marks = {"d4", "e4", "e5"}},
         {.text = "Now look one move further. You are White. After the right move Black has "
                  "only one answer, and then you finish the game.",
          .game = "trike side=5",
          .position = "1/2/1Bb/bw1w/w2b1 2 owner=1",
          .accepted = {"d3"},
          .praise = "Black can only go to e3 now.",
          .hint = "Keep the pawn away from the open side of the board. Send it down.",
          .claim = Claim::wins},
         {.text = "Black is on e3. Finish the game.",
          .game = "trike side=5",
          .position = "1/2/1bb/bwww/w1Bb1 2 owner=1",
          .accepted = {"e2"},
          .praise = "Stuck, 3 to 2 for you. Two moves planned, one game won.",
          .hint = "There is only one point left to go to.",
          .claim = Claim::wins_now}}};
}

Lesson trap_lesson() {
    return {"trap",
            "Count before you step",
            {{.text = "You are Black with the pawn on d1. Three points can be reached, and two of "
                      "them lose. Before you step, count who would own the points around the pawn.",
              .game = "trike side=5",
              .position = "1/b1/1w1/Wbbw/2wb1 1 owner=1",
              .accepted = {"c1"},
              .praise = "On c1 the pawn is stuck and you win by 3 to 2. From e1 or e2 White would "
                        "have had the last word.",
              .hint = "After e1 White goes to e2, after e2 White goes to e1, and White has more "
                      "there.",
              .claim = Claim::wins}}};
}

}  // namespace

std::vector<Lesson> Trike::lessons() {
    return {goal_lesson(), turns_lesson(), swap_lesson(), force_lesson(), trap_lesson()};
}

}  // namespace quinta::games
