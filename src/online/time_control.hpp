#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "online/time.hpp"

namespace quinta::online {

/// How much time the players of a game have.
struct TimeControl {
    enum class Kind : std::uint8_t { none, clock, days };

    Kind kind = Kind::none;
    std::chrono::seconds initial{};    ///< for all moves, with `clock`
    std::chrono::seconds increment{};  ///< for each move, with `clock`
    int days = 0;                      ///< for each move, with `days`

    /// "none", "300+3" (seconds for the game and for each move) or "3d".
    std::string text() const;
    static Result<TimeControl> parse(std::string_view text);

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

}  // namespace quinta::online
