#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "analysis/army_tables.hpp"
#include "analysis/table_checks.hpp"

namespace quinta::analysis {

/// Every position of a game of two armies, from the side to move.
template <PlacedTwoSetGame G>
class ArmySolved {
 public:
    using Game = G;

    ArmySolved(const G& game, solver::ArmySolution armies)
        : game_(game), armies_(std::move(armies)) {}

    static std::vector<std::string> table_names(const G& game) { return {game.option_text()}; }

    /// About the memory that load_or_solve will take.
    static std::uint64_t bytes_needed(const G& game, const solver::TableStore& store) {
        const solver::ArmyBytes bytes =
            solver::army_bytes(game.army_cells(), game.army_size(), game.symmetries());
        return store.has(table_names(game)[0]) ? bytes.values : bytes.solving;
    }

    /// From the store, or solved now and put there. The reason only when it was stopped.
    static Result<ArmySolved> load_or_solve(const G& game, const solver::TableStore& store,
                                            const solver::BuildControl& control,
                                            std::string& warning) {
        Result<solver::ArmySolution> armies =
            load_or_solve_armies(solver::army_problem(game), game.longest_win(),
                                 table_names(game)[0], store, control, 1.0, warning);
        if (!armies) return armies.failure();
        return ArmySolved(game, std::move(*armies));
    }

    const G& game() const { return game_; }
    solver::Distance distance(const typename G::State& state) const {
        const auto [own, other] = G::armies(state);
        return armies_.distance(own, other);
    }
    const solver::ArmySolution& armies() const { return armies_; }

    SolveReport report() const { return tables::report(*this); }
    /// Checks every position; a board that is small enough also against the reference solver.
    Verification verify(int threads) const {
        Verification found;
        tables::check_armies(*this, threads, found);
        if (found.wrong.empty()) tables::check_reference(*this, found);
        return found;
    }

 private:
    G game_;
    solver::ArmySolution armies_;
};

}  // namespace quinta::analysis
