#include "players/army_race.hpp"
#include "players/engine_alpha_beta.hpp"
#include "players/engines.hpp"

namespace quinta {

std::unique_ptr<Engine> engine_of(const Neutreeko& game, const EngineSettings& settings) {
    using K = ArmyKnowledge<Neutreeko>;
    return std::make_unique<AlphaBetaEngine<Neutreeko, K>>(game, K(game), settings, 150);
}

}  // namespace quinta
