#include "learn/puzzle_sets.hpp"

namespace quinta {

std::string_view stlts_puzzles() { return {}; }

}  // namespace quinta
