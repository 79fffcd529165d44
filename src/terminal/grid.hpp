#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "terminal/look.hpp"

namespace quinta::terminal {

/// A part of the screen, in characters.
struct Rect {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    int right() const { return x + width; }
    int bottom() const { return y + height; }
    bool contains(int column, int row) const {
        return column >= x && column < right() && row >= y && row < bottom();
    }
    friend bool operator==(const Rect&, const Rect&) = default;
};

struct Spot {
    std::string glyph = " ";  ///< empty for the right half of one that takes two columns
    Look look;

    friend bool operator==(const Spot&, const Spot&) = default;
};

/// The screen in memory: pages draw here and know no terminal. What lies outside is cut off.
class Grid {
 public:
    Grid(int width, int height, Style style);

    int width() const { return width_; }
    int height() const { return height_; }
    const Style& style() const { return style_; }
    bool has_unicode() const { return style_.has_unicode; }
    const Spot& at(int x, int y) const { return spots_[place(x, y)]; }

    /// Writes one line, in characters that the screen has; gives the column after it.
    int put(int x, int y, std::string_view text, const Look& look = {});
    /// The same within `width` columns, the rest of which is left as it is. What has no room is cut
    /// off with an ellipsis.
    int put_within(int x, int y, int width, std::string_view text, const Look& look = {});
    void fill(const Rect& rect, const Look& look);
    /// A frame with a title in its upper edge.
    void frame(const Rect& rect, std::string_view title, const Look& look);

    /// The rows as plain text, without trailing spaces: for tests.
    std::string text() const;

 private:
    int put_glyph(int x, int y, std::string_view glyph, const Look& look);
    void set(int x, int y, Spot spot);
    std::size_t place(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
               static_cast<std::size_t>(x);
    }

    int width_;
    int height_;
    Style style_;
    std::vector<Spot> spots_;
};

/// `text` in at most `width` columns, with a sign where it was cut.
std::string shortened(std::string_view text, int width, std::string_view sign = "…");

/// Takes the last character of UTF-8 text away, if there is one.
void erase_last(std::string& text);

/// The lines of `text` broken between words, and within a word that is longer than a line.
std::vector<std::string> lines_of(std::string_view text, int width);

}  // namespace quinta::terminal
