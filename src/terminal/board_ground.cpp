#include "terminal/board_ground.hpp"

#include <map>
#include <string>
#include <utility>

namespace quinta::terminal {
namespace {

const Look line_look{Role::line, Role::board};

/// Lines that meet in a point, by the directions in which they leave it.
enum Direction : unsigned { up = 1, down = 2, left = 4, right = 8 };

std::string_view crossing(unsigned directions) {
    static constexpr std::string_view glyphs[16] = {" ", "│", "│", "│", "─", "┘", "┐", "┤",
                                                    "─", "└", "┌", "├", "─", "┴", "┬", "┼"};
    return glyphs[directions];
}

/// Each cell has a line on its four sides; where they meet, all directions come together.
void draw_grid_lines(Grid& grid, const BoardLayout& layout) {
    std::map<std::pair<int, int>, unsigned> points;
    for (int i = 0; i < layout.count(); ++i) {
        const Rect r = layout.cell(i);
        for (int x = r.x - 1; x <= r.right(); ++x) {
            for (const int y : {r.y - 1, r.bottom()}) {
                if (x >= r.x) points[{x, y}] |= left;
                if (x < r.right()) points[{x, y}] |= right;
            }
        }
        for (int y = r.y - 1; y <= r.bottom(); ++y) {
            for (const int x : {r.x - 1, r.right()}) {
                if (y >= r.y) points[{x, y}] |= up;
                if (y < r.bottom()) points[{x, y}] |= down;
            }
        }
    }
    for (const auto& [at, directions] : points) {
        grid.put(at.first, at.second, crossing(directions), line_look);
    }
}

/// The wood also lies between the cells.
void fill_board(Grid& grid, const BoardLayout& layout) {
    const BoardLayout::Span rows = layout.board_rows();
    for (int y = rows.left; y < rows.right; ++y) {
        const BoardLayout::Span board = layout.board_in(y);
        grid.fill({board.left, y, board.right - board.left, 1}, {Role::dot, Role::board});
    }
}

/// From each point to its neighbours on the right, to the lower left and to the lower right.
void draw_slanting_lines(Grid& grid, const BoardLayout& layout) {
    using Link = BoardLayout::Link;
    for (int i = 0; i < layout.count(); ++i) {
        const Rect r = layout.cell(i);
        const int x = r.x + r.width / 2, y = r.y + r.height / 2;
        for (int j = 0; j < layout.count(); ++j) {
            const Link link = layout.link(i, j);
            if (link == Link::none) continue;
            if (link == Link::right) {
                for (int k = 1; k < layout.zoom().width; ++k) grid.put(x + k, y, "─", line_look);
                continue;
            }
            const int step = link == Link::lower_left ? -1 : 1;
            for (int k = 1; k < layout.zoom().height; ++k) {
                grid.put(x + step * k, y + k, step < 0 ? "╱" : "╲", line_look);
            }
        }
    }
}

}  // namespace

void draw_ground(Grid& grid, const BoardLayout& layout) {
    const bool has_lines = layout.zoom().has_lines;
    if (layout.is_hexagonal() || !has_lines) fill_board(grid, layout);
    if (!has_lines) return;
    if (layout.is_hexagonal()) {
        draw_slanting_lines(grid, layout);
    } else {
        draw_grid_lines(grid, layout);
    }
}

void draw_labels(Grid& grid, const BoardLayout& layout) {
    for (const BoardLayout::Caption& caption : layout.captions()) {
        grid.put(caption.x, caption.y, caption.text, {Role::faint});
    }
}

}  // namespace quinta::terminal
