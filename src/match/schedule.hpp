#pragma once

#include <cstddef>
#include <vector>

namespace quinta::match {

/// One game of a match: which entrants play it, on which side, from which opening.
struct Fixture {
    std::size_t first = 0;   ///< entrant that plays the first side
    std::size_t second = 0;  ///< entrant that plays the second side
    std::size_t pair = 0;    ///< of these two entrants, from 0; also the number of the opening
    std::size_t game = 0;    ///< 0, or 1 for the same with sides exchanged

    friend bool operator==(const Fixture&, const Fixture&) = default;
};

/// Who meets whom: everybody everybody else, or the first entrant all others.
enum class Format { round_robin, gauntlet };

/// The games in the order in which they are begun: opening by opening, so that a match that is cut
/// short has treated everybody alike. The two games of a pair follow each other.
std::vector<Fixture> schedule(std::size_t entrants, std::size_t pairs, Format format);

}  // namespace quinta::match
