#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/army_sets.hpp"

namespace quinta::solver {

/// Dense numbers for placements of two sets of cells, where placements that a symmetry turns into
/// each other share a number as far as the first set tells:
///
///     number = class of the first set · ways to place the second + rank of the second, squeezed
class ArmyNumbering {
 public:
    using Images = SetTurn::Images;
    ArmyNumbering() = default;
    ArmyNumbering(int cells, int first_size, int second_size,
                  const std::vector<Images>& symmetries);

    std::size_t size() const { return classes_.size() * ways_; }
    std::size_t ways() const { return ways_; }
    /// One first set of each class, in the order of the classes.
    const std::vector<CellSet>& classes() const { return classes_; }

    /// The class of a first set.
    std::size_t class_of(CellSet first) const { return class_of_[set_rank(first)].number; }

    /// The numbers of all placements with the same first set.
    struct Row {
        std::size_t start;
        CellSet first;        ///< the set that stands for the class
        const SetTurn* turn;  ///< into that one

        std::size_t number(CellSet second) const {
            return start + set_rank(squeeze((*turn)(second), first));
        }
    };
    Row row(CellSet first) const {
        const Class& c = class_of_[set_rank(first)];
        return {c.number * ways_, classes_[c.number], &turns_[c.symmetry]};
    }
    std::size_t number(CellSet first, CellSet second) const { return row(first).number(second); }
    /// The placement with a number; its first set stands for its class.
    std::array<CellSet, 2> placement(std::size_t number) const;

 private:
    struct Class {
        std::uint16_t number;
        std::uint16_t symmetry;  ///< that turns the set into the one standing for its class
    };

    std::size_t ways_ = 0;
    std::vector<CellSet> classes_;
    std::vector<Class> class_of_;       ///< by rank of the first set
    std::vector<CellSet> second_sets_;  ///< squeezed, by rank
    std::vector<SetTurn> turns_;        ///< by symmetry
};

}  // namespace quinta::solver
