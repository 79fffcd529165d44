#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "solver/army_numbering.hpp"
#include "solver/army_problem.hpp"

namespace quinta {

/// What a table knows of a position, from the side that is to move.
struct Distance {
    static constexpr std::uint8_t draw = 0;
    static constexpr std::uint8_t nothing = 255;  ///< no position: the mover has won already

    /// Won (odd) or lost (even) after so many plies.
    static constexpr std::uint8_t of_plies(int plies) {
        return static_cast<std::uint8_t>(plies + 1);
    }
    static constexpr int plies(std::uint8_t code) { return code - 1; }
    static constexpr bool is_win(std::uint8_t code) { return code != draw && code % 2 == 0; }
    static constexpr bool is_loss(std::uint8_t code) { return code != nothing && code % 2 == 1; }
};

/// The value of every position of a game of two armies: one byte for each placement of the mover's
/// army and the other one.
struct ArmySolution {
    ArmyNumbering numbering;
    std::vector<std::uint8_t> distances;

    std::uint8_t distance(std::uint32_t own, std::uint32_t other) const {
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

}  // namespace quinta
