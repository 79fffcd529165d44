#include "terminal/piece_picture.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/text.hpp"

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

/// In one row: a sign, and around it what makes it as wide as it is high.
void draw_small(Grid& grid, const Rect& inside, const Piece& piece, const ColourInfo& colour,
                const Look& look) {
    const int x = inside.x + inside.width / 2;
    const bool is_solid = grid.style().has_colours() && grid.has_unicode() && inside.width >= 3 &&
                          colour.tint != Tint::red;
    if (!is_solid) {
        grid.put(x, inside.y, small_sign(grid, piece, colour, inside.width), look);
        return;
    }
    grid.put(x - 1, inside.y, "▐", look);
    grid.put(x + 1, inside.y, "▌", look);
    const bool is_white = colour.tint == Tint::white;
    const Look middle{is_white ? Role::black : Role::white, look.ink, true};
    if (piece.has_marker || is_white) {
        grid.put(x, inside.y, piece.has_marker ? marker_on(colour) : "○", middle);
    } else {
        grid.put(x, inside.y, "█", look);
    }
}

void draw_disc(Grid& grid, const Rect& inside, const Piece& piece, const ColourInfo& colour,
               Role paper) {
    const Look look{ink_of(colour.tint), paper, true};
    if (inside.height == 1) return draw_small(grid, inside, piece, colour, look);
    if (!grid.has_unicode()) return draw_large_ascii(grid, inside, colour.letter, look);
    const Shape shape = shape_of(colour);
    draw_large(grid, inside, shape, look);
    if (!piece.has_marker) return;
    const bool is_white = colour.tint == Tint::white;
    grid.put(inside.x + inside.width / 2, inside.y + (inside.height - 1) / 2, marker_on(colour),
             {is_white ? Role::black : Role::white, shape == Shape::ring ? paper : look.ink, true});
}

/// A piece that fills its cell has a paper of its own, unless the cell has something to say.
Look own_look(const ColourInfo& colour, Role paper) {
    if (paper != Role::board && paper != Role::last) return {Role::black, paper};
    if (colour.tint == Tint::white) return {Role::black, Role::light_tile};
    return {Role::white, Role::dark_tile};
}

constexpr std::string_view digits = "0123456789abcdef";
std::string_view digit_of(int count) { return digits.substr(static_cast<std::size_t>(count), 1); }

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

/// A block with the sign of its colour and, beside or below it, what it holds.
void draw_stilt(Grid& grid, const Rect& inside, const Piece& piece, const ColourInfo& colour,
                const std::vector<CounterInfo>& counters, Role paper) {
    Look look = paper == Role::last ? Look{Role::black, paper} : own_look(colour, paper);
    look.is_bold = true;
    grid.fill(inside, look);
    const auto all = static_cast<int>(counters.size());
    const bool is_high = inside.height >= 2;
    const bool has_signs = inside.width >= 2 * all + (is_high ? 0 : 1);
    const auto kinds = static_cast<int>(
        std::ranges::count_if(piece.counters, [](int count) { return count > 0; }));
    const int width = has_signs ? 2 * kinds : all;
    const bool is_alone = is_high || held(piece) == 0;
    const int sign_x = inside.x + (is_alone ? inside.width / 2 : 0);
    grid.put_within(sign_x, inside.y, inside.width, sign_of(colour, grid.style()), look);
    if (held(piece) == 0) return;
    int x = is_high ? inside.x + std::max(0, (inside.width - width + 1) / 2) : sign_x + 1;
    const int y = inside.y + (is_high ? 1 : 0);
    for (std::size_t i = 0; i < counters.size(); ++i) {
        x = put_counter(grid, x, y, piece.counters[i], counters[i], has_signs, look);
    }
}

/// Half a tile fills its cell.
void draw_tile(Grid& grid, const Rect& inside, const ColourInfo& colour, Role paper,
               PieceStyle style) {
    const bool is_light = colour.tint == Tint::white;
    const Look look = own_look(colour, paper);
    grid.fill(inside, look);
    const bool is_sign = style == PieceStyle::sign && !grid.has_unicode();
    if (grid.style().has_colours() || is_sign) {
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

/// In the middle: the sign of the colour, then the numbers of what the piece holds, if anything.
void draw_sign(Grid& grid, const Rect& inside, const Piece& piece, const ColourInfo& colour,
               const std::vector<CounterInfo>& counters, Role paper) {
    const auto shown = held(piece) == 0 ? 0 : static_cast<int>(counters.size());
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

void draw_piece(Grid& grid, const Rect& inside, const Piece& piece, const PieceLook& game,
                Role paper) {
    const ColourInfo& colour = game.colours[index(piece.colour)];
    const std::vector<CounterInfo>& counters = game.pieces.counters;
    if (piece.kind == PieceKind::tile) return draw_tile(grid, inside, colour, paper, game.style);
    if (game.style == PieceStyle::sign)
        return draw_sign(grid, inside, piece, colour, counters, paper);
    if (piece.kind == PieceKind::stilt)
        return draw_stilt(grid, inside, piece, colour, counters, paper);
    draw_disc(grid, inside, piece, colour, paper);
}

}  // namespace quinta::terminal
