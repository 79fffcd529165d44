#include "learn/lessons.hpp"

#include <cassert>
#include <map>

namespace quinta {

const std::vector<Lesson>& lessons(std::string_view game) {
    static const std::map<std::string_view, std::vector<Lesson>> all = {
        {"teeko", teeko_lessons()}, {"neutreeko", neutreeko_lessons()}, {"stlts", stlts_lessons()},
        {"trike", trike_lessons()}, {"taiji", taiji_lessons()},
    };
    const auto found = all.find(game);
    assert(found != all.end());
    return found->second;
}

}  // namespace quinta
