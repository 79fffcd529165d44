#pragma once

#include <bit>
#include <cstdint>

#include "base/bits.hpp"
#include "games/square_grid.hpp"

namespace quinta {

/// The one-cell steps from a set of cells to empty neighbours, all at once: 32 bits for each of
/// the eight king directions, marking the cells stepped to. Opposite directions share a word, so
/// that counting the steps is four popcounts and drawing one of them is one select.
class KingSteps {
 public:
    struct Step {
        int direction;  ///< index into king_directions
        int from;
        int to;
    };

    constexpr KingSteps(const SquareGrid& grid, std::uint32_t first_file, std::uint32_t from,
                        std::uint32_t empty)
        : files_(grid.files) {
        const std::uint32_t not_first = empty & ~first_file;
        const std::uint32_t not_last = empty & ~(first_file << (files_ - 1));
        words_[0] = pair((from << 1) & not_first, (from >> 1) & not_last);
        words_[1] = pair((from << (files_ - 1)) & not_last, (from >> (files_ - 1)) & not_first);
        words_[2] = pair((from << files_) & empty, (from >> files_) & empty);
        words_[3] = pair((from << (files_ + 1)) & not_first, (from >> (files_ + 1)) & not_last);
    }

    constexpr int count() const {
        return std::popcount(words_[0]) + std::popcount(words_[1]) + std::popcount(words_[2]) +
               std::popcount(words_[3]);
    }

    /// The k-th step, for k from 0 and below count().
    constexpr Step select(int k) const {
        const int until0 = std::popcount(words_[0]);
        const int until1 = until0 + std::popcount(words_[1]);
        const int until2 = until1 + std::popcount(words_[2]);
        std::uint64_t word = words_[0];
        int axis = 0, skip = 0;
        if (k >= until0) axis = 1, skip = until0, word = words_[1];
        if (k >= until1) axis = 2, skip = until1, word = words_[2];
        if (k >= until2) axis = 3, skip = until2, word = words_[3];
        const int chosen = select_bit(word, k - skip);
        const int distance = axis == 0 ? 1 : files_ - 2 + axis;
        const bool is_down = chosen >= 32;
        const int to = chosen & 31;
        return {axis + (is_down ? 4 : 0), is_down ? to + distance : to - distance, to};
    }

 private:
    static constexpr std::uint64_t pair(std::uint32_t up, std::uint32_t down) {
        return up | std::uint64_t{down} << 32;
    }

    int files_;
    std::uint64_t words_[4] = {};
};

/// The cells of the first file.
constexpr std::uint32_t first_file(const SquareGrid& grid) {
    std::uint32_t cells = 0;
    for (int rank = 0; rank < grid.ranks; ++rank) cells |= bit(grid.cell(0, rank));
    return cells;
}

}  // namespace quinta
