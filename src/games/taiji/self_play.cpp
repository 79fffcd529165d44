#include "analysis/mcts_self_play.hpp"
#include "games/taiji/guide.hpp"
#include "games/taiji/taiji.hpp"

namespace quinta::games {

const net::Format& Taiji::net_format() { return TaijiPlanes::format; }

/// A quarter of the games count other groups than usual.
std::vector<analysis::SelfPlayBoard> Taiji::self_play_boards() {
    return {{"size=5", 2},           {"size=5 groups=2", 1},   {"size=6", 2},
            {"size=6 groups=3", 1},  {"size=7", 27},           {"size=7 groups=2", 3},
            {"size=7 groups=3", 2},  {"size=7 groups=all", 3}, {"size=8", 2},
            {"size=8 groups=1", 1},  {"size=9", 26},           {"size=9 groups=1", 3},
            {"size=9 groups=3", 3},  {"size=9 groups=all", 3}, {"size=10", 2},
            {"size=10 groups=2", 1}, {"size=11", 14},          {"size=11 groups=1", 1},
            {"size=11 groups=2", 2}, {"size=11 groups=all", 1}};
}

std::unique_ptr<analysis::SelfPlay> Taiji::make_self_play(
    const analysis::SelfPlayEffort& effort) const {
    return std::make_unique<analysis::MctsSelfPlay<Taiji, TaijiLearner>>(*this, effort);
}

}  // namespace quinta::games
