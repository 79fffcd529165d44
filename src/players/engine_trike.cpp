#include "players/engine_mcts.hpp"
#include "players/engines.hpp"

namespace quinta {
namespace {

struct TrikeGuide {
    Trike game;
    static constexpr bool counts_points = false;

    /// Proofs reach far once few points are left.
    double proof_share(const Trike::State& state) const {
        const int left = game.points() - state.count;
        return left <= 24 ? 0.75 : left <= 34 ? 0.5 : 0.1;
    }
};

}  // namespace

std::unique_ptr<Engine> engine_of(const Trike& game, const EngineSettings& settings) {
    return std::make_unique<MctsEngine<Trike, TrikeGuide>>(game, TrikeGuide{game}, MctsSettings{},
                                                           settings);
}

}  // namespace quinta
