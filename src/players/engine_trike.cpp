#include "players/engine_mcts.hpp"
#include "players/engines.hpp"

namespace quinta {
namespace {

struct TrikeGuide {
    Trike game;
    static constexpr bool counts_points = false;
};

}  // namespace

std::unique_ptr<Engine> engine_of(const Trike& game, const EngineSettings& settings) {
    return std::make_unique<MctsEngine<Trike, TrikeGuide>>(game, TrikeGuide{game}, MctsSettings{},
                                                           settings);
}

}  // namespace quinta
