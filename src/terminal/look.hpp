#pragma once

#include <cstdint>
#include <string_view>

#include "terminal/style.hpp"

namespace quinta::terminal {

/// What a character or its background stands for. Only a theme knows how that looks, so that a page
/// is the same with true colours, with eight, and with none.
enum class Role : std::uint8_t {
    // inks
    text,
    faint,
    title,
    key,
    warning,
    line,
    dot,
    black,
    white,
    red,
    good,
    bad,
    even,
    // papers
    screen,
    bar,
    panel,
    focus,
    board,
    last,
    target,
    selected,
    cursor,
    decisive,
    light_tile,
    dark_tile,
    winning,
    drawing,
    losing,
};
inline constexpr int role_count = static_cast<int>(Role::losing) + 1;

struct Look {
    Role ink = Role::text;
    Role paper = Role::screen;
    bool is_bold = false;

    friend bool operator==(const Look&, const Look&) = default;
};

enum class ThemeName : std::uint8_t { dark, light };
std::string_view name_of(ThemeName theme);

/// A colour in all its forms: −1 is the terminal's own.
struct Shade {
    int rgb = -1;     ///< 0xrrggbb
    int basic = -1;   ///< 0 … 7
    int bright = -1;  ///< 0 … 15, where a terminal has so many
    /// What it is without colours.
    bool is_reversed = false;
    bool is_underlined = false;
};
const Shade& shade_of(ThemeName theme, Role role);

/// The nearest of the 256 colours that most terminals share.
int palette_colour(int rgb);

}  // namespace quinta::terminal
