#include "learn/puzzle_sets.hpp"

namespace quinta {

std::string_view teeko_puzzles() { return {}; }

}  // namespace quinta
