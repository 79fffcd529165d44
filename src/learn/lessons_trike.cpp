#include "learn/lessons.hpp"

namespace quinta {

std::vector<Lesson> trike_lessons() { return {}; }

}  // namespace quinta
