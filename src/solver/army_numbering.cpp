#include "solver/army_numbering.hpp"

namespace quinta::solver {

ArmyNumbering::ArmyNumbering(int cells, int first_size, int second_size,
                             const std::vector<Images>& symmetries)
    : ways_(binomial(cells - first_size, second_size)),
      second_sets_(all_sets(cells - first_size, second_size)) {
    for (const Images& images : symmetries) turns_.emplace_back(images);
    const std::vector<CellSet> sets = all_sets(cells, first_size);
    for (const CellSet set : sets) {
        // The image with the lowest rank stands for the class; it came first, if it is another.
        std::size_t best = 0;
        for (std::size_t k = 1; k < turns_.size(); ++k) {
            if (turns_[k](set) < turns_[best](set)) best = k;
        }
        const CellSet image = turns_[best](set);
        if (image == set) {
            class_of_.push_back({static_cast<std::uint16_t>(classes_.size()), 0});
            classes_.push_back(set);
        } else {
            class_of_.push_back(
                {class_of_[set_rank(image)].number, static_cast<std::uint16_t>(best)});
        }
    }
}

std::array<CellSet, 2> ArmyNumbering::placement(std::size_t number) const {
    const CellSet first = classes_[number / ways_];
    return {first, spread(second_sets_[number % ways_], first)};
}

}  // namespace quinta::solver
