#include <variant>

#include "analysis/mcts_engine.hpp"
#include "games/trike/playout.hpp"
#include "players/engines.hpp"

namespace quinta {
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

std::unique_ptr<Engine> engine_of(const Trike& game, const EngineSettings& settings) {
    MctsSettings tree;
    tree.exploration = 0.25;
    tree.proof_effort = 3;
    return std::make_unique<MctsEngine<Trike, TrikeGuide>>(game, TrikeGuide::of(game), tree,
                                                           settings);
}

}  // namespace quinta
