#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "solver/army_numbering.hpp"
#include "solver/army_problem.hpp"
#include "solver/distance.hpp"

namespace quinta::solver {

/// The value of every position of a game of two armies: one byte for each placement of the mover's
/// army and the other one.
struct ArmySolution {
    ArmyNumbering numbering;
    std::vector<Distance> distances;

    Distance distance(CellSet own, CellSet other) const {
        return distances[numbering.number(own, other)];
    }
};

/// About how many bytes of memory solving a game of two armies takes, and its values alone: known
/// before anything is made.
struct ArmyBytes {
    std::uint64_t solving = 0;
    std::uint64_t values = 0;
};
ArmyBytes army_bytes(int cells, int size, int symmetries);
/// The same of a table for placements of two sets.
std::uint64_t placement_bytes(int cells, int first_size, int second_size, int symmetries);

struct SolveControl {
    int threads = 1;
    const std::atomic<bool>* stop = nullptr;
    std::function<void(int ply)> progress = {};  ///< called as each ply of distance is begun
};

/// Solves the game; nothing when it was stopped.
std::optional<ArmySolution> solve_armies(const ArmyProblem& problem, const SolveControl& control);

}  // namespace quinta::solver
