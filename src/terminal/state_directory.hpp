#pragma once

#include <filesystem>

namespace quinta {

/// Where what a person did is kept: `quinta` in $XDG_STATE_HOME or ~/.local/state. Empty where
/// neither is known.
std::filesystem::path state_directory();

}  // namespace quinta
