#pragma once

#include <string>
#include <vector>

#include "core/session.hpp"
#include "picture/art.hpp"

namespace quinta::picture {

/// One step between neighbours on a picture.
inline constexpr double unit = 100;

struct Box {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;

    double width() const { return right - left; }
    double height() const { return bottom - top; }
    Box larger(double by) const { return {left - by, top - by, right + by, bottom + by}; }
};

struct Caption {
    std::string text;
    Point at;
};

/// Where things are on a picture of a board, as web/src/board/geometry.ts has it on the page.
struct Layout {
    Layout(const Session& session, const Art& art, bool is_flipped, bool has_labels);

    const Point& at(int cell) const { return places[static_cast<std::size_t>(cell)]; }

    std::vector<Cell> cells;
    std::vector<Point> places;  ///< the middles of the cells
    std::vector<Caption> captions{};
    double caption_size = 0;
    std::string outline;  ///< around all cells
    bool is_box = false;  ///< the outline is a rectangle
    Box field;            ///< what the cells cover
    double rim = 0;       ///< its width

 private:
    Point placed(const Point& point) const;
    void write_captions(const Frame& frame, double offset);
    Point other_end(int cell, const Point& way) const;

    Box extent_;  ///< of the middles, in cells
    bool is_flipped_;
};

/// A number as attributes have it: with one decimal at most.
std::string number_text(double value);
/// As a viewBox has it.
std::string box_text(const Box& box);
/// "12.5 40"
std::string point_text(const Point& point);
/// The corners of a cell, in order.
std::vector<Point> corners(CellShape shape, const Point& at, double by = 0);
/// A closed line.
std::string path_of(const std::vector<Point>& points);

}  // namespace quinta::picture
