#include "learn/lessons.hpp"

#include "games/catalogue.hpp"

namespace quinta {

const std::vector<Lesson>& lessons(std::string_view game) { return catalogue_of(game).lessons; }

}  // namespace quinta
