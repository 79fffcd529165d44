#include "learn/lessons.hpp"

#include "games/catalogue.hpp"

namespace quinta::learn {

const std::vector<Lesson>& lessons(std::string_view game) {
    return games::catalogue_of(game).lessons;
}

}  // namespace quinta::learn
