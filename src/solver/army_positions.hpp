#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/game.hpp"
#include "solver/army_sets.hpp"

namespace quinta::solver {

/// A game of two armies with all its pieces on the board, its positions numbered in the plainest
/// way, without regard to symmetry:
///
///     number = (side · first armies + rank of the first) · second armies + rank of the second,
///              squeezed
///
/// Its State must be made of the first army, the second army and the side to move, in this order.
template <TwoSetGame G>
class ArmyPositions : public G {
 public:
    using State = typename G::State;

    explicit ArmyPositions(const G& game)
        : G(game),
          firsts_(all_sets(game.army_cells(), game.army_size())),
          seconds_(all_sets(game.army_cells() - game.army_size(), game.army_size())) {}

    std::size_t index_count() const { return 2 * firsts_.size() * seconds_.size(); }

    std::size_t index(const State& state) const {
        const auto& [first, second, side] = state;
        return (quinta::index(side) * firsts_.size() + set_rank(first)) * seconds_.size() +
               set_rank(squeeze(second, first));
    }

    /// Nothing where the side to move has won already: the game never comes so far.
    std::optional<State> state_at(std::size_t number) const {
        const CellSet second = seconds_[number % seconds_.size()];
        const CellSet first = firsts_[number / seconds_.size() % firsts_.size()];
        const bool is_first = number < index_count() / 2;
        const State state{first, spread(second, first), is_first ? Side::first : Side::second};
        const auto& [black, white, side] = state;
        if (this->is_won(is_first ? black : white)) return std::nullopt;
        return state;
    }

 private:
    std::vector<CellSet> firsts_;
    std::vector<CellSet> seconds_;  ///< squeezed
};

}  // namespace quinta::solver
