#include "terminal/disc_picture.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "terminal/piece_picture.hpp"

namespace quinta::terminal {
namespace {

enum class Shape { disc, ring, diamond };

Shape shape_of(const ColourInfo& colour) {
    return colour.tint == Tint::red     ? Shape::diamond
           : colour.tint == Tint::white ? Shape::ring
                                        : Shape::disc;
}

/// A ring is thin where only its outline tells it from a disc, and thick where it is white, too.
bool covers(Shape shape, double radius, bool has_colours, double dx, double dy) {
    if (shape == Shape::diamond) return std::abs(dx) + std::abs(dy) <= radius + 0.3;
    const double distance = std::hypot(dx, dy);
    const double hole = shape == Shape::disc ? 0 : has_colours ? 0.45 * radius : radius - 0.9;
    return distance <= radius + 0.2 && distance >= hole;
}

/// Two dots, one above the other, make a character: so they are as wide as they are high.
void draw_large(Grid& grid, const Rect& inside, Shape shape, const Look& look) {
    const double radius = std::min(inside.width / 2.0, static_cast<double>(inside.height));
    const auto covers_dot = [&](int x, int y) {
        return covers(shape, radius, grid.style().has_colours(), x + 0.5 - inside.width / 2.0,
                      y + 0.5 - inside.height);
    };
    for (int y = 0; y < inside.height; ++y) {
        for (int x = 0; x < inside.width; ++x) {
            const bool upper = covers_dot(x, 2 * y);
            const bool lower = covers_dot(x, 2 * y + 1);
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

std::string_view marker_on(const ColourInfo& colour) {
    return colour.tint == Tint::white ? "△" : "▲";
}

std::string small_sign(const Grid& grid, const Piece& piece, const ColourInfo& colour, int width) {
    if (!piece.has_marker || width >= 3) return sign_of(colour, grid.style());
    if (!grid.has_unicode()) return colour.tint == Tint::white ? "O" : "@";
    return colour.tint == Tint::white ? "◎" : "◉";
}

bool is_solid(const Grid& grid, const Rect& inside, const ColourInfo& colour) {
    return grid.style().has_colours() && grid.has_unicode() && inside.width >= 3 &&
           colour.tint != Tint::red;
}

/// The middle of a small disc: the marker, or the ring by which white is known.
void draw_middle(Grid& grid, int x, int y, const Piece& piece, const ColourInfo& colour,
                 const Look& look) {
    const bool is_white = colour.tint == Tint::white;
    const Look middle{is_white ? Role::black : Role::white, look.ink, true};
    if (!piece.has_marker && !is_white) return static_cast<void>(grid.put(x, y, "█", look));
    grid.put(x, y, piece.has_marker ? marker_on(colour) : "○", middle);
}

/// In one row: a sign, and around it what makes it as wide as it is high.
void draw_small(Grid& grid, const Rect& inside, const Piece& piece, const ColourInfo& colour,
                const Look& look) {
    const int x = inside.x + inside.width / 2;
    if (!is_solid(grid, inside, colour)) {
        grid.put(x, inside.y, small_sign(grid, piece, colour, inside.width), look);
        return;
    }
    grid.put(x - 1, inside.y, "▐", look);
    grid.put(x + 1, inside.y, "▌", look);
    draw_middle(grid, x, inside.y, piece, colour, look);
}

/// Half a character. The other half may belong to a neighbour, and stays; a thin line keeps two of
/// one colour apart.
void put_half(Grid& grid, int x, int y, std::string_view half, const Look& look) {
    if (x < 0 || x >= grid.width() || y < 0 || y >= grid.height()) return;
    const Spot& spot = grid.at(x, y);
    const bool is_beside = half == "▐" || half == "▌";
    const bool is_shared = spot.glyph == (half == "▄"   ? "▀"
                                          : half == "▀" ? "▄"
                                          : half == "▐" ? "▌"
                                                        : "▐");
    if (is_shared && spot.look.ink == look.ink) {
        grid.put(x, y, is_beside ? "│" : "─", {Role::line, look.ink});
    } else {
        grid.put(x, y, half, {look.ink, is_shared ? spot.look.ink : spot.look.paper});
    }
}

/// A disc of four columns on two rows, around a cell of one row.
void draw_round(Grid& grid, const Rect& inside, const Piece& piece, const ColourInfo& colour,
                const Look& look) {
    for (int x = inside.x; x < inside.right(); ++x) {
        put_half(grid, x, inside.y - 1, "▄", look);
        put_half(grid, x, inside.y + 1, "▀", look);
        grid.put(x, inside.y, "█", look);
    }
    put_half(grid, inside.x - 1, inside.y, "▐", look);
    put_half(grid, inside.right(), inside.y, "▌", look);
    draw_middle(grid, inside.x + inside.width / 2, inside.y, piece, colour, look);
}

}  // namespace

void draw_large_disc(Grid& grid, const Rect& inside, const ColourInfo& colour, const Look& look) {
    grid.has_unicode() ? draw_large(grid, inside, shape_of(colour), look)
                       : draw_large_ascii(grid, inside, colour.letter, look);
}

void draw_disc(Grid& grid, const Rect& inside, const Piece& piece, const ColourInfo& colour,
               Role paper, bool is_overlapping) {
    // Where there are few colours, bold black is grey.
    const Look look{ink_of(colour.tint), paper, !grid.style().has_colours()};
    if (inside.height == 1) {
        return is_overlapping && is_solid(grid, inside, colour)
                   ? draw_round(grid, inside, piece, colour, look)
                   : draw_small(grid, inside, piece, colour, look);
    }
    draw_large_disc(grid, inside, colour, look);
    if (!piece.has_marker || !grid.has_unicode()) return;
    const bool is_white = colour.tint == Tint::white;
    grid.put(inside.x + inside.width / 2, inside.y + (inside.height - 1) / 2, marker_on(colour),
             {is_white ? Role::black : Role::white,
              shape_of(colour) == Shape::ring ? paper : look.ink, true});
}

}  // namespace quinta::terminal
