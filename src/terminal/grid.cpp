#include "terminal/grid.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "base/utf8.hpp"
#include "terminal/canvas.hpp"
#include "terminal/columns.hpp"

namespace quinta::terminal {
namespace {

/// Text that is cut ends with a sign of that.
std::string fitted(std::string text, int width, bool has_unicode) {
    if (columns_of(text) <= width || width <= 1) return text;
    constexpr std::string_view dots = "...";
    return has_unicode ? shortened(text, width)
                       : shortened(text, width, dots.substr(0, width > 8 ? 3 : 1));
}

}  // namespace

Grid::Grid(int width, int height, Style style)
    : width_(width),
      height_(height),
      style_(style),
      spots_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

int Grid::put(int x, int y, std::string_view text, const Look& look) {
    return put_within(x, y, width_ - x, text, look);
}

int Grid::put_within(int x, int y, int width, std::string_view text, const Look& look) {
    const int end = std::min(width_, x + width);
    const std::string shown = fitted(on_screen(text, style_), end - x, style_.has_unicode);
    std::string_view rest = shown;
    while (!rest.empty() && x < end) {
        const std::string_view glyph = rest.substr(0, glyph_length(rest));
        x += put_glyph(x, y, glyph, look);
        rest.remove_prefix(glyph.size());
    }
    return std::min(x, end);
}

/// Gives the columns that it takes.
int Grid::put_glyph(int x, int y, std::string_view glyph, const Look& look) {
    const int columns = columns_of_glyph(glyph);
    const bool is_whole = can_be_shown(glyph) && x + columns <= width_;
    if (y < 0 || y >= height_) return columns;
    if (x >= 0) set(x, y, {is_whole ? std::string(glyph) : "?", look});
    for (int i = 1; i < columns; ++i) {
        if (x + i >= 0 && x + i < width_) set(x + i, y, {x >= 0 && is_whole ? "" : " ", look});
    }
    return columns;
}

/// Half a glyph cannot be seen: what is left of one that was written over becomes a blank.
void Grid::set(int x, int y, Spot spot) {
    Spot& old = spots_[place(x, y)];
    const bool is_right_half = old.glyph.empty() && !spot.glyph.empty();
    const bool was_wide = x + 1 < width_ && spots_[place(x + 1, y)].glyph.empty();
    if (is_right_half && x > 0) spots_[place(x - 1, y)].glyph = " ";
    if (was_wide && !spot.glyph.empty()) spots_[place(x + 1, y)].glyph = " ";
    old = std::move(spot);
}

void Grid::fill(const Rect& rect, const Look& look) {
    for (int y = std::max(0, rect.y); y < std::min(height_, rect.bottom()); ++y) {
        for (int x = std::max(0, rect.x); x < std::min(width_, rect.right()); ++x) {
            set(x, y, {" ", look});
        }
    }
}

void Grid::frame(const Rect& rect, std::string_view title, const Look& look) {
    const int last_x = rect.right() - 1, last_y = rect.bottom() - 1;
    for (int x = rect.x; x <= last_x; ++x) {
        for (const int y : {rect.y, last_y}) put(x, y, "─", look);
    }
    for (int y = rect.y; y <= last_y; ++y) {
        for (const int x : {rect.x, last_x}) put(x, y, "│", look);
    }
    put(rect.x, rect.y, "┌", look);
    put(last_x, rect.y, "┐", look);
    put(rect.x, last_y, "└", look);
    put(last_x, last_y, "┘", look);
    if (!title.empty()) {
        put_within(rect.x + 1, rect.y, rect.width - 2, concat(" ", title, " "),
                   {Role::title, look.paper, true});
    }
}

std::string Grid::text() const {
    std::string out;
    for (int y = 0; y < height_; ++y) {
        std::string row;
        for (int x = 0; x < width_; ++x) row += at(x, y).glyph;
        row.erase(row.find_last_not_of(' ') + 1);
        out += row + "\n";
    }
    return out;
}

std::string shortened(std::string_view text, int width, std::string_view sign) {
    if (columns_of(text) <= width) return std::string(text);
    std::string out;
    int room = width - columns_of(sign);
    while (!text.empty()) {
        const std::size_t length = glyph_length(text);
        room -= columns_of_glyph(text.substr(0, length));
        if (room < 0) break;
        out += text.substr(0, length);
        text.remove_prefix(length);
    }
    return width > 0 ? concat(out, sign) : "";
}

void erase_last(std::string& text) {
    while (!text.empty() && continues_character(text.back())) text.pop_back();
    if (!text.empty()) text.pop_back();
}

namespace {

/// How many bytes of a text fit into so many columns, at least one glyph.
std::size_t bytes_within(std::string_view text, int columns) {
    std::size_t end = 0;
    while (end < text.size()) {
        const std::size_t length = glyph_length(text.substr(end));
        columns -= columns_of_glyph(text.substr(end, length));
        if (columns < 0 && end > 0) break;
        end += length;
    }
    return end;
}

}  // namespace

std::vector<std::string> lines_of(std::string_view text, int width) {
    const int room = std::max(1, width);
    std::vector<std::string> lines;
    std::string line;
    for (const std::string_view word : words(text)) {
        const bool has_room = columns_of(line) + 1 + columns_of(word) <= room;
        if (!line.empty() && !has_room) lines.push_back(std::exchange(line, {}));
        line += line.empty() ? std::string(word) : concat(" ", word);
        while (columns_of(line) > room) {
            const std::size_t end = bytes_within(line, room);
            lines.push_back(line.substr(0, end));
            line.erase(0, end);
        }
    }
    if (!line.empty()) lines.push_back(line);
    return lines;
}

}  // namespace quinta::terminal
