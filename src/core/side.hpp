#pragma once

#include <cstddef>
#include <cstdint>

namespace quinta {

/// The two players. Results, scores and turns are by side; colours are each game's own affair.
enum class Side : std::uint8_t { first, second };

constexpr Side opponent(Side side) { return side == Side::first ? Side::second : Side::first; }
constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

/// How a side is written in position text: 1 or 2.
constexpr char digit(Side side) { return side == Side::first ? '1' : '2'; }

/// What a position alone says about the result.
enum class Outcome : std::uint8_t { ongoing, first_wins, second_wins, draw };

constexpr Outcome win_for(Side side) {
    return side == Side::first ? Outcome::first_wins : Outcome::second_wins;
}

/// What the end of a game is worth to a side: 1, ½ or 0.
constexpr double reward(Outcome outcome, Side side) {
    return outcome == Outcome::draw ? 0.5 : outcome == win_for(side) ? 1.0 : 0.0;
}

}  // namespace quinta
