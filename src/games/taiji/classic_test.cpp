#include <algorithm>

#include "base/text.hpp"
#include "players/players_test_support.hpp"

namespace quinta::games {
namespace {

using namespace trial;

TEST(ClassicTaiji, level_2_takes_the_most_points) {
    EXPECT_EQ(choices("taiji size=3", "3/3/ld1 2", "classic2"),
              (Choices{"a2,b2", "b3,b2", "c2,b2", "c2,c1"}));
}

TEST(ClassicTaiji, level_3_leaves_the_opponent_the_fewest_among_these) {
    // With light on a2 Light would have two as well.
    EXPECT_EQ(choices("taiji size=3", "3/3/ld1 2", "classic3"),
              (Choices{"b3,b2", "c2,b2", "c2,c1"}));
}

/// Own points first, then few points of the opponent, by all that the session shows.
std::pair<int, int> worth(const Session& session, std::string_view move, bool both) {
    const View view = after(session, move)->view();
    const Side side = session.side_to_move();
    return {*view.seats[index(side)].score, both ? -*view.seats[index(opponent(side))].score : 0};
}

TEST(ClassicTaiji, makes_the_best_move_of_its_kind_in_every_option) {
    for (int size = 3; size <= 6; ++size) {
        for (const char* groups : {"1", "2", "5", "all"}) {
            const std::string options = concat("taiji size=", size, " groups=", groups);
            for_each_position(options, 5, [](const Session& session) {
                for (const bool both : {false, true}) {
                    std::pair<int, int> best{-1, 0};
                    for (const LegalMove& move : session.legal_moves()) {
                        best = std::max(best, worth(session, move.text, both));
                    }
                    const char* name = both ? "classic3" : "classic2";
                    const std::string chosen = player_for(session, name, 13)->choose(session);
                    EXPECT_EQ(worth(session, chosen, both), best) << session.position() << chosen;
                }
            });
        }
    }
}

TEST(ClassicTaiji, higher_levels_beat_lower_ones) {
    EXPECT_GE(wins("taiji", "classic2", "classic1"), 90);
    EXPECT_GE(wins("taiji groups=all", "classic2", "classic1"), 80);
    EXPECT_GE(wins("taiji size=11", "classic3", "classic1"), 90);
    EXPECT_GE(wins("taiji size=11", "classic3", "classic2", 200), 105);
}

}  // namespace
}  // namespace quinta::games
