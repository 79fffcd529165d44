#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "terminal/style.hpp"

namespace quinta::terminal {

/// How a character looks: colours of the 256-colour palette, −1 for the terminal's own.
struct Paint {
    int ink = -1;
    int paper = -1;
    bool is_bold = false;

    friend bool operator==(const Paint&, const Paint&) = default;
};

/// `text` wrapped in the codes for `paint`, as far as the screen has colours.
std::string painted(std::string_view text, const Paint& paint, const Style& style);

/// `text` filled with spaces to `width` columns.
std::string padded(std::string_view text, std::size_t width);

/// `text` broken between words into lines of at most `width` columns, each after `indent`.
std::string wrapped(std::string_view text, std::size_t width, std::string_view indent = "");

}  // namespace quinta::terminal
