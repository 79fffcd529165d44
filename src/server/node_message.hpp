#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "online/person.hpp"
#include "online/time.hpp"

namespace quinta::server {

/// What one server says to another over the bus.
struct NodeMessage {
    enum class Kind : std::uint8_t {
        hello,    ///< here I am, or was cut off: what you have told me may be lost
        say,      ///< a client of mine, `sources[0]`, says `text` about a game of yours
        gone,     ///< that client has left
        hear,     ///< these clients of yours are to hear `text`; `id`: the message it answers
        user,     ///< a game of `users[0]` has begun: wherever they are, they are to hear `text`
        present,  ///< these users are with me now, or no longer when not `yes`
        lobby,    ///< challenges or blocks have changed
        left,     ///< `users[0]` is no more, and gives up your game `id`
        answer,   ///< what `users[0]` was answered to message `id`
        watched,  ///< `count` people watch my game `id` without playing it
    };

    Kind kind = Kind::hello;
    online::Id from{};  ///< the server that says it
    std::vector<std::uint64_t> sources{};
    std::vector<online::Id> users{};
    online::Person person{};  ///< who says it
    online::Millis lag{};     ///< of their connection
    std::string id{};
    std::string text{};
    std::uint64_t count = 0;
    bool yes = true;

    friend bool operator==(const NodeMessage&, const NodeMessage&) = default;
};

/// In ASCII.
std::string text_of(const NodeMessage& message);
/// Nothing when it is none: another program may use the same bus.
std::optional<NodeMessage> read_node_message(std::string_view text);

}  // namespace quinta::server
