#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "online/sim_world.hpp"

namespace quinta::online {

struct SimReport {
    std::vector<std::string> broken{};  ///< the promises that were, each with the seed and when
    int events = 0;
    int restarts = 0;
    std::string how{};  ///< the game ended
};

/// One game between two clients over a bad network, with a server that is killed and comes back
/// with another time of day. Everything follows from the seed.
SimReport simulate(std::uint64_t seed, Sabotage sabotage = Sabotage::none);

}  // namespace quinta::online
