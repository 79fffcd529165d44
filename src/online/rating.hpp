#pragma once

#include <array>
#include <optional>

#include "core/side.hpp"
#include "online/glicko.hpp"
#include "online/time.hpp"

namespace quinta::online {

/// What is known of somebody's strength at one game.
struct Standing {
    Rating rating{};
    int games = 0;
    std::optional<Time> last_game{};

    friend bool operator==(const Standing&, const Standing&) = default;
};

/// The standing as it counts now: the longer without a game, the less certain.
Standing current(const Standing& standing, Time now);

/// Both standings after a rated game, by side.
std::array<Standing, 2> after_game(const std::array<Standing, 2>& before, Outcome outcome,
                                   Time now);

}  // namespace quinta::online
