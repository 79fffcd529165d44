#include "terminal/look.hpp"

#include <array>
#include <cstddef>
#include <cstdlib>

namespace quinta::terminal {
namespace {

using Shades = std::array<Shade, role_count>;

// Blue and orange are told apart by nearly everybody; that something is good or bad is said by a
// letter as well. The board looks the same in both themes: wood, with black, white and red pieces.
constexpr void add_board(Shades& shades) {
    const auto set = [&](Role role, Shade shade) {
        shades[static_cast<std::size_t>(role)] = shade;
    };
    set(Role::line, {0x8a6a3f, 0, 0});
    set(Role::dot, {0x8a6a3f, 0, 0});
    set(Role::black, {0x101010, 0, 0});
    set(Role::white, {0xffffff, 7, 15});
    set(Role::red, {0xb01818, 1, 1});
    set(Role::board, {0xd9b07c, 3, 3});
    set(Role::last, {0xf2d98a, 6, 11, false, true});
    set(Role::target, {0xa9cf8a, 2, 10});
    set(Role::selected, {0x7fb4e6, 4, 12, true});
    set(Role::cursor, {0x4f8fd0, 5, 14, true});
    set(Role::decisive, {0x66bb66, 2, 10, true});
    set(Role::light_tile, {0xf0ead8, 7, 15});
    set(Role::dark_tile, {0x1a1a1a, 0, 0});
    set(Role::winning, {0x5fafff, 6, 14});
    set(Role::drawing, {0xd0d0d0, 7, 15});
    set(Role::losing, {0xff8f4f, 5, 13});
}

constexpr Shades dark_shades() {
    Shades shades{};
    const auto set = [&](Role role, Shade shade) {
        shades[static_cast<std::size_t>(role)] = shade;
    };
    set(Role::text, {0xd8d8d8, 7, 15});
    set(Role::faint, {0x8a8a8a, 7, 7});
    set(Role::title, {0xffd787, 3, 11});
    set(Role::key, {0x87c7ff, 6, 14});
    set(Role::warning, {0xffaf5f, 3, 11});
    set(Role::good, {0x5fafff, 6, 14});
    set(Role::bad, {0xff9f5f, 3, 11});
    set(Role::even, {0xd0d0d0, 7, 7});
    set(Role::screen, {-1, -1, -1});
    set(Role::bar, {0x303030, 4, 4, true});
    set(Role::panel, {-1, -1, -1});
    set(Role::focus, {0x355c86, 4, 4, true});
    add_board(shades);
    return shades;
}

constexpr Shades light_shades() {
    Shades shades{};
    const auto set = [&](Role role, Shade shade) {
        shades[static_cast<std::size_t>(role)] = shade;
    };
    set(Role::text, {0x202020, 0, 0});
    set(Role::faint, {0x6a6a6a, 0, 8});
    set(Role::title, {0x7a4a00, 0, 4});
    set(Role::key, {0x004f9f, 4, 4});
    set(Role::warning, {0xa33c00, 1, 1});
    set(Role::good, {0x005faf, 4, 4});
    set(Role::bad, {0xaf4f00, 1, 1});
    set(Role::even, {0x404040, 0, 0});
    set(Role::screen, {0xfafafa, 7, 15});
    set(Role::bar, {0xdedede, 6, 7, true});
    set(Role::panel, {0xfafafa, 7, 15});
    set(Role::focus, {0xb9d7f2, 6, 14, true});
    add_board(shades);
    return shades;
}

int distance(int a, int b) {
    int sum = 0;
    for (const int shift : {0, 8, 16}) {
        const int difference = (a >> shift & 255) - (b >> shift & 255);
        sum += difference * difference;
    }
    return sum;
}

/// The colour of an entry of the palette from 16 on: a cube of 6×6×6, then 24 greys.
int palette_rgb(int entry) {
    constexpr std::array<int, 6> levels = {0, 95, 135, 175, 215, 255};
    if (entry >= 232) return (8 + 10 * (entry - 232)) * 0x010101;
    const auto level = [&](int i) { return levels[static_cast<std::size_t>(i)]; };
    const int cube = entry - 16;
    return level(cube / 36) << 16 | level(cube / 6 % 6) << 8 | level(cube % 6);
}

}  // namespace

std::string_view name_of(ThemeName theme) { return theme == ThemeName::dark ? "dark" : "light"; }

const Shade& shade_of(ThemeName theme, Role role) {
    static constexpr Shades dark = dark_shades(), light = light_shades();
    return (theme == ThemeName::dark ? dark : light)[static_cast<std::size_t>(role)];
}

int palette_colour(int rgb) {
    int best = 16;
    for (int entry = 17; entry < 256; ++entry) {
        if (distance(palette_rgb(entry), rgb) < distance(palette_rgb(best), rgb)) best = entry;
    }
    return best;
}

}  // namespace quinta::terminal
