#include "app/seating.hpp"

#include <gtest/gtest.h>

#include "games/games.hpp"

namespace quinta::app {
namespace {

Seating seating(std::string_view first, std::string_view second) {
    Seating out;
    out.players = {std::string(first), std::string(second)};
    out.seed = 7;
    return out;
}

TEST(Seating, NamesWhoSitsWhere) {
    const auto session = *games::new_session("teeko");
    EXPECT_EQ(name_of(*session, seating(human, "level4"), Side::first), "Black (you)");
    EXPECT_EQ(name_of(*session, seating(human, "level4"), Side::second), "Red (level4)");
    EXPECT_EQ(name_of(*session, seating(human, human), Side::first), "Black (player 1)");
    EXPECT_EQ(name_of(*session, seating(human, human), Side::second), "Red (player 2)");
}

TEST(Seating, SaysHowAGameEnded) {
    const auto session = *games::new_session("teeko");
    session->resign(Side::first);
    EXPECT_EQ(ending_text(*session, seating("random", human)), "Red (you) wins: Black resigned.");
    const auto draw = *games::new_session("neutreeko board=4x4");
    for (const char* move :
         {"c1-c4", "b1-b4", "c4-c1", "b4-b1", "c1-c4", "b1-b4", "c4-c1", "b4-b1"}) {
        ASSERT_TRUE(draw->play(move)) << move;
    }
    EXPECT_EQ(ending_text(*draw, seating(human, human)).substr(0, 8), "A draw: ");
}

TEST(Seating, ComputersSitWhereTheyAreNamed) {
    const auto session = *games::new_session("teeko");
    const Result<Computers> made = make_computers(seating(human, "random"), *session,
                                                  solver::TableStore::in_cache_directory());
    ASSERT_TRUE(made);
    EXPECT_EQ((*made)[0], nullptr);
    EXPECT_EQ((*made)[1]->name(), "random");
    const Result<Computers> typo = make_computers(seating("humn", "random"), *session,
                                                  solver::TableStore::in_cache_directory());
    ASSERT_FALSE(typo);
    EXPECT_EQ(typo.error(), "unknown player 'humn' for teeko; did you mean 'human'?");
}

TEST(Seating, AGameIsTakenUpWithItsPlayersAndSeed) {
    const auto session = *games::new_session("teeko");
    ASSERT_TRUE(session->play("c3"));
    const record::Record record = record_of(*session, seating(human, "random"));
    EXPECT_EQ(describe(record), "teeko, human – random, 1 turn");
    const Result<Resumed> again = resume(record);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->seating.players, seating(human, "random").players);
    EXPECT_EQ(again->seating.seed, 7U);
    EXPECT_EQ(again->session->ply(), 1);
    EXPECT_EQ(again->warning, "");
}

TEST(Seating, AWrongRecordIsTakenUpAsFarAsItIsRight) {
    const auto session = *games::new_session("teeko");
    record::Record record = record_of(*session, seating("somebody", "level99"));
    record.moves = {{.text = "c3"}, {.text = "c3"}};
    const Result<Resumed> again = resume(record);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->session->ply(), 1);
    EXPECT_NE(again->warning, "");
    EXPECT_EQ(again->seating.players, seating(human, human).players);
    EXPECT_FALSE(resume(record::Record{}));
}

}  // namespace
}  // namespace quinta::app
