#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/army_sets.hpp"

namespace quinta {

/// Dense numbers for placements of two sets of cells, where placements that a symmetry turns into
/// each other share a number as far as the first set tells:
///
///     number = class of the first set · ways to place the second + rank of the second, squeezed
class ArmyNumbering {
 public:
    using Images = std::array<std::uint8_t, 32>;
    ArmyNumbering() = default;
    ArmyNumbering(int cells, int first_size, int second_size,
                  const std::vector<Images>& symmetries);

    std::size_t size() const { return classes_.size() * ways_; }
    std::size_t ways() const { return ways_; }
    /// One first set of each class, in the order of the classes.
    const std::vector<std::uint32_t>& classes() const { return classes_; }

    /// The class of a first set.
    std::size_t class_of(std::uint32_t first) const { return class_of_[set_rank(first)].number; }

    std::size_t number(std::uint32_t first, std::uint32_t second) const {
        const Class& c = class_of_[set_rank(first)];
        return c.number * ways_ + set_rank(squeeze(turned(second, c.symmetry), classes_[c.number]));
    }
    /// The placement with a number; its first set stands for its class.
    std::array<std::uint32_t, 2> placement(std::size_t number) const;

 private:
    struct Class {
        std::uint16_t number;
        std::uint16_t symmetry;  ///< that turns the set into the one standing for its class
    };
    std::uint32_t turned(std::uint32_t set, std::size_t symmetry) const {
        const auto& table = turns_[symmetry];
        return table[0][set & 0xff] | table[1][set >> 8 & 0xff] | table[2][set >> 16 & 0xff] |
               table[3][set >> 24];
    }

    std::size_t ways_ = 0;
    std::vector<std::uint32_t> classes_;
    std::vector<Class> class_of_;             ///< by rank of the first set
    std::vector<std::uint32_t> second_sets_;  ///< squeezed, by rank
    /// The image of a set under a symmetry, eight cells at a time.
    std::vector<std::array<std::array<std::uint32_t, 256>, 4>> turns_;
};

}  // namespace quinta
