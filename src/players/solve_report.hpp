#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/session.hpp"
#include "players/oracle.hpp"

namespace quinta {

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

/// The report of a session's game; nothing for a game that has no complete table. The reason only
/// when building the table was stopped.
Result<std::optional<SolveReport>> solve_report(const Session& session, const TableStore& store,
                                                const BuildControl& control);

/// Checks every position of the table against its successors: the first that disagrees, in words;
/// empty when all agree.
Result<std::string> verify_table(const Session& session, const TableStore& store,
                                 const BuildControl& control);

}  // namespace quinta
