#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "core/session.hpp"
#include "solver/build_control.hpp"
#include "solver/table_store.hpp"

namespace quinta::players {

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

    /// Makes ready, which may take a while the first time (solving the game); blocks. The reason
    /// only when it was stopped.
    virtual Result<> prepare(const solver::BuildControl& /*control*/) { return {}; }
    /// Once `stop` is set, by another thread, `choose` soon gives any legal move.
    virtual void set_stop_flag(const std::atomic<bool>* /*stop*/) {}
    /// Something the opponent should know about how the move at hand is chosen; mostly nothing.
    virtual std::string remark(const Session& /*session*/) const { return {}; }
};

struct PlayerInfo {
    std::string_view name;
    std::string_view summary;  ///< how it plays, in a few words
};

/// The players of a game, from random to perfect; none when there is no such game.
std::vector<PlayerInfo> players_of(std::string_view game);

/// The player whom a person meets unless another one is named: one that can be beaten.
std::string_view usual_player(std::string_view game);

/// A player for the game of this session; tables of a solved game are in the store or go there.
/// The reason otherwise: "unknown player 'clasic2' for
/// this game; did you mean 'classic2'?"
Result<std::unique_ptr<Player>> make_player(std::string_view name, const Session& session,
                                            const solver::TableStore& tables, std::uint64_t seed);

}  // namespace quinta::players
