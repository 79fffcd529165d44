#include "learn/lessons.hpp"

namespace quinta {

std::vector<Lesson> neutreeko_lessons() { return {}; }

}  // namespace quinta
