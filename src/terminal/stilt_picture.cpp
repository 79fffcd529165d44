#include "terminal/stilt_picture.hpp"

#include <algorithm>
#include <numeric>

#include "terminal/piece_picture.hpp"

namespace quinta::terminal {
namespace {

int held(const Piece& piece) {
    return std::accumulate(piece.counters.begin(), piece.counters.end(), 0);
}

/// Writes how many of a counter a piece has, on a chip of its colour; gives the column after it.
int put_counter(Grid& grid, int x, int y, int count, const CounterInfo& counter, bool has_signs,
                const Look& own) {
    if (count == 0 && has_signs) return x;
    Look chip = own;
    if (grid.style().has_colours() && count > 0) {
        const bool is_white = counter.tint == Tint::white;
        chip.ink = is_white ? Role::black : Role::white;
        chip.paper = is_white ? Role::light_tile : ink_of(counter.tint);
    }
    if (has_signs) x = grid.put(x, y, counter.sign, chip);
    return grid.put(x, y, count == 0 ? "·" : digit_of(count), chip);
}

/// What a piece holds, in the middle of a row; with signs if they have room.
void put_counters(Grid& grid, const Rect& row, const Piece& piece,
                  const std::vector<CounterInfo>& counters, const Look& own) {
    const auto all = static_cast<int>(counters.size());
    const auto kinds = static_cast<int>(
        std::ranges::count_if(piece.counters, [](int count) { return count > 0; }));
    const bool has_signs = row.width >= 2 * kinds;
    const int width = has_signs ? 2 * kinds : all;
    int x = row.x + std::max(0, (row.width - width + 1) / 2);
    for (std::size_t i = 0; i < counters.size(); ++i) {
        x = put_counter(grid, x, row.y, piece.counters[i], counters[i], has_signs, own);
    }
}

/// The sign of the colour and what the piece holds beside it.
void put_all(Grid& grid, const Rect& row, const Piece& piece, const ColourInfo& colour,
             const std::vector<CounterInfo>& counters, const Look& own) {
    const bool is_alone = held(piece) == 0;
    const std::string sign = sign_of(colour, grid.style());
    grid.put_within(is_alone ? row.x + row.width / 2 : row.x, row.y, row.width, sign, own);
    if (is_alone) return;
    put_counters(grid, {row.x + 1, row.y, row.width - 1, 1}, piece, counters, own);
}

}  // namespace

void draw_stilt(Grid& grid, const Rect& inside, const Piece& piece, const ColourInfo& colour,
                const std::vector<CounterInfo>& counters, Role paper) {
    const bool has_colours = grid.style().has_colours();
    Look own = has_colours ? own_look(colour) : Look{Role::black, paper};
    own.is_bold = !has_colours || own.ink != Role::black;
    const Rect last{inside.x, inside.bottom() - 1, inside.width, 1};
    if (inside.height == 1) {
        grid.fill(inside, own);
        return put_all(grid, inside, piece, colour, counters, own);
    }
    const int needed = 2 * static_cast<int>(counters.size());
    if (has_colours && grid.has_unicode() && inside.width < needed + 2) {
        // Half a row of board keeps it apart from the piece below.
        const Rect first{inside.x, inside.y, inside.width, 1};
        for (int x = inside.x; x < inside.right(); ++x)
            grid.put(x, last.y, "▀", {own.paper, paper});
        grid.fill(first, own);
        return put_all(grid, first, piece, colour, counters, own);
    }
    const int margin = inside.width >= needed + 2 ? 1 : 0;
    const Rect block{inside.x + margin, inside.y, inside.width - 2 * margin, inside.height};
    grid.fill(block, own);
    grid.put(block.x + block.width / 2, block.y, sign_of(colour, grid.style()), own);
    if (held(piece) > 0)
        put_counters(grid, {block.x, last.y, block.width, 1}, piece, counters, own);
}

}  // namespace quinta::terminal
