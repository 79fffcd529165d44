#pragma once

#include <optional>

#include "cli/program.hpp"
#include "screen/screen.hpp"

namespace quinta::cli {

/// Runs the full-screen program with its menu and what `open` puts on top of it, and gives the exit
/// code; nothing when it has to be lines of text.
std::optional<int> run_on_screen(const Program& program, const OpenPages& open);

}  // namespace quinta::cli
