#include "screen/board_ground.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace quinta {
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
void draw_grid_lines(Grid& grid, const BoardLayout& layout, int count) {
    std::map<std::pair<int, int>, unsigned> points;
    for (int i = 0; i < count; ++i) {
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

/// Without lines the wood also lies between the cells.
void fill_square(Grid& grid, const BoardLayout& layout, int count) {
    Rect all = layout.cell(0);
    for (int i = 1; i < count; ++i) {
        const Rect cell = layout.cell(i);
        const int end_x = std::max(all.right(), cell.right());
        const int end_y = std::max(all.bottom(), cell.bottom());
        all.x = std::min(all.x, cell.x);
        all.y = std::min(all.y, cell.y);
        all.width = end_x - all.x;
        all.height = end_y - all.y;
    }
    grid.fill(all, line_look);
}

/// Half the width of the wood in a row of a board whose rows grow to both sides.
int half_width(const BoardLayout& layout, int y) {
    const Rect top = layout.cell(0);
    const BoardLayout::Zoom& zoom = layout.zoom();
    return (y - top.y - top.height / 2) * (zoom.width / 2) / zoom.height + top.width / 2 + 1;
}

int middle_of_top(const BoardLayout& layout) {
    const Rect top = layout.cell(0);
    return top.x + top.width / 2;
}

void fill_triangle(Grid& grid, const BoardLayout& layout, int count) {
    const int end = layout.cell(count - 1).bottom();
    for (int y = layout.cell(0).y; y < end; ++y) {
        const int half = half_width(layout, y);
        grid.fill({middle_of_top(layout) - half, y, 2 * half + 1, 1}, {Role::dot, Role::board});
    }
}

/// From each point to its neighbours on the right, to the lower left and to the lower right.
void draw_slanting_lines(Grid& grid, const BoardLayout& layout, const std::vector<Cell>& cells) {
    const BoardLayout::Zoom& zoom = layout.zoom();
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Rect r = layout.cell(static_cast<int>(i));
        const int x = r.x + r.width / 2, y = r.y + r.height / 2;
        for (std::size_t j = 0; j < cells.size(); ++j) {
            const double dx = cells[j].x - cells[i].x;
            const int rows =
                layout.row_of(static_cast<int>(j)) - layout.row_of(static_cast<int>(i));
            if (rows == 0 && dx > 0.9 && dx < 1.1) {
                for (int k = 1; k < zoom.width; ++k) grid.put(x + k, y, "─", line_look);
            } else if (rows == 1 && dx > -0.6 && dx < 0.6) {
                const int step = dx < 0 ? -1 : 1;
                for (int k = 1; k < zoom.height; ++k) {
                    grid.put(x + step * k, y + k, step < 0 ? "╱" : "╲", line_look);
                }
            }
        }
    }
}

bool names_rows_by_letter(const std::vector<Cell>& cells) {
    for (const Cell& cell : cells) {
        if (&cell != cells.data() && cell.y == cells[0].y) return cell.name[0] == cells[0].name[0];
    }
    return true;  // a first row of one cell: a triangle or a pyramid
}

bool is_bottom(const BoardLayout& layout, const std::vector<Cell>& cells, const Cell& cell) {
    return std::ranges::none_of(cells, [&](const Cell& other) {
        return other.y > cell.y && (layout.is_hexagonal() || other.x == cell.x);
    });
}

}  // namespace

void draw_ground(Grid& grid, const BoardLayout& layout, const std::vector<Cell>& cells) {
    const auto count = static_cast<int>(cells.size());
    if (layout.is_hexagonal()) {
        fill_triangle(grid, layout, count);
        if (layout.zoom().has_lines) draw_slanting_lines(grid, layout, cells);
    } else if (layout.zoom().has_lines) {
        draw_grid_lines(grid, layout, count);
    } else {
        fill_square(grid, layout, count);
    }
}

/// A name is a letter and a number: one belongs to the row, the other to the column.
void draw_labels(Grid& grid, const BoardLayout& layout, const std::vector<Cell>& cells) {
    const bool letter_is_row = names_rows_by_letter(cells);
    const int lines = layout.zoom().has_lines ? 1 : 0;
    const int bottom = layout.bounds().bottom() - 1;
    int last_row = -1;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::string letter = cells[i].name.substr(0, 1), number = cells[i].name.substr(1);
        const Rect inside = layout.cell(static_cast<int>(i));
        const int y = inside.y + (inside.height - 1) / 2;
        if (const int row = layout.row_of(static_cast<int>(i)); row != last_row) {
            last_row = row;
            const std::string& label = letter_is_row ? letter : number;
            const int edge = layout.is_hexagonal() ? middle_of_top(layout) - half_width(layout, y)
                                                   : inside.x - lines;
            grid.put(edge - 1 - static_cast<int>(label.size()), y, label, {Role::faint});
        }
        if (!is_bottom(layout, cells, cells[i])) continue;
        // Two digits in two columns would run into the next ones.
        if (layout.zoom().width == 2 && number.size() > 1 && (number.back() - '0') % 2 == 1)
            continue;
        const int shift = layout.is_hexagonal() ? std::max(1, inside.height / 2 + 1) : 0;
        grid.put(inside.x + inside.width / 2 - shift, bottom, letter_is_row ? number : letter,
                 {Role::faint});
    }
}

}  // namespace quinta
