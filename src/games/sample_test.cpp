#include "games/sample.hpp"

#include <gtest/gtest.h>

#include "games/games.hpp"

namespace quinta::games {
namespace {

TEST(Sample, can_be_played_and_leaves_something_to_play) {
    for (const GameInfo& game : games()) {
        const std::vector<std::string> moves = sample_moves(game.name);
        EXPECT_GT(moves.size(), 3U) << game.name;
        const std::unique_ptr<Session> session = std::move(*new_session(game.name));
        for (const std::string& move : moves) EXPECT_TRUE(session->play(move)) << move;
        EXPECT_FALSE(session->ending().is_over()) << game.name;
    }
}

TEST(Sample, is_always_the_same) {
    for (const GameInfo& game : games()) {
        EXPECT_EQ(sample_moves(game.name), sample_moves(game.name));
    }
}

TEST(Sample, no_game_has_none) { EXPECT_TRUE(sample_moves("nothing").empty()); }

}  // namespace
}  // namespace quinta::games
