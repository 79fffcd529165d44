#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "base/random.hpp"
#include "core/game.hpp"
#include "solver/army_solver.hpp"

// What tests of solved games share.

namespace quinta::analysis {

/// Of all placements of two armies, images under symmetries counted one by one.
struct Tally {
    std::uint64_t wins = 0;
    std::uint64_t losses = 0;
    std::uint64_t draws = 0;
    std::uint64_t nothing = 0;  ///< the side to move has won already
    int longest = 0;            ///< win
    std::uint64_t longest_wins = 0;

    std::uint64_t valid() const { return wins + losses + draws; }
};

inline Tally tally(const solver::ArmySolution& solution, int cells, int size) {
    const std::size_t ways = solution.numbering.ways();
    Tally out;
    for (const CellSet army : solver::all_sets(cells, size)) {
        const std::size_t row = solution.numbering.number(army, 0) / ways;
        for (std::size_t i = row * ways; i < (row + 1) * ways; ++i) {
            const solver::Distance distance = solution.distances[i];
            out.nothing += distance.is_nothing();
            out.draws += distance.is_draw();
            out.losses += distance.is_loss();
            out.wins += distance.is_win();
            if (!distance.is_win() || distance.plies() < out.longest) continue;
            out.longest_wins = distance.plies() > out.longest ? 1 : out.longest_wins + 1;
            out.longest = distance.plies();
        }
    }
    return out;
}

/// What the rules and the values after each move say about a position.
template <class S>
solver::Distance by_successors(const S& solved, const typename S::Game::State& state) {
    const auto& game = solved.game();
    const Outcome outcome = game.outcome(state);
    if (outcome != Outcome::ongoing) {
        return outcome == win_for(game.side_to_move(state)) ? solver::Distance::win(0)
                                                            : solver::Distance::loss(0);
    }
    solver::Distance best = solver::Distance::loss(0);
    for (const auto& move : game.legal_moves(state)) {
        auto next = state;
        game.apply(next, move);
        const solver::Distance value =
            solved.distance(next).before(game.side_to_move(next) != game.side_to_move(state));
        if (value.is_better_than(best)) best = value;
    }
    return best;
}

/// Holds every placement of the table against its successors. Where all agree the table is right:
/// wins and losses by induction over their distance, draws because they can be held for ever.
template <class S>
void expect_consistent(const S& solved) {
    const solver::ArmySolution& armies = solved.armies();
    for (std::size_t i = 0; i < armies.distances.size(); ++i) {
        const auto [own, other] = armies.numbering.placement(i);
        const typename S::Game::State state{own, other, Side::first};
        const solver::Distance expected =
            solved.game().is_won(own) ? solver::Distance::nothing() : by_successors(solved, state);
        ASSERT_EQ(armies.distances[i], expected) << solved.game().format_state(state);
    }
}

/// `size` random cells out of the first `cells`, none of them `taken`.
inline CellSet random_army(Random& random, int cells, int size, CellSet taken) {
    CellSet army = 0;
    while (std::popcount(army) < size) {
        army |= bit(static_cast<int>(random.below(static_cast<std::uint32_t>(cells)))) & ~taken;
    }
    return army;
}

}  // namespace quinta::analysis
