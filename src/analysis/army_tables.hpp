#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "core/game.hpp"
#include "solver/army_solver.hpp"
#include "solver/build_control.hpp"
#include "solver/distance.hpp"
#include "solver/table_codec.hpp"
#include "solver/table_store.hpp"

namespace quinta::analysis {

// Tables of games of two armies, from the store or solved now and put there. `warning` says why a
// file could not be used or kept.

/// What a file must hold to be the table of a numbering.
solver::TableShape shape_of(const solver::ArmyNumbering& numbering, int cells, int size);

/// The blocks of a file in the store, if it is there and has just these shapes.
std::optional<std::vector<std::vector<solver::Distance>>> load_tables(
    const solver::TableStore& store, const std::string& name,
    const std::vector<solver::TableShape>& shapes, const solver::BuildControl& control,
    std::string& warning);
/// Keeps nothing once it was stopped.
void save_tables(const solver::TableStore& store, const std::string& name,
                 const std::vector<solver::TableShape>& shapes,
                 const std::vector<const std::vector<solver::Distance>*>& blocks,
                 const solver::BuildControl& control, std::string& warning);

/// The armies of a problem; `share` of the whole work is theirs, and the longest win takes about
/// `longest_win` plies. The reason only when it was stopped.
Result<solver::ArmySolution> load_or_solve_armies(const solver::ArmyProblem& problem,
                                                  int longest_win, const std::string& name,
                                                  const solver::TableStore& store,
                                                  const solver::BuildControl& control, double share,
                                                  std::string& warning);

}  // namespace quinta::analysis
