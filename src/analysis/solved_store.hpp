#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "games/teeko/solution.hpp"
#include "solver/table_store.hpp"

namespace quinta {

/// How a table is built: with how many threads, who may stop it, and who is told how far it is.
struct BuildControl {
    int threads = 1;
    const std::atomic<bool>* stop = nullptr;
    std::function<void(double fraction)> progress = {};
};

/// The names under which the tables of a game are kept.
std::vector<std::string> table_names(const Neutreeko& game);
std::vector<std::string> table_names(const Teeko& game);

/// A solved game from the store, or solved now and put there. The reason only when it was stopped;
/// `warning` says why a file could not be used or kept.
Result<SolvedNeutreeko> load_or_solve(const Neutreeko& game, const TableStore& store,
                                      const BuildControl& control, std::string& warning);
Result<SolvedTeeko> load_or_solve(const Teeko& game, const TableStore& store,
                                  const BuildControl& control, std::string& warning);

}  // namespace quinta
