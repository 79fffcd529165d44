#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

#include "core/session.hpp"
#include "match/entrant.hpp"
#include "solver/table_store.hpp"

namespace quinta::match {

/// What loses a game besides the game itself.
enum class Foul : std::uint8_t { none, illegal_move, crash, clock };

/// A move; or why there is none.
struct Reply {
    std::string move{};
    Foul foul = Foul::none;
    std::string reason{};     ///< of a foul
    bool is_stopped = false;  ///< the match is being stopped, nobody is to blame
};

/// What a foreign program is given for each move. Players of ours have their limits in their name.
struct Pace {
    std::chrono::milliseconds time{1000};  ///< 0: by nodes
    std::uint64_t nodes = 0;
    std::chrono::milliseconds margin{250};      ///< that a move may take beyond its time
    std::chrono::milliseconds patience{60000};  ///< for starting, and for moves without a time
};

/// Somebody who plays games of a match, one at a time.
class Contestant {
 public:
    virtual ~Contestant() = default;
    /// Before each game; `session` shows its kind. A choice without a move, with a foul or none.
    virtual Reply begin(const Session& session, std::uint64_t seed) = 0;
    virtual Reply choose(const Session& session) = 0;
    /// The move that it chose last was illegal: its game is lost.
    virtual void broke_the_rules() {}
};

/// Gives up waiting and thinking when `stop` is set, which must outlive the contestant.
std::unique_ptr<Contestant> make_contestant(const Entrant& entrant, const Pace& pace,
                                            const solver::TableStore& tables,
                                            const std::atomic<bool>& stop);

}  // namespace quinta::match
