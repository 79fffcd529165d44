#include "analysis/alpha_beta_engine.hpp"
#include "analysis/set_race.hpp"
#include "players/engines.hpp"

namespace quinta {

std::unique_ptr<Engine> engine_of(const Neutreeko& game, const EngineSettings& settings) {
    using K = ArmyKnowledge<Neutreeko>;
    return std::make_unique<AlphaBetaEngine<Neutreeko, K>>(game, K(game), settings, 150);
}

}  // namespace quinta
