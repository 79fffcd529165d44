#include <variant>

#include "analysis/mcts_engine.hpp"
#include "games/trike/playout.hpp"
#include "games/trike/trike.hpp"

namespace quinta::games {
namespace {

struct TrikeGuide {
    using Small = TrikePlayout<std::uint64_t, 3>;
    using Large = TrikePlayout<Bits128, 3>;
    using Pyramid = TrikePlayout<std::uint64_t, 4>;
    std::variant<Small, Large, Pyramid> games;
    static constexpr bool counts_points = false;

    static TrikeGuide of(const Trike& game) {
        if (game.board() == Trike::Board::pyramid) return {Pyramid(game)};
        if (game.points() > 64) return {Large(game)};
        return {Small(game)};
    }

    double playout(const Trike::State& state, Random& random) const {
        return std::visit([&](const auto& play) { return play(state, random); }, games);
    }
};

}  // namespace

std::unique_ptr<analysis::Engine> Trike::make_engine(
    const analysis::EngineSettings& settings) const {
    search::MctsSettings tree;
    tree.exploration = 0.25;
    tree.proof_effort = 3;
    return std::make_unique<analysis::MctsEngine<Trike, TrikeGuide>>(*this, TrikeGuide::of(*this),
                                                                     tree, settings);
}

/// docs/strength.md says how they were measured.
LevelTable Trike::levels() {
    return {{{4, 600},
             {12, 480},
             {40, 360},
             {130, 260},
             {450, 160},
             {1'400, 85},
             {3'000, 45},
             {6'000, 18},
             {15'000, 0},
             {200'000, 0}}};
}

std::vector<BenchPosition> Trike::bench_positions() {
    return {{"", 5}, {"1/2/3/4/2b2/1B4/2w4 2 owner=1", 5}, {"1/Bw/3/4/2b2/1b4/2w4 1 owner=2", 5}};
}

}  // namespace quinta::games
