#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/side.hpp"

namespace quinta::search {

/// How a few games from the same position ended, summed over each set of them: which of the games a
/// move was played in differs from move to move.
template <int games>
class LeafResults {
 public:
    using Set = std::uint8_t;
    static_assert(games >= 1 && games <= 8);
    static constexpr Set all = (1 << games) - 1;
    static constexpr Set of(int game) { return static_cast<Set>(1 << game); }

    /// What the first side got of a game; they have to be told in order.
    void add(int game, double got) {
        const std::size_t added = of(game);
        for (std::size_t set = 0; set < added; ++set) first_[added + set] = first_[set] + got;
    }

    static std::uint32_t count(Set set) { return static_cast<std::uint32_t>(std::popcount(set)); }
    /// What a side got of these games together.
    double sum(Set set, Side side) const {
        return side == Side::first ? first_[set] : count(set) - first_[set];
    }
    /// What a side got of a game on average.
    double mean(Side side) const { return sum(all, side) / games; }

    std::optional<int> lead;  ///< of the first side, in points, where they were counted

 private:
    std::array<double, std::size_t{all} + 1> first_{};
};

}  // namespace quinta::search
