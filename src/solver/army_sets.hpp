#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>
#ifdef __BMI2__
#include <immintrin.h>
#endif

#include "base/bits.hpp"

namespace quinta::solver {

/// "n over k" for n up to 64 and k up to 5.
struct Binomials {
    std::array<std::array<std::uint32_t, 6>, 65> table{};

    constexpr Binomials() {
        for (std::size_t n = 0; n < table.size(); ++n) {
            table[n][0] = 1;
            for (std::size_t k = 1; k < 6; ++k)
                table[n][k] = n == 0 ? 0 : table[n - 1][k - 1] + table[n - 1][k];
        }
    }
};
inline constexpr Binomials binomials;

constexpr std::uint32_t binomial(int n, int k) {
    return binomials.table[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

/// The number of a set of cells among the sets of its size: rising with the set read as a number.
constexpr std::uint32_t set_rank(CellSet set) {
    std::uint32_t rank = 0;
    for (int k = 1; set != 0; ++k, set &= set - 1) rank += binomial(std::countr_zero(set), k);
    return rank;
}

/// All sets of `size` of the first `cells` cells, by rank.
std::vector<CellSet> all_sets(int cells, int size);

/// The bits of `set` at the cells outside `hole`, moved together; one cell of the hole at a time.
constexpr CellSet squeeze_stepwise(CellSet set, CellSet hole) {
    // From the highest cell of the hole down, so that the cells below it keep their places.
    while (hole != 0) {
        const CellSet cell = std::bit_floor(hole), below = cell - 1;
        set = (set & below) | ((set >> 1) & ~below);
        hole ^= cell;
    }
    return set;
}
/// The inverse: bits are moved apart so that those of `hole` stay free.
constexpr CellSet spread_stepwise(CellSet set, CellSet hole) {
    for (; hole != 0; hole &= hole - 1) {
        const CellSet below = (hole & (~hole + 1)) - 1;
        set = (set & below) | ((set & ~below) << 1);
    }
    return set;
}

/// The same, at once where the processor can.
inline CellSet squeeze(CellSet set, CellSet hole) {
#ifdef __BMI2__
    return _pext_u64(set, ~hole);
#else
    return squeeze_stepwise(set, hole);
#endif
}
inline CellSet spread(CellSet set, CellSet hole) {
#ifdef __BMI2__
    return _pdep_u64(set, ~hole);
#else
    return spread_stepwise(set, hole);
#endif
}

/// Turns sets of cells by a symmetry, which is given by the image of each cell.
class SetTurn {
 public:
    using Images = std::array<std::uint8_t, 64>;
    explicit SetTurn(const Images& images) : images_(images) {}

    CellSet operator()(CellSet set) const {
        CellSet out = 0;
        for_each_bit(set, [&](int cell) { out |= bit(images_[static_cast<std::size_t>(cell)]); });
        return out;
    }

 private:
    Images images_;
};

}  // namespace quinta::solver
