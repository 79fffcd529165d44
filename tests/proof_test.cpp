// Exact search against plain minimax, and against the known answers.

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <string>

#include "core/playout.hpp"
#include "games/taiji/taiji.hpp"
#include "games/trike/trike.hpp"
#include "minimax.hpp"
#include "solver/proof_search.hpp"

namespace quinta {
namespace {

constexpr std::size_t megabyte = std::size_t{1} << 20;

games::Trike triangle(int side, bool has_swap) {
    return games::Trike(games::Trike::Board::triangle, side, has_swap);
}

/// Every position that can come from `start` has the result that minimax gives it; how many they
/// are.
template <Rules G>
std::size_t expect_minimax_everywhere(const G& game, const typename G::State& start) {
    Minimax<G> minimax(game);
    minimax.outcome(start);
    solver::ProofSearch<G> search(game, megabyte);
    for (const auto& [state, value] : minimax.known()) {
        const solver::Proof proof = search.prove(state, {});
        EXPECT_EQ(proof.stop_reason, StopReason::none);
        EXPECT_EQ(proof.outcome, minimax.outcome(state)) << game.format_state(state);
        if (testing::Test::HasFailure()) break;
    }
    return minimax.known().size();
}

/// The result that a finished position has for the side to move, by its static bounds.
template <ProvableGame G>
int result(const G& game, const typename G::State& state, std::map<std::string, int>& known) {
    const StaticBounds static_bounds = game.static_bounds(state);
    if (game.outcome(state) != Outcome::ongoing) {
        EXPECT_EQ(static_bounds.low, static_bounds.high) << game.format_state(state);
        return static_bounds.settled + static_bounds.low;
    }
    const std::string text = game.format_state(state);
    if (const auto at = known.find(text); at != known.end()) return at->second;
    int best = -1000;
    for (const auto& move : game.legal_moves(state)) {
        auto next = state;
        game.apply(next, move);
        const bool passes = game.side_to_move(next) != game.side_to_move(state);
        const int value = result(game, next, known);
        best = std::max(best, passes ? -value : value);
    }
    return known[text] = best;
}

/// What static bounds say holds: the bounds, and that equal keys mean equal rests.
template <ProvableGame G>
void expect_true_bounds(const G& game) {
    std::map<std::string, int> results;
    result(game, game.initial(), results);
    std::map<WideHash, std::pair<int, std::string>> rests;
    for (const auto& [text, value] : results) {
        const StaticBounds static_bounds = game.static_bounds(*game.parse_state(text));
        const int rest = value - static_bounds.settled;
        ASSERT_LE(static_bounds.low, rest) << text;
        ASSERT_GE(static_bounds.high, rest) << text;
        if (static_bounds.low == static_bounds.high) continue;  // decided: it needs no key
        const auto [other, is_new] = rests.try_emplace(static_bounds.key, rest, text);
        ASSERT_EQ(other->second.first, rest) << text << " and " << other->second.second;
    }
}

template <Rules G>
typename G::State random_state(const G& game, int plies, std::uint64_t seed) {
    Random random(seed);
    auto state = game.initial();
    for (int i = 0; i < plies && game.outcome(state) == Outcome::ongoing; ++i) {
        play_random(game, state, random);
    }
    return state;
}

TEST(ProofTrike, agrees_with_minimax_on_every_position_of_small_triangles) {
    for (int side = 2; side <= 4; ++side) {
        for (const bool has_swap : {false, true}) {
            const games::Trike game = triangle(side, has_swap);
            expect_minimax_everywhere(game, game.initial());
        }
    }
}

/// A position with `empty` points left, the others taken in any order.
games::Trike::State filled(const games::Trike& game, int empty, std::uint64_t seed) {
    Random random(seed);
    games::Trike::State state = game.initial();
    while (state.count < game.points() - empty) {
        const auto to = random.below(static_cast<std::uint32_t>(game.points()));
        if ((state.black | state.white).has(static_cast<int>(to))) continue;
        game.apply(state, {static_cast<std::uint8_t>(to)});
    }
    return state;
}

TEST(ProofTrike, agrees_with_minimax_late_on_larger_boards) {
    const std::pair<games::Trike, int> boards[] = {
        {triangle(6, false), 11},
        {triangle(7, false), 12},
        {triangle(12, false), 32},
        {games::Trike(games::Trike::Board::pyramid), 15}};
    for (const auto& [game, empty] : boards) {
        std::size_t positions = 0;
        int draws = 0;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const games::Trike::State state = filled(game, empty, seed);
            positions += expect_minimax_everywhere(game, state);
            draws += Minimax(game).outcome(state) == Outcome::draw ? 1 : 0;
        }
        EXPECT_GT(positions, 2'000U) << game.option_text();
        EXPECT_EQ(draws > 0, game.board() == games::Trike::Board::pyramid) << game.option_text();
    }
}

TEST(ProofTrike, bounds_are_true) {
    for (int side = 2; side <= 4; ++side) {
        expect_true_bounds(triangle(side, true));
        expect_true_bounds(triangle(side, false));
    }
}

/// For each first checker, row by row from the apex: B when the player who placed it wins.
std::string winners(int side) {
    const games::Trike game = triangle(side, false);
    solver::ProofSearch<games::Trike> search(game, 64 * megabyte);
    std::string out;
    for (const Outcome outcome : search.prove_moves(game.initial(), {}).outcomes) {
        out += outcome == Outcome::first_wins ? 'B' : 'w';
    }
    return out;
}

TEST(ProofTrike, who_wins_after_each_first_checker) {
    EXPECT_EQ(winners(2), "BBB");
    EXPECT_EQ(winners(3), "wBBwBw");
    EXPECT_EQ(winners(4), "wwwwBwwwww");
    EXPECT_EQ(winners(5), "wBBwBwBBBBwBwBw");
    EXPECT_EQ(winners(6), std::string(21, 'B'));
}

TEST(ProofTrike, who_wins_after_each_first_checker_on_side_7) {
    if (std::getenv("QUINTA_FULL") == nullptr) GTEST_SKIP() << "only with QUINTA_FULL";
    EXPECT_EQ(winners(7), "wBBwBwBBBBwBBBwBBBBBBwBwBwBw");
}

TEST(ProofTrike, with_swap_the_second_player_wins) {
    for (int side = 2; side <= 6; ++side) {
        const games::Trike game = triangle(side, true);
        solver::ProofSearch<games::Trike> search(game, 16 * megabyte);
        EXPECT_EQ(search.prove(game.initial(), {}).outcome, Outcome::second_wins) << side;
    }
}

/// The image of a position has the image of its result; and the moves decide the position.
TEST(ProofTrike, side_7_from_ply_5_is_consistent) {
    const games::Trike game = triangle(7, false);
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const games::Trike::State state = random_state(game, 5, seed);
        solver::ProofSearch<games::Trike> search(game, 64 * megabyte), other(game, 64 * megabyte);
        const Outcome outcome = search.prove(state, {}).outcome;
        EXPECT_EQ(outcome, other.prove(game.transform(state, 4), {}).outcome);
        const auto moves = other.prove_moves(state, {});
        const auto wins = std::ranges::count(moves.outcomes, win_for(game.side_to_move(state)));
        EXPECT_EQ(wins > 0, outcome == win_for(game.side_to_move(state)));
    }
}

TEST(ProofTaiji, agrees_with_minimax_on_every_position_of_small_boards) {
    for (int size = 2; size <= 3; ++size) {
        for (int groups = games::Taiji::all_groups; groups <= games::Taiji::most_groups; ++groups) {
            const games::Taiji game(size, groups);
            expect_minimax_everywhere(game, game.initial());
        }
    }
}

TEST(ProofTaiji, agrees_with_minimax_late_on_larger_boards) {
    for (const auto& [size, plies] : {std::pair{4, 3}, {5, 7}, {8, 26}, {11, 49}}) {
        for (const int groups : {games::Taiji::all_groups, 1, 2, 3, 9}) {
            const games::Taiji game(size, groups);
            for (std::uint64_t seed = 0; seed < 3; ++seed) {
                expect_minimax_everywhere(game, random_state(game, plies, seed));
            }
        }
    }
}

TEST(ProofTaiji, bounds_are_true) {
    for (int groups = games::Taiji::all_groups; groups <= 3; ++groups) {
        expect_true_bounds(games::Taiji(2, groups));
        expect_true_bounds(games::Taiji(3, groups));
    }
}

TEST(ProofTaiji, dark_wins_small_boards) {
    for (int size = 2; size <= 4; ++size) {
        for (int groups = games::Taiji::all_groups; groups <= games::Taiji::most_groups; ++groups) {
            const games::Taiji game(size, groups);
            solver::ProofSearch<games::Taiji> search(game, 16 * megabyte);
            EXPECT_EQ(search.prove(game.initial(), {}).outcome, Outcome::second_wins);
        }
    }
}

}  // namespace
}  // namespace quinta
