#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "online/challenge.hpp"
#include "online/command.hpp"
#include "online/event.hpp"
#include "online/settings.hpp"

namespace quinta::online {

/// Further events of a game. They are written when the game is at the version before them and
/// belongs to the owner with this fence.
struct Continuation {
    Id game{};
    std::uint64_t fence = 0;
    int version = 0;  ///< before the events
    std::vector<Event> events{};
    std::optional<GameResult> result{};  ///< when they end the game
    /// Who gains and loses rating by it, and at which game.
    struct Rated {
        std::array<Id, 2> players{};
        std::string game{};
    };
    std::optional<Rated> rated{};
};

/// All that comes true together or not at all.
struct Transaction {
    std::optional<Continuation> continuation{};
    std::optional<GameStart> new_game{};
    std::optional<Challenge> new_challenge{};
    Id removed_challenge{};  ///< must be there

    bool empty() const {
        return !continuation && !new_game && !new_challenge && removed_challenge.empty();
    }
};

}  // namespace quinta::online
