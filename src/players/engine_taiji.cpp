#include "players/engine_mcts.hpp"
#include "players/engines.hpp"

namespace quinta {
namespace {

struct TaijiGuide {
    Taiji game;
    static constexpr bool counts_points = true;

    // A tile counts the same whoever places it, so what became of games in which it lies on the
    // board at all tells much about placing it now.
    static constexpr bool sides_share_moves = true;
    std::size_t slots() const { return std::size_t{128} * 128; }
    std::size_t slot(Taiji::Move move) const { return std::size_t{move.light} * 128 + move.dark; }
};

}  // namespace

std::unique_ptr<Engine> engine_of(const Taiji& game, const EngineSettings& settings) {
    MctsSettings tree;
    tree.exploration = 0.2;
    tree.later_weight = 1000;
    tree.expand_after = 4;
    return std::make_unique<MctsEngine<Taiji, TaijiGuide>>(game, TaijiGuide{game}, tree, settings);
}

}  // namespace quinta
