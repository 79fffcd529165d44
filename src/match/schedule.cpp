#include "match/schedule.hpp"

namespace quinta::match {

std::vector<Fixture> schedule(std::size_t entrants, std::size_t pairs, Format format) {
    const std::size_t hosts = format == Format::gauntlet ? 1 : entrants;
    std::vector<Fixture> out;
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        for (std::size_t a = 0; a < hosts; ++a) {
            for (std::size_t b = a + 1; b < entrants; ++b) {
                out.push_back({a, b, pair, 0});
                out.push_back({b, a, pair, 1});
            }
        }
    }
    return out;
}

}  // namespace quinta::match
