#pragma once

#include <string>

#include "base/result.hpp"
#include "core/session.hpp"

namespace quinta::protocol {

// A board as GTP has it: a square of so many points a side, each called by a letter and a number.
// A cell stands where its name says, "b3" in the second column and the third row from the bottom.

/// The side of the smallest such square with all cells of the game.
int gtp_size(const Session& session);

/// The option text of the same game on a board of this size, where an option changes that.
Result<std::string> game_of_size(const Session& session, int size);

/// The rows from the top: "X" for the first colour, "O" for the second, "." for any other point.
std::string gtp_rows(const Session& session);

}  // namespace quinta::protocol
