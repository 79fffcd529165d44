#pragma once

#include <cstdint>
#include <optional>

#include "core/side.hpp"
#include "online/ids.hpp"
#include "online/person.hpp"
#include "online/settings.hpp"

namespace quinta::online {

/// An invitation to a game.
struct Challenge {
    enum class Audience : std::uint8_t {
        lobby,   ///< everybody sees it
        link,    ///< whoever knows its id
        person,  ///< one person
    };

    Id id{};
    Person by{};
    Settings settings{};
    std::optional<Side> side{};  ///< that the challenger takes; nothing: by chance
    Audience audience = Audience::lobby;
    Id to{};  ///< whom, where the audience is a person
    Time at{};

    friend bool operator==(const Challenge&, const Challenge&) = default;
};

}  // namespace quinta::online
