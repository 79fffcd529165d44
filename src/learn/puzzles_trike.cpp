#include "learn/puzzle_sets.hpp"

namespace quinta {

std::string_view trike_puzzles() { return {}; }

}  // namespace quinta
