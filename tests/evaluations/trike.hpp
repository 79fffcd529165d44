#pragma once

#include <cstddef>

#include "games/trike/trike.hpp"

namespace quinta {

/// What Trike is judged by: who is ahead around the points where the pawn may end, and how many
/// ways it has to go.
class TrikeKnowledge {
 public:
    static constexpr std::size_t slots = 256;

    explicit TrikeKnowledge(const games::Trike& game) : game_(game) {}

    int evaluate(const games::Trike::State& state) const {
        const auto [first, second] = game_.score(state);
        const int lead = game_.side_to_move(state) == Side::first ? first - second : second - first;
        return 10 * lead + 5 * game_.count_moves(state);
    }
    int urgency(const games::Trike::State& state, games::Trike::Move move) const {
        if (move.to == games::Trike::swap) return 0;
        const Bits128 empty = ~(state.black | state.white);
        return -(game_.neighbours(move.to) & empty).count();
    }
    std::size_t slot(games::Trike::Move move) const { return move.to; }

 private:
    games::Trike game_;
};

}  // namespace quinta
