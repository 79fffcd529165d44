#include "terminal/state_directory.hpp"

#include <cstdlib>

namespace quinta {
namespace fs = std::filesystem;

fs::path state_directory() {
    const char* state = std::getenv("XDG_STATE_HOME");
    if (state != nullptr && state[0] == '/') return fs::path(state) / "quinta";
    const char* home = std::getenv("HOME");
    if (home == nullptr || home[0] == '\0') return {};
    return fs::path(home) / ".local" / "state" / "quinta";
}

}  // namespace quinta
