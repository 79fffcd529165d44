#include "analysis/alpha_beta_engine.hpp"
#include "analysis/set_race.hpp"
#include "games/teeko/teeko.hpp"

namespace quinta::games {

std::unique_ptr<analysis::Engine> Teeko::make_engine(
    const analysis::EngineSettings& settings) const {
    using K = analysis::ArmyKnowledge<Teeko>;
    return std::make_unique<analysis::AlphaBetaEngine<Teeko, K>>(*this, K(*this), settings, 150);
}

/// docs/strength.md says how they were measured.
LevelTable Teeko::levels() {
    return {{{8, 600},
             {14, 531},
             {31, 439},
             {127, 288},
             {274, 215},
             {537, 158},
             {1'301, 92},
             {3'007, 42},
             {6'978, 7},
             {0, 0}}};
}

std::vector<BenchPosition> Teeko::bench_positions() {
    return {{"", 7}, {"5/3r1/2bb1/5/5 2", 9}, {"5/2br1/rrbb1/2r2/2b2 1", 11}};
}

}  // namespace quinta::games
