#include "picture/layout.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/text.hpp"

namespace quinta::picture {
namespace {

const double hexagon_radius = unit / std::numbers::sqrt3;

Box extent_of(const std::vector<Cell>& cells) {
    const auto [left, right] = std::ranges::minmax(cells, {}, &Cell::x);
    const auto [top, bottom] = std::ranges::minmax(cells, {}, &Cell::y);
    return {left.x, top.y, right.x, bottom.y};
}

double half_height(CellShape shape) {
    return shape == CellShape::hexagon ? hexagon_radius : unit / 2;
}

}  // namespace

std::string number_text(double value) {
    const long tenths = std::lround(10 * value);
    std::string out = concat(tenths < 0 ? "-" : "", std::abs(tenths) / 10);
    if (tenths % 10 != 0) out += concat(".", std::abs(tenths) % 10);
    return out;
}

std::string box_text(const Box& box) {
    return concat(number_text(box.left), " ", number_text(box.top), " ", number_text(box.width()),
                  " ", number_text(box.height()));
}

std::string point_text(const Point& point) {
    return concat(number_text(point.x), " ", number_text(point.y));
}

std::string path_of(const std::vector<Point>& points) {
    std::string out;
    for (const Point& point : points) out += concat(out.empty() ? "M" : "L", point_text(point));
    return out + "Z";
}

std::vector<Point> corners(CellShape shape, const Point& at, double by) {
    std::vector<Point> out;
    const bool is_square = shape == CellShape::square;
    const int count = is_square ? 4 : 6;
    const double radius =
        is_square ? unit / std::numbers::sqrt2 + by * std::numbers::sqrt2 : hexagon_radius + by;
    for (int k = 0; k < count; ++k) {
        const double angle = std::numbers::pi * (is_square ? 0.25 + 0.5 * k : 1.0 / 6 + k / 3.0);
        out.push_back({at.x + radius * std::cos(angle), at.y + radius * std::sin(angle)});
    }
    return out;
}

Layout::Layout(const Session& session, const Art& art, bool is_flipped, bool has_labels)
    : cells(session.cells()), extent_(extent_of(cells)), is_flipped_(is_flipped) {
    for (const Cell& cell : cells) places.push_back(placed({cell.x, cell.y}));
    const Frame frame = session.frame();
    is_box = cells[0].shape == CellShape::square && frame.outline.size() == 1 &&
             frame.outline[0].size() == 4;
    const double across = std::max(extent_.width(), extent_.height()) + 1;
    const double widest = art.number("rim", 48), inset = art.number("inset");
    // Small boards and those of many corners have a narrow rim.
    const double whole = std::min(widest, is_box ? 30 + 4 * across : 30);
    rim = has_labels ? whole : whole / 2;
    const double tall = half_height(cells[0].shape);
    field = {-unit / 2, -tall, unit * extent_.width() + unit / 2, unit * extent_.height() + tall};
    caption_size = 0.025 * unit * std::sqrt((extent_.width() + 1) * (extent_.height() + 1)) + 4;
    for (const std::vector<Point>& line : frame.outline) {
        std::vector<Point> points;
        for (const Point& point : line) points.push_back(placed(point));
        outline += path_of(points);
    }
    if (has_labels) write_captions(frame, (is_box ? whole + inset : whole) / 2);
}

Point Layout::placed(const Point& point) const {
    return {unit * (is_flipped_ ? extent_.right - point.x : point.x - extent_.left),
            unit * (is_flipped_ ? extent_.bottom - point.y : point.y - extent_.top)};
}

/// The core's labels, from where the next cell would be into the rim.
void Layout::write_captions(const Frame& frame, double offset) {
    const double inwards = (unit / 2 - offset) / unit;
    for (const Label& label : frame.labels) {
        const Cell& beside = cells[static_cast<std::size_t>(label.cell)];
        const double length = std::hypot(label.at.x - beside.x, label.at.y - beside.y);
        const Point way = {(label.at.x - beside.x) / length, (label.at.y - beside.y) / length};
        const Point at = is_flipped_ ? other_end(label.cell, way) : label.at;
        const double by = is_flipped_ ? -inwards : inwards;
        captions.push_back({label.text, placed({at.x - by * way.x, at.y - by * way.y})});
    }
}

/// Labels stay left of and below a flipped board: the place behind the last cell of the line that
/// a label ends.
Point Layout::other_end(int cell, const Point& way) const {
    const Cell& from = cells[static_cast<std::size_t>(cell)];
    Point at{from.x, from.y};
    const auto is_cell = [&] {
        return std::ranges::any_of(cells, [&](const Cell& each) {
            return std::hypot(each.x - at.x, each.y - at.y) < 0.1;
        });
    };
    for (; is_cell(); at = {at.x - way.x, at.y - way.y}) continue;
    return at;
}

}  // namespace quinta::picture
