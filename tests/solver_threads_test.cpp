// What the solver and its files do on several threads, small enough for the thread sanitizer.

#include <gtest/gtest.h>
#include <unistd.h>

#include <thread>

#include "base/temporary_folder.hpp"
#include "games/neutreeko/neutreeko.hpp"
#include "solver/army_solver.hpp"
#include "solver/table_store.hpp"

namespace quinta {
namespace {

TEST(SolverThreads, find_the_same_table) {
    const solver::ArmyProblem problem =
        solver::army_problem(games::Neutreeko(games::Neutreeko::Board::four_by_four));
    const auto one = solver::solve_armies(problem, {1});
    const auto two = solver::solve_armies(problem, {2}), four = solver::solve_armies(problem, {4});
    EXPECT_EQ(one->distances, two->distances);
    EXPECT_EQ(one->distances, four->distances);
}

TEST(SolverThreads, are_stopped_by_another) {
    const solver::ArmyProblem problem =
        solver::army_problem(games::Neutreeko(games::Neutreeko::Board::four_by_four));
    std::atomic<bool> stop{false}, has_begun{false};
    const std::jthread other([&] {
        while (!has_begun) std::this_thread::yield();
        stop = true;
    });
    const auto wait_for_stop = [&](int ply) {
        has_begun = true;
        while (ply == 3 && !stop) std::this_thread::yield();
    };
    EXPECT_FALSE(solver::solve_armies(problem, {2, &stop, wait_for_stop}));
}

TEST(SolverThreads, save_and_load_the_same_file) {
    const TemporaryFolder folder;
    const solver::TableStore store(folder.path());
    const solver::TableFile table{"toy", {{{1, 5, 2}, std::vector<std::uint8_t>(10'000, 7)}}};
    std::atomic<int> failures{0};
    const auto build = [&] {
        for (int n = 0; n < 20; ++n) {
            if (!store.save(table) || !store.load("toy")) ++failures;
        }
    };
    {
        const std::jthread first(build), second(build);
    }
    EXPECT_EQ(failures, 0);
}

}  // namespace
}  // namespace quinta
