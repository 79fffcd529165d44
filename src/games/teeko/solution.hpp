#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <vector>

#include "analysis/solve_report.hpp"
#include "games/teeko/teeko.hpp"
#include "solver/army_solver.hpp"
#include "solver/build_control.hpp"
#include "solver/distance.hpp"
#include "solver/table_store.hpp"

namespace quinta::games {

/// Every position of Teeko: a table of the move phase, and on top of it one for each number of
/// markers of the drop phase, which depends on who places them.
class SolvedTeeko {
 public:
    using Game = Teeko;
    /// The layers that are worth a place in a file: that of 7 markers is large and soon found.
    static constexpr int stored_layers = 7;

    struct Layer {
        solver::ArmyNumbering numbering;  ///< Black's markers first, then Red's
        std::vector<solver::Distance> distances;
    };

    SolvedTeeko(const Teeko& game, solver::ArmySolution armies, std::vector<Layer> layers,
                const std::atomic<bool>* stop = nullptr);
    /// Finds the values of the drop phase from those of the move phase. Once `stop` is set, both
    /// leave something that is of no use.
    SolvedTeeko(const Teeko& game, solver::ArmySolution armies, int threads,
                const std::atomic<bool>* stop = nullptr);

    /// The names under which its tables are kept.
    static std::vector<std::string> table_names(const Teeko& game);
    /// About the memory that load_or_solve will take.
    static std::uint64_t bytes_needed(const Teeko& game, const solver::TableStore& store);
    /// From the store, or solved now and put there. The reason only when it was stopped; `warning`
    /// says why a file could not be used or kept.
    static Result<SolvedTeeko> load_or_solve(const Teeko& game, const solver::TableStore& store,
                                             const solver::BuildControl& control,
                                             std::string& warning);

    const Teeko& game() const { return game_; }
    solver::Distance distance(const Teeko::State& state) const;
    const solver::ArmySolution& armies() const { return armies_; }
    bool is_complete() const { return is_complete_; }
    const std::vector<Layer>& layers() const { return layers_; }

    analysis::SolveReport report() const;
    analysis::Verification verify(int threads) const;

    /// A layer without its distances.
    static Layer empty_layer(const Teeko& game, int markers);

 private:
    solver::Distance best_first_drop(const Teeko::State& state) const;

    Teeko game_;
    solver::ArmySolution armies_;
    std::vector<Layer> layers_;  ///< by number of markers
    Layer last_;                 ///< of 7 markers
    bool is_complete_ = true;
};

}  // namespace quinta::games
