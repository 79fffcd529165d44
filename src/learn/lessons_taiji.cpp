#include "learn/lessons.hpp"

namespace quinta {

std::vector<Lesson> taiji_lessons() { return {}; }

}  // namespace quinta
