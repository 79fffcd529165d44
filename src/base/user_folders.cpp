#include "base/user_folders.hpp"

#include <cstdlib>

namespace quinta {
namespace fs = std::filesystem;
namespace {

/// A relative path in a variable counts as none, as the specification says.
fs::path user_folder(const char* variable, const char* below_home) {
    const char* given = std::getenv(variable);
    if (given != nullptr && given[0] == '/') return fs::path(given) / "quinta";
    const char* home = std::getenv("HOME");
    if (home == nullptr || home[0] == '\0') return {};
    return fs::path(home) / below_home / "quinta";
}

}  // namespace

fs::path state_folder() { return user_folder("XDG_STATE_HOME", ".local/state"); }
fs::path config_folder() { return user_folder("XDG_CONFIG_HOME", ".config"); }
fs::path data_folder() { return user_folder("XDG_DATA_HOME", ".local/share"); }
fs::path cache_folder() { return user_folder("XDG_CACHE_HOME", ".cache"); }

}  // namespace quinta
