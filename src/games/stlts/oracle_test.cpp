// Forced wins of Stlts within a budget.

#include <gtest/gtest.h>

#include "analysis/oracle.hpp"
#include "games/catalogue.hpp"
#include "games/games.hpp"

namespace quinta::games {
namespace {

/// A tenth of a second is less than a millisecond for each move, which must not mean no limit.
TEST(StltsOracle, ends_when_its_time_is_over) {
    const auto session = std::move(
        *new_session("stlts", "12/2W116B002/12/12/4W321B224B21/12/12/12/12/1W2110/12/12 1"));
    Budget limits;
    limits.time = std::chrono::milliseconds(100);
    const auto oracle = make_oracle(*session, solver::TableStore(""));
    const auto start = std::chrono::steady_clock::now();
    oracle->values(*session, limits);
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
}

}  // namespace
}  // namespace quinta::games
