#pragma once

#include <array>
#include <optional>

#include "core/side.hpp"
#include "online/time.hpp"
#include "online/time_control.hpp"

namespace quinta::online {

/// What a turn cost: the time that is charged, and the lag that was given back.
struct TurnCost {
    Millis spent{};
    Millis lag{};

    friend bool operator==(const TurnCost&, const TurnCost&) = default;
};

/// The two clocks of a game. Whoever moves is said from outside, for sides need not alternate.
class GameClock {
 public:
    /// What happens when a side lets the deadline pass.
    enum class Lapse : std::uint8_t { flag, abort };
    struct Deadline {
        Time at;
        Lapse lapse;
    };

    GameClock(const TimeControl& control, Time start);

    /// Of a side at the start of the turn; nothing without a clock.
    std::optional<Millis> remaining(Side side) const;
    Time turn_started() const { return turn_started_; }

    /// What the turn of `side` costs when its move arrives now, over a connection of this lag.
    TurnCost cost(Side side, Time now, Millis lag) const;
    /// Whether that is more than the side has.
    bool is_too_much(Side side, const TurnCost& cost) const;
    /// The side has moved at this cost; the next turn begins now.
    void press(Side side, const TurnCost& cost, Time now);
    /// Moves were taken back: what was spent stays spent, and a new turn begins.
    void restart_turn(Side side, const TurnCost& cost, Time now);
    /// The clocks stood still since `then`, for nobody could play.
    void skip(Time then, Time now);
    /// A gift from the opponent; false when the clock is full or there is none.
    bool can_give(Side side) const;
    void give(Side side);
    /// The side has used up its time.
    void run_out(Side side) { players_[index(side)].remaining = {}; }

    /// Whether it ever has, also where all its moves were taken back.
    bool has_moved(Side side) const { return player(side).has_moved; }
    /// When `side`, whose turn it is, is too late.
    Deadline deadline(Side side) const;

    static constexpr std::chrono::seconds gift{15};

 private:
    struct Player {
        Millis remaining{};
        Millis lag_account{};
        bool has_moved = false;
    };
    const Player& player(Side side) const { return players_[index(side)]; }
    void charge(Player& player, const TurnCost& cost) const;

    TimeControl control_;
    Time turn_started_;
    std::array<Player, 2> players_;
};

}  // namespace quinta::online
