#include "picture/marks.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "base/text.hpp"

namespace quinta::picture {
namespace {

constexpr std::string_view brackets = "M-44-26V-44H-26M26-44H44V-26M44 26V44H26M-26 44H-44V26";

std::string ring(double r) {
    const std::string radius = number_text(r);
    return concat("M0 -", radius, "A", radius, " ", radius, " 0 1 1 0 ", radius, "A", radius, " ",
                  radius, " 0 1 1 0 -", radius, "Z");
}

struct Stroke {
    std::string_view colour;
    double width = 5;
    std::string_view more{};
};

std::string path(std::string_view d, const Point& at, const Stroke& stroke) {
    return concat("<path d=\"", d, "\" transform=\"translate(", point_text(at),
                  ")\" fill=\"none\" stroke-linejoin=\"round\" stroke=\"", stroke.colour,
                  "\" stroke-width=\"", number_text(stroke.width), "\" ", stroke.more, "/>");
}

/// A light line on a dark one: one of the two is seen on any ground.
std::string last_twice(std::string_view d, const Point& at) {
    return path(d, at, {"var(--mark-last-edge)", 9, "stroke-opacity=\".85\""}) +
           path(d, at, {"var(--mark-last)", 5});
}

/// A box with round corners around one cell or two, about the middle of the first.
std::string box_around(const Point& a, const Point& b, double by, double round) {
    const double left = std::min(0.0, b.x - a.x) - by, top = std::min(0.0, b.y - a.y) - by;
    const double w = std::abs(b.x - a.x) + 2 * (by - round),
                 h = std::abs(b.y - a.y) + 2 * (by - round);
    const std::string r = number_text(round);
    const auto arc = [&](std::string_view sx, std::string_view sy) {
        return concat("a", r, " ", r, " 0 0 1 ", sx, r, " ", sy, r);
    };
    return concat("M", number_text(left + round), " ", number_text(top), "h", number_text(w),
                  arc("", ""), "v", number_text(h), arc("-", ""), "h", number_text(-w),
                  arc("-", "-"), "v", number_text(-h), arc("", "-"), "Z");
}

bool is_tile(const std::optional<Piece>& piece) { return piece && piece->kind == PieceKind::tile; }

/// The edges that only one of these cells has.
std::string outline_of(const Layout& layout, const std::vector<int>& cells) {
    const auto key = [](const Point& p) { return std::pair(std::lround(p.x), std::lround(p.y)); };
    using Key = decltype(key(Point{}));
    std::map<std::pair<Key, Key>, std::string> edges;
    for (const int cell : cells) {
        const std::vector<Point> round =
            corners(layout.cells[static_cast<std::size_t>(cell)].shape, layout.at(cell));
        for (std::size_t i = 0; i < round.size(); ++i) {
            const Point &a = round[i], &b = round[(i + 1) % round.size()];
            if (edges.erase({key(b), key(a)}) > 0) continue;
            edges[{key(a), key(b)}] = concat("M", point_text(a), "L", point_text(b));
        }
    }
    std::string out;
    for (const auto& [ends, line] : edges) out += line;
    return out;
}

std::vector<std::vector<int>> groups_of(const Layout& layout, std::vector<int> cells) {
    std::vector<std::vector<int>> groups;
    while (!cells.empty()) {
        std::vector<int> group = {cells.back()};
        cells.pop_back();
        for (std::size_t i = 0; i < group.size(); ++i) {
            const Point at = layout.at(group[i]);
            const auto near = std::ranges::partition(cells, [&](int cell) {
                const Point& other = layout.at(cell);
                return std::hypot(other.x - at.x, other.y - at.y) > 1.01 * unit;
            });
            group.insert(group.end(), near.begin(), near.end());
            cells.erase(near.begin(), near.end());
        }
        groups.push_back(std::move(group));
    }
    return groups;
}

std::string group_outline(const Layout& layout, const std::vector<int>& cells) {
    const std::string d = outline_of(layout, cells);
    constexpr std::string_view round = "stroke-linecap=\"round\"";
    return path(d, {}, {"var(--mark-win-edge)", 16, round}) +
           path(d, {}, {"var(--mark-win)", 9, round});
}

/// Each group of tiles with its size.
std::string sized_groups(const Layout& layout, const std::vector<int>& cells) {
    std::string out;
    for (const std::vector<int>& group : groups_of(layout, cells)) {
        const int first = *std::ranges::min_element(
            group, {}, [&](int cell) { return std::pair(layout.at(cell).y, layout.at(cell).x); });
        out += group_outline(layout, group);
        out +=
            concat("<g transform=\"translate(", point_text(layout.at(first)),
                   ")\"><circle r=\"27\" fill=\"var(--mark-win)\" stroke=\"var(--mark-win-edge)\" "
                   "stroke-width=\"4\"/><text y=\"12\" font-size=\"34\" font-weight=\"700\" "
                   "text-anchor=\"middle\" fill=\"var(--mark-win-edge)\">",
                   group.size(), "</text></g>");
    }
    return out;
}

}  // namespace

std::string last_move_of(const Session& session, const Art& art, const Layout& layout) {
    const std::optional<LegalMove> last = session.last_move();
    if (!last) return {};
    std::vector<int> touched;
    for (const Step& step : last->steps) {
        if (step.cell >= 0) touched.push_back(step.cell);
    }
    if (touched.empty()) return {};
    const int to = touched.back(), from = touched.front();
    const auto cell = static_cast<std::size_t>(to);
    if (is_tile(session.view().cells[cell]))
        return last_twice(box_around(layout.at(to), layout.at(from), 45, 19), layout.at(to));
    const bool is_hexagon = layout.cells[cell].shape == CellShape::hexagon;
    const std::string d = is_hexagon ? path_of(corners(CellShape::hexagon, {}, -7))
                          : art.word("last") == "ring" ? ring(42)
                                                       : std::string(brackets);
    std::string out = last_twice(d, layout.at(to));
    if (from == to) return out;
    return path(d, layout.at(from), {"var(--mark-last)", 4, "stroke-dasharray=\"8 7\""}) + out;
}

std::string decision_of(const Session& session, const Layout& layout) {
    const View view = session.view();
    if (view.decisive.empty()) return {};
    if (is_tile(view.cells[static_cast<std::size_t>(view.decisive[0])]))
        return sized_groups(layout, view.decisive);
    std::string out;
    if (!session.pieces().marker.empty()) out += group_outline(layout, view.decisive);
    const Outcome outcome = session.ending().outcome;
    for (const int cell : view.decisive) {
        const std::optional<Piece>& piece = view.cells[static_cast<std::size_t>(cell)];
        if (!piece) continue;
        const Side winner = outcome == Outcome::first_wins ? Side::first : Side::second;
        const bool has_won =
            outcome == Outcome::draw || view.seats[index(winner)].colour == piece->colour;
        const std::string d =
            piece->kind == PieceKind::disc ? ring(40) : box_around({}, {}, 44, 24);
        const Point at = layout.at(cell);
        if (!has_won) {
            out += path(d, at, {"var(--mark-win-edge)", 4, "stroke-dasharray=\"5 7\""});
        } else {
            out += path(d, at, {"var(--mark-win-edge)", 10}) + path(d, at, {"var(--mark-win)", 5});
        }
    }
    return out;
}

std::string marks_of(const std::vector<int>& cells, const Layout& layout) {
    std::string out;
    for (const int cell : cells) {
        const Point& at = layout.at(cell);
        out +=
            concat("<circle class=\"mark\" cx=\"", number_text(at.x), "\" cy=\"", number_text(at.y),
                   "\" r=\"13\" fill=\"var(--mark-win)\" stroke=\"var(--mark-win-edge)\" "
                   "stroke-width=\"4\"/>");
    }
    return out;
}

}  // namespace quinta::picture
