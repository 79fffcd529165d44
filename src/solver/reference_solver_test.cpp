#include "solver/reference_solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "base/random.hpp"
#include "base/static_vector.hpp"
#include "solver/army_positions.hpp"
#include "solver/enumerated.hpp"
#include "solver/toy_armies.hpp"

namespace quinta::solver {
namespace {

/// A game without any sense: random moves between random positions, circles included, in which any
/// side may be to move and some positions end it.
class GraphGame {
 public:
    using State = std::size_t;
    using Move = std::size_t;  ///< the position after it
    using Moves = StaticVector<Move, 8>;

    GraphGame(Random& random, std::uint32_t size) : nodes_(size) {
        for (Node& node : nodes_) {
            node.side = random.below(2) == 0 ? Side::first : Side::second;
            const std::uint32_t count = random.below(5);
            for (std::uint32_t i = 0; i < count; ++i) node.moves.push_back(random.below(size));
            if (count > 0) continue;
            const std::array ends = {Outcome::first_wins, Outcome::second_wins, Outcome::draw};
            node.outcome = ends[random.below(3)];
        }
    }

    State initial() const { return 0; }
    Side side_to_move(const State& state) const { return nodes_[state].side; }
    Moves legal_moves(const State& state) const { return nodes_[state].moves; }
    void apply(State& state, const Move& move) const { state = move; }
    Outcome outcome(const State& state) const { return nodes_[state].outcome; }
    std::uint64_t hash(const State& state) const { return state % 5; }  // hashes may be alike

    std::size_t index_count() const { return nodes_.size(); }
    std::size_t index(const State& state) const { return state; }
    std::optional<State> state_at(std::size_t number) const { return number; }

 private:
    struct Node {
        Side side = Side::first;
        Moves moves;
        Outcome outcome = Outcome::ongoing;
    };
    std::vector<Node> nodes_;
};
static_assert(IndexedGame<GraphGame>);
static_assert(IndexedGame<ArmyPositions<ToyArmies>>);
static_assert(IndexedGame<Enumerated<ToyArmies>>);

/// Straight from the meaning of the words: within how many plies a side can force its win.
std::vector<int> plies_to_win(const GraphGame& game, Side side) {
    constexpr int never = 1000;
    std::vector<int> plies(game.index_count(), never);
    for (std::size_t i = 0; i < plies.size(); ++i) {
        if (game.outcome(i) == win_for(side)) plies[i] = 0;
    }
    for (int ply = 1; ply <= static_cast<int>(plies.size()); ++ply) {
        for (std::size_t i = 0; i < plies.size(); ++i) {
            const auto moves = game.legal_moves(i);
            const auto is_near = [&](std::size_t next) { return plies[next] < ply; };
            const bool is_forced = game.side_to_move(i) == side
                                       ? std::ranges::any_of(moves, is_near)
                                       : !moves.empty() && std::ranges::all_of(moves, is_near);
            if (is_forced && plies[i] == never) plies[i] = ply;
        }
    }
    return plies;
}

TEST(ReferenceSolver, agrees_with_the_definition_on_games_without_sense) {
    Random random(1);
    int draws = 0, longest = 0;
    for (int n = 0; n < 400; ++n) {
        const GraphGame game(random, 1 + random.below(60));
        const std::vector<Distance> found = solve_by_the_book(game);
        const std::array wins = {plies_to_win(game, Side::first), plies_to_win(game, Side::second)};
        for (std::size_t i = 0; i < found.size(); ++i) {
            const Side side = game.side_to_move(i);
            const int win = wins[index(side)][i], loss = wins[index(opponent(side))][i];
            const Distance expected = win < 1000    ? Distance::win(win)
                                      : loss < 1000 ? Distance::loss(loss)
                                                    : Distance::draw();
            ASSERT_EQ(found[i], expected) << "game " << n << ", position " << i;
            draws += expected.is_draw() ? 1 : 0;
            if (!expected.is_draw()) longest = std::max(longest, expected.plies());
        }
    }
    EXPECT_GT(draws, 1000);
    EXPECT_GT(longest, 6);
}

TEST(ArmyPositions, numbers_stand_for_positions) {
    const ArmyPositions game(ToyArmies(4, 3));
    std::size_t gaps = 0;
    for (std::size_t i = 0; i < game.index_count(); ++i) {
        const auto state = game.state_at(i);
        if (!state) {
            ++gaps;
            continue;
        }
        ASSERT_EQ(game.index(*state), i);
        ASSERT_EQ(state->first & state->second, 0U);
    }
    EXPECT_EQ(game.index_count(), 2U * 220 * 84);
    EXPECT_EQ(gaps, 2U * 10 * 84);  // three in a row: two on each rank, one on each file
}

TEST(Enumerated, numbers_what_can_be_reached) {
    const ToyArmies toy(3, 3);
    const ArmyPositions all(toy);
    const ToyArmies::State start{0b010'000'101, 0b101'000'010, Side::first};
    const auto some = Enumerated<ToyArmies>::after(toy, start, 10'000);
    ASSERT_TRUE(some);
    EXPECT_EQ(some->index(start), 0U);
    EXPECT_GT(some->index_count(), 1000U);
    const std::vector<Distance> of_all = solve_by_the_book(all), of_some = solve_by_the_book(*some);
    for (std::size_t i = 0; i < some->index_count(); ++i) {
        ASSERT_EQ(some->index(*some->state_at(i)), i);
        ASSERT_EQ(of_some[i], of_all[all.index(*some->state_at(i))]);
    }
    EXPECT_FALSE(Enumerated<ToyArmies>::after(toy, start, some->index_count() - 1));
    EXPECT_TRUE(Enumerated<ToyArmies>::after(toy, start, some->index_count()));
}

TEST(Enumerated, tells_apart_positions_with_the_same_hash) {
    Random random(7);
    const GraphGame game(random, 60);
    const auto walked = Enumerated<GraphGame>::after(game, 0, 60);
    ASSERT_TRUE(walked);
    const std::vector<Distance> all = solve_by_the_book(game), some = solve_by_the_book(*walked);
    for (std::size_t i = 0; i < some.size(); ++i) {
        EXPECT_EQ(some[i], all[*walked->state_at(i)]);
    }
}

}  // namespace
}  // namespace quinta::solver
