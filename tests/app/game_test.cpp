#include "app/game.hpp"

#include <gtest/gtest.h>

#include "base/temporary_folder.hpp"
#include "games/games.hpp"

namespace quinta::app {
namespace {

class GameTest : public testing::Test {
 protected:
    Game open(std::string_view game, std::string_view first, std::string_view second,
              Game::Keeps keeps = Game::Keeps::tree) {
        Seating seating;
        seating.players = {std::string(first), std::string(second)};
        Game out =
            std::move(*Game::open(GameTree(*games::new_session(game)), seating, saved_.new_slot(),
                                  solver::TableStore::in_cache_directory()));
        out.keep(keeps);
        return out;
    }
    static void play(Game& game, std::initializer_list<const char*> moves) {
        for (const char* move : moves) ASSERT_TRUE(game.play(move)) << move;
    }

    TemporaryFolder folder_;
    SavedGames saved_{folder_.path()};
};

TEST_F(GameTest, TakesBackToOnesOwnTurn) {
    Game game = open("teeko", human, "random");
    EXPECT_FALSE(game.take_back());
    play(game, {"c3", "d3", "c4", "d4", "c5"});
    EXPECT_TRUE(game.take_back());
    EXPECT_EQ(game.session().ply(), 4);
    EXPECT_TRUE(game.take_back());
    EXPECT_EQ(game.session().ply(), 2);
    EXPECT_TRUE(game.play_again());
    EXPECT_EQ(game.session().ply(), 4);
    EXPECT_TRUE(game.take_back() && game.take_back());
    EXPECT_EQ(game.session().ply(), 0);
    EXPECT_FALSE(game.take_back());
    EXPECT_TRUE(game.play_again() && game.play_again() && game.play_again());
    EXPECT_EQ(game.session().ply(), 5);
    EXPECT_FALSE(game.play_again());
}

TEST_F(GameTest, WithoutAMoveOfOnesOwnNothingIsTakenBack) {
    Game game = open("teeko", "random", human);
    play(game, {"c3"});
    EXPECT_FALSE(game.take_back());
    EXPECT_EQ(game.session().ply(), 1);
    EXPECT_TRUE(game.resign());
    EXPECT_FALSE(game.resign());
    EXPECT_TRUE(game.take_back());  // the resignation
    EXPECT_EQ(game.session().ply(), 1);
    EXPECT_FALSE(game.is_over());
}

TEST_F(GameTest, AmongComputersEachMoveIsTakenBack) {
    Game game = open("teeko", "random", "random");
    play(game, {"c3", "d3"});
    EXPECT_TRUE(game.take_back());
    EXPECT_EQ(game.session().ply(), 1);
}

TEST_F(GameTest, KnowsWhichComputerIsToMove) {
    Game game = open("teeko", human, "random");
    EXPECT_EQ(game.computer_to_move(), nullptr);
    play(game, {"c3"});
    ASSERT_NE(game.computer_to_move(), nullptr);
    EXPECT_EQ(game.computer_to_move()->name(), "random");
    game.swap_sides();
    EXPECT_EQ(game.computer_to_move(), nullptr);
    EXPECT_EQ(game.name(Side::first), "Black (random)");
    EXPECT_TRUE(game.resign());
    EXPECT_EQ(game.computer_to_move(), nullptr);
}

TEST_F(GameTest, KeepsTheLineOrTheTree) {
    for (const Game::Keeps keeps : {Game::Keeps::line, Game::Keeps::tree}) {
        Game game = open("teeko", human, human, keeps);
        play(game, {"c3", "d3"});
        EXPECT_TRUE(game.take_back());
        const bool is_line = keeps == Game::Keeps::line;
        EXPECT_EQ(game.record().moves.size(), is_line ? 1U : 2U);
        play(game, {"b2"});
        EXPECT_EQ(game.record().moves[1].variations.size(), is_line ? 0U : 1U);
    }
}

TEST_F(GameTest, IsStoredAfterEachChange) {
    {
        Game game = open("teeko", human, human, Game::Keeps::line);
        EXPECT_EQ(game.farewell(), "");
        play(game, {"c3", "d3"});
        EXPECT_TRUE(game.take_back());
        EXPECT_EQ(game.farewell(), "The game is kept; 'quinta continue' takes it up again.\n");
    }
    std::optional<SavedGames::Taken> last = saved_.take_last();
    ASSERT_TRUE(last);
    EXPECT_EQ(last->record.moves.size(), 1U);
    EXPECT_FALSE(saved_.take_last());  // somebody has it
}

TEST_F(GameTest, SaysOnceThatItCannotBeKept) {
    saved_ = SavedGames({});
    Game game = open("teeko", human, human);
    play(game, {"c3"});
    EXPECT_NE(game.take_save_error(), "");
    play(game, {"d3"});
    EXPECT_EQ(game.take_save_error(), "");
    EXPECT_NE(game.farewell().find("c3 d3"), std::string::npos) << game.farewell();
}

TEST_F(GameTest, AgainIsAnotherGameOfTheSamePlayers) {
    Game game = open("teeko", human, "random");
    play(game, {"c3"});
    const Result<Game> again = game.again(saved_);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->session().ply(), 0);
    EXPECT_EQ(again->seating().players, game.seating().players);
    EXPECT_NE(again->seating().seed, game.seating().seed);
}

TEST_F(GameTest, UnknownPlayersAreRefused) {
    Seating seating;
    seating.players = {"nobody", std::string(human)};
    EXPECT_FALSE(Game::open(GameTree(*games::new_session("teeko")), seating, saved_.new_slot(),
                            solver::TableStore::in_cache_directory()));
}

}  // namespace
}  // namespace quinta::app
