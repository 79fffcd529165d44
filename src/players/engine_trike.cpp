#include "players/engine_mcts.hpp"
#include "players/engines.hpp"
#include "players/trike_playout.hpp"

namespace quinta {
namespace {

struct TrikeGuide {
    Trike game;
    static constexpr bool counts_points = false;

    Outcome playout(const Trike::State& state, Random& random) const {
        return TrikePlayout(game)(state, random);
    }
};

}  // namespace

std::unique_ptr<Engine> engine_of(const Trike& game, const EngineSettings& settings) {
    MctsSettings tree;
    tree.exploration = 0.5;
    return std::make_unique<MctsEngine<Trike, TrikeGuide>>(game, TrikeGuide{game}, tree, settings);
}

}  // namespace quinta
