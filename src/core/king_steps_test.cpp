#include "core/king_steps.hpp"

#include <gtest/gtest.h>

#include <set>
#include <utility>

#include "base/random.hpp"

namespace quinta {
namespace {

using Steps = std::set<std::pair<int, int>>;  // from, direction

Steps naive_steps(const SquareGrid& grid, CellSet own, CellSet taken) {
    Steps out;
    for_each_bit(own, [&](int from) {
        for (int d = 0; d < 8; ++d) {
            const int x = grid.file(from) + king_directions[d].files;
            const int y = grid.rank(from) + king_directions[d].ranks;
            if (grid.has(x, y) && !(taken & bit(grid.cell(x, y)))) out.insert({from, d});
        }
    });
    return out;
}

TEST(KingSteps, are_those_of_a_king_from_each_piece) {
    Random random(1);
    for (const SquareGrid grid : {SquareGrid{5, 5}, SquareGrid{5, 4}, SquareGrid{4, 4}}) {
        const KingGraph graph(grid);
        const auto cell = [&] {
            return static_cast<int>(random.below(static_cast<std::uint32_t>(grid.size())));
        };
        for (int n = 0; n < 5000; ++n) {
            CellSet own = 0, taken = 0;
            for (int i = 0; i < 4; ++i) own |= bit(cell());
            for (auto i = random.below(8); i > 0; --i) taken |= bit(cell());
            taken |= own;
            const KingSteps steps(graph, own, taken);
            Steps found;
            for (int k = 0; k < steps.count(); ++k) {
                const KingSteps::Step step = steps.step(k);
                found.insert({step.from, step.direction});
                const auto [dx, dy] = king_directions[step.direction];
                const int to = step.from + grid.cell(dx, dy);
                EXPECT_EQ(steps.cells(k), bit(step.from) | bit(to));
            }
            EXPECT_EQ(static_cast<int>(found.size()), steps.count());
            EXPECT_EQ(found, naive_steps(grid, own, taken));
        }
    }
}

}  // namespace
}  // namespace quinta
