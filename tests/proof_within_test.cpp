// Forced wins in Stlts endgames, against plain minimax of the same depth.

#include <gtest/gtest.h>

#include "games/stlts/stlts.hpp"
#include "solver/proof_within.hpp"

namespace quinta {
namespace {

constexpr std::size_t megabyte = std::size_t{1} << 20;

games::Stlts with_pins(int pins, int quiet = 100,
                       games::Stlts::Paths paths = games::Stlts::Paths::any) {
    return games::Stlts({paths, games::Stlts::Start::symmetric, pins, quiet});
}

/// Can the attacker force a win within n plies? By the rules of History, move by move.
bool wins(const games::Stlts& game, History<games::Stlts>& history, Side attacker, int n) {
    const Outcome outcome = history.outcome();
    if (outcome != Outcome::ongoing) return outcome == win_for(attacker);
    if (n == 0) return false;
    const bool attacks = game.side_to_move(history.current()) == attacker;
    for (const games::Stlts::Move& move : game.legal_moves(history.current())) {
        history.push(move);
        const bool won = wins(game, history, attacker, n - 1);
        history.pop();
        if (won == attacks) return attacks;
    }
    return !attacks;
}

/// A position with a few pieces close together, and pins at random.
games::Stlts::State crowd(const games::Stlts& game, int first, int second, Random& random) {
    games::Stlts::State state;
    for (auto& army : state.armies) army.fill(games::Stlts::no_piece);
    std::vector<int> cells;
    const int counts[2] = {first, second};
    const auto pins = [&] {
        return static_cast<int>(random.below(static_cast<std::uint32_t>(game.settings().pins + 1)));
    };
    for (std::size_t side = 0; side < 2; ++side) {
        for (int i = 0; i < counts[side];) {
            // One after the other: compilers differ in the order of arguments.
            const auto rank = static_cast<int>(random.below(4));
            const auto file = static_cast<int>(random.below(4));
            const int cell = games::Stlts::lane_bit(file, rank);
            if (std::ranges::count(cells, cell) > 0) continue;
            cells.push_back(cell);
            const int black = pins(), white = pins();
            state.armies[side][static_cast<std::size_t>(i++)] =
                games::Stlts::make_piece(cell, white, black);
        }
        std::ranges::sort(state.armies[side]);
    }
    state.side = random.below(2) == 0 ? Side::first : Side::second;
    return state;
}

void expect_minimax(const games::Stlts& game, History<games::Stlts> history, int plies,
                    const solver::ForcedWin& found) {
    ASSERT_EQ(found.stop_reason, StopReason::none);
    for (int n = 0; n <= plies; ++n) {
        for (const Side side : {Side::first, Side::second}) {
            const bool expected = found.winner == side && found.plies <= n;
            ASSERT_EQ(wins(game, history, side, n), expected)
                << game.format_state(history.current()) << ", " << n << " plies";
        }
    }
}

TEST(ProofWithin, agrees_with_minimax) {
    int found_by_plies[6] = {};
    for (const int pins : {1, 2}) {
        const games::Stlts game = with_pins(pins);
        Random random(static_cast<std::uint64_t>(pins));
        for (const auto& [first, second] : {std::pair{1, 1}, {2, 1}, {1, 2}, {2, 2}}) {
            for (int i = 0; i < 60; ++i) {
                const History<games::Stlts> history(game, crowd(game, first, second, random));
                solver::WithinSearch<games::Stlts> search(game, megabyte);
                const solver::ForcedWin found = search.prove_within(history, 4, {});
                expect_minimax(game, history, 4, found);
                if (found.winner) ++found_by_plies[found.plies];
            }
        }
    }
    for (const int plies : {1, 2, 3, 4}) EXPECT_GT(found_by_plies[plies], 0) << plies;
}

TEST(ProofWithin, straight_moves_agree_too) {
    const games::Stlts game = with_pins(2, 100, games::Stlts::Paths::straight);
    Random random(7);
    for (int i = 0; i < 60; ++i) {
        const History<games::Stlts> history(game, crowd(game, 2, 1, random));
        solver::WithinSearch<games::Stlts> search(game, megabyte);
        expect_minimax(game, history, 4, search.prove_within(history, 4, {}));
    }
}

/// Quiet plies run out before the win, or just not.
TEST(ProofWithin, quiet_plies_count) {
    const games::Stlts game = with_pins(1, 10);
    Random random(5);
    int changed = 0;
    for (int i = 0; i < 40; ++i) {
        History<games::Stlts> history(game, crowd(game, 2, 1, random));
        solver::WithinSearch<games::Stlts> search(
            game, megabyte);  // one for all three: its table is tried too
        search.prove_within(history, 4, {});
        while (history.quiet_plies() < 8 && history.outcome() == Outcome::ongoing) {
            const auto moves = game.legal_moves(history.current());
            history.push(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
        }
        if (history.outcome() != Outcome::ongoing) continue;
        const History<games::Stlts> again(game, history.current());
        const solver::ForcedWin tired = search.prove_within(history, 4, {});
        const solver::ForcedWin rested = search.prove_within(again, 4, {});
        expect_minimax(game, history, 4, tired);
        expect_minimax(game, again, 4, rested);
        changed += tired.winner != rested.winner ? 1 : 0;
    }
    EXPECT_GT(changed, 0);
}

/// A position that stood twice is a draw when it comes again, and no step of a win.
TEST(ProofWithin, repetitions_count) {
    const games::Stlts game = with_pins(1, 100);
    Random random(11);
    int changed = 0;
    for (int i = 0; i < 400; ++i) {
        History<games::Stlts> history(game, crowd(game, 2, 1, random));
        for (int ply = 0; ply < 9 && history.outcome() == Outcome::ongoing; ++ply) {
            const auto moves = game.legal_moves(history.current());
            games::Stlts::Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
            if (ply >= 2) {  // take back what one did before, if that is possible
                const games::Stlts::Move last = history.move(ply - 1);
                const games::Stlts::Move back{last.to, last.from};
                if (std::ranges::find(moves, back) != moves.end()) move = back;
            }
            history.push(move);
        }
        if (history.outcome() != Outcome::ongoing) continue;
        solver::WithinSearch<games::Stlts> search(game, megabyte);
        const solver::ForcedWin found = search.prove_within(history, 3, {});
        expect_minimax(game, history, 3, found);
        const solver::ForcedWin fresh = search.prove_within({game, history.current()}, 3, {});
        changed += found.winner != fresh.winner || found.plies != fresh.plies ? 1 : 0;
    }
    EXPECT_GT(changed, 0);
}

TEST(ProofWithin, limits_are_kept) {
    const games::Stlts game;
    const History<games::Stlts> history(game, game.initial());
    solver::WithinSearch<games::Stlts> search(game, megabyte);
    Budget limits;
    limits.nodes = 1;
    EXPECT_EQ(search.prove_within(history, 30, limits).stop_reason, StopReason::node_limit);
    EXPECT_EQ(search.prove_within(history, 20, {}).stop_reason, StopReason::none)
        << "twelve captures take longer, and that needs no search";
    limits.nodes = 3'000;
    const solver::ForcedWin found = search.prove_within(history, 30, limits);
    EXPECT_EQ(found.stop_reason, StopReason::node_limit);
    EXPECT_FALSE(found.winner);
    EXPECT_EQ(found.nodes, 3'000U);
}

}  // namespace
}  // namespace quinta
