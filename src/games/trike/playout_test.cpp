#include "games/trike/playout.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace quinta::games {
namespace {

/// What the first side gets of a game by the rules' own random moves.
double plain_share(const Trike& game, const Trike::State& state, int games, Random& random) {
    double sum = 0;
    for (int i = 0; i < games; ++i) sum += reward(playout(game, state, random), Side::first);
    return sum / games;
}

/// Random games played either way end alike on average, from positions early and late.
template <class Word, std::size_t axes>
void expect_same_share(const Trike& game) {
    constexpr int games = 8000;
    const TrikePlayout<Word, axes> quick(game);
    Random random(1);
    for (int start = 0; start < 12; ++start) {
        Trike::State state = game.initial();
        for (int ply = 0; ply < 3 * start && game.outcome(state) == Outcome::ongoing; ++ply) {
            game.apply(state, game.random_move(state, random));
        }
        constexpr int rounds = games / TrikePlayout<Word, axes>::games_at_once;
        double sum = 0;
        for (int i = 0; i < rounds; ++i) sum += quick(state, random);
        const double error = std::sqrt(2 * 0.25 / games);
        EXPECT_NEAR(sum / rounds, plain_share(game, state, games, random), 5 * error)
            << game.option_text() << ' ' << game.format_state(state);
    }
}

TEST(TrikePlayout, ends_as_often_in_a_win_as_games_by_the_rules) {
    expect_same_share<std::uint64_t, 3>(Trike(Trike::Board::triangle, 5, true));
    expect_same_share<std::uint64_t, 3>(Trike(Trike::Board::triangle, 9, false));
    expect_same_share<Bits128, 3>(Trike(Trike::Board::triangle, 11, true));
    expect_same_share<std::uint64_t, 4>(Trike(Trike::Board::pyramid, 7, true));
}

TEST(TrikePlayout, counts_a_finished_game_exactly) {
    const Trike game(Trike::Board::triangle, 4, true);
    const TrikePlayout<std::uint64_t, 3> quick(game);
    Random random(2);
    for (int i = 0; i < 200; ++i) {
        Trike::State state = game.initial();
        while (game.outcome(state) == Outcome::ongoing) {
            game.apply(state, game.random_move(state, random));
        }
        EXPECT_EQ(quick(state, random), reward(game.outcome(state), Side::first));
    }
}

}  // namespace
}  // namespace quinta::games
