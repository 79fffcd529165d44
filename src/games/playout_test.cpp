#include "core/playout.hpp"

#include <gtest/gtest.h>

#include "games/any_game.hpp"

namespace quinta::games {
namespace {

static_assert(DriftingGame<Teeko>);

/// The moves of random_move are named and counted elsewhere; here they are only played.
TEST(Playout, playing_at_random_plays_the_move_that_would_be_drawn) {
    const Teeko game(Teeko::Goals::advanced, Teeko::Centre::closed, Teeko::Drops::alternate2);
    Random drawing(5), playing(5);
    auto drawn = game.initial(), played = game.initial();
    int games = 0;
    for (int n = 0; n < 20'000; ++n) {
        if (game.outcome(drawn) != Outcome::ongoing) {
            drawn = played = game.initial();
            ++games;
        }
        game.apply(drawn, game.random_move(drawn, drawing));
        game.play_random(played, playing);
        ASSERT_EQ(drawn, played) << game.format_state(drawn);
    }
    EXPECT_GT(games, 20);
}

TEST(Playout, ends_with_the_quiet_plies) {
    Stlts::Settings settings;
    settings.quiet = 10;  // no piece can be captured so soon
    const Stlts game(settings);
    Random random(1);
    EXPECT_EQ(playout(game, game.initial(), random), Outcome::draw);
}

}  // namespace
}  // namespace quinta::games
