#include "analysis/alpha_beta_engine.hpp"
#include "analysis/set_race.hpp"
#include "games/neutreeko/neutreeko.hpp"

namespace quinta::games {

std::unique_ptr<analysis::Engine> Neutreeko::make_engine(
    const analysis::EngineSettings& settings) const {
    using K = analysis::ArmyKnowledge<Neutreeko>;
    return std::make_unique<analysis::AlphaBetaEngine<Neutreeko, K>>(*this, K(*this), settings,
                                                                     150);
}

/// docs/strength.md says how they were measured.
LevelTable Neutreeko::levels() {
    return {{{8, 600},
             {12, 550},
             {26, 445},
             {68, 350},
             {175, 258},
             {400, 180},
             {900, 112},
             {2'000, 62},
             {9'000, 8},
             {0, 0}}};
}

std::vector<BenchPosition> Neutreeko::bench_positions() {
    return {{"", 11}, {"1bw2/2b2/4b/5/2ww1 1", 11}, {"2w2/2bb1/5/2w2/1bw2 1", 11}};
}

}  // namespace quinta::games
