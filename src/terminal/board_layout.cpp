#include "terminal/board_layout.hpp"

#include <algorithm>
#include <cmath>

namespace quinta::terminal {
namespace {

using Zooms = std::vector<BoardLayout::Zoom>;

// The largest first. Lines between hexagonal points need twice as many columns as rows.
const Zooms hexagon_zooms = {{12, 6, true}, {8, 4, true}, {4, 2, true}, {4, 1}, {2, 1}};
const Zooms square_zooms = {{12, 6, true}, {10, 5, true}, {8, 4, true}, {6, 3, true},
                            {4, 2, true},  {4, 1},        {3, 1},       {2, 1}};
// A piece with numbers is read, not only seen: it needs columns more than rows.
const Zooms counter_zooms = {{7, 3, true}, {6, 2}, {5, 2}, {6, 1}, {4, 1}, {3, 1}};

constexpr int usual_margin = 3;

/// How wide and high what is drawn at a hexagonal point may be.
Rect hexagon_size(const BoardLayout::Zoom& zoom) {
    if (zoom.height == 1) return {0, 0, zoom.width - 1, 1};
    return {0, 0, zoom.height == 2 ? 3 : zoom.height + 1, zoom.height - 1};
}

}  // namespace

BoardLayout::BoardLayout(const std::vector<Cell>& cells, const Frame& frame, const PieceSet& pieces,
                         const Rect& area) {
    take(cells);
    const Zooms& zooms = is_hexagonal_              ? hexagon_zooms
                         : !pieces.counters.empty() ? counter_zooms
                                                    : square_zooms;
    for (const Zoom& zoom : zooms) {
        set_zoom(zoom, frame);
        fits_ = bounds_.width <= area.width && bounds_.height <= area.height;
        if (fits_) break;
    }
    move_to(area.x + std::max(0, (area.width - bounds_.width) / 2),
            area.y + std::max(0, (area.height - bounds_.height) / 2));
}

BoardLayout::BoardLayout(const std::vector<Cell>& cells, const Frame& frame, const PieceSet& pieces)
    : style_(PieceStyle::sign) {
    take(cells);
    // A regular small board gets lines; a large or irregular one only points.
    const bool is_full = count() == rows() * static_cast<int>(std::ceil(columns_));
    const Zoom zoom = !pieces.counters.empty() ? Zoom{5, 1}
                      : is_hexagonal_          ? Zoom{4, 1}
                      : rows() <= 5 && is_full ? Zoom{4, 2, true}
                                               : Zoom{3, 1};
    set_zoom(zoom, frame);
    move_to(is_hexagonal_ ? 2 : 1, 0);
}

void BoardLayout::take(const std::vector<Cell>& cells) {
    is_hexagonal_ = cells[0].shape == CellShape::hexagon;
    const std::vector<int> rows = row_numbers(cells);
    left_ = std::ranges::min(cells, {}, &Cell::x).x;
    row_ends_.assign(static_cast<std::size_t>(std::ranges::max(rows)) + 1, {-1, -1});
    for (std::size_t i = 0; i < cells.size(); ++i) {
        places_.push_back({cells[i].x, cells[i].y, rows[i]});
        columns_ = std::max(columns_, cells[i].x - left_ + 1);
        Ends& ends = row_ends_[static_cast<std::size_t>(rows[i])];
        const auto cell = static_cast<int>(i);
        if (ends.first < 0 || cells[i].x < cells[static_cast<std::size_t>(ends.first)].x)
            ends.first = cell;
        if (ends.last < 0 || cells[i].x > cells[static_cast<std::size_t>(ends.last)].x)
            ends.last = cell;
    }
}

/// Lays everything out at the upper left corner.
void BoardLayout::set_zoom(const Zoom& zoom, const Frame& frame) {
    zoom_ = zoom;
    margin_ = usual_margin;
    top_ = 0;
    bounds_ = {};
    add_captions(frame);
    int left = 0, top = 0;
    for (const Caption& caption : captions_) {
        left = std::min(left, caption.x);
        top = std::min(top, caption.y);
    }
    margin_ -= left;
    top_ -= top;
    add_captions(frame);
    const int lines = zoom.has_lines && !is_hexagonal_ ? 1 : 0;
    bounds_.width = margin_ + static_cast<int>(std::lround(columns_ * zoom.width)) + lines;
    bounds_.height = board_rows().right;
    for (const Caption& caption : captions_) {
        bounds_.width = std::max(bounds_.width, caption.x + static_cast<int>(caption.text.size()));
        bounds_.height = std::max(bounds_.height, caption.y + 1);
    }
}

void BoardLayout::move_to(int x, int y) {
    for (Caption& caption : captions_) {
        caption.x += x;
        caption.y += y;
    }
    bounds_.x = x;
    bounds_.y = y;
}

Rect BoardLayout::cell(int index) const {
    const int left =
        bounds_.x + margin_ + static_cast<int>(std::lround((place(index).x - left_) * zoom_.width));
    const int top = bounds_.y + top_ + overlap() + row_of(index) * zoom_.height;
    if (is_hexagonal_) {
        const Rect size = hexagon_size(zoom_);
        return {left + (zoom_.width - size.width) / 2, top, size.width, size.height};
    }
    const int lines = zoom_.has_lines ? 1 : 0;
    const int gap = zoom_.has_lines || is_apart() ? 1 : 0;
    return {left + lines, top + lines, zoom_.width - gap, zoom_.height - lines};
}

bool BoardLayout::is_apart() const {
    const bool has_room = style_ == PieceStyle::picture && zoom_.width >= 4;
    return has_room && !is_hexagonal_ && !zoom_.has_lines;
}

// ── the board around the cells ─────────────────────────────────────────────

int BoardLayout::middle_of(int row) const {
    const Rect inside = cell(ends(row).first);
    return inside.y + inside.height / 2;
}

/// The board where it goes through the middles of a row's cells.
BoardLayout::Span BoardLayout::row_span(int row) const {
    const Rect first = cell(ends(row).first), last = cell(ends(row).last);
    const bool has_edge =
        is_hexagonal_ ? style_ == PieceStyle::picture : zoom_.has_lines || is_apart();
    const int edge = has_edge ? 1 : 0;
    return {first.x - edge, last.right() + edge};
}

BoardLayout::Span BoardLayout::board_rows() const {
    const int lines = zoom_.has_lines && !is_hexagonal_ ? 1 : 0;
    const int beyond = lines + overlap();
    return {cell(ends(0).first).y - beyond, cell(ends(rows() - 1).first).bottom() + beyond};
}

/// Between two rows of hexagons the border runs straight from the one to the other, and beyond the
/// first and the last row on in its direction.
BoardLayout::Span BoardLayout::board_in(int y) const {
    const int above = y - middle_of(0);
    const int row = std::clamp(above >= 0 ? above / zoom_.height : 0, 0, std::max(0, rows() - 2));
    if (!is_hexagonal_ || rows() == 1) {
        return row_span(std::clamp((y - board_rows().left) / zoom_.height, 0, rows() - 1));
    }
    const Span here = row_span(row), next = row_span(row + 1);
    const int down = y - middle_of(row);
    return {here.left + down * (next.left - here.left) / zoom_.height,
            here.right + down * (next.right - here.right) / zoom_.height};
}

// ── the labels ─────────────────────────────────────────────────────────────

BoardLayout::Caption BoardLayout::caption(const Label& label) const {
    const Place& here = place(label.cell);
    if (std::abs(label.at.y - here.y) > 0.1) return caption_below(label);
    const Rect inside = cell(label.cell);
    const int y = inside.y + (inside.height - 1) / 2;
    const Span board = row_span(here.row);
    const auto width = static_cast<int>(label.text.size());
    const int gap = is_apart() ? 0 : 1;  // the edge of the board is one already
    return {label.text, label.at.x < here.x ? board.left - gap - width : board.right + gap, y};
}

/// Or above, where a game wants that.
BoardLayout::Caption BoardLayout::caption_below(const Label& label) const {
    const Rect inside = cell(label.cell);
    const int middle = inside.x + inside.width / 2;
    if (label.at.y < place(label.cell).y) return {label.text, middle, board_rows().left - 1};
    if (!is_hexagonal_) return {label.text, middle, board_rows().right};
    return slanting_caption(label);
}

/// In the line below the cell, in the direction in which the label lies, and off the board.
BoardLayout::Caption BoardLayout::slanting_caption(const Label& label) const {
    const Rect inside = cell(label.cell);
    const bool is_last = row_of(label.cell) == rows() - 1;
    const int y = is_last ? board_rows().right : inside.bottom();
    const int aside = (y - inside.y - inside.height / 2) * (zoom_.width / 2) / zoom_.height;
    const bool is_left = label.at.x < place(label.cell).x;
    const int x = inside.x + inside.width / 2 + (is_left ? -aside : aside);
    if (y >= board_rows().right) return {label.text, x, y};
    const Span board = board_in(y);
    const int left_of_it = board.left - 1 - static_cast<int>(label.text.size());
    const bool is_nearer_left = 2 * x < board.left + board.right;
    return {label.text, is_nearer_left ? std::min(x, left_of_it) : std::max(x, board.right + 1), y};
}

void BoardLayout::add_captions(const Frame& frame) {
    captions_.clear();
    for (const Label& label : frame.labels) {
        const Caption next = caption(label);
        const int end = next.x + static_cast<int>(next.text.size());
        // Where there is no room for every number, some are left out.
        const bool has_room = std::ranges::none_of(captions_, [&](const Caption& other) {
            const int other_end = other.x + static_cast<int>(other.text.size());
            return other.y == next.y && next.x <= other_end && other.x <= end;
        });
        if (has_room) captions_.push_back(next);
    }
}

// ── finding cells ──────────────────────────────────────────────────────────

int BoardLayout::cell_at(int x, int y) const {
    for (int i = 0; i < count(); ++i) {
        Rect inside = cell(i);
        if (is_hexagonal_ && zoom_.width > 2)
            inside = {inside.x - 1, inside.y, inside.width + 2, inside.height};
        if (inside.contains(x, y)) return i;
    }
    return -1;
}

int BoardLayout::neighbour(int from, int dx, int dy) const {
    const Place& here = place(from);
    int best = from;
    double nearest = 1e9;
    for (int i = 0; i < count(); ++i) {
        const double x = place(i).x - here.x, y = place(i).y - here.y;
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

BoardLayout::Link BoardLayout::link(int from, int to) const {
    const double dx = place(to).x - place(from).x;
    const int rows = row_of(to) - row_of(from);
    if (rows == 0 && std::abs(dx - 1) < 0.1) return Link::right;
    if (rows != 1 || std::abs(dx) > 0.6) return Link::none;
    return dx < 0 ? Link::lower_left : Link::lower_right;
}

}  // namespace quinta::terminal
