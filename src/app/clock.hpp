#pragma once

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/side.hpp"

namespace quinta::app {

/// How much time each side has for a game, and what each of its moves adds to that.
struct ClockRule {
    std::chrono::seconds initial{};
    std::chrono::seconds increment{};

    /// "300+3", as records have it.
    std::string text() const;
    /// Nothing where the text is no rule.
    static std::optional<ClockRule> parse(std::string_view text);
    /// For people: "5 min + 3 s".
    std::string words() const;

    friend bool operator==(const ClockRule&, const ClockRule&) = default;
};

/// Those that are offered, the fastest first.
const std::vector<ClockRule>& usual_clocks();

/// The time of the two sides of a game at one screen: what each has left, or has used where there
/// is no rule. The time of day is said from outside.
class Clock {
 public:
    using Time = std::chrono::steady_clock::time_point;
    using Millis = std::chrono::milliseconds;

    Clock() = default;
    explicit Clock(const ClockRule& rule);
    /// As `left_text` wrote it down; nothing where it is no such text. `plies` have been played.
    static std::optional<Clock> resumed(const ClockRule& rule, std::string_view left, int plies);

    const std::optional<ClockRule>& rule() const { return rule_; }
    bool has_limit() const { return rule_ && !is_off_; }

    /// The turn of a side begins, or goes on. With a limit nobody's time runs before both sides
    /// have moved.
    void run(Side side, Time now);
    /// Nobody's time runs: the turn is charged.
    void stop(Time now);
    /// A side has made a move that is the `ply`th of the game. However often it is taken back and
    /// made again, it earns its seconds once; so taking back gives no time away.
    void earn(Side side, int ply);
    /// The game goes on without a limit.
    void switch_off(Time now);

    /// What a side has left, or has used.
    Millis shown(Side side, Time now) const;
    bool is_running() const { return running_.has_value(); }
    /// Whether the side whose time runs has none left.
    bool is_out(Time now) const;
    /// What both have left, in seconds: "281.4 300.0".
    std::string left_text(Time now) const;

 private:
    Millis turn(Side side, Time now) const;

    std::optional<ClockRule> rule_;
    bool is_off_ = false;
    std::array<Millis, 2> spent_{};  ///< less what was earned
    int plies_ = 0;                  ///< that have been played, and have earned their seconds
    std::optional<Side> running_;
    Time since_;
};

/// "4:59", and tenths of seconds where there are few: "0:09.3".
std::string clock_text(std::chrono::milliseconds time, bool has_tenths = false);

}  // namespace quinta::app
