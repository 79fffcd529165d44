#include "match/openings.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "games/registry.hpp"

namespace quinta {
namespace {

std::unique_ptr<Session> game(std::string_view text) { return std::move(*new_session(text)); }

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
         {"", "# only a remark", "5/5/5/5 1", "startpos moves c3 c3", "bbbb1/rrr2/5/5/5 2",
          "[Game \"trike\"][First \"?\"][Second \"?\"][Result \"*\"] *",
          "[Game \"teeko\"][First \"?\"][Second \"?\"][Result \"*\"] 1. c3 c3 *", "[Game \"teeko\"",
          "[Game \"teeko\"][First \"?\"][Second \"?\"][Result \"1-0\"]"
          "[Termination \"resignation\"] 1. c3 1-0"}) {
        EXPECT_FALSE(read_openings(*teeko, text)) << text;
    }
}

}  // namespace
}  // namespace quinta
