#pragma once

#include <cstdint>

#include "core/game.hpp"

namespace quinta {

/// The number of legal moves.
template <Rules G>
constexpr int count_moves(const G& game, const typename G::State& state) {
    if constexpr (CountingGame<G>) {
        return game.count_moves(state);
    } else {
        return static_cast<int>(game.legal_moves(state).size());
    }
}

/// The number of legal move sequences of exactly `depth` plies; a finished game has none.
/// The last ply is counted without being played.
template <Rules G>
constexpr std::uint64_t perft(const G& game, const typename G::State& state, int depth) {
    if (depth <= 0) return 1;
    if (depth == 1) return static_cast<std::uint64_t>(count_moves(game, state));
    std::uint64_t nodes = 0;
    for (const auto& move : game.legal_moves(state)) {
        auto next = state;
        game.apply(next, move);
        nodes += perft(game, next, depth - 1);
    }
    return nodes;
}

}  // namespace quinta
