#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <map>
#include <vector>

#include "core/game.hpp"
#include "solver/army_sets.hpp"

namespace quinta::solver {

/// A game of two armies as plain tables, so that the solver itself is compiled once.
struct ArmyProblem {
    /// What the other army must do for a move to be possible, beyond leaving its end free.
    struct Condition {
        std::uint32_t clear = 0;  ///< cells that it leaves free
        std::uint32_t stop = 0;   ///< cell on which it stands, if any

        friend auto operator<=>(const Condition&, const Condition&) = default;
    };
    /// The moves of each army, as the ranks of the armies after them.
    struct Moves {
        std::vector<std::uint32_t> first;  ///< by rank of the army, one more at the end
        std::vector<std::uint16_t> to;
        std::vector<std::uint16_t> condition;  ///< for conditional moves: its number
    };

    int cells = 0;
    int size = 0;
    std::vector<std::uint32_t> sets;  ///< the armies by rank
    std::vector<bool> is_won;         ///< by rank
    Moves plain;                      ///< moves that need no condition
    Moves conditional;
    std::vector<Condition> conditions;
    /// The image of each cell under each symmetry; number 0 changes nothing.
    std::vector<std::array<std::uint8_t, 32>> symmetries;

    /// Adds the army next in rank with its moves.
    void add(std::uint32_t army, bool is_won_army, const Relocation* begin, const Relocation* end);

 private:
    std::map<Condition, std::uint16_t> numbers_;
};

template <TwoSetGame G>
ArmyProblem army_problem(const G& game) {
    ArmyProblem problem;
    problem.cells = game.army_cells();
    problem.size = game.army_size();
    for (const std::uint32_t army : all_sets(problem.cells, problem.size)) {
        const auto moves = game.relocations(army);
        problem.add(army, game.is_won(army), moves.begin(), moves.end());
    }
    for (int k = 0; k < game.symmetries(); ++k) {
        auto& images = problem.symmetries.emplace_back();
        for (int cell = 0; cell < problem.cells; ++cell) {
            const std::uint32_t image = game.transform_cells(std::uint32_t{1} << cell, k);
            images[static_cast<std::size_t>(cell)] =
                static_cast<std::uint8_t>(std::countr_zero(image));
        }
    }
    return problem;
}

}  // namespace quinta::solver
