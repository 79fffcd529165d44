#include "games/taiji/taiji.hpp"

#include "core/lesson.hpp"

namespace quinta::games {
namespace {

Lesson goal_lesson() {
    return {
        "goal",
        "Grow a group",
        {{.text = "Light and Dark fill the board with tiles that are half light and half dark. "
                  "At the end, squares of one colour that touch side by side form a group. The "
                  "marked light group has 4 squares and Dark's best only 3: Light has won.",
          .game = "taiji size=4",
          .position = "dlld/dl1l/dldd/l1ld 2 tiles=wewsene",
          .marks = {"b2", "b3", "b4", "c4"}},
         {.text = "You are Light, and one tile can still be placed. Put it where its light half "
                  "joins your squares into one large group.",
          .game = "taiji size=4",
          .position = "1dl1/ld2/dlld/lddl 1 tiles=weweew",
          .accepted = {"c3,d3"},
          .praise = "One group of 4 for Light, only 2 for Dark: you have won.",
          .hint = "The light half belongs on c3, between your squares on c2 and c4.",
          .claim = Claim::wins_now}}};
}

Lesson tiles_lesson() {
    return {
        "tiles",
        "Place a tile",
        {{.text = "A turn places one tile on two free cells that are neighbours in a row or a "
                  "column. First choose the cell of the light half, then the cell of the dark "
                  "half. Put the light half on b2 and the dark half on a marked cell.",
          .game = "taiji size=4",
          .position = "4/1ld1/4/dl2 1 tiles=ew",
          .marks = {"a2", "c2"},
          .accepted = {"b2,a2", "b2,c2"},
          .praise = "Your light square on b2 now joins the ones above and below it.",
          .hint = "Start with the light half on b2, then take a2 or c2 for the dark half.",
          .claim = Claim::reaches},
         {.text = "Both players place the same tiles, so every turn also helps the other side a "
                  "little. You may turn the tile round. Put the dark half on a1 and the light "
                  "half on b1.",
          .game = "taiji size=4",
          .position = "4/4/1ld1/4 2 tiles=e",
          .marks = {"a1", "b1"},
          .accepted = {"b1,a1"},
          .praise = "That is right: the light half is always named first.",
          .hint = "The light half comes first: choose b1, then a1."}}};
}

Lesson join_lesson() {
    return {"join",
            "Join three at once",
            {{.text = "A single square can join several groups. You are Light. Find the tile whose "
                      "light half touches three light squares at once.",
              .game = "taiji size=4",
              .position = "lddl/1dld/dl1l/ld2 1 tiles=ewwwne",
              .accepted = {"c2,c1"},
              .praise = "Three single squares have become a group of 4.",
              .hint = "Look at the free cell c2 and at what is around it.",
              .claim = Claim::wins_now},
             {.text = "Once more. You are Light, and there are four ways to place the last tile.",
              .game = "taiji size=4",
              .position = "2ld/l1dl/dldl/dl1d 1 tiles=eswesw",
              .accepted = {"b3,b4"},
              .praise = "A group of 4, and the dark half went where it does no harm.",
              .hint = "The light half on b3 joins a3 and b2. Where does the dark half go?",
              .claim = Claim::wins_now}}};
}

Lesson holes_lesson() {
    return {
        "holes",
        "Leave a hole",
        {{.text = "A tile needs two free neighbours, so a single free cell stays empty for ever. "
                  "You are Light. Dark would love to have b3, which joins four dark squares. "
                  "Place a tile so that nobody can use b3, and win.",
          .game = "taiji size=4",
          .position = "dldl/d1dl/l1ld/2dl 1 tiles=wwwnew",
          .marks = {"b3"},
          .accepted = {"b2,b1"},
          .praise = "No tile fits on b3 any more, and your group of 3 is the largest.",
          .hint = "Take the only free neighbour of b3 with your light half.",
          .claim = Claim::wins_now}}};
}

Lesson equal_lesson() {
    return {
        "equal",
        "Equal is enough for Dark",
        {{.text = "Light moves first, so Dark gets something in return: equal scores are a win "
                  "for Dark. You are Dark, and Light has a group of 3. Catch up.",
          .game = "taiji size=4",
          .position = "1dl1/d1ld/ldl1/ld2 2 tiles=wenwe",
          .accepted = {"d1,c1"},
          .praise = "Now it is 3 to 3, and that is a win for Dark.",
          .hint = "Your squares on b1 and b2 can grow to the right.",
          .claim = Claim::wins_now},
         {.text = "Here more tiles are to come. You are Dark again, and Light leads by 4 to 3. "
                  "Only one tile wins. It helps Light too, but it helps you more.",
          .game = "taiji size=4",
          .position = "dl2/1lll/1ddd/dl2 2 tiles=wsssw",
          .accepted = {"a3,a2"},
          .praise = "Light has 5 now, but you have 5 as well and can always keep up.",
          .hint = "The cells a2 and a3 are worth most. Which of them joins more of your squares?",
          .claim = Claim::wins}}};
}

Lesson groups_lesson() {
    return {
        "groups",
        "Two groups count",
        {{.text = "On larger boards more than one group counts: on the usual one, 9 by 9, your "
                  "two largest together. This small board is played the same way. The two marked "
                  "dark groups make 6, Light's best two only 5, so Dark has won.",
          .game = "taiji size=4 groups=2",
          .position = "dlld/dl1l/dldd/l1ld 2 tiles=wewsene",
          .marks = {"a2", "a3", "a4", "c2", "d1", "d2"}},
         {.text = "You are Light and your two largest groups count together. Place the last tile "
                  "so that you win.",
          .game = "taiji size=4 groups=2",
          .position = "ldll/d1dd/ddl1/ll2 1 tiles=swsnnn",
          .accepted = {"c1,d1"},
          .praise = "A group of 4 and a group of 2 make 6. Dark has only 5.",
          .hint = "Join the squares in the bottom row with the one on c2.",
          .claim = Claim::wins_now}}};
}

}  // namespace

std::vector<Lesson> Taiji::lessons() {
    return {goal_lesson(),  tiles_lesson(), join_lesson(),
            holes_lesson(), equal_lesson(), groups_lesson()};
}

}  // namespace quinta::games
