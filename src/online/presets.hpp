#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace quinta::online {

/// All that people can say to each other during a game; the page has the words in each language.
inline constexpr std::array<std::string_view, 6> presets = {
    "hello", "good_luck", "have_fun", "well_played", "thanks", "goodbye",
};

constexpr bool is_preset(std::string_view name) {
    return std::ranges::find(presets, name) != presets.end();
}

}  // namespace quinta::online
