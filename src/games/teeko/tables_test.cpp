// Building Teeko's tables.

#include <gtest/gtest.h>

#include <atomic>

#include "games/teeko/solution.hpp"

namespace quinta::games {
namespace {

/// While moves are solved, and while the drops before them are.
TEST(TeekoTables, hear_a_stop_in_either_phase) {
    for (const double share : {0.1, 0.8}) {
        std::atomic<bool> stop = false;
        const solver::BuildControl control{1, &stop, [&](double done) {
                                               if (done >= share) stop = true;
                                           }};
        std::string warning;
        const Result<SolvedTeeko> solved =
            SolvedTeeko::load_or_solve(Teeko(), solver::TableStore(""), control, warning);
        ASSERT_FALSE(solved) << share;
        EXPECT_EQ(solved.error(), "stopped");
    }
}

}  // namespace
}  // namespace quinta::games
