#pragma once

#include <bit>
#include <cstdint>

#include "base/bits.hpp"
#include "core/square_grid.hpp"

namespace quinta {

/// The pairs of neighbour cells along two axes of a board of at most 25 cells, in one word: bit i
/// of its low half stands for the cells i and i + low, bit i of its high half for i and i + high.
struct AxisPairs {
    int low = 0;
    int high = 0;
    std::uint64_t on_board = 0;

    constexpr AxisPairs(const SquareGrid& grid, Direction along_low, Direction along_high)
        : low(grid.cell(along_low.files, along_low.ranks)),
          high(grid.cell(along_high.files, along_high.ranks)) {
        for (int cell = 0; cell < grid.size(); ++cell) {
            const auto has_next = [&](Direction d) {
                return grid.has(grid.file(cell) + d.files, grid.rank(cell) + d.ranks);
            };
            if (has_next(along_low)) on_board |= bit<std::uint64_t>(cell);
            if (has_next(along_high)) on_board |= bit<std::uint64_t>(cell + 32);
        }
    }

    /// The pairs of a cell of `own` and a cell that is not `taken`; `own` is a part of `taken`.
    constexpr std::uint64_t open(std::uint32_t own, std::uint32_t taken) const {
        return on_board & (here(own) | next(own)) & (here(taken) ^ next(taken));
    }

    /// Both cells of one pair; none of none. The product lays a pair of the low half into the high
    /// half beside its second cell, and a pair of the high half beside its own; whatever else it
    /// makes stays in the low half or falls off the top.
    constexpr std::uint32_t cells(std::uint64_t pair) const {
        constexpr std::uint64_t one = 1;
        const std::uint64_t from_low = one << 32 | one << (32 + low), from_high = one | one << high;
        return static_cast<std::uint32_t>((pair * (from_low | from_high)) >> 32);
    }

 private:
    static constexpr std::uint64_t here(std::uint32_t cells) {
        return cells | std::uint64_t{cells} << 32;
    }
    constexpr std::uint64_t next(std::uint32_t cells) const {
        return cells >> low | std::uint64_t{cells} << (32 - high);
    }
};

/// The king's neighbours on a board, by axis in the order of king_directions.
struct KingGraph {
    AxisPairs first;   ///< axes 0 and 1
    AxisPairs second;  ///< axes 2 and 3

    constexpr explicit KingGraph(const SquareGrid& grid)
        : first(grid, king_directions[0], king_directions[1]),
          second(grid, king_directions[2], king_directions[3]) {}
};

/// The steps from a set of cells to empty neighbours on a board of any size, one cell after the
/// other.
constexpr int count_steps(const SquareRays& geometry, CellSet own, CellSet taken) {
    int count = 0;
    for_each_bit(own,
                 [&](int from) { count += std::popcount(geometry.neighbours[from] & ~taken); });
    return count;
}
/// The two cells of the k-th of them, for k from 0 and below their count.
constexpr CellSet step_cells(const SquareRays& geometry, CellSet own, CellSet taken, int k) {
    for (; own != 0; own &= own - 1) {
        const CellSet to = geometry.neighbours[std::countr_zero(own)] & ~taken;
        if (k < std::popcount(to)) return lowest_bit(own) | nth_bit(to, k);
        k -= std::popcount(to);
    }
    return 0;
}

/// The one-cell steps from a set of cells to empty neighbours, all at once: counting them is two
/// popcounts and drawing one of them two selects, without a branch. A step is found as the pair of
/// its cells; that the mover stands on one of them tells which way it goes.
class KingSteps {
 public:
    struct Step {
        int direction;  ///< index into king_directions
        int from;
    };

    constexpr KingSteps(const KingGraph& graph, CellSet own, CellSet taken)
        : KingSteps(graph, static_cast<std::uint32_t>(own), static_cast<std::uint32_t>(taken)) {}

    constexpr int count() const { return std::popcount(first_) + std::popcount(second_); }

    /// The two cells of the k-th step, for k from 0 and below count().
    constexpr std::uint32_t cells(int k) const { return cells(in_first(k), in_second(k)); }

    constexpr Step step(int k) const {
        const std::uint64_t first = in_first(k), second = in_second(k);
        const int pair = std::countr_zero(first | second);
        const int axis = pair / 32 + (second != 0 ? 2 : 0);
        const int from = std::countr_zero(cells(first, second) & own_);
        return {axis + (from == pair % 32 ? 0 : 4), from};
    }

 private:
    constexpr KingSteps(const KingGraph& graph, std::uint32_t own, std::uint32_t taken)
        : graph_(graph),
          own_(own),
          first_(graph.first.open(own, taken)),
          second_(graph.second.open(own, taken)) {}

    // One of the two is the pair of the k-th step, the other is 0.
    constexpr std::uint64_t in_first(int k) const { return nth_bit(first_, k); }
    constexpr std::uint64_t in_second(int k) const {
        return nth_bit(second_, k - std::popcount(first_));
    }
    constexpr std::uint32_t cells(std::uint64_t first, std::uint64_t second) const {
        return graph_.first.cells(first) | graph_.second.cells(second);
    }

    const KingGraph& graph_;
    std::uint32_t own_;
    std::uint64_t first_;
    std::uint64_t second_;
};

}  // namespace quinta
