#include "online/game_desk.hpp"

#include <gtest/gtest.h>

#include "online/game_test_support.hpp"

namespace quinta::online {
namespace {

using Wish = Command::Kind;

Request request(const Person& who, std::string_view move, int seen, std::string_view message) {
    return {.user = who.id,
            .message = std::string(message),
            .command = {.text = std::string(move), .seen = seen},
            .source = 9};
}

TEST(GameDesk, TellsNobodyBeforeTheCommit) {
    GameDesk desk(*Game::begin(game_between(ana, ben, "teeko")), 5);
    DeskOutput output = desk.receive(request(ana, "c3", 0, "a"), {.now = noon});
    EXPECT_TRUE(output.told.empty());
    EXPECT_TRUE(output.replies.empty());
    ASSERT_TRUE(output.commit);
    EXPECT_EQ(output.commit->continuation->fence, 5U);
    EXPECT_EQ(desk.game().version(), 0);
    output = desk.committed(noon + Millis(4));
    ASSERT_EQ(output.told.size(), 1U);
    ASSERT_EQ(output.replies.size(), 1U);
    EXPECT_EQ(output.replies[0].version, 1);
    EXPECT_EQ(output.replies[0].source, 9U);
    EXPECT_EQ(desk.game().clock().turn_started(), noon + Millis(4));
}

TEST(GameDesk, LetsOthersWaitForTheDisk) {
    GameDesk desk(*Game::begin(game_between(ana, ben, "teeko")), 1);
    desk.receive(request(ana, "c3", 0, "a"), {.now = noon});
    Request copy = request(ana, "c3", 0, "a");
    copy.source = 10;  // over another connection
    EXPECT_FALSE(desk.receive(copy, {.now = noon}).commit);
    EXPECT_FALSE(desk.receive(request(ben, "d4", 1, "b"), {.now = noon}).commit);
    DeskOutput output = desk.committed(noon + Millis(5));
    ASSERT_EQ(output.replies.size(), 1U);
    EXPECT_EQ(output.replies[0].source, 10U);
    EXPECT_EQ(output.replies[0].version, 1);
    ASSERT_TRUE(output.commit);
    EXPECT_EQ(output.commit->continuation->version, 1);
    output = desk.committed(noon + Millis(9));
    EXPECT_EQ(output.told.at(0).text, "d4");
}

TEST(GameDesk, RefusesWhatCannotBeWrittenAndGoesOn) {
    GameDesk desk(*Game::begin(game_between(ana, ben, "teeko")), 1);
    desk.receive(request(ana, "c3", 0, "a"), {.now = noon});
    desk.receive(request(ben, "d4", 1, "b"), {.now = noon});
    const DeskOutput output = desk.failed({"not_written", "the disk is full"});
    ASSERT_EQ(output.replies.size(), 2U);
    EXPECT_EQ(output.replies[0].refusal->code, "not_written");
    EXPECT_TRUE(output.told.empty());
    EXPECT_EQ(desk.game().version(), 0);
    EXPECT_TRUE(desk.receive(request(ana, "c3", 0, "a"), {.now = noon}).commit);
}

TEST(GameDesk, KeepsToARefusal) {
    DeskTester tester(game_between(ana, ben, "teeko"));
    EXPECT_EQ(tester.move(ben, "d4", "early"), "not_your_turn");
    tester.move(ana, "c3");
    EXPECT_EQ(tester.move(ben, "d4", "early"), "not_your_turn");  // a late copy of the message
    EXPECT_EQ(tester.move(ben, "d4", "again"), "");
    for (std::size_t i = 0; i < 2 * GameDesk::most_refusals; ++i) tester.move(ben, "d4");
    EXPECT_EQ(tester.game().version(), 2);
}

TEST(GameDesk, HasAShortQueue) {
    GameDesk desk(*Game::begin(game_between(ana, ben, "teeko")), 1);
    desk.receive(request(ana, "c3", 0, "a"), {.now = noon});
    for (std::size_t i = 0; i < GameDesk::longest_queue; ++i) {
        EXPECT_TRUE(desk.receive(request(ben, "d4", 1, concat("b", i)), {}).replies.empty());
    }
    const DeskOutput output = desk.receive(request(ben, "d4", 1, "last"), {});
    ASSERT_EQ(output.replies.size(), 1U);
    EXPECT_EQ(output.replies[0].refusal->code, "busy");
}

TEST(GameDesk, EndsGamesByTheirTime) {
    DeskTester tester(game_between(ana, ben, "teeko", "10+0", true));
    tester.now = *tester.game().deadline() + Millis(1);
    tester.tick();
    EXPECT_EQ(tester.game().result(), (GameResult{Outcome::ongoing, std::string(ending::abort)}));
    EXPECT_EQ(tester.game().deadline(), std::nullopt);

    DeskTester played(game_between(ana, ben, "teeko", "10+0"));
    played.move(ana, "c3");
    played.move(ben, "d4");
    played.now = *played.game().deadline();
    played.tick();
    EXPECT_FALSE(played.game().result());
    played.now += Millis(1);
    played.tick();
    EXPECT_EQ(played.game().result(),
              (GameResult{Outcome::second_wins, std::string(ending::timeout)}));
}

TEST(GameDesk, EndsAGameByAMoveThatIsTooLate) {
    DeskTester tester(game_between(ana, ben, "teeko", "10+0"));
    tester.move(ana, "c3");
    tester.move(ben, "d4");
    tester.now += Millis(10'001);
    EXPECT_EQ(tester.move(ana, "a1"), "too_late");
    EXPECT_EQ(tester.game().result()->how, ending::timeout);
    EXPECT_EQ(tester.game().session().ply(), 2);
}

TEST(GameDesk, BeginsOneRematchWithColoursChanged) {
    DeskTester tester(game_between(ana, ben, "teeko"));
    EXPECT_EQ(tester.say(ana, Wish::rematch), "not_now");
    tester.say(ana, Wish::resign);
    EXPECT_EQ(tester.say(ana, Wish::rematch), "");
    EXPECT_EQ(tester.say(ana, Wish::rematch), "not_now");
    EXPECT_EQ(tester.say(ben, Wish::rematch), "");
    const std::optional<GameStart>& next = tester.written.back().new_game;
    ASSERT_TRUE(next);
    EXPECT_EQ(next->players[0], ben);
    EXPECT_EQ(next->rematch_of, "game______");
    EXPECT_EQ(tester.told.back().text, next->id);
    EXPECT_EQ(tester.say(ana, Wish::rematch), "not_now");
}

}  // namespace
}  // namespace quinta::online
