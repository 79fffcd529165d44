#include "analysis/mcts_self_play.hpp"
#include "games/trike/guide.hpp"
#include "games/trike/trike.hpp"

namespace quinta::games {

const net::Format& Trike::net_format() { return TrikePlanes::format; }

/// Smaller triangles are solved. What is learnt on one board helps on all.
std::vector<analysis::SelfPlayBoard> Trike::self_play_boards() {
    return {{"side=8 swap=off", 10},  {"side=9 swap=off", 34}, {"side=10 swap=off", 14},
            {"side=11 swap=off", 24}, {"side=12 swap=off", 4}, {"side=13 swap=off", 14}};
}

std::unique_ptr<analysis::SelfPlay> Trike::make_self_play(
    const analysis::SelfPlayEffort& effort) const {
    return std::make_unique<analysis::MctsSelfPlay<Trike, TrikeGuide>>(*this, effort);
}

}  // namespace quinta::games
