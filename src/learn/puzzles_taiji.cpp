#include "learn/puzzle_sets.hpp"

namespace quinta {

std::string_view taiji_puzzles() { return {}; }

}  // namespace quinta
