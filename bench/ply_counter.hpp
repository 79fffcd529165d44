#pragma once

#include "core/playout.hpp"

namespace quinta {

/// A game that counts the random moves made in it.
template <Game G>
struct PlyCounter : G {
    mutable int plies = 0;

    typename G::Move random_move(const typename G::State& state, Random& random) const {
        ++plies;
        return G::random_move(state, random);
    }
    void play_random(typename G::State& state, Random& random) const {
        ++plies;
        quinta::play_random(static_cast<const G&>(*this), state, random);
    }
};

/// The plies of so many random games, all of them together.
template <Game G>
int count_plies(const G& game, int games, std::uint64_t seed) {
    const PlyCounter<G> counter{game};
    Random random(seed);
    for (int n = 0; n < games; ++n) playout(counter, game.initial(), random);
    return counter.plies;
}

}  // namespace quinta
