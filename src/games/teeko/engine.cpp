#include "analysis/alpha_beta_engine.hpp"
#include "analysis/set_race.hpp"
#include "players/engines.hpp"

namespace quinta {

std::unique_ptr<Engine> engine_of(const Teeko& game, const EngineSettings& settings) {
    using K = ArmyKnowledge<Teeko>;
    return std::make_unique<AlphaBetaEngine<Teeko, K>>(game, K(game), settings, 150);
}

}  // namespace quinta
