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
        CellSet clear = 0;  ///< cells that it leaves free
        CellSet stop = 0;   ///< cell on which it stands, if any

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
    std::vector<CellSet> sets;  ///< the armies by rank
    std::vector<bool> is_won;   ///< by rank
    Moves plain;                ///< moves that need no condition
    Moves conditional;
    std::vector<Condition> conditions;
    /// The image of each cell under each symmetry; number 0 changes nothing.
    std::vector<SetTurn::Images> symmetries;

    /// Adds the army next in rank with its moves.
    void add(CellSet army, bool is_won_army, const Relocation* begin, const Relocation* end);

 private:
    std::map<Condition, std::uint16_t> numbers_;
};

/// The image of each cell under each symmetry.
template <TwoSetGame G>
std::vector<SetTurn::Images> army_symmetries(const G& game) {
    std::vector<SetTurn::Images> out;
    for (int k = 0; k < game.symmetries(); ++k) {
        SetTurn::Images& images = out.emplace_back();
        for (int cell = 0; cell < game.army_cells(); ++cell) {
            const CellSet image = game.transform_cells(bit(cell), k);
            images[static_cast<std::size_t>(cell)] =
                static_cast<std::uint8_t>(std::countr_zero(image));
        }
    }
    return out;
}

template <TwoSetGame G>
ArmyProblem army_problem(const G& game) {
    ArmyProblem problem;
    problem.cells = game.army_cells();
    problem.size = game.army_size();
    for (const CellSet army : all_sets(problem.cells, problem.size)) {
        const auto moves = game.relocations(army);
        problem.add(army, game.is_won(army), moves.begin(), moves.end());
    }
    problem.symmetries = army_symmetries(game);
    return problem;
}

}  // namespace quinta::solver
