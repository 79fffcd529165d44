#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "match/referee.hpp"
#include "match/schedule.hpp"
#include "match/statistics.hpp"

namespace quinta::match {

/// The half points of the first side: 0 … 2.
int half_points(Outcome outcome);

struct WinsDrawsLosses {
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;

    std::int64_t games() const { return wins + draws + losses; }
    /// The share of the points, 0 … 1; one half when there was no game.
    double score() const;
    WinsDrawsLosses& operator+=(const WinsDrawsLosses& other);
};

/// What counts of a game.
struct GamePoints {
    Outcome outcome = Outcome::ongoing;
    Foul foul = Foul::none;
    int plies = 0;
};

/// The games of two entrants against each other, as `a` sees them.
struct Meeting {
    std::size_t a = 0;
    std::size_t b = 0;
    std::array<WinsDrawsLosses, 2> by_side{};  ///< with `a` on the first and on the second side
    PairScores pairs{};                        ///< of complete pairs
    std::int64_t plies = 0;
    /// Fouls of `a` and of `b`, by kind.
    std::array<std::array<std::int64_t, 4>, 2> fouls{};

    WinsDrawsLosses total() const;
};

/// One entrant against all others.
struct Rank {
    std::size_t entrant = 0;
    WinsDrawsLosses games{};
    PairScores pairs{};
};

/// The tables of a match.
struct Standings {
    std::vector<Meeting> meetings;
    std::vector<Rank> ranks;  ///< the best score first

    /// Of the fixtures that have a result among the first `count`.
    static Standings of(const std::vector<Fixture>& fixtures,
                        const std::vector<std::optional<GamePoints>>& results, std::size_t count);
};

}  // namespace quinta::match
