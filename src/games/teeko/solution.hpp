#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <vector>

#include "games/neutreeko/neutreeko.hpp"
#include "games/teeko/teeko.hpp"
#include "solver/army_solver.hpp"
#include "solver/distance.hpp"

namespace quinta {

/// Every position of Neutreeko, from the side to move.
class SolvedNeutreeko {
 public:
    using Game = Neutreeko;

    explicit SolvedNeutreeko(const Neutreeko& game, ArmySolution armies)
        : game_(game), armies_(std::move(armies)) {}

    const Neutreeko& game() const { return game_; }
    Distance distance(const Neutreeko::State& state) const {
        const bool is_first = state.side == Side::first;
        return armies_.distance(is_first ? state.black : state.white,
                                is_first ? state.white : state.black);
    }
    const ArmySolution& armies() const { return armies_; }

 private:
    Neutreeko game_;
    ArmySolution armies_;
};

/// Every position of Teeko: a table of the move phase, and on top of it one for each number of
/// markers of the drop phase, which depends on who places them.
class SolvedTeeko {
 public:
    using Game = Teeko;
    /// The layers that are worth a place in a file: that of 7 markers is large and soon found.
    static constexpr int stored_layers = 7;

    struct Layer {
        ArmyNumbering numbering;  ///< Black's markers first, then Red's
        std::vector<Distance> distances;
    };

    SolvedTeeko(const Teeko& game, ArmySolution armies, std::vector<Layer> layers);
    /// Finds the values of the drop phase from those of the move phase.
    SolvedTeeko(const Teeko& game, ArmySolution armies, int threads);

    const Teeko& game() const { return game_; }
    Distance distance(const Teeko::State& state) const;
    const ArmySolution& armies() const { return armies_; }
    const std::vector<Layer>& layers() const { return layers_; }

    /// A layer without its distances.
    static Layer empty_layer(int markers);

 private:
    Distance best_first_drop(const Teeko::State& state) const;

    Teeko game_;
    ArmySolution armies_;
    std::vector<Layer> layers_;  ///< by number of markers
    Layer last_;                 ///< of 7 markers
};

}  // namespace quinta
