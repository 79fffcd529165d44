#include "terminal/piece_picture.hpp"

#include <numeric>

#include "terminal/disc_picture.hpp"
#include "terminal/stilt_picture.hpp"

namespace quinta::terminal {
namespace {

/// Half a tile fills its cell with its own colour; what is to be said of the cell stands at the
/// sides. Without colours it is a disc or a ring.
void draw_tile(Grid& grid, const Rect& inside, const ColourInfo& colour, Role paper,
               PieceStyle style) {
    const int x = inside.x + inside.width / 2, y = inside.y + (inside.height - 1) / 2;
    const bool is_large = style == PieceStyle::picture && inside.height > 1;
    if (!grid.style().has_colours() && is_large) {
        return draw_large_disc(grid, inside, colour, {Role::black, paper});
    }
    const Look own = own_look(colour);
    if (!grid.style().has_colours() && grid.has_unicode() && style == PieceStyle::sign) {
        const std::string_view shade = colour.tint == Tint::white ? "░" : "█";
        for (int i = 0; i < inside.width; ++i) grid.put(inside.x + i, y, shade, own);
        return;
    }
    const bool is_marked = paper != Role::board && paper != Role::last && inside.width >= 3;
    grid.fill(inside, is_marked ? Look{Role::black, paper} : own);
    grid.fill({inside.x + 1, inside.y, inside.width - 2, inside.height}, own);
    grid.put(x, y, sign_of(colour, grid.style()), own);
}

/// In the middle: the sign of the colour, then the numbers of what the piece holds, if anything.
void draw_sign(Grid& grid, const Rect& inside, const Piece& piece, const ColourInfo& colour,
               const std::vector<CounterInfo>& counters, Role paper) {
    const int held = std::accumulate(piece.counters.begin(), piece.counters.end(), 0);
    const auto shown = held == 0 ? 0 : static_cast<int>(counters.size());
    const int y = inside.y + (inside.height - 1) / 2;
    int x = inside.x + inside.width / 2 - shown / 2;
    x = grid.put(x, y, sign_of(colour, grid.style()), {ink_of(colour.tint), paper, true});
    for (std::size_t i = 0; i < static_cast<std::size_t>(shown); ++i) {
        x = grid.put(x, y, digit_of(piece.counters[i]), {ink_of(counters[i].tint), paper, true});
    }
}

}  // namespace

std::string sign_of(const ColourInfo& colour, const Style& style) {
    if (!style.has_unicode) return {colour.letter};
    return colour.tint == Tint::black ? "●" : colour.tint == Tint::white ? "○" : "◆";
}

Role ink_of(Tint tint) {
    return tint == Tint::black ? Role::black : tint == Tint::white ? Role::white : Role::red;
}

Look own_look(const ColourInfo& colour) {
    if (colour.tint == Tint::white) return {Role::black, Role::light_tile};
    return {Role::white, colour.tint == Tint::red ? Role::red : Role::dark_tile};
}

std::string_view digit_of(int count) {
    return std::string_view("0123456789abcdef").substr(static_cast<std::size_t>(count), 1);
}

void draw_piece(Grid& grid, const Rect& inside, const Piece& piece, const PieceLook& game,
                Role paper) {
    const ColourInfo& colour = game.colours[index(piece.colour)];
    const std::vector<CounterInfo>& counters = game.pieces.counters;
    if (piece.kind == PieceKind::tile) return draw_tile(grid, inside, colour, paper, game.style);
    if (game.style == PieceStyle::sign)
        return draw_sign(grid, inside, piece, colour, counters, paper);
    if (piece.kind == PieceKind::stilt)
        return draw_stilt(grid, inside, piece, colour, counters, paper);
    draw_disc(grid, inside, piece, colour, paper, game.is_overlapping);
}

}  // namespace quinta::terminal
