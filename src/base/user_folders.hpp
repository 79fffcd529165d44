#pragma once

#include <filesystem>

namespace quinta {

// The folders `quinta` of the XDG base directory specification, in which a person's own files live.
// Each is empty where neither its variable nor HOME says where.

/// What the person did: in $XDG_STATE_HOME or ~/.local/state.
std::filesystem::path state_folder();
/// What the person has chosen: in $XDG_CONFIG_HOME or ~/.config.
std::filesystem::path config_folder();
/// What the person keeps: in $XDG_DATA_HOME or ~/.local/share.
std::filesystem::path data_folder();
/// What can be computed again: in $XDG_CACHE_HOME or ~/.cache.
std::filesystem::path cache_folder();

}  // namespace quinta
