#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "base/random.hpp"
#include "base/result.hpp"
#include "core/session.hpp"
#include "environment/action_space.hpp"
#include "environment/observation_space.hpp"

namespace quinta::environment {

/// One game of an environment, played by numbers: the moves are those of the action space. What a
/// Session says in words and pictures, this says so fast that many games can be played at once.
class Episode {
 public:
    virtual ~Episode() = default;
    /// Another game from the same start.
    virtual std::unique_ptr<Episode> sibling() const = 0;

    virtual void restart() = 0;
    virtual Side side_to_move() const = 0;
    virtual Outcome outcome() const = 0;
    virtual int ply() const = 0;
    /// The numbers of the legal moves, in the order of the rules; none when the game is over. They
    /// stay until the next move.
    virtual std::span<const std::int32_t> actions() = 0;
    virtual bool is_legal(std::int32_t action) = 0;
    /// One of them, all equally likely, without listing the others; nothing when the game is over.
    virtual std::optional<std::int32_t> draw(Random& random) = 0;
    /// Plays one of them; false, and nothing changed, when it is none.
    virtual bool play(std::int32_t action) = 0;
    virtual void observe(const ObservationSpace& space, Side viewer,
                         std::span<float> out) const = 0;
    /// The game as people see it, with all its moves.
    virtual std::unique_ptr<Session> session() const = 0;
};

/// What the games of an environment have in common.
struct Spaces {
    ActionSpace actions;
    ObservationSpace observations;
};

struct Start {
    std::shared_ptr<const Spaces> spaces;
    std::unique_ptr<Episode> episode;
};

/// A game of an option text, from its start or from a position; the reason when there is none.
Result<Start> make_episode(std::string_view option_text, std::string_view position = {});

}  // namespace quinta::environment
