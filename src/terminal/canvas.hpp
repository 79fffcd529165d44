#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "terminal/style.hpp"

namespace quinta {

/// How a character looks: colours of the 256-colour palette, −1 for the terminal's own.
struct Paint {
    int ink = -1;
    int paper = -1;
    bool is_bold = false;

    friend bool operator==(const Paint&, const Paint&) = default;
};

/// `text` wrapped in the codes for `paint`, as far as the screen has colours.
std::string painted(std::string_view text, const Paint& paint, const Style& style);

/// A sheet of characters on which a board is drawn in any order. It grows as needed; each
/// character takes one column.
class Canvas {
 public:
    void put(int column, int row, std::string_view text, const Paint& paint = {});
    std::string text(const Style& style) const;

 private:
    struct Spot {
        std::string glyph = " ";
        Paint paint;
    };
    std::vector<std::vector<Spot>> rows_;
};

/// The number of characters in UTF-8 text.
std::size_t width_of(std::string_view text);

/// `text` filled with spaces to `width` characters.
std::string padded(std::string_view text, std::size_t width);

/// `text` broken between words into lines of at most `width` characters, each after `indent`.
std::string wrapped(std::string_view text, std::size_t width, std::string_view indent = "");

}  // namespace quinta
