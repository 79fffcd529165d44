#include "learn/puzzle_sets.hpp"

namespace quinta {

std::string_view neutreeko_puzzles() { return {}; }

}  // namespace quinta
