#pragma once

#include <string>

#include "core/session.hpp"
#include "mcp/toolbox.hpp"

namespace quinta::mcp {

/// The board in characters, who is to move or who has won, and what may be played.
Answer describe(const Session& session);

/// "Black (player 1)".
std::string name_of(const Session& session, Side side);

}  // namespace quinta::mcp
