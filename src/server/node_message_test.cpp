#include "server/node_message.hpp"

#include <gtest/gtest.h>

namespace quinta::server {
namespace {

TEST(NodeMessage, ComesBackAsItWasSaid) {
    const NodeMessage said{.kind = NodeMessage::Kind::watched,
                           .from = "AAAAAAAAAA",
                           .sources = {3, 5},
                           .users = {"BBBBBBBBBB"},
                           .person = {"BBBBBBBBBB", "Zoë", online::Person::Kind::account},
                           .lag = online::Millis(40),
                           .id = "CCCCCCCCCC",
                           .text = R"({"type":"watch"})",
                           .count = 23,
                           .yes = false};
    EXPECT_EQ(read_node_message(text_of(said)), said);
    EXPECT_EQ(read_node_message(text_of({})), NodeMessage{});
}

TEST(NodeMessage, WhatIsNoneIsLeftAlone) {
    EXPECT_FALSE(read_node_message("hello"));
    EXPECT_FALSE(read_node_message(R"({"quinta":2,"kind":"hello"})"));
    EXPECT_FALSE(read_node_message(R"({"quinta":1,"kind":"watched"})"));
}

}  // namespace
}  // namespace quinta::server
