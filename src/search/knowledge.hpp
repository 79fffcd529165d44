#pragma once

#include <concepts>
#include <cstddef>

#include "core/game.hpp"

namespace quinta::search {

/// What alpha-beta needs to know of a game besides its rules.
///
/// `evaluate` judges a position that is not over, for the side to move, within ±most_estimate.
/// `urgency` guesses how good a move is before it is tried: the higher, the sooner. `slot` numbers
/// the moves, below `slots`, so that a move that was good in one position is tried early in others.
template <class K, class G>
concept Knowledge =
    Rules<G> && std::copy_constructible<K> &&
    requires(const K& knowledge, const typename G::State& state, const typename G::Move& move) {
        { knowledge.evaluate(state) } -> std::same_as<int>;
        { knowledge.urgency(state, move) } -> std::same_as<int>;
        { knowledge.slot(move) } -> std::same_as<std::size_t>;
        { K::slots } -> std::convertible_to<std::size_t>;
    };

}  // namespace quinta::search
