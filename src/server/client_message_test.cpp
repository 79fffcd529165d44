#include "server/client_message.hpp"

#include <gtest/gtest.h>

namespace quinta::server {
namespace {

using Type = ClientMessage::Type;

Result<ClientMessage> read(std::string_view text) {
    std::string id;
    return read_message(text, id);
}

TEST(ClientMessage, IsReadWithAllItsFields) {
    const auto move =
        read(R"({"type":"move","id":"x-1","game":"AAAAAAAAAA","seen":7,"move":"c3","more":[1]})");
    ASSERT_TRUE(move);
    EXPECT_EQ(move->type, Type::command);
    EXPECT_EQ(move->id, "x-1");
    EXPECT_EQ(move->target, "AAAAAAAAAA");
    EXPECT_EQ(move->command.seen, 7);
    EXPECT_EQ(move->command.text, "c3");
    const auto draw = read(R"({"type":"draw","id":"a","game":"AAAAAAAAAA","yes":false})");
    EXPECT_EQ(draw->command.kind, online::Command::Kind::draw);
    EXPECT_FALSE(draw->command.yes);
    const auto challenge =
        read(R"({"type":"challenge","id":"a","game":"x y=1","control":"60+1","side":"second",)"
             R"("audience":"person","to":"BBBBBBBBBB"})");
    ASSERT_TRUE(challenge);
    EXPECT_EQ(challenge->wish.side, Side::second);
    EXPECT_EQ(challenge->wish.to, "BBBBBBBBBB");
    EXPECT_EQ(challenge->wish.settings.control.text(), "60+1");
    EXPECT_FALSE(challenge->wish.settings.is_rated);
}

TEST(ClientMessage, SaysWhatIsWrong) {
    const auto why = [](std::string_view text) { return read(text).error(); };
    EXPECT_EQ(why("[]"), "a message is an object in JSON");
    EXPECT_EQ(why("{"), "a message is an object in JSON");
    EXPECT_EQ(why(R"({"type":"games"})"),
              "a message needs an 'id' of 1 to 40 letters, digits, '-' and '_'");
    EXPECT_EQ(why(R"({"id":"a","type":"fly"})"), "there is no message 'fly'");
    EXPECT_EQ(why(R"({"id":"a","type":"watch","game":"AAA"})"), "'game' must be an id");
    EXPECT_EQ(why(R"({"id":"a","type":"move","game":"AAAAAAAAAA","move":"c3"})"),
              "'seen' must be a version, a whole number");
    EXPECT_EQ(why(R"({"id":"a","type":"lobby","yes":1})"), "'yes' must be true or false");
    EXPECT_EQ(why(R"({"id":"a","type":"lobby","controls":["blitz"]})"),
              "'controls' must be a list of none, clock or days");
    EXPECT_NE(why(R"({"id":"a","type":"lobby","games":["chess"]})").find("'games' must be a list"),
              std::string::npos);
    EXPECT_EQ(why(R"({"id":"a","type":"challenge","game":"x","side":"left"})"),
              "'side' is first, second or random");
    std::string id;
    EXPECT_FALSE(read_message(R"({"id":"named","type":"fly"})", id));
    EXPECT_EQ(id, "named");
}

}  // namespace
}  // namespace quinta::server
