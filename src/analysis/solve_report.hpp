#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace quinta::analysis {

/// What a complete table says about its game as a whole. Positions are counted as placements of
/// the mover's and the other army, in the phase in which all pieces are on the board.
struct SolveReport {
    std::uint64_t wins = 0;
    std::uint64_t losses = 0;
    std::uint64_t draws = 0;
    std::vector<std::uint64_t> plies;  ///< won (odd) and lost (even) positions by distance
    int longest = 0;                   ///< plies of the longest wins
    std::string position;              ///< one of them
    std::vector<std::string> line;     ///< and best play from it to the end

    std::uint64_t valid() const { return wins + losses + draws; }
};

/// What checking a table position by position has found.
struct Verification {
    std::uint64_t positions = 0;  ///< that were held against their successors, images counted once
    bool has_reference = false;   ///< whether they were also solved by the book and compared
    std::string wrong;            ///< in words, the first that disagrees; empty when all agree
};

}  // namespace quinta::analysis
