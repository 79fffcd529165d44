#include "analysis/mcts_engine.hpp"
#include "games/taiji/guide.hpp"
#include "games/taiji/taiji.hpp"
#include "net/shelf.hpp"

namespace quinta::games {

std::unique_ptr<analysis::Engine> Taiji::make_engine(
    const analysis::EngineSettings& settings) const {
    std::shared_ptr<const net::Net> net = settings.net;
    if (settings.uses_net && !net) net = net::net_for(TaijiPlanes::format);
    TaijiGuide guide(*this, settings.uses_net ? net : nullptr);
    const search::MctsSettings tree = guide.settings();
    return std::make_unique<analysis::MctsEngine<Taiji, TaijiGuide>>(*this, std::move(guide), tree,
                                                                     settings);
}

/// docs/strength.md says how they were measured.
LevelTable Taiji::levels() {
    return {{{4, 600},
             {10, 452},
             {20, 353},
             {40, 258},
             {77, 179},
             {142, 113},
             {260, 53},
             {540, 9},
             {2'000, 0},
             {12'000, 0, true}}};
}

std::vector<BenchPosition> Taiji::bench_positions() {
    return {{"", 4},
            {"3l5/3ddlll1/2lddlddd/3dlld1l/4lddll/6dld/5ldll/5lddd/7ld 1", 4},
            {"3l1dl1d/3ddllll/1llddlddd/1dddlld1l/ldlllddll/1dldlddld/5ldll/5lddd/5ldld 2", 4}};
}

}  // namespace quinta::games
