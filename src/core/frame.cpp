#include "core/frame.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

namespace quinta {
namespace {

/// Places that are the same up to rounding have the same key.
using Key = std::pair<long, long>;
Key key_of(Point p) { return {std::lround(p.x * 1000), std::lround(p.y * 1000)}; }
Key key_of(const Cell& cell) { return key_of(Point{cell.x, cell.y}); }

// ── the outline ────────────────────────────────────────────────────────────

/// The corners of a cell, clockwise on the screen.
std::vector<Point> corners_of(const Cell& cell) {
    if (cell.shape == CellShape::square) {
        return {{cell.x - 0.5, cell.y - 0.5},
                {cell.x + 0.5, cell.y - 0.5},
                {cell.x + 0.5, cell.y + 0.5},
                {cell.x - 0.5, cell.y + 0.5}};
    }
    constexpr double radius = 0.5 / hexagon_row;
    return {{cell.x, cell.y - radius},           {cell.x + 0.5, cell.y - radius / 2},
            {cell.x + 0.5, cell.y + radius / 2}, {cell.x, cell.y + radius},
            {cell.x - 0.5, cell.y + radius / 2}, {cell.x - 0.5, cell.y - radius / 2}};
}

struct Edge {
    Point from;
    Point to;
};

/// The edges that belong to one cell only: between two cells each has the edge the other way round.
std::multimap<Key, Edge> border_of(const std::vector<Cell>& cells) {
    std::map<std::pair<Key, Key>, Edge> edges;
    for (const Cell& cell : cells) {
        const std::vector<Point> corners = corners_of(cell);
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Edge edge{corners[i], corners[(i + 1) % corners.size()]};
            const Key from = key_of(edge.from), to = key_of(edge.to);
            if (edges.erase({to, from}) == 0) edges[{from, to}] = edge;
        }
    }
    std::multimap<Key, Edge> border;
    for (const auto& [ends, edge] : edges) border.emplace(ends.first, edge);
    return border;
}

bool is_straight(Point a, Point b, Point c) {
    return std::abs((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)) < 1e-6;
}

/// The line without the points at which it does not turn.
std::vector<Point> turns_of(const std::vector<Point>& line) {
    std::vector<Point> out;
    const std::size_t count = line.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (!is_straight(line[(i + count - 1) % count], line[i], line[(i + 1) % count])) {
            out.push_back(line[i]);
        }
    }
    return out;
}

std::vector<std::vector<Point>> outline_of(const std::vector<Cell>& cells) {
    std::multimap<Key, Edge> border = border_of(cells);
    std::vector<std::vector<Point>> lines;
    while (!border.empty()) {
        std::vector<Point> line;
        for (auto next = border.begin(); next != border.end();) {
            const Edge edge = next->second;
            border.erase(next);
            line.push_back(edge.from);
            next = border.find(key_of(edge.to));
        }
        lines.push_back(turns_of(line));
    }
    return lines;
}

// ── the labels ─────────────────────────────────────────────────────────────

/// A name is letters and a number; nothing when this one is something else.
struct NameParts {
    std::string letters;
    std::string number;
};
std::optional<NameParts> parts_of(std::string_view name) {
    const std::size_t digits = std::min(name.find_first_of("0123456789"), name.size());
    const std::string_view number = name.substr(digits);
    const bool has_both = digits > 0 && !number.empty();
    if (!has_both || number.find_first_not_of("0123456789") != std::string_view::npos) return {};
    return NameParts{std::string(name.substr(0, digits)), std::string(number)};
}

