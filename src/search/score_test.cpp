#include "search/score.hpp"

#include <gtest/gtest.h>

namespace quinta::search {
namespace {

TEST(Score, wins_in_the_table_are_counted_from_the_position) {
    const int win_at_9 = win_score - 9;  // found 4 plies from the root: a win in 5 from there
    EXPECT_EQ(stored_score(win_at_9, 4), win_score - 5);
    EXPECT_EQ(score_at(stored_score(win_at_9, 4), 6), win_score - 11);
    EXPECT_EQ(stored_score(-win_at_9, 4), 5 - win_score);
    EXPECT_EQ(score_at(stored_score(-win_at_9, 4), 6), 11 - win_score);
    EXPECT_EQ(score_at(stored_score(123, 4), 6), 123);
}

TEST(Score, what_is_sure_is_apart_from_every_estimate) {
    EXPECT_TRUE(is_sure(win_score - 200));
    EXPECT_TRUE(is_sure(200 - win_score));
    EXPECT_FALSE(is_sure(most_estimate));
    EXPECT_FALSE(is_sure(-most_estimate));
    EXPECT_EQ(plies_of(win_score - 7), 7);
    EXPECT_EQ(plies_of(8 - win_score), 8);
}

}  // namespace
}  // namespace quinta::search
