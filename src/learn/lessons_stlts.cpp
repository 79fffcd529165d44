#include "learn/lessons.hpp"

namespace quinta {

std::vector<Lesson> stlts_lessons() { return {}; }

}  // namespace quinta
