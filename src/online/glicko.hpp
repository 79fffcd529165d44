#pragma once

#include <vector>

namespace quinta::online {

/// How strong somebody is, in the units of Glicko-2 as people know them (M. Glickman, "Example of
/// the Glicko-2 system", 2013).
struct Rating {
    double value = 1500;
    double deviation = 350;
    double volatility = 0.06;

    /// Too few games to take it for certain.
    bool is_provisional() const { return deviation > 110; }

    friend bool operator==(const Rating&, const Rating&) = default;
};

/// A game as the rated player saw it: 1, ½ or 0 against this opponent.
struct RatedScore {
    Rating opponent;
    double score = 0;
};

/// The rating after a rating period with these games.
Rating updated(const Rating& before, const std::vector<RatedScore>& games);
/// The rating after this many rating periods without a game: less certain, and nothing else.
Rating aged(const Rating& before, double periods);

}  // namespace quinta::online
