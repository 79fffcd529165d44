#include "search/leaf_results.hpp"

#include <gtest/gtest.h>

namespace quinta::search {
namespace {

TEST(LeafResults, sums_every_set_of_games_for_either_side) {
    constexpr double got[] = {1, 0, 0.5};  // a win, a loss and a draw of the first side
    LeafResults<3> results;
    for (int game = 0; game < 3; ++game) results.add(game, got[game]);
    for (unsigned set = 0; set <= LeafResults<3>::all; ++set) {
        double first = 0, second = 0;
        std::uint32_t count = 0;
        for (int game = 0; game < 3; ++game) {
            if ((set >> game & 1U) == 0) continue;
            first += got[game];
            second += 1 - got[game];
            ++count;
        }
        const auto games = static_cast<LeafResults<3>::Set>(set);
        EXPECT_EQ(results.sum(games, Side::first), first);
        EXPECT_EQ(results.sum(games, Side::second), second);
        EXPECT_EQ(LeafResults<3>::count(games), count);
    }
    EXPECT_EQ(results.mean(Side::first), 0.5);
}

TEST(LeafResults, of_one_game_are_its_result) {
    LeafResults<1> results;
    results.add(0, 1);
    EXPECT_EQ(results.mean(Side::first), 1);
    EXPECT_EQ(results.mean(Side::second), 0);
}

}  // namespace
}  // namespace quinta::search
