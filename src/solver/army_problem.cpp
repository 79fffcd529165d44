#include "solver/army_problem.hpp"

#include <cassert>

namespace quinta::solver {

void ArmyProblem::add(CellSet army, bool is_won_army, const Relocation* begin,
                      const Relocation* end) {
    assert(set_rank(army) == sets.size());
    if (sets.empty()) {
        plain.first = {0};
        conditional.first = {0};
    }
    sets.push_back(army);
    is_won.push_back(is_won_army);
    for (const Relocation* move = begin; move != end; ++move) {
        const Condition condition{move->clear & ~move->to, move->stop};
        const auto to = static_cast<std::uint16_t>(set_rank(move->to));
        if (condition == Condition{}) {
            plain.to.push_back(to);
            continue;
        }
        const auto next = static_cast<std::uint16_t>(conditions.size());
        const auto [known, is_new] = numbers_.emplace(condition, next);
        if (is_new) conditions.push_back(condition);
        conditional.to.push_back(to);
        conditional.condition.push_back(known->second);
    }
    plain.first.push_back(static_cast<std::uint32_t>(plain.to.size()));
    conditional.first.push_back(static_cast<std::uint32_t>(conditional.to.size()));
}

}  // namespace quinta::solver
