#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/message.hpp"
#include "online/event.hpp"
#include "online/ids.hpp"
#include "online/settings.hpp"

namespace quinta::online {

/// How a game ended. Without a result when it was aborted.
struct GameResult {
    Outcome outcome = Outcome::ongoing;  ///< `ongoing`: it counts for nobody
    std::string how{};                   ///< one of `ending`

    friend bool operator==(const GameResult&, const GameResult&) = default;
};

/// What a player wants in a game.
struct Command {
    enum class Kind : std::uint8_t {
        move,
        resign,
        abort,
        draw,      ///< offer or accept; decline when not `yes`
        takeback,  ///< ask or grant; decline when not `yes`
        rematch,   ///< offer or accept; decline when not `yes`
        give_time,
        preset,
    };

    Kind kind = Kind::move;
    std::string text{};  ///< the move, or the preset
    int seen = 0;        ///< for a move, and for granting a takeback: the version that they saw
    bool yes = true;
};

/// A command as it arrives.
struct Request {
    Id user{};
    std::string message{};  ///< the client's id of it
    Command command{};
    Millis lag{};              ///< of the connection
    std::uint64_t source = 0;  ///< whatever the answer needs to find its way
};

/// What the world outside is like when something is decided.
struct Circumstances {
    Time now{};
    std::uint64_t random = 0;
    bool is_blocked = false;  ///< one of the players does not want to hear from the other
};

/// Why a command was refused: a word for programs, a sentence for people.
struct Refusal {
    std::string code{};
    Message why{};
};

/// What follows from a command. When it is refused events may follow all the same: a move that
/// comes too late ends the game.
struct Decision {
    std::vector<Event> events{};
    std::optional<GameResult> result{};  ///< when the last event ends the game
    std::optional<GameStart> new_game{};
    std::optional<Refusal> refusal{};
};

}  // namespace quinta::online
