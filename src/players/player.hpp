#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "core/session.hpp"

namespace quinta {

/// Who sits at the board: given a game in progress, names the move to play.
class Player {
 public:
    virtual ~Player() = default;
    virtual std::string name() const = 0;  ///< "classic2"

    /// A legal move in notation. The game must be the one that the player was made for, and must
    /// not be over. Nothing is remembered from one call to the next: the answer depends on the
    /// player's seed, the ply and the position, so that a game can be undone, replayed or continued
    /// in another process with the same answers.
    virtual std::string choose(const Session& session) const = 0;
};

struct PlayerInfo {
    std::string_view name;
    std::string_view summary;  ///< how it plays, in a few words
};

/// The players of a game, weakest first; none when there is no such game.
std::vector<PlayerInfo> players_of(std::string_view game);

/// A player for the game of this session. The reason otherwise: "unknown player 'clasic2' for
/// teeko; did you mean 'classic2'?"
Result<std::unique_ptr<Player>> make_player(std::string_view name, const Session& session,
                                            std::uint64_t seed);

}  // namespace quinta
