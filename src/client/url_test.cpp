#include "client/url.hpp"

#include <gtest/gtest.h>

namespace quinta::client {
namespace {

std::string normal(std::string_view text) {
    const Result<ServerUrl> url = parse_url(text);
    return url ? url->text() : "";
}

TEST(Url, ReadsWhatPeopleWrite) {
    EXPECT_EQ(normal("http://localhost:8080/"), "http://localhost:8080");
    EXPECT_EQ(normal("ws://127.0.0.1:9"), "http://127.0.0.1:9");
    EXPECT_EQ(normal("https://quinta.example"), "https://quinta.example");
    EXPECT_EQ(parse_url("wss://quinta.example")->port, "443");
    EXPECT_EQ(normal("http://quinta.example/"), "http://quinta.example");
    EXPECT_EQ(normal("http://[::1]:8080/"), "http://[::1]:8080");
    EXPECT_EQ(parse_url("http://[::1]")->host, "::1");
}

TEST(Url, RefusesAllElse) {
    for (const char* text :
         {"", "localhost:8080", "ftp://localhost", "http://", "http:///", "http://a:0",
          "http://a:65536", "http://a:x", "http://a:", "http://a b", "http://a/online",
          "http://me@a", "http://[::1", "http://[::1]x:8", "http://a\r\nX: y"}) {
        EXPECT_EQ(normal(text), "") << text;
    }
    EXPECT_EQ(parse_url("chess").error(),
              "'chess' is no address of a server; write http://HOST:PORT or https://HOST");
}

}  // namespace
}  // namespace quinta::client
