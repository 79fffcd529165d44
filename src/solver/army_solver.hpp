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

    Distance distance(std::uint32_t own, std::uint32_t other) const {
        return distances[numbering.number(own, other)];
    }
};

struct SolveControl {
    int threads = 1;
    const std::atomic<bool>* stop = nullptr;
    std::function<void(int ply)> progress = {};  ///< called as each ply of distance is begun
};

/// Solves the game; nothing when it was stopped.
std::optional<ArmySolution> solve_armies(const ArmyProblem& problem, const SolveControl& control);

}  // namespace quinta::solver
