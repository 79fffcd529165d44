#include "search/mcts_tree.hpp"

#include <gtest/gtest.h>

#include "base/static_vector.hpp"

namespace quinta::search {
namespace {

/// One move, of three kinds: enough to have replies.
struct Fork {
    struct State {
        int moves = 0;
        bool operator==(const State&) const = default;
    };
    using Move = int;
    using Moves = StaticVector<Move, 3>;

    State initial() const { return {}; }
    Side side_to_move(const State& state) const {
        return state.moves % 2 == 0 ? Side::first : Side::second;
    }
    Moves legal_moves(const State&) const {
        Moves moves;
        for (int i = 0; i < 3; ++i) moves.push_back(i);
        return moves;
    }
    void apply(State& state, Move) const { ++state.moves; }
    Outcome outcome(const State&) const { return Outcome::ongoing; }
    std::uint64_t hash(const State& state) const { return static_cast<std::uint64_t>(state.moves); }
};

/// What the first side's position is worth when its three replies are worth this.
Outcome settled(Outcome a, Outcome b, Outcome c) {
    MctsTree<Fork> tree(1 << 16);
    tree.reset(Side::first);
    EXPECT_TRUE(tree.expand(0, Fork{}, {}));
    const Outcome outcomes[] = {a, b, c};
    for (std::uint32_t i = 0; i < 3; ++i) tree[tree[0].first + i].outcome = outcomes[i];
    tree.settle(0);
    return tree[0].outcome;
}

TEST(MctsTree, a_position_is_worth_its_best_reply) {
    using enum Outcome;
    EXPECT_EQ(settled(second_wins, first_wins, ongoing), first_wins);
    EXPECT_EQ(settled(second_wins, draw, second_wins), draw);
    EXPECT_EQ(settled(second_wins, second_wins, second_wins), second_wins);
    EXPECT_EQ(settled(second_wins, draw, ongoing), ongoing);
    EXPECT_EQ(settled(second_wins, second_wins, ongoing), ongoing);
}

TEST(MctsTree, a_new_root_is_proved_only_by_its_replies) {
    MctsTree<Fork> tree(1 << 16);
    tree.reset(Side::first);
    ASSERT_TRUE(tree.expand(0, Fork{}, {}));
    const std::uint32_t at = tree[0].first + 1;
    ASSERT_TRUE(tree.expand(at, Fork{}, {1}));
    tree[at].visits = 7;
    tree[at].outcome = Outcome::second_wins;  // as somebody said, without naming a reply
    tree[tree[at].first + 2].visits = 5;
    tree.stats(tree[at].first + 2).mean = 0.25F;
    tree.reroot(at);
    EXPECT_EQ(tree.size(), 4U);
    EXPECT_EQ(tree[0].visits, 7U);
    EXPECT_EQ(tree[0].side, Side::second);
    EXPECT_EQ(tree[0].mover, Side::first);
    EXPECT_EQ(tree[tree[0].first + 2].visits, 5U);
    EXPECT_EQ(tree.stats_of(tree[0])[2].mean, 0.25F);
    EXPECT_EQ(tree[0].outcome, Outcome::ongoing);
    tree[tree[0].first].outcome = Outcome::second_wins;
    tree.reroot(0);
    EXPECT_EQ(tree[0].outcome, Outcome::second_wins);
}

TEST(MctsTree, a_full_tree_says_so) {
    MctsTree<Fork> tree(3 * (sizeof(MctsNode<Fork>) + sizeof(SelectionStats)));
    tree.reset(Side::first);
    EXPECT_FALSE(tree.expand(0, Fork{}, {}));
    EXPECT_FALSE(tree[0].is_expanded());
}

}  // namespace
}  // namespace quinta::search
