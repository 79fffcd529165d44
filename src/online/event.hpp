#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/side.hpp"
#include "online/game_clock.hpp"
#include "online/time.hpp"

namespace quinta::online {

/// Something that happened in a game. The n-th event of a game makes its version n.
struct Event {
    enum class Kind : std::uint8_t {
        move,  ///< text: the move
        draw_offer,
        draw_decline,
        takeback_offer,
        takeback_decline,
        takeback,  ///< the opponent's request is granted
        give_time,
        preset,  ///< text: what is said
        rematch_offer,
        rematch_decline,
        rematch,  ///< text: the id of the new game
        end,      ///< text: how
    };

    Kind kind = Kind::move;
    std::optional<Side> by{};  ///< whose doing it is; nobody's when a game ends by itself
    std::string text{};
    Time at{};
    TurnCost cost{};        ///< of the turn that ends with this event
    std::string message{};  ///< the id of the message that caused it; "" when none did

    /// Whether it changes the position, and makes moves stale that were meant for the old one.
    bool changes_position() const { return kind == Kind::move || kind == Kind::takeback; }

    friend bool operator==(const Event&, const Event&) = default;
};

/// How a game ended: the text of the last event.
namespace ending {
inline constexpr std::string_view board = "board";      ///< by the rules
inline constexpr std::string_view resign = "resign";    ///< `by` has
inline constexpr std::string_view draw = "draw";        ///< both agreed
inline constexpr std::string_view timeout = "timeout";  ///< of `by`
inline constexpr std::string_view abort = "abort";      ///< without a result
}  // namespace ending

/// "move", "draw_offer" …, as in stores and messages.
std::string_view name_of(Event::Kind kind);
std::optional<Event::Kind> event_kind(std::string_view name);

}  // namespace quinta::online
