// Monte Carlo tree search: its proofs against plain minimax, and what it promises.

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "games/stlts/stlts.hpp"
#include "games/taiji/taiji.hpp"
#include "games/trike/trike.hpp"
#include "minimax.hpp"
#include "search/mcts.hpp"

namespace quinta {
namespace {

games::Trike triangle(int side, bool has_swap) {
    return games::Trike(games::Trike::Board::triangle, side, has_swap);
}

template <class S>
void run(S& search, std::uint64_t games) {
    BudgetTracker watch({}, 1);
    NodeCounter meter(watch);
    search.run(meter, games);
}

template <class S>
std::vector<std::uint32_t> visits(const S& search) {
    std::vector<std::uint32_t> out;
    for (std::uint32_t i = 0; i < search.root().count; ++i) {
        out.push_back(search.child(i).visits);
    }
    return out;
}

/// Every position of a small game is proved right, whatever the seed.
template <Rules G>
void expect_proofs(const G& game, int least) {
    Minimax<G> minimax(game);
    minimax.outcome(game.initial());
    int count = 0;
    for (const auto& [state, value] : minimax.known()) {
        if (++count > least) break;
        search::Mcts<G> search(game, {}, search::MctsSettings{});
        search.reset(state, static_cast<std::uint64_t>(count));
        run(search, 200'000);
        EXPECT_EQ(search.root().outcome, minimax.outcome(state)) << game.format_state(state);
        const auto best = search.child(search.ranking().front()).outcome;
        EXPECT_EQ(best, search.root().outcome) << game.format_state(state);
    }
    EXPECT_GT(count, least);
}

TEST(Mcts, proves_small_games) {
    expect_proofs(triangle(3, true), 100);
    expect_proofs(triangle(4, true), 200);
    expect_proofs(games::Taiji(3), 100);
}

TEST(Mcts, finds_the_only_winning_move) {
    const games::Trike game = triangle(4, false);
    search::Mcts<games::Trike> search(game, {}, search::MctsSettings{});
    search.reset(game.initial(), 1);
    run(search, 1'000'000);
    const auto best = search.child(search.ranking().front());
    EXPECT_EQ(game.format_move(game.initial(), best.move), "c2");
    EXPECT_EQ(best.outcome, Outcome::first_wins);
    EXPECT_LT(search.root().visits, 1'000'000U);  // nothing is left to find out
}

TEST(Mcts, prefers_the_better_move_without_a_proof) {
    // Plain UCT, which proves nothing, comes to the same move.
    const games::Trike game = triangle(4, false);
    search::MctsSettings plain;
    plain.proves = false;
    search::Mcts<games::Trike> search(game, {}, plain);
    search.reset(game.initial(), 1);
    run(search, 50'000);
    EXPECT_FALSE(search.root().is_proved());
    const auto best = search.child(search.ranking().front());
    EXPECT_EQ(game.format_move(game.initial(), best.move), "c2");
    EXPECT_GT(best.mean(), 0.5);
}

TEST(Mcts, is_repeatable_from_its_seed) {
    const games::Taiji game(5);
    const auto visits_of = [&](std::uint64_t seed) {
        search::Mcts<games::Taiji> search(game, {}, search::MctsSettings{});
        search.reset(game.initial(), seed);
        run(search, 3000);
        return visits(search);
    };
    EXPECT_EQ(visits_of(7), visits_of(7));
    EXPECT_NE(visits_of(7), visits_of(8));
}

TEST(Mcts, ends_games_without_captures_as_draws) {
    games::Stlts::Settings settings;
    settings.quiet = 1;
    const games::Stlts game(settings);
    search::Mcts<games::Stlts> search(game, {}, search::MctsSettings{});
    search.reset(game.initial(), 1);
    run(search, 100);
    EXPECT_EQ(search.root().visits, 100U);
    EXPECT_EQ(search.root().mean(), 0.5);  // nothing can be captured so soon
}

TEST(Mcts, plays_as_many_games_as_it_may) {
    const games::Taiji game(7);
    for (const std::uint64_t limit : {1U, 10U, 999U}) {
        search::Mcts<games::Taiji> search(game, {}, search::MctsSettings{});
        search.reset(game.initial(), 1);
        BudgetTracker watch({limit, {}, 1, nullptr}, 8);
        NodeCounter meter(watch);
        search.run(meter, 1'000'000);
        EXPECT_TRUE(meter.gave_up());
        EXPECT_EQ(search.root().visits, limit);
        const auto all = visits(search);
        EXPECT_EQ(std::accumulate(all.begin(), all.end(), 0U), limit);
    }
}

TEST(Mcts, keeps_what_it_knows_when_the_game_goes_on) {
    const games::Trike game = triangle(5, false);
    search::Mcts<games::Trike> search(game, {}, search::MctsSettings{});
    search.reset(game.initial(), 1);
    run(search, 5000);
    const auto& best = search.child(search.ranking().front());
    const auto& reply = search.node(best.first + search.ranking_of(best).front());
    const std::vector<games::Trike::Move> moves{best.move, reply.move};
    const std::uint32_t known = reply.visits;
    std::vector<std::uint32_t> below;
    for (std::uint32_t i = 0; i < reply.count; ++i) {
        below.push_back(search.node(reply.first + i).visits);
    }

    ASSERT_TRUE(search.follow(moves));
    games::Trike::State state = game.initial();
    for (const games::Trike::Move& move : moves) game.apply(state, move);
    EXPECT_EQ(search.position(), state);
    EXPECT_EQ(search.root().side, game.side_to_move(state));
    EXPECT_EQ(visits(search), below);
    run(search, 200);
    EXPECT_EQ(search.root().visits, known + 200);
}

TEST(Mcts, proves_the_same_after_the_game_has_gone_on) {
    const games::Trike game = triangle(4, true);
    Minimax<games::Trike> minimax(game);
    for (const auto& move : game.legal_moves(game.initial())) {
        search::Mcts<games::Trike> search(game, {}, search::MctsSettings{});
        search.reset(game.initial(), 1);
        run(search, 300);
        ASSERT_TRUE(search.follow(std::vector{move}));
        run(search, 200'000);
        EXPECT_EQ(search.root().outcome, minimax.outcome(search.position()));
    }
}

TEST(Mcts, follows_nowhere_it_has_not_been) {
    const games::Trike game = triangle(5, false);
    search::Mcts<games::Trike> search(game, {}, search::MctsSettings{});
    search.reset(game.initial(), 1);
    const games::Trike::Move move = game.legal_moves(game.initial())[3];
    EXPECT_FALSE(search.follow(std::vector{move}));
    EXPECT_FALSE(search.follow(std::vector{move, move}));
    EXPECT_FALSE(search.follow(std::vector{games::Trike::Move{99}}));
    EXPECT_EQ(search.position(), game.initial());
    EXPECT_TRUE(search.follow({}));  // still there
    run(search, 10);
    EXPECT_EQ(search.root().visits, 10U);
}

TEST(Mcts, goes_on_when_the_tree_is_full) {
    const games::Trike game = triangle(7, true);
    search::MctsSettings small;
    small.tree_bytes = 200 * sizeof(search::MctsNode<games::Trike>);
    search::Mcts<games::Trike> search(game, {}, small);
    search.reset(game.initial(), 1);
    run(search, 20'000);
    EXPECT_EQ(search.root().visits, 20'000U);
    EXPECT_EQ(search.ranking().size(), 28U);
    std::uint32_t expanded = 0;
    for (std::uint32_t i = 0; i < 28; ++i) expanded += search.child(i).is_expanded() ? 1U : 0U;
    EXPECT_GT(expanded, 1U);
    EXPECT_LT(expanded, 28U);  // there was no room for more
}

/// Numbers Trike's moves, so that what is learnt of a move later in a game is used.
template <int games>
struct LaterGuide {
    static constexpr int games_at_once = games;
    static constexpr bool sides_share_moves = false;
    std::size_t slots() const { return 256; }
    std::size_t slot(games::Trike::Move move) const { return move.to; }
};

template <int games>
void expect_learning() {
    const games::Trike game = triangle(4, false);
    search::MctsSettings settings;
    settings.rave_weight = 100;
    search::Mcts<games::Trike, LaterGuide<games>> search(game, {}, settings);
    search.reset(game.initial(), 1);
    run(search, 100);
    bool has_shared = false;
    for (std::uint32_t i = 0; i < search.root().count; ++i) {
        const auto& child = search.child(i);
        EXPECT_GE(child.rave_visits, games * child.visits);
        EXPECT_LE(child.rave_visits, games * 100U);
        EXPECT_LE(child.rave_reward, child.rave_visits);
        EXPECT_EQ(child.reward * games, std::round(child.reward * games));
        has_shared |= child.reward != std::round(child.reward);
    }
    EXPECT_EQ(has_shared, games > 1);  // a visit may bring a part of a win
    run(search, 1'000'000);
    EXPECT_EQ(search.root().outcome, Outcome::first_wins);
}

TEST(Mcts, learns_from_moves_that_are_played_later) { expect_learning<1>(); }
TEST(Mcts, learns_from_several_games_at_once) { expect_learning<4>(); }

TEST(Mcts, has_positions_proved_on_the_way) {
    const games::Trike game = triangle(5, false);
    Minimax<games::Trike> minimax(game);
    search::MctsSettings settings;
    settings.proof_effort = 2;
    search::Mcts<games::Trike> search(game, {}, settings);
    int tries = 0;
    search.use([&](const games::Trike::State& state,
                   std::uint64_t nodes) -> search::Mcts<games::Trike>::Attempt {
        ++tries;
        EXPECT_NE(state, game.initial());  // a proof of the root would name no move
        EXPECT_GE(nodes, 32U);
        return {minimax.outcome(state), 1};
    });
    search.reset(game.initial(), 1);
    run(search, 1'000'000);
    EXPECT_GT(tries, 0);
    EXPECT_EQ(search.root().outcome, Outcome::first_wins);
    EXPECT_EQ(search.child(search.ranking().front()).outcome, Outcome::first_wins);
    EXPECT_LT(search.root().visits, 2000U);
}

struct TileGuide {
    static constexpr bool counts_points = true;
    static constexpr bool sides_share_moves = true;
    std::size_t slots() const { return std::size_t{128} * 128; }
    std::size_t slot(games::Taiji::Move move) const {
        return std::size_t{move.light} * 128 + move.dark;
    }
};

TEST(Mcts, counts_points_where_a_game_was_played) {
    const games::Taiji game(3);
    search::MctsSettings plain;
    plain.proves = false;
    search::Mcts<games::Taiji, TileGuide> search(game, {}, plain);
    search.reset(game.initial(), 1);
    run(search, 4000);
    EXPECT_EQ(search.root().visits, 4000U);
    EXPECT_GT(search.root().leads, 0U);
    EXPECT_LT(search.root().leads, 300U);  // of 500: other visits end where the result is known
}

TEST(Mcts, is_told_what_others_proved) {
    const games::Trike game = triangle(7, true);
    search::Mcts<games::Trike> search(game, {}, search::MctsSettings{});
    search.reset(game.initial(), 1);
    run(search, 100);
    search.settle_child(3, Outcome::second_wins);
    EXPECT_EQ(search.ranking().back(), 3U);
    EXPECT_FALSE(search.root().is_proved());
    const std::uint32_t before = search.child(3).visits;
    run(search, 1000);
    EXPECT_EQ(search.child(3).visits, before);  // no use looking there
    search.settle_child(5, Outcome::first_wins);
    EXPECT_EQ(search.ranking().front(), 5U);
    EXPECT_EQ(search.root().outcome, Outcome::first_wins);
}

}  // namespace
}  // namespace quinta
