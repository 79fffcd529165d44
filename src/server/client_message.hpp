#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "online/challenge.hpp"
#include "online/command.hpp"
#include "server/listed_bot.hpp"

namespace quinta::server {

/// What a client says; docs/online.md describes each.
struct ClientMessage {
    enum class Type : std::uint8_t {
        command,  ///< in a game
        watch,
        unwatch,
        lobby,  ///< or no longer, when not `yes`
        challenge,
        accept,
        withdraw,
        look,
        pair,
        unpair,
        block,  ///< or no longer, when not `yes`
        games,
        ping,
    };

    Type type = Type::watch;
    std::string id{};      ///< of the message
    std::string target{};  ///< the game, challenge or user that it is about
    online::Command command{};
    online::Challenge wish{};  ///< for challenge; its settings also for pair
    BotTastes tastes{};        ///< of a bot, for lobby
    bool yes = true;
    std::string text{};  ///< as it was sent
};

/// Reads a message; the reason names what is wrong. `id` is filled in where the message has one, so
/// that the refusal can name it.
Result<ClientMessage> read_message(std::string_view text, std::string& id);

}  // namespace quinta::server
