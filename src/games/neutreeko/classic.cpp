#include <algorithm>
#include <cstdint>

#include "base/best_of.hpp"
#include "core/playout.hpp"
#include "games/neutreeko/neutreeko.hpp"

namespace quinta::games {
namespace {

constexpr int pair_value = 500;
constexpr int line_value = 100'000;
constexpr int noise = 10;

/// The original's table of 5×5 cell weights, from a corner to the middle; the rest is its mirror
/// image. On a side of four the middle file or rank is left out, on six or seven it comes twice or
/// three times, which keeps the mirror images.
constexpr int weights[3][3] = {{100, 250, 500}, {250, 250, 300}, {500, 300, 100}};

int weight(const SquareGrid& grid, int cell) {
    const int x = grid.file(cell), y = grid.rank(cell);
    return weights[std::min({y, grid.ranks - 1 - y, 2})][std::min({x, grid.files - 1 - x, 2})];
}

/// The adjacent pairs of `pieces` with an empty cell before or behind them in their line.
int open_pairs(const SquareGrid& grid, CellSet pieces, CellSet empty) {
    int pairs = 0;
    for_each_bit(pieces, [&](int cell) {
        const int x = grid.file(cell), y = grid.rank(cell);
        for (int d = 0; d < 4; ++d) {  // the other four would see each pair again
            const auto [dx, dy] = king_directions[d];
            const auto is_in = [&](int steps, CellSet cells) {
                const int to_x = x + steps * dx, to_y = y + steps * dy;
                return grid.has(to_x, to_y) && (cells & bit(grid.cell(to_x, to_y))) != 0;
            };
            if (is_in(1, pieces) && (is_in(-1, empty) || is_in(2, empty))) ++pairs;
        }
    });
    return pairs;
}

int value_of(const Neutreeko& game, CellSet pieces, CellSet empty) {
    int value = pair_value * open_pairs(game.grid(), pieces, empty);
    for_each_bit(pieces, [&](int cell) { value += weight(game.grid(), cell); });
    return game.lines().contains(pieces) ? value + line_value : value;
}

}  // namespace

int Neutreeko::classic_value(const State& state) const {
    const CellSet empty = (bit(grid().size()) - 1) & ~(state.black | state.white);
    return value_of(*this, state.white, empty) - value_of(*this, state.black, empty);
}

Neutreeko::Move Neutreeko::classic_move(const State& state, int level, Random& random) const {
    const Neutreeko& game = *this;
    if (level <= 1) return quinta::random_move(game, state, random);
    const int sign = state.side == Side::first ? -1 : 1;  // Black minimises
    return best_of(game.legal_moves(state), random, [&](Neutreeko::Move move) {
        Neutreeko::State next = state;
        game.apply(next, move);
        const int chance = static_cast<int>(random.below(2 * noise + 1)) - noise;
        return sign * classic_value(next) + chance;
    });
}

std::vector<std::string_view> Neutreeko::classic_players() {
    return {"plays at random", "looks one move ahead for lines, pairs and good cells"};
}

}  // namespace quinta::games
