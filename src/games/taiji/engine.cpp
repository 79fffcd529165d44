#include "analysis/mcts_engine.hpp"
#include "games/taiji/taiji.hpp"

namespace quinta::games {
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

std::unique_ptr<analysis::Engine> Taiji::make_engine(
    const analysis::EngineSettings& settings) const {
    search::MctsSettings tree;
    tree.exploration = 0.02;
    tree.rave_weight = 100;
    tree.expand_after = 4;
    tree.proof_effort = 0.3;
    return std::make_unique<analysis::MctsEngine<Taiji, TaijiGuide>>(*this, TaijiGuide{}, tree,
                                                                     settings);
}

/// docs/strength.md says how they were measured.
LevelTable Taiji::levels() {
    return {{{4, 600},
             {10, 452},
             {20, 353},
             {40, 258},
             {77, 179},
             {142, 113},
             {260, 53},
             {540, 9},
             {2'000, 0},
             {12'000, 0}}};
}

std::vector<BenchPosition> Taiji::bench_positions() {
    return {{"", 4},
            {"3l5/3ddlll1/2lddlddd/3dlld1l/4lddll/6dld/5ldll/5lddd/7ld 1", 4},
            {"3l1dl1d/3ddllll/1llddlddd/1dddlld1l/ldlllddll/1dldlddld/5ldll/5lddd/5ldld 2", 4}};
}

}  // namespace quinta::games
