#include "analysis/mcts_engine.hpp"
#include "games/trike/guide.hpp"
#include "games/trike/trike.hpp"
#include "net/shelf.hpp"

namespace quinta::games {

std::unique_ptr<analysis::Engine> Trike::make_engine(
    const analysis::EngineSettings& settings) const {
    std::shared_ptr<const net::Net> net = settings.net;
    if (settings.uses_net && !net) net = net::net_for(TrikePlanes::format);
    TrikeGuide guide(*this, settings.uses_net ? net : nullptr);
    const search::MctsSettings tree = guide.settings();
    return std::make_unique<analysis::MctsEngine<Trike, TrikeGuide>>(*this, std::move(guide), tree,
                                                                     settings);
}

/// docs/strength.md says how they were measured.
LevelTable Trike::levels() {
    return {{{4, 600},
             {12, 480},
             {40, 360},
             {130, 260},
             {450, 160},
             {1'400, 85},
             {3'000, 45},
             {6'000, 18},
             {15'000, 0},
             {200'000, 0, true}}};
}

std::vector<BenchPosition> Trike::bench_positions() {
    return {{"", 5}, {"1/2/3/4/2b2/1B4/2w4 2 owner=1", 5}, {"1/Bw/3/4/2b2/1b4/2w4 1 owner=2", 5}};
}

}  // namespace quinta::games
