#include "analysis/mcts_engine.hpp"
#include "players/engines.hpp"

namespace quinta {
namespace {

struct TaijiGuide {
    static constexpr bool counts_points = true;

    // A tile counts the same whoever places it, so what became of games in which it lies on the
    // board at all tells much about placing it now.
    static constexpr bool sides_share_moves = true;
    // Going through the tree, with its many moves, takes as long as several games.
    static constexpr int games_at_once = 4;
    std::size_t slots() const { return std::size_t{128} * 4; }
    /// By the light square and where the dark one lies from it.
    std::size_t slot(Taiji::Move move) const {
        const std::size_t direction = move.light > move.dark ? 1 : 0;
        const bool is_across = move.light - move.dark == 1 || move.dark - move.light == 1;
        return std::size_t{move.light} * 4 + (is_across ? 2 : 0) + direction;
    }
};

}  // namespace

std::unique_ptr<Engine> engine_of(const Taiji& game, const EngineSettings& settings) {
    MctsSettings tree;
    tree.exploration = 0.02;
    tree.later_weight = 100;
    tree.expand_after = 4;
    tree.proof_effort = 0.3;
    return std::make_unique<MctsEngine<Taiji, TaijiGuide>>(game, TaijiGuide{}, tree, settings);
}

}  // namespace quinta
