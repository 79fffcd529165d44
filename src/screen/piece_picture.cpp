#include "screen/piece_picture.hpp"

#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "screen/board_scene.hpp"

namespace quinta {
namespace {

enum class Shape { disc, ring, diamond };

Shape shape_of(const Colour& colour, const Style& style) {
    if (colour.tint == Tint::red) return Shape::diamond;
    return colour.tint == Tint::white && !style.has_colours() ? Shape::ring : Shape::disc;
}

bool covers(Shape shape, double radius, double dx, double dy) {
    if (shape == Shape::diamond) return std::abs(dx) + std::abs(dy) <= radius + 0.3;
    const double distance = std::hypot(dx, dy);
    return distance <= radius + 0.2 && !(shape == Shape::ring && distance < radius - 0.9);
}

/// Two dots, one above the other, make a character: so they are as wide as they are high.
void draw_large(Grid& grid, const Rect& inside, Shape shape, const Look& look) {
    const double radius = std::min(inside.width / 2.0, static_cast<double>(inside.height));
    for (int y = 0; y < inside.height; ++y) {
        for (int x = 0; x < inside.width; ++x) {
            const double dx = x + 0.5 - inside.width / 2.0;
            const bool upper = covers(shape, radius, dx, 2 * y + 0.5 - inside.height);
            const bool lower = covers(shape, radius, dx, 2 * y + 1.5 - inside.height);
            if (!upper && !lower) continue;
            grid.put(inside.x + x, inside.y + y, upper && lower ? "█" : upper ? "▀" : "▄", look);
        }
    }
}

/// Without block characters: letters in the form of the piece.
void draw_large_ascii(Grid& grid, const Rect& inside, char letter, const Look& look) {
    for (int y = 0; y < inside.height; ++y) {
        const int edge = y == 0 || y == inside.height - 1 ? 2 : 1;
        const std::string row(static_cast<std::size_t>(std::max(1, inside.width - 2 * edge)),
                              letter);
        grid.put(inside.x + edge, inside.y + y, row, look);
    }
}

void draw_disc(Grid& grid, const Rect& inside, const Piece& piece, const Colour& colour,
               Role paper) {
    const Look look{ink_of(colour.tint), paper, true};
    const int x = inside.x + inside.width / 2, y = inside.y + (inside.height - 1) / 2;
    if (inside.height == 1) {
        const bool is_narrow_pawn = piece.has_pawn && inside.width < 3;
        std::string sign = sign_of(colour, grid.style());
        if (is_narrow_pawn) {
            sign = !grid.has_unicode()          ? (colour.tint == Tint::white ? "O" : "@")
                   : colour.tint == Tint::white ? "◎"
                                                : "◉";
        }
        grid.put(x, y, sign, look);
        return;
    }
    if (!grid.has_unicode()) {
        draw_large_ascii(grid, inside, colour.letter, look);
        return;
    }
    draw_large(grid, inside, shape_of(colour, grid.style()), look);
    if (piece.has_pawn) {
        const bool is_solid = shape_of(colour, grid.style()) == Shape::disc;
        const Role ink = colour.tint == Tint::white ? Role::black : Role::white;
        const Role under = colour.tint == Tint::white ? Role::light_tile : Role::dark_tile;
        grid.put(x, y, "▲", {ink, is_solid ? under : paper, true});
    }
}

/// A piece that fills its cell has a paper of its own, unless the cell has something to say.
Look own_look(const Colour& colour, Role paper) {
    if (paper != Role::board && paper != Role::last) return {Role::black, paper};
    if (colour.tint == Tint::white) return {Role::black, Role::light_tile};
    return {Role::white, Role::dark_tile};
}

/// The arrows say what the pins are for: a white one steps up or down, a black one sideways.
void draw_stilt(Grid& grid, const Rect& inside, const Piece& piece, const Colour& colour,
                Role paper) {
    constexpr std::string_view hex = "0123456789abcdef";
    Look look = paper == Role::last ? Look{Role::black, paper} : own_look(colour, paper);
    look.is_bold = true;
    const auto digit_of = [&](int pins) { return hex.substr(static_cast<std::size_t>(pins), 1); };
    const bool has_pins = piece.white_pins + piece.black_pins > 0;
    const std::string sign = sign_of(colour, grid.style());
    grid.fill(inside, look);
    std::string pins;
    if (has_pins) {
        const bool has_arrows = inside.width >= (inside.height >= 2 ? 4 : 5);
        pins = has_arrows ? concat("↕", digit_of(piece.white_pins), "↔", digit_of(piece.black_pins))
                          : concat(digit_of(piece.white_pins), digit_of(piece.black_pins));
    }
    if (inside.height >= 2) {
        grid.put(inside.x + inside.width / 2, inside.y, sign, look);
        grid.put_within(inside.x + std::max(0, (inside.width - 4) / 2), inside.y + 1, inside.width,
                        pins, look);
    } else {
        const int x = inside.x + (has_pins || inside.width < 3 ? 0 : inside.width / 2);
        grid.put_within(x, inside.y, inside.right() - x, sign + pins, look);
    }
}

/// Half a tile fills its cell.
void draw_tile(Grid& grid, const Rect& inside, const Colour& colour, Role paper) {
    const bool is_light = colour.tint == Tint::white;
    const Look look = own_look(colour, paper);
    grid.fill(inside, look);
    if (grid.style().has_colours()) {
        grid.put(inside.x + inside.width / 2, inside.y + (inside.height - 1) / 2,
                 sign_of(colour, grid.style()), look);
        return;
    }
    for (int y = inside.y; y < inside.bottom(); ++y) {
        for (int x = inside.x; x < inside.right(); ++x) {
            grid.put(x, y, is_light ? "░" : "█", look);
        }
    }
}

}  // namespace

std::string sign_of(const Colour& colour, const Style& style) {
    if (!style.has_unicode) return {colour.letter};
    return colour.tint == Tint::black ? "●" : colour.tint == Tint::white ? "○" : "◆";
}

Role ink_of(Tint tint) {
    return tint == Tint::black ? Role::black : tint == Tint::white ? Role::white : Role::red;
}

void draw_piece(Grid& grid, const Rect& inside, const Piece& piece, const Colour& colour,
                Role paper) {
    switch (piece.kind) {
        case PieceKind::disc:
            return draw_disc(grid, inside, piece, colour, paper);
        case PieceKind::stilt:
            return draw_stilt(grid, inside, piece, colour, paper);
        case PieceKind::tile:
            return draw_tile(grid, inside, colour, paper);
    }
}

}  // namespace quinta
