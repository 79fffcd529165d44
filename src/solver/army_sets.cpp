#include "solver/army_sets.hpp"

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace quinta {

std::vector<std::uint32_t> all_sets(int cells, int size) {
    std::vector<std::uint32_t> sets;
    sets.reserve(binomial(cells, size));
    if (size == 0) return {0};
    const std::uint64_t end = std::uint64_t{1} << cells;
    for (std::uint64_t set = (std::uint64_t{1} << size) - 1; set < end;) {
        sets.push_back(static_cast<std::uint32_t>(set));
        const std::uint64_t low = set & (~set + 1), carried = set + low;
        set = carried | (((set ^ carried) >> 2) / low);  // the next number with as many bits
    }
    return sets;
}

#ifdef __BMI2__

std::uint32_t squeeze(std::uint32_t set, std::uint32_t hole) { return _pext_u32(set, ~hole); }
std::uint32_t spread(std::uint32_t set, std::uint32_t hole) { return _pdep_u32(set, ~hole); }

#else

// From the highest cell of the hole down, so that the cells below it keep their places.
std::uint32_t squeeze(std::uint32_t set, std::uint32_t hole) {
    for (; hole != 0; hole &= ~(std::uint32_t{1} << (std::bit_width(hole) - 1))) {
        const std::uint32_t below = (std::uint32_t{1} << (std::bit_width(hole) - 1)) - 1;
        set = (set & below) | ((set >> 1) & ~below);
    }
    return set;
}

// From the lowest cell of the hole up.
std::uint32_t spread(std::uint32_t set, std::uint32_t hole) {
    for (; hole != 0; hole &= hole - 1) {
        const std::uint32_t below = (hole & (~hole + 1)) - 1;
        set = (set & below) | ((set & ~below) << 1);
    }
    return set;
}

#endif

}  // namespace quinta
