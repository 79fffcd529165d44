#pragma once

#include <string>

namespace quinta {

// What terminfo knows, in a file of its own: its header has macros for hundreds of short names.

/// The code for something that the terminal can do; empty when it cannot. Curses must be open.
std::string capability(const char* name);

/// The kind of this terminal with exact colours, where it says that it has them and terminfo knows
/// how: "xterm-direct" for "xterm-256color".
std::string direct_kind();

}  // namespace quinta
