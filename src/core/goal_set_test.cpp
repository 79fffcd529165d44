#include "core/goal_set.hpp"

#include <gtest/gtest.h>

#include <set>

#include "base/random.hpp"

namespace quinta {
namespace {

TEST(GoalSet, an_empty_set_contains_nothing) {
    const GoalSet goals;
    EXPECT_EQ(goals.size(), 0U);
    EXPECT_FALSE(goals.contains(0));
    EXPECT_FALSE(goals.contains(1));
}

/// As many patterns as fit, of three or four cells, and every pattern beside them.
TEST(GoalSet, contains_what_was_added_and_nothing_else) {
    Random random(1);
    for (int n = 0; n < 20; ++n) {
        GoalSet goals;
        std::set<CellSet> added;
        while (added.size() < 64) {
            CellSet mask = 0;
            for (int i = 0; i < 4; ++i)
                mask |= bit(static_cast<int>(random.below(n % 2 == 0 ? 25 : 49)));
            if (added.insert(mask).second) goals.add(mask);
        }
        EXPECT_EQ(goals.size(), 64U);
        for (std::size_t i = 0; i < goals.size(); ++i) EXPECT_TRUE(added.contains(goals[i]));
        EXPECT_FALSE(goals.contains(0));
        for (const CellSet mask : added) {
            EXPECT_TRUE(goals.contains(mask));
            for (int i = 0; i < 49; ++i) {
                const CellSet near = mask ^ bit(i);
                EXPECT_EQ(goals.contains(near), added.contains(near));
            }
        }
    }
}

}  // namespace
}  // namespace quinta
