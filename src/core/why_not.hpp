#pragma once

#include "base/message.hpp"
#include "core/session.hpp"

namespace quinta {

/// Why a cell cannot be touched next in a move of which `touched` was touched already: "c3 is
/// occupied", or that the game is over. Only for a cell that goes on with no legal move.
Message why_not(const Session& session, const Steps& touched, int cell);

}  // namespace quinta
