#include "solver/army_sets.hpp"

namespace quinta::solver {

std::vector<CellSet> all_sets(int cells, int size) {
    std::vector<CellSet> sets;
    sets.reserve(binomial(cells, size));
    if (size == 0) return {0};
    CellSet set = bit(size) - 1;
    for (std::uint32_t left = binomial(cells, size); left > 0; --left) {
        sets.push_back(set);
        const CellSet low = lowest_bit(set), carried = set + low;
        set = carried | (((set ^ carried) >> 2) / low);  // the next number with as many bits
    }
    return sets;
}

}  // namespace quinta::solver
