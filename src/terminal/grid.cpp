#include "terminal/grid.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "base/utf8.hpp"
#include "terminal/canvas.hpp"

namespace quinta::terminal {
namespace {

/// What takes another width than one column would shift the rest of the line: control characters,
/// accents that combine, and what East Asia writes in two columns.
bool takes_one_column(std::string_view character) {
    const auto byte = static_cast<unsigned char>(character[0]);
    if (byte < 0x80) return byte >= 0x20 && byte != 0x7f;
    if (byte < 0xc2 || character.size() < 2 || byte >= 0xf0) return false;
    if (byte == 0xc2) return static_cast<unsigned char>(character[1]) >= 0xa0;
    if (byte == 0xcc || (byte == 0xcd && static_cast<unsigned char>(character[1]) < 0xb0))
        return false;
    return byte < 0xe3 && !(byte == 0xe1 && static_cast<unsigned char>(character[1]) >= 0x84 &&
                            static_cast<unsigned char>(character[1]) <= 0x87);
}

/// Text that is cut ends with a sign of that.
std::string fitted(std::string text, int width, bool has_unicode) {
    if (static_cast<int>(width_of(text)) <= width || width <= 1) return text;
    if (has_unicode) return shortened(text, width);
    constexpr std::string_view dots = "...";
    const std::string_view sign = dots.substr(0, width > 8 ? 3 : 1);
    while (static_cast<int>(width_of(text) + sign.size()) > width) erase_last(text);
    return concat(text, sign);
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
        const std::size_t length = character_length(rest);
        const std::string_view glyph = rest.substr(0, length);
        if (x >= 0 && y >= 0 && y < height_) {
            spots_[place(x, y)] = {takes_one_column(glyph) ? std::string(glyph) : "?", look};
        }
        ++x;
        rest.remove_prefix(length);
    }
    return x;
}

void Grid::fill(const Rect& rect, const Look& look) {
    for (int y = std::max(0, rect.y); y < std::min(height_, rect.bottom()); ++y) {
        for (int x = std::max(0, rect.x); x < std::min(width_, rect.right()); ++x) {
            spots_[place(x, y)] = {" ", look};
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

std::string shortened(std::string_view text, int width) {
    if (static_cast<int>(width_of(text)) <= width) return std::string(text);
    std::string out;
    for (int column = 1; column < width && !text.empty(); ++column) {
        const std::size_t length = character_length(text);
        out += text.substr(0, length);
        text.remove_prefix(length);
    }
    return width > 0 ? out + "…" : "";
}

void erase_last(std::string& text) {
    while (!text.empty() && continues_character(text.back())) text.pop_back();
    if (!text.empty()) text.pop_back();
}

std::vector<std::string> lines_of(std::string_view text, int width) {
    const std::string broken = wrapped(text, static_cast<std::size_t>(std::max(1, width)));
    std::vector<std::string> lines;
    for (const std::string_view line : split(broken, '\n')) lines.emplace_back(line);
    if (!lines.empty() && lines.back().empty()) lines.pop_back();
    return lines;
}

}  // namespace quinta::terminal
