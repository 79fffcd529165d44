#pragma once

#include <functional>

#include "cli/program.hpp"

namespace quinta::cli {

/// Calls `show` with the position that the arguments name or, when they name none and standard
/// input is not a terminal, with each of the positions there, one per line. A wrong one is reported
/// and the rest goes on, until a signal or a reader who is gone ends it (Work). Without any
/// position, the start is shown. Gives the exit code.
int for_each_position(const Program& program, const GameArguments& arguments,
                      const std::function<void(const Session&)>& show);

}  // namespace quinta::cli
