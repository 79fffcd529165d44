#include "solver/army_solver.hpp"

#include <gtest/gtest.h>

#include <map>

#include "solver/army_positions.hpp"
#include "solver/reference_solver.hpp"
#include "solver/toy_armies.hpp"

namespace quinta::solver {
namespace {

/// Holds every position of the fast solution against the plain one.
void expect_as_by_the_book(const ToyArmies& toy) {
    const ArmyPositions game(toy);
    const std::vector<Distance> expected = solve_by_the_book(game);
    const std::optional<ArmySolution> found = solve_armies(army_problem(toy), {});
    ASSERT_TRUE(found);
    std::map<int, int> results;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const auto state = game.state_at(i);
        if (!state) continue;
        const bool is_first = state->side == Side::first;
        const Distance distance = found->distance(is_first ? state->first : state->second,
                                                  is_first ? state->second : state->first);
        ASSERT_EQ(distance, expected[i]) << state->first << ' ' << state->second;
        ++results[distance.is_draw() ? 0 : distance.is_win() ? 1 : -1];
    }
    EXPECT_EQ(results.size(), 3U);  // or the board tests little
    for (const auto& [own, other] : {std::pair{7U, 7U << 3}}) {
        EXPECT_TRUE(found->distance(own, other).is_nothing());
    }
}

TEST(ArmySolver, finds_what_the_plain_solver_finds) {
    for (const auto& [files, ranks] : {std::pair{3, 3}, {4, 3}, {3, 4}, {6, 2}, {4, 4}, {5, 3}}) {
        SCOPED_TRACE(files * 10 + ranks);
        expect_as_by_the_book(ToyArmies(files, ranks));
    }
}

TEST(ArmySolver, threads_do_not_change_the_table) {
    const ArmyProblem problem = army_problem(ToyArmies(4, 4));
    const auto one = solve_armies(problem, {});
    ASSERT_TRUE(one);
    for (const int threads : {2, 3, 8}) {
        const auto many = solve_armies(problem, {threads});
        ASSERT_TRUE(many);
        EXPECT_EQ(many->distances, one->distances) << threads;
    }
}

TEST(ArmySolver, tells_of_each_ply) {
    std::vector<int> plies;
    const auto solution = solve_armies(army_problem(ToyArmies(4, 3)),
                                       {1, nullptr, [&](int ply) { plies.push_back(ply); }});
    ASSERT_TRUE(solution);
    int longest = 0;
    for (const Distance d : solution->distances) {
        if (!d.is_nothing() && !d.is_draw()) longest = std::max(longest, d.plies());
    }
    ASSERT_EQ(plies.size(), static_cast<std::size_t>(longest) + 1);  // the last one finds nothing
    for (std::size_t i = 0; i < plies.size(); ++i) EXPECT_EQ(plies[i], static_cast<int>(i) + 1);
}

TEST(ArmySolver, stops_when_it_is_told_to) {
    const ArmyProblem problem = army_problem(ToyArmies(4, 3));
    std::atomic<bool> stop{true};
    int begun = 0;
    EXPECT_FALSE(solve_armies(problem, {1, &stop, [&](int) { ++begun; }}));
    EXPECT_EQ(begun, 0);
    stop = false;
    EXPECT_FALSE(solve_armies(problem, {2, &stop, [&](int ply) { stop = ply == 3; }}));
    stop = false;
    EXPECT_TRUE(solve_armies(problem, {2, &stop, {}}));
}

}  // namespace
}  // namespace quinta::solver
