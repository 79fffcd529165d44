#include "players/army_race.hpp"
#include "players/engine_alpha_beta.hpp"
#include "players/engines.hpp"

namespace quinta {

std::unique_ptr<Engine> engine_of(const Teeko& game, const EngineSettings& settings) {
    using K = ArmyKnowledge<Teeko>;
    return std::make_unique<AlphaBetaEngine<Teeko, K>>(game, K(game), settings, 150);
}

}  // namespace quinta
