#pragma once

#include "app/seating.hpp"
#include "cli/program.hpp"

namespace quinta::cli {

/// Lets two computers play `games` games from the session's position and prints a table of the
/// results. Game i is repeated by the seeding's seed and i, whatever came before it.
int run_contest(const Program& program, const Session& start, const app::Seating& seating,
                int games);

}  // namespace quinta::cli
