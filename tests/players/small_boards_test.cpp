// The plain solver on boards small enough to list every position.

#include <gtest/gtest.h>

#include <algorithm>

#include "analysis/solved_test_support.hpp"
#include "games/stlts/stlts.hpp"
#include "games/taiji/taiji.hpp"
#include "games/teeko/teeko.hpp"
#include "games/trike/trike.hpp"
#include "solver/army_positions.hpp"
#include "solver/enumerated.hpp"
#include "solver/reference_solver.hpp"

namespace quinta {
namespace {

static_assert(IndexedGame<solver::ArmyPositions<games::Teeko>>);

/// A game with the values that the plain solver found.
template <Rules G>
class SolvedSmall {
 public:
    using Game = solver::Enumerated<G>;

    explicit SolvedSmall(const G& game) : SolvedSmall(game, game.initial()) {}
    SolvedSmall(const G& game, const typename G::State& start)
        : game_(*Game::after(game, start, 5'000'000)),
          distances_(solver::solve_by_the_book(game_)) {}

    const Game& game() const { return game_; }
    solver::Distance distance(const typename G::State& state) const {
        return distances_[game_.index(state)];
    }

 private:
    Game game_;
    std::vector<solver::Distance> distances_;
};

template <Rules G>
void expect_consistent(const SolvedSmall<G>& solved) {
    for (std::size_t i = 0; i < solved.game().index_count(); ++i) {
        const auto state = *solved.game().state_at(i);
        const solver::Distance expected = solved.game().outcome(state) == Outcome::draw
                                              ? solver::Distance::draw()
                                              : analysis::by_successors(solved, state);
        ASSERT_EQ(solved.distance(state), expected) << i;
    }
}

/// For each first checker, row by row from the apex: B when the player who placed it wins.
std::string winners(int side) {
    const games::Trike game(games::Trike::Board::triangle, side, false);
    const SolvedSmall solved(game);
    expect_consistent(solved);
    std::string out;
    for (const games::Trike::Move move : game.legal_moves(game.initial())) {
        games::Trike::State state = game.initial();
        game.apply(state, move);
        out += solved.distance(state).is_loss() ? 'B' : 'w';
    }
    return out;
}

TEST(SmallBoards, trike) {
    EXPECT_EQ(winners(3), "wBBwBw");
    EXPECT_EQ(winners(4), "wwwwBwwwww");
}

TEST(SmallBoards, trike_with_swap) {
    for (int side = 2; side <= 4; ++side) {
        const SolvedSmall solved(games::Trike(games::Trike::Board::triangle, side, true));
        expect_consistent(solved);
        EXPECT_TRUE(solved.distance(solved.game().initial()).is_loss()) << side;
    }
}

TEST(SmallBoards, taiji) {
    for (const int size : {2, 3}) {
        for (const int groups : {1, 2, games::Taiji::all_groups}) {
            const SolvedSmall solved(games::Taiji(size, groups));
            expect_consistent(solved);
            EXPECT_TRUE(solved.distance(solved.game().initial()).is_loss()) << size;
        }
    }
}

/// One piece each, at most one pin of a colour.
TEST(SmallBoards, stlts_duel) {
    games::Stlts::Settings settings;
    settings.pins = 1;
    settings.paths = games::Stlts::Paths::straight;
    const games::Stlts game(settings);
    const auto start = game.parse_state("12/12/12/12/12/12/12/5W00B005/12/12/12/12 1");
    ASSERT_TRUE(start) << start.error();
    const SolvedSmall solved(game, *start);
    expect_consistent(solved);
    // White takes after a black pin; Black, who has no pin yet, cannot get away in between.
    EXPECT_EQ(solved.distance(*start), solver::Distance::win(3));
}

}  // namespace
}  // namespace quinta