class Labels {
 public:
    explicit Labels(const std::vector<Cell>& cells) : cells_(cells), rows_(row_numbers(cells)) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            places_[key_of(cells[i])] = static_cast<int>(i);
            bottom_ = std::max(bottom_, cells[i].y);
        }
    }

    std::vector<Label> all() {
        std::vector<std::string> letters, numbers;
        for (const Cell& cell : cells_) {
            const std::optional<NameParts> parts = parts_of(cell.name);
            if (!parts) return {};
            letters.push_back(parts->letters);
            numbers.push_back(parts->number);
        }
        for (const auto& [rows, columns] : {std::pair{&letters, &numbers}, {&numbers, &letters}}) {
            if (!name_rows(*rows)) continue;
            add_rows(*rows);
            add_columns(*columns);
            return std::move(labels_);
        }
        add_columns(letters);
        add_columns(numbers);
        return std::move(labels_);
    }

 private:
    const Cell& cell(int i) const { return cells_[static_cast<std::size_t>(i)]; }
    int row(int i) const { return rows_[static_cast<std::size_t>(i)]; }
    int count() const { return static_cast<int>(cells_.size()); }

    /// Each row has one of these to itself.
    bool name_rows(const std::vector<std::string>& parts) const {
        std::map<int, std::string> of_row;
        std::map<std::string, int> row_of;
        for (int i = 0; i < count(); ++i) {
            const std::string& part = parts[static_cast<std::size_t>(i)];
            if (of_row.emplace(row(i), part).first->second != part) return false;
            if (row_of.emplace(part, row(i)).first->second != row(i)) return false;
        }
        return true;
    }

    void add_rows(const std::vector<std::string>& parts) {
        std::map<int, int> first;  // the leftmost cell of each row
        for (int i = 0; i < count(); ++i) {
            int& known = first.emplace(row(i), i).first->second;
            if (cell(i).x < cell(known).x) known = i;
        }
        for (const auto& [row, i] : first) {
            labels_.push_back({parts[static_cast<std::size_t>(i)], i, {cell(i).x - 1, cell(i).y}});
        }
    }

    /// Cells that share a part of their names run down the board, straight or bent. Their label
    /// stands where the next one would be.
    void add_columns(const std::vector<std::string>& parts) {
        std::map<std::string, std::vector<int>> columns;
        for (int i = 0; i < count(); ++i) columns[parts[static_cast<std::size_t>(i)]].push_back(i);
        std::vector<Label> found;
        for (auto& [part, members] : columns) {
            std::ranges::sort(members, {}, [&](int i) { return std::pair(cell(i).y, cell(i).x); });
            found.push_back({part, members.back(), after(members)});
        }
        std::ranges::sort(found, {}, [](const Label& l) { return std::pair(l.at.x, l.at.y); });
        labels_.insert(labels_.end(), found.begin(), found.end());
    }

    Point after(const std::vector<int>& members) const {
        const Cell& last = cell(members.back());
        if (last.shape == CellShape::square) return {last.x, bottom_ + 1};
        std::vector<Point> ways = {{-0.5, hexagon_row}, {0.5, hexagon_row}, {1, 0}};
        if (members.size() > 1) {
            const Cell& before = cell(members[members.size() - 2]);
            const Point way{last.x - before.x, last.y - before.y};
            if (std::hypot(way.x, way.y) < 1.01) ways.insert(ways.begin(), way);
        }
        for (const Point way : ways) {
            const Point at{last.x + way.x, last.y + way.y};
            if (!places_.contains(key_of(at))) return at;
        }
        return {last.x, bottom_ + hexagon_row};
    }

    const std::vector<Cell>& cells_;
    std::vector<int> rows_;
    std::map<Key, int> places_;
    double bottom_ = 0;
    std::vector<Label> labels_;
};

}  // namespace

Frame frame_of(const std::vector<Cell>& cells) { return {Labels(cells).all(), outline_of(cells)}; }

std::vector<int> row_numbers(const std::vector<Cell>& cells) {
    std::map<long, int> heights;
    for (const Cell& cell : cells) heights[key_of(cell).second] = 0;
    int next = 0;
    for (auto& [height, row] : heights) row = next++;
    std::vector<int> rows;
    for (const Cell& cell : cells) rows.push_back(heights[key_of(cell).second]);
    return rows;
}

}  // namespace quinta
