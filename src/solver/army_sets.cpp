#include "solver/army_sets.hpp"

namespace quinta::solver {

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

SetTurn::SetTurn(const Images& images) {
    for (std::size_t byte = 0; byte < 4; ++byte) {
        for (std::size_t set = 0; set < 256; ++set) {
            for (std::size_t i = 0; i < 8; ++i) {
                if (set >> i & 1) table_[byte][set] |= std::uint32_t{1} << images[8 * byte + i];
            }
        }
    }
}

}  // namespace quinta::solver
