#include "screen/board_layout.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace quinta {
namespace {

using Zooms = std::vector<BoardLayout::Zoom>;

// The largest first. Lines between hexagonal points need twice as many columns as rows.
const Zooms hexagon_zooms = {{12, 6, true}, {8, 4, true}, {4, 2, true}, {4, 1}, {2, 1}};
const Zooms square_zooms = {{12, 6, true}, {10, 5, true}, {8, 4, true}, {6, 3, true},
                            {4, 2, true},  {4, 1},        {3, 1},       {2, 1}};
// A piece on stilts is read, not only seen: its pins need columns more than rows.
const Zooms stilt_zooms = {{7, 3, true}, {6, 2}, {5, 2}, {6, 1}, {4, 1}, {3, 1}};

}  // namespace

BoardLayout::BoardLayout(const std::vector<Cell>& cells, PieceKind kind, const Rect& area)
    : cells_(cells), is_hexagonal_(cells[0].shape == CellShape::hexagon) {
    std::map<double, int> heights;
    for (const Cell& cell : cells) {
        heights[cell.y] = 0;
        column_count_ = std::max(column_count_, cell.x + 1);
    }
    for (auto& [y, row] : heights) row = row_count_++;
    for (const Cell& cell : cells) rows_.push_back(heights[cell.y]);

    const Zooms& zooms = is_hexagonal_              ? hexagon_zooms
                         : kind == PieceKind::stilt ? stilt_zooms
                                                    : square_zooms;
    for (const Zoom& zoom : zooms) {
        zoom_ = zoom;
        bounds_ = bounds_for(zoom);
        fits_ = bounds_.width <= area.width && bounds_.height <= area.height;
        if (fits_) break;
    }
    bounds_.x = area.x + std::max(0, (area.width - bounds_.width) / 2);
    bounds_.y = area.y + std::max(0, (area.height - bounds_.height) / 2);
}

Rect BoardLayout::hexagon_size(const Zoom& zoom) {
    if (zoom.height == 1) return {0, 0, zoom.width - 1, 1};
    return {0, 0, zoom.height == 2 ? 3 : zoom.height + 1, zoom.height - 1};
}

Rect BoardLayout::bounds_for(const Zoom& zoom) const {
    const int lines = zoom.has_lines && !is_hexagonal_ ? 1 : 0;
    const auto columns = static_cast<int>(std::lround(column_count_ * zoom.width));
    if (!is_hexagonal_) {
        return {0, 0, label_width() + columns + lines, row_count_ * zoom.height + lines + 1};
    }
    return {0, 0, label_width() + columns,
            (row_count_ - 1) * zoom.height + hexagon_size(zoom).height + 1};
}

Rect BoardLayout::cell(int index) const {
    const auto i = static_cast<std::size_t>(index);
    const int left =
        bounds_.x + label_width() + static_cast<int>(std::lround(cells_[i].x * zoom_.width));
    const int top = bounds_.y + rows_[i] * zoom_.height;
    if (is_hexagonal_) {
        const Rect size = hexagon_size(zoom_);
        return {left + (zoom_.width - size.width) / 2, top, size.width, size.height};
    }
    const int lines = zoom_.has_lines ? 1 : 0;
    const int gap = zoom_.has_lines || zoom_.width >= 4 ? 1 : 0;  // neighbours stay apart
    return {left + lines, top + lines, zoom_.width - gap, zoom_.height - lines};
}

int BoardLayout::cell_at(int x, int y) const {
    for (int i = 0; i < static_cast<int>(cells_.size()); ++i) {
        Rect inside = cell(i);
        if (is_hexagonal_ && zoom_.width > 2)
            inside = {inside.x - 1, inside.y, inside.width + 2, inside.height};
        if (inside.contains(x, y)) return i;
    }
    return -1;
}

int BoardLayout::neighbour(int from, int dx, int dy) const {
    const Cell& here = cells_[static_cast<std::size_t>(from)];
    int best = from;
    double nearest = 1e9;
    for (int i = 0; i < static_cast<int>(cells_.size()); ++i) {
        const Cell& there = cells_[static_cast<std::size_t>(i)];
        const double x = there.x - here.x, y = there.y - here.y;
        const double along = x * dx + y * dy, beside = std::abs(x * dy) + std::abs(y * dx);
        if (along < 0.1 || beside > along + 0.1) continue;
        // Straight ahead comes before what is only nearer; of two slanting ways, the right one.
        const double cost = along + 2 * beside - 0.01 * x;
        if (cost < nearest) {
            nearest = cost;
            best = i;
        }
    }
    return best;
}

}  // namespace quinta
