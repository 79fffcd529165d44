#include "analysis/alpha_beta_engine.hpp"
#include "games/stlts/evaluation.hpp"
#include "players/engines.hpp"

namespace quinta {

std::unique_ptr<Engine> engine_of(const Stlts& game, const EngineSettings& settings) {
    using K = StltsKnowledge;
    return std::make_unique<AlphaBetaEngine<Stlts, K>>(game, K(game), settings, 400);
}

}  // namespace quinta
