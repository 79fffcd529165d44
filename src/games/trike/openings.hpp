#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/side.hpp"

namespace quinta::games {

/// Who wins a triangle of Trike without swap after each first checker, row by row from the apex:
/// B for the player who placed it, w for the other. Found by exact search.
inline constexpr std::array<std::string_view, 6> trike_first_checkers = {
    "B"  // side 2
    "BB",
    "w"  // side 3
    "BB"
    "wBw",
    "w"  // side 4
    "ww"
    "wBw"
    "wwww",
    "w"  // side 5
    "BB"
    "wBw"
    "BBBB"
    "wBwBw",
    "B"  // side 6
    "BB"
    "BBB"
    "BBBB"
    "BBBBB"
    "BBBBBB",
    "w"  // side 7
    "BB"
    "wBw"
    "BBBB"
    "wBBBw"
    "BBBBBB"
    "wBwBwBw",
};

/// The colour that wins after a first checker on `point`: Black, the first, or White, the second.
/// Nothing where it is not known. With swap the second player takes the winning colour.
constexpr std::optional<Side> trike_winner_after(int side, int point) {
    if (side < 2 || side > 7) return std::nullopt;
    const std::string_view winners = trike_first_checkers[static_cast<std::size_t>(side - 2)];
    if (point < 0 || point >= static_cast<int>(winners.size())) return std::nullopt;
    return winners[static_cast<std::size_t>(point)] == 'B' ? Side::first : Side::second;
}

}  // namespace quinta::games
