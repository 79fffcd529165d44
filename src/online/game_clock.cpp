#include "online/game_clock.hpp"

#include <algorithm>
#include <utility>

namespace quinta::online {
namespace {

using Kind = TimeControl::Kind;

constexpr Millis most_lag_per_move{500};
constexpr Millis first_lag_account{1000};
constexpr Millis lag_gain{100};
constexpr Millis most_lag_account{2000};
constexpr std::chrono::seconds time_for_first_move{30};
constexpr std::chrono::days patience_without_clock{30};
constexpr std::chrono::hours fullest_clock{24};

Millis start_of(const TimeControl& control) {
    if (control.kind == Kind::days) return std::chrono::days(control.days);
    return control.initial.count() > 0 ? control.initial : control.increment;
}

}  // namespace

GameClock::GameClock(const TimeControl& control, Time start)
    : control_(control), turn_started_(start) {
    players_.fill({.remaining = start_of(control), .lag_account = first_lag_account});
}

std::optional<Millis> GameClock::remaining(Side side) const {
    if (control_.kind == Kind::none) return std::nullopt;
    return player(side).remaining;
}

TurnCost GameClock::cost(Side side, Time now, Millis lag) const {
    const Millis elapsed = std::max(Millis{}, now - turn_started_);
    if (control_.kind != Kind::clock) return {elapsed, {}};
    if (!player(side).has_moved) return {};
    const Millis allowed = std::min({lag, most_lag_per_move, player(side).lag_account, elapsed});
    const Millis given = std::max(Millis{}, allowed);
    return {elapsed - given, given};
}

bool GameClock::is_too_much(Side side, const TurnCost& cost) const {
    return control_.kind != Kind::none && cost.spent > player(side).remaining;
}

void GameClock::charge(Player& player, const TurnCost& cost) const {
    if (control_.kind != Kind::clock) return;
    player.remaining = std::max(Millis{}, player.remaining - cost.spent);
    player.lag_account -= cost.lag;
}

void GameClock::press(Side side, const TurnCost& cost, Time now) {
    Player& mover = players_[index(side)];
    charge(mover, cost);
    if (control_.kind == Kind::clock && mover.has_moved) mover.remaining += control_.increment;
    mover.lag_account = std::min(mover.lag_account + lag_gain, most_lag_account);
    mover.has_moved = true;
    turn_started_ = now;
}

void GameClock::restart_turn(Side side, const TurnCost& cost, Time now) {
    charge(players_[index(side)], cost);
    turn_started_ = now;
}

void GameClock::skip(Time then, Time now) {
    turn_started_ = now - std::max(Millis{}, then - turn_started_);
}

bool GameClock::can_give(Side side) const {
    return control_.kind == Kind::clock && player(side).remaining + gift <= fullest_clock;
}

void GameClock::give(Side side) { players_[index(side)].remaining += gift; }

GameClock::Deadline GameClock::deadline(Side side) const {
    const Player& mover = player(side);
    if (control_.kind == Kind::none) {
        return {turn_started_ + patience_without_clock, Lapse::abort};
    }
    const Lapse lapse = mover.has_moved ? Lapse::flag : Lapse::abort;
    if (control_.kind == Kind::days) return {turn_started_ + mover.remaining, lapse};
    if (!mover.has_moved) return {turn_started_ + time_for_first_move, lapse};
    const Millis lag = std::min(most_lag_per_move, std::max(Millis{}, mover.lag_account));
    return {turn_started_ + mover.remaining + lag, lapse};
}

}  // namespace quinta::online
