#include "base/text.hpp"
#include "players/players_test_support.hpp"

namespace quinta::games {
namespace {

using namespace trial;

Choices level2(std::string_view position, std::string_view options = "teeko") {
    return choices(options, position, "classic2");
}

TEST(ClassicTeeko, makes_a_goal_first) {
    // Red threatens e2; Black does not care.
    EXPECT_EQ(level2("4r/4r/4r/5/bbb2 1"), (Choices{"d1"}));
    EXPECT_EQ(level2("rrr2/4r/5/4b/bbb2 2"), (Choices{"e4-d5"}));
}

TEST(ClassicTeeko, occupies_the_opponents_goal_cell) {
    EXPECT_EQ(level2("5/2r2/b1rr1/5/b3b 1"), (Choices{"d4"}));
    // Black has placed all markers: its next turn is a move, d4 from e5.
    EXPECT_EQ(level2("r3b/2b2/2bb1/5/r3r 2"), (Choices{"d4"}));
    // In the move phase only c5 can reach d4, where e5 would go.
    EXPECT_EQ(level2("b1b1r/2r2/2rr1/5/b3b 1"), (Choices{"c5-d4"}));
}

TEST(ClassicTeeko, gets_three_of_a_goal) {
    const Choices around = {"a2", "d2", "e2", "b1", "c1", "b3", "c3"};
    EXPECT_EQ(level2("r3r/5/5/1bb2/5 1"), around);
    // A red marker on d2 spoils both lines of the rank.
    EXPECT_EQ(level2("r4/5/5/1bbr1/5 1"), (Choices{"b1", "c1", "b3", "c3"}));
    // Before stopping Red's three.
    EXPECT_EQ(level2("2rr1/5/5/5/1bb2 1"), (Choices{"a1", "d1", "e1", "b2", "c2"}));
}

TEST(ClassicTeeko, counts_large_squares_with_advanced_goals) {
    EXPECT_EQ(level2("3rr/5/b4/5/b4 1"), (Choices{"a2", "a4"}));
    EXPECT_EQ(level2("3rr/5/b4/5/b4 1", "teeko goals=advanced"), (Choices{"a2", "a4", "c1", "c3"}));
}

TEST(ClassicTeeko, keeps_three_while_the_fourth_marker_comes) {
    EXPECT_EQ(level2("r3b/5/r2rr/1b3/1bb2 1"),
              (Choices{"e5-d5", "e5-d4", "e5-e4", "b2-c2", "b1-c2", "c1-c2", "b2-a1"}));
}

TEST(ClassicTeeko, takes_the_cell_that_gives_the_opponent_three) {
    EXPECT_EQ(level2("5/2rr1/5/4b/b4 1"), (Choices{"a4", "b4", "e4", "c5", "d5", "c3", "d3"}));
}

TEST(ClassicTeeko, gets_two_adjacent) {
    EXPECT_EQ(level2("4r/5/5/5/b4 1"), (Choices{"a2", "b1", "b2"}));
    // Red's c4-d5 would get three; that matters in the drop phase only, so e5-d5 is not chosen.
    EXPECT_EQ(level2("rr2b/2r2/r3b/5/b1b2 1"),
              (Choices{"a1-b1", "a1-b2", "c1-b1", "c1-b2", "c1-d2", "e3-d2", "e3-e4", "e3-d4",
                       "e5-e4", "e5-d4"}));
}

TEST(ClassicTeeko, else_plays_anywhere) {
    EXPECT_EQ(level2("5/5/5/5/5 1").size(), 25U);
    EXPECT_EQ(level2("5/5/2b2/5/5 2").size(), 24U);
    const Choices closed = level2("5/5/5/5/5 1", "teeko centre=closed");
    EXPECT_EQ(closed.size(), 24U);
    EXPECT_FALSE(closed.contains("c3"));
}

TEST(ClassicTeeko, places_the_opponents_marker_where_it_harms_least) {
    // Red decides Black's fourth drop. d1 makes Black's goal; d3 would make Red's; the others left
    // out would give Black three or a neighbour, or take a cell that gives Red three.
    EXPECT_EQ(level2("5/2rr1/2r2/5/bbb2 2", "teeko drops=own3"),
              (Choices{"a3", "a5", "b5", "e2", "e3"}));
    // With one marker of each: away from its like, but next to one's own is no harm.
    const Choices apart = level2("5/5/2r2/5/b4 2", "teeko drops=alternate");
    EXPECT_EQ(apart.size(), 20U);
    for (const char* beside : {"a2", "b1", "b2"}) EXPECT_FALSE(apart.contains(beside));
}

TEST(ClassicTeeko, never_misses_or_gives_a_goal) {
    for (const char* drops :
         {"own", "alternate", "alternate1", "alternate2", "alternate3", "own1", "own2", "own3"}) {
        for (const char* goals : {"standard", "advanced"}) {
            const std::string options = concat("teeko goals=", goals, " drops=", drops);
            for_each_position(options, 20, [](const Session& session) {
                const Outcome win = win_for(session.side_to_move());
                bool can_win = false;
                for (const LegalMove& move : session.legal_moves()) {
                    can_win = can_win || after(session, move.text)->ending().outcome == win;
                }
                const std::string chosen = player_for(session, "classic2", 7)->choose(session);
                const Outcome outcome = after(session, chosen)->ending().outcome;
                EXPECT_EQ(outcome == win, can_win) << session.position();
                EXPECT_NE(outcome, win_for(opponent(session.side_to_move()))) << session.position();
            });
        }
    }
}

TEST(ClassicTeeko, level_2_beats_level_1) {
    EXPECT_GE(wins("teeko", "classic2", "classic1"), 95);
    EXPECT_GE(wins("teeko goals=advanced", "classic2", "classic1"), 95);
    EXPECT_GE(wins("teeko drops=alternate", "classic2", "classic1"), 90);
    EXPECT_GE(wins("teeko drops=own2", "classic2", "classic1"), 90);
}

}  // namespace
}  // namespace quinta::games
