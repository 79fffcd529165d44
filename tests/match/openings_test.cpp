#include "match/openings.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "games/games.hpp"

namespace quinta::match {
namespace {

std::unique_ptr<Session> game(std::string_view text) {
    return std::move(*games::new_session(text));
}

std::string moves_of(const Session& session) {
    std::string out;
    for (const LegalMove& move : session.played()) out += move.text + " ";
    return out;
}

TEST(RandomOpenings, AreDifferentAndNotOver) {
    for (const char* text : {"teeko", "neutreeko", "stlts", "trike", "taiji"}) {
        const Result<Openings> openings = random_openings(*game(text), 6, 50, 3);
        ASSERT_TRUE(openings);
        std::set<std::string> positions;
        for (const auto& opening : *openings) {
            EXPECT_EQ(opening->ply(), 6);
            EXPECT_FALSE(opening->ending().is_over());
            positions.insert(opening->position());
        }
        EXPECT_EQ(positions.size(), 50U) << text;
    }
}

TEST(RandomOpenings, FewerAreTheBeginningOfMore) {
    const Openings few = std::move(*random_openings(*game("teeko"), 4, 10, 1));
    const Openings more = std::move(*random_openings(*game("teeko"), 4, 40, 1));
    const Openings other = std::move(*random_openings(*game("teeko"), 4, 10, 2));
    for (std::size_t i = 0; i < few.size(); ++i) EXPECT_EQ(moves_of(*few[i]), moves_of(*more[i]));
    EXPECT_NE(moves_of(*few[0]), moves_of(*other[0]));
}

TEST(RandomOpenings, AsManyAsThereAre) {
    EXPECT_EQ(random_openings(*game("teeko"), 0, 10, 1)->size(), 1U);
    EXPECT_EQ(random_openings(*game("neutreeko"), 1, 100, 1)->size(), 14U);
    EXPECT_FALSE(random_openings(*game("trike side=2"), 5, 10, 1));
}

TEST(RandomOpenings, OnlyThoseThatWillDo) {
    const auto first_on_c3 = [](const Session& session) {
        return session.played()[0].text == "c3";
    };
    const Result<Openings> openings = random_openings(*game("teeko"), 2, 100, 1, first_on_c3);
    ASSERT_TRUE(openings);
    EXPECT_EQ(openings->size(), 24U);  // the second marker goes anywhere else
    for (const auto& opening : *openings) EXPECT_EQ(opening->played()[0].text, "c3");
    const auto none = [](const Session&) { return false; };
    EXPECT_EQ(random_openings(*game("teeko"), 2, 1, 1, none).error(),
              "found no opening of 2 plies that will do");
}

TEST(RandomOpenings, EvenChancesAreDrawsOfASolvedGame) {
    const auto start = game("neutreeko");
    const Accepts accepts = even_chances(*start, solver::TableStore::in_cache_directory());
    EXPECT_TRUE(accepts(*start));  // a draw
    const auto lost = start->clone();
    ASSERT_TRUE(lost->play("b1-b4"));
    EXPECT_FALSE(accepts(*lost));  // truth/: it loses in 22
}

TEST(RandomOpenings, EvenChancesAreEstimatedElsewhere) {
    const auto start = game("taiji size=5");
    const Accepts accepts = even_chances(*start, solver::TableStore::in_cache_directory());
    EXPECT_EQ(accepts(*start), accepts(*start));
    const auto openings = random_openings(*start, 6, 40, 1);
    int count = 0;
    for (const auto& opening : *openings) count += accepts(*opening) ? 1 : 0;
    EXPECT_LT(count, 20);  // most are decided after six of at most twelve tiles
}

TEST(ReadOpenings, LinesAndRecords) {
    const auto teeko = game("teeko");
    const Result<Openings> lines = read_openings(
        *teeko, "# study\nstartpos\nstartpos moves c3  b3\r\n 5/5/2b2/5/5 2 moves c4 d4 \n");
    ASSERT_TRUE(lines) << lines.error();
    ASSERT_EQ(lines->size(), 3U);
    EXPECT_EQ((*lines)[0]->ply(), 0);
    EXPECT_EQ(moves_of(*(*lines)[1]), "c3 b3 ");
    EXPECT_EQ((*lines)[2]->start_position(), "5/5/2b2/5/5 2");
    EXPECT_EQ(moves_of(*(*lines)[2]), "c4 d4 ");
    const Result<Openings> records = read_openings(
        *teeko, "[Game \"teeko\"][First \"?\"][Second \"?\"][Result \"*\"] 1. a1 b1 *\n");
    ASSERT_TRUE(records) << records.error();
    EXPECT_EQ(moves_of(*records->front()), "a1 b1 ");
}

TEST(ReadOpenings, Refused) {
    const auto teeko = game("teeko");
    for (const char* text :
         {"", "# only a remark", "# Openings of teeko goals=advanced after 2 plies\nstartpos",
          "5/5/5/5 1", "startpos moves c3 c3", "bbbb1/rrr2/5/5/5 2",
          "[Game \"trike\"][First \"?\"][Second \"?\"][Result \"*\"] *",
          "[Game \"teeko\"][First \"?\"][Second \"?\"][Result \"*\"] 1. c3 c3 *", "[Game \"teeko\"",
          "[Game \"teeko\"][First \"?\"][Second \"?\"][Result \"1-0\"]"
          "[Termination \"resignation\"] 1. c3 1-0"}) {
        EXPECT_FALSE(read_openings(*teeko, text)) << text;
    }
}

}  // namespace
}  // namespace quinta::match
