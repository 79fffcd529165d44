#pragma once

#include <array>
#include <chrono>
#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "online/game.hpp"

namespace quinta::client {

/// A game as a client sees it. `game` has its rules, events and offers; the clocks are the
/// server's word.
struct Table {
    using Clock = std::chrono::steady_clock;

    online::Game game;
    std::optional<Side> you{};  ///< nothing for a spectator
    /// At the start of the turn, first player first; nothing without a clock.
    std::optional<std::array<online::Millis, 2>> clocks{};
    Clock::time_point turn_began{};

    int version() const { return game.version(); }
    bool is_my_turn() const;
    /// What a side has left now.
    std::optional<online::Millis> remaining(Side side, Clock::time_point now) const;
};

/// The message "game".
Result<Table> read_table(const nlohmann::json& message, Table::Clock::time_point now);

/// What an event has done to a table.
enum class Applied : std::uint8_t {
    yes,
    known,  ///< a copy of one that was there
    gap,    ///< something is missing: the game has to be asked for again
};
/// The message "event".
Applied apply_event(Table& table, const nlohmann::json& message, Table::Clock::time_point now);

}  // namespace quinta::client
