// What a proof promises besides its result: limits, an end at once, repeatability, threads.

#include <gtest/gtest.h>

#include <thread>

#include "core/playout.hpp"
#include "games/taiji/taiji.hpp"
#include "games/trike/trike.hpp"
#include "solver/proof_search.hpp"

namespace quinta {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
constexpr std::size_t megabyte = std::size_t{1} << 20;
const games::Trike side_6(games::Trike::Board::triangle, 6, false);
const games::Trike side_9(games::Trike::Board::triangle, 9, false);  // out of reach from the start

TEST(Budget, the_number_of_positions_is_kept_exactly) {
    solver::ProofSearch<games::Trike> search(side_9, megabyte);
    for (const std::uint64_t nodes : {1U, 100U, 5'000U, 100'001U}) {
        Budget limits;
        limits.nodes = nodes;
        const solver::Proof proof = search.prove(side_9.initial(), limits);
        EXPECT_EQ(proof.stop_reason, StopReason::node_limit);
        EXPECT_EQ(proof.outcome, Outcome::ongoing);
        EXPECT_EQ(proof.nodes, nodes);
    }
}

TEST(Budget, time_is_kept) {
    solver::ProofSearch<games::Trike> search(side_9, megabyte);
    Budget limits;
    limits.time = 50ms;
    const auto start = Clock::now();
    const solver::Proof proof = search.prove(side_9.initial(), limits);
    EXPECT_EQ(proof.stop_reason, StopReason::time_limit);
    EXPECT_GE(Clock::now() - start, 50ms);
}

TEST(Budget, moves_share_the_limits) {
    solver::ProofSearch<games::Trike> search(side_9, megabyte);
    Budget limits;
    limits.nodes = 10'000;
    const auto proofs = search.prove_moves(side_9.initial(), limits);
    EXPECT_EQ(proofs.stop_reason, StopReason::node_limit);
    EXPECT_EQ(proofs.outcomes.size(), 45U);
    EXPECT_EQ(proofs.nodes, 10'000U);
}

TEST(Budget, memory_is_bounded) {
    EXPECT_EQ(solver::ProofSearch<games::Trike>(side_6, 64 * megabyte).table_bytes(),
              64 * megabyte);
    EXPECT_EQ(solver::ProofSearch<games::Trike>(side_6, 100 * megabyte).table_bytes(),
              64 * megabyte);
    EXPECT_EQ(solver::ProofSearch<games::Trike>(side_6, 0).table_bytes(), 64U);
}

TEST(Budget, a_tiny_table_costs_time_and_nothing_else) {
    solver::ProofSearch<games::Trike> large(side_6, 16 * megabyte), tiny(side_6, 4096);
    games::Trike::State state = side_6.initial();
    Random random(3);
    for (int i = 0; i < 3; ++i) play_random(side_6, state, random);
    const solver::Proof proof = large.prove(state, {}), same = tiny.prove(state, {});
    EXPECT_EQ(proof.outcome, same.outcome);
    EXPECT_LT(proof.nodes, same.nodes);
}

TEST(Budget, one_thread_is_repeatable) {
    std::uint64_t nodes = 0;
    for (int i = 0; i < 2; ++i) {
        solver::ProofSearch<games::Trike> search(side_6, 16 * megabyte);
        const auto proofs = search.prove_moves(side_6.initial(), {});
        if (i == 0) nodes = proofs.nodes;
        EXPECT_EQ(proofs.nodes, nodes);
    }
    EXPECT_GT(nodes, 100'000U);
}

TEST(Budget, what_is_known_comes_cheaper_the_second_time) {
    solver::ProofSearch<games::Trike> search(side_6, 16 * megabyte);
    const solver::Proof proof = search.prove(side_6.initial(), {});
    EXPECT_LT(search.prove(side_6.initial(), {}).nodes, 100U);
    search.forget();
    EXPECT_EQ(search.prove(side_6.initial(), {}).nodes, proof.nodes);
}

/// How long a stopped search goes on. The best of some tries, since a machine may be busy.
template <Rules G>
Clock::duration time_to_stop(const G& game, int threads) {
    Clock::duration best = 1h;
    for (int i = 0; i < 3; ++i) {
        std::atomic<bool> stop = false;
        solver::ProofSearch<G> search(game, megabyte);
        Budget limits;
        limits.threads = threads;
        limits.stop = &stop;
        solver::Proof proof;
        std::thread thread([&] { proof = search.prove(game.initial(), limits); });
        std::this_thread::sleep_for(30ms);
        const auto start = Clock::now();
        stop = true;
        thread.join();
        best = std::min(best, Clock::now() - start);
        EXPECT_EQ(proof.stop_reason, StopReason::stopped);
        EXPECT_EQ(proof.outcome, Outcome::ongoing);
    }
    return best;
}

TEST(ProofThreads, a_search_stops_at_once) {
    EXPECT_LT(time_to_stop(side_9, 1), 20ms);
    EXPECT_LT(time_to_stop(side_9, 2), 20ms);
    EXPECT_LT(time_to_stop(games::Taiji(11, 3), 1), 20ms);
    EXPECT_LT(time_to_stop(games::Taiji(11, 3), 2), 20ms);
}

TEST(ProofThreads, two_threads_find_what_one_finds) {
    const games::Trike side_5(games::Trike::Board::triangle, 5, false);
    for (const std::size_t bytes : {std::size_t{1024}, megabyte}) {
        for (const int threads : {2, 4}) {
            solver::ProofSearch<games::Trike> one(side_5, megabyte), more(side_5, bytes);
            Budget limits;
            limits.threads = threads;
            EXPECT_EQ(one.prove_moves(side_5.initial(), {}).outcomes,
                      more.prove_moves(side_5.initial(), limits).outcomes);
        }
    }
    const games::Taiji taiji(4, 1);
    solver::ProofSearch<games::Taiji> search(taiji, megabyte);
    Budget limits;
    limits.threads = 2;
    const solver::Proof proof = search.prove(taiji.initial(), limits);
    EXPECT_EQ(proof.stop_reason, StopReason::none);
    EXPECT_EQ(proof.outcome, Outcome::second_wins);
}

TEST(ProofThreads, two_threads_keep_the_limits) {
    solver::ProofSearch<games::Trike> search(side_9, megabyte);
    Budget limits;
    limits.threads = 2;
    limits.nodes = 20'000;
    const solver::Proof proof = search.prove(side_9.initial(), limits);
    EXPECT_EQ(proof.stop_reason, StopReason::node_limit);
    EXPECT_LT(proof.nodes, 22'000U);
}

}  // namespace
}  // namespace quinta
