#pragma once

#include "analysis/oracle.hpp"

namespace quinta {

/// Whether exactly one move of the side to move wins, proved by the oracle: of all others it is
/// known that they do not. Blocks.
///
/// In Stlts, where no search can prove that a move never wins, the others must not win within two
/// plies more than the winning move takes.
bool has_only_one_win(const Session& session, Oracle& oracle, const OracleLimits& limits);

}  // namespace quinta
