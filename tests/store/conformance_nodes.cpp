// What every store promises to several servers that share it.

#include "store/conformance.hpp"

namespace quinta::store {
namespace {

using online::Event;
using online::Millis;
using Status = Committed::Status;

TEST_P(NodesTest, GamesBelongToWhoeverBeganThem) {
    ASSERT_EQ(write(*one_, {.new_game = game_of("game______")}), Status::written);
    EXPECT_EQ((*two_->own("game______"))->owner, "one_______");
    EXPECT_EQ((*one_->own("game______"))->owner, "one_______");
    EXPECT_EQ(fence(), 0U);
    EXPECT_EQ(*one_->running_games(), std::vector<Id>{"game______"});
    EXPECT_TRUE(two_->running_games()->empty());
    EXPECT_FALSE(*two_->own("missing___"));
}

TEST_P(NodesTest, OneOfThemTakesWhatNobodyOwns) {
    ASSERT_TRUE(writes({.new_game = game_of("game______")}));
    EXPECT_EQ((*one_->own("game______"))->owner, "one_______");
    EXPECT_EQ((*two_->own("game______"))->owner, "one_______");
    EXPECT_EQ(fence(), 1U);
    EXPECT_EQ(write(*one_, move_of("game______", 0, 0, "c3")), Status::conflict);
    EXPECT_EQ(write(*one_, move_of("game______", 1, 0, "c3")), Status::written);
}

TEST_P(NodesTest, WhoeverIsExpelledWritesNothingMore) {
    ASSERT_EQ(write(*one_, {.new_game = game_of("game______")}), Status::written);
    ASSERT_EQ(write(*one_, {.new_game = game_of("over______")}), Status::written);
    online::Transaction last = move_of("over______", 0, 0, "c3");
    last.continuation->result = online::GameResult{Outcome::draw, "draw"};
    ASSERT_EQ(write(*one_, last), Status::written);
    ASSERT_TRUE(*two_->expel(seen("one_______"), noon));
    EXPECT_EQ(two_->nodes()->size(), 1U);
    EXPECT_EQ(*two_->running_games(), std::vector<Id>{"game______"});
    for (const std::uint64_t fence : {0U, 1U}) {
        EXPECT_EQ(write(*one_, move_of("game______", fence, 0, "c3")), Status::conflict);
    }
    EXPECT_EQ(write(*one_, {.new_game = game_of("new_______")}), Status::conflict);
    EXPECT_FALSE(*one_->note_alive(noon));
    EXPECT_EQ((*one_->own("over______"))->owner, "one_______");  // it was, and does not gain
    EXPECT_EQ((*two_->own("over______"))->owner, "two_______");
    EXPECT_EQ((*one_->own("over______"))->owner, "two_______");
    EXPECT_FALSE(*one_->expel(seen("two_______"), noon));
    EXPECT_EQ(write(*two_, move_of("game______", fence(), 0, "c3")), Status::written);
    one_ = node("one_again_");
    EXPECT_TRUE(*one_->note_alive(noon));
}

TEST_P(NodesTest, TheFenceHoldsWithoutTheNode) {
    ASSERT_EQ(write(*one_, {.new_game = game_of("game______")}), Status::written);
    ASSERT_TRUE(*two_->expel(seen("one_______"), noon));
    EXPECT_FALSE(writes(move_of("game______", 0, 0, "c3")));  // a writer that is no node
    EXPECT_TRUE(writes(move_of("game______", 1, 0, "c3")));
}

TEST_P(NodesTest, WhoeverHasLivedSinceIsNotExpelled) {
    const Node before = seen("one_______");
    ASSERT_EQ(write(*one_, {}), Status::written);
    EXPECT_FALSE(*two_->expel(before, noon));
    EXPECT_TRUE(*one_->note_alive(noon));
    const Node now = seen("one_______");
    EXPECT_TRUE(*two_->expel(now, noon));
    EXPECT_FALSE(*two_->expel(now, noon));
}

TEST_P(NodesTest, ClocksStandStillWhileNobodyOwnsAGame) {
    ASSERT_EQ(write(*one_, {.new_game = game_of("game______")}), Status::written);
    ASSERT_TRUE(*one_->note_alive(noon + Millis(1000)));
    ASSERT_TRUE(*two_->expel(seen("one_______"), noon + Millis(4000)));
    EXPECT_EQ((*two_->own("game______"))->stood, Millis(3000));
    ASSERT_TRUE(*two_->note_alive(noon + Millis(5000)));
    one_ = node("three_____");
    ASSERT_TRUE(*one_->expel(seen("two_______"), noon + Millis(5500)));
    EXPECT_EQ((*one_->own("game______"))->stood, Millis(3500));  // of the same turn
    online::Transaction hello = move_of("game______", 2, 0, "hello");
    hello.continuation->events[0].kind = Event::Kind::preset;
    ASSERT_EQ(write(*one_, hello), Status::written);
    EXPECT_EQ((*one_->own("game______"))->stood, Millis(3500));
    ASSERT_EQ(write(*one_, move_of("game______", 2, 1, "c3")), Status::written);
    EXPECT_EQ((*one_->own("game______"))->stood, Millis(0));
}

TEST_P(NodesTest, SaysWhenItLeaves) {
    ASSERT_TRUE(two_->leave());
    EXPECT_EQ(seen("two_______").process, "");
    EXPECT_EQ(seen("one_______").process, "process");
    EXPECT_EQ(store().nodes()->at(0).name, "one_______");  // the oldest
    ASSERT_TRUE(writes({.new_game = game_of("game______")}));
    const Store late = node("late______");
    EXPECT_EQ((*store().own("game______"))->owner, "late______");  // it was nobody's
}

}  // namespace
}  // namespace quinta::store
