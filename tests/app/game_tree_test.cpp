#include "app/game_tree.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <utility>

#include "games/games.hpp"

namespace quinta::app {
namespace {

TEST(GameTree, KeepsVariationsThroughARecord) {
    GameTree tree(*games::new_session("teeko"));
    for (const char* move : {"c3", "d3", "b2"}) ASSERT_TRUE(tree.play(move));
    ASSERT_TRUE(tree.back());
    ASSERT_TRUE(tree.back());
    ASSERT_TRUE(tree.play("a1"));
    const record::Record record = tree.record("human", "human");
    ASSERT_EQ(record.moves.size(), 2U);
    EXPECT_EQ(record.moves[1].text, "a1");
    ASSERT_EQ(record.moves[1].variations.size(), 1U);
    EXPECT_EQ(record.moves[1].variations[0][1].text, "b2");

    const record::RecordFile file = record::read_records(record::write_record(record));
    ASSERT_FALSE(file.error);
    record::Replay game = record::replay(file.records[0]);
    ASSERT_FALSE(game.error);
    const GameTree again = GameTree::of(file.records[0], std::move(game.session));
    EXPECT_EQ(again.record("human", "human"), record);
    EXPECT_EQ(again.session().position(), tree.session().position());
}

TEST(GameTree, GoesAnywhere) {
    GameTree tree(*games::new_session("trike side=4"));
    std::mt19937 random(1);
    std::vector<std::string> positions = {tree.session().position()};
    for (int i = 0; i < 300; ++i) {
        const std::vector<LegalMove> moves = tree.session().legal_moves();
        if (moves.empty() || random() % 3 == 0) {
            const int node = static_cast<int>(random() % static_cast<unsigned>(tree.size()));
            tree.go_to(node);
            ASSERT_EQ(tree.session().position(), positions[static_cast<std::size_t>(node)]);
        } else {
            ASSERT_TRUE(tree.play(moves[random() % moves.size()].text));
            if (tree.size() > static_cast<int>(positions.size())) {
                positions.push_back(tree.session().position());
            }
        }
    }
    EXPECT_FALSE(record::replay(tree.record("a", "b")).error);
}

TEST(GameTree, AResignationIsTakenBackFirst) {
    GameTree tree(*games::new_session("teeko"));
    ASSERT_TRUE(tree.play("c3"));
    tree.resign();
    EXPECT_TRUE(tree.session().ending().is_over());
    EXPECT_EQ(tree.record("a", "b").tag("Result"), "1-0");
    ASSERT_TRUE(tree.back());
    EXPECT_EQ(tree.session().ply(), 1);
    EXPECT_FALSE(tree.session().ending().is_over());
}

TEST(GameTree, LookingBackTakesNoResignationBack) {
    GameTree tree(*games::new_session("teeko"));
    ASSERT_TRUE(tree.play("c3"));
    EXPECT_FALSE(tree.is_finished());
    tree.resign();
    tree.go_to_start();
    EXPECT_FALSE(tree.session().ending().is_over());
    EXPECT_TRUE(tree.is_finished());
    EXPECT_EQ(tree.record("human", "human").tag("Result"), "1-0");
    tree.go_to_end();
    EXPECT_TRUE(tree.session().ending().is_over());
    EXPECT_TRUE(tree.is_resigned());
    EXPECT_TRUE(tree.back());
    EXPECT_FALSE(tree.is_finished());
}

}  // namespace
}  // namespace quinta::app
