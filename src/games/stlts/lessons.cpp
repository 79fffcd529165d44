#include "games/stlts/stlts.hpp"

#include "core/lesson.hpp"

namespace quinta::games {
namespace {

Lesson goal_lesson() {
    return {
        "goal",
        "Capture them all",
        {{.text = "This is the start. White and Black have twelve pieces each, and whoever "
                  "captures all the enemy's pieces wins. At first nobody can move: pieces need "
                  "pins for that.",
          .game = "stlts",
          .position = "12/2W006B002/1W00W001B002W001B00B001/12/2B001W002B001W002/12/12/"
                      "2W001B002W001B002/12/1B00B001W002B001W00W001/2B006W002/12 1"},
         {.text = "Now the end of a game. You are White and your piece has pins enough to reach "
                  "the last black one. Capture it.",
          .game = "stlts",
          .position = "12/12/12/12/12/12/12/5B006/3W128/12/12/12 1",
          .marks = {"f5"},
          .accepted = {"d4xf5"},
          .praise = "No enemy is left: you have won.",
          .hint = "Move your piece from d4 onto the black piece on f5.",
          .claim = Claim::wins_now}}};
}

Lesson pins_lesson() {
    return {
        "pins",
        "Pins are legs",
        {{.text = "A turn is either a pin or a move. A white pin lets a piece take one step up "
                  "or down, a black pin one step to the left or right. You are White: put a "
                  "white pin into your piece on d4.",
          .game = "stlts",
          .position = "12/12/12/9B002/12/12/12/12/3W008/12/12/12 1",
          .marks = {"d4"},
          .accepted = {"d4+w"},
          .praise = "Now it can take one step up or down in every move.",
          .hint = "Choose your piece on d4, then the white pin."},
         {.text = "With one white pin the piece goes one step up or down. Pins are not used up: "
                  "they count again in every move. Move to one of the marked cells.",
          .game = "stlts",
          .position = "12/12/12/9B002/12/12/12/12/3W108/12/12/12 1",
          .marks = {"d3", "d5"},
          .accepted = {"d4-d3", "d4-d5"},
          .praise = "Right. Without a black pin it cannot go sideways.",
          .hint = "Choose your piece on d4, then a marked cell above or below it.",
          .claim = Claim::reaches},
         {.text = "One white and one black pin together reach all eight cells around. You need "
                  "not use both. Move to any marked cell.",
          .game = "stlts",
          .position = "12/12/12/9B002/12/12/12/12/3W118/12/12/12 1",
          .marks = {"c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"},
          .accepted = {"d4-c3", "d4-d3", "d4-e3", "d4-c4", "d4-e4", "d4-c5", "d4-d5", "d4-e5"},
          .praise = "A slanting step is one step up or down and one to the side.",
          .hint = "Choose your piece on d4, then one of the marked cells.",
          .claim = Claim::reaches}}};
}

Lesson path_lesson() {
    return {"path",
            "Round the corner",
            {{.text = "A move is a path of single steps, and every cell on the way must be empty. "
                      "Your own piece on g6 is in the way, but one white and two black pins are "
                      "enough to go round it. You are White: capture the piece on h7.",
              .game = "stlts",
              .position = "12/12/12/12/12/7B004/5W12W005/12/12/10B001/12/12 1",
              .marks = {"f7", "g7", "h7"},
              .accepted = {"f6xh7"},
              .praise = "First up, then twice to the right, and the black piece is yours.",
              .hint = "Move your piece with the pins, on f6, over the marked cells to h7."}}};
}

Lesson race_lesson() {
    return {
        "race",
        "Be the first",
        {{.text = "Two pieces stand face to face, and each has one black pin. Whoever can strike "
                  "first wins. You are White on g7. Which pin do you need to reach the piece "
                  "below you?",
          .game = "stlts",
          .position = "12/12/12/12/12/6W015/6B015/12/12/12/12/12 1",
          .accepted = {"g7+w"},
          .praise = "Now you threaten to capture, and with both pins you also reach the cells "
                    "to which Black can run.",
          .hint = "To go down you need a pin for steps up and down.",
          .claim = Claim::wins},
         {.text = "Black has stepped aside to h6. Can you still reach it?",
          .game = "stlts",
          .position = "12/12/12/12/12/6W115/7B014/12/12/12/12/12 1",
          .accepted = {"g7xh6"},
          .praise = "One step down and one to the right. You have won the race.",
          .hint = "One step down and one step to the right are within your pins.",
          .claim = Claim::wins_now}}};
}

Lesson trap_lesson() {
    return {"trap",
            "Which one first?",
            {{.text = "You are White and can capture either black piece. One of them has pins and "
                      "can strike back, the other has none. Take the right one first.",
              .game = "stlts",
              .position = "12/12/12/12/12/4B227/12/4W221B005/12/12/12/12 1",
              .marks = {"e7", "g5"},
              .accepted = {"e5xe7"},
              .praise = "The dangerous piece is gone. The other one cannot run far.",
              .hint = "If you leave the piece on e7 on the board, it captures you next.",
              .claim = Claim::wins},
             {.text = "Black could only add a pin. Finish the game.",
              .game = "stlts",
              .position = "12/12/12/12/12/4W227/12/6B105/12/12/12/12 1",
              .accepted = {"e7xg5"},
              .praise = "All black pieces are captured. Always ask who can strike back.",
              .hint = "Two steps down and two to the right are within your pins.",
              .claim = Claim::wins_now}}};
}

}  // namespace

std::vector<Lesson> Stlts::lessons() {
    return {goal_lesson(), pins_lesson(), path_lesson(), race_lesson(), trap_lesson()};
}

}  // namespace quinta::games
