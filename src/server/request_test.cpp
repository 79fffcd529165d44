#include "server/request.hpp"

#include <gtest/gtest.h>

#include <utility>

namespace quinta::server {
namespace {

TEST(PathOf, decodes_what_a_client_means) {
    const std::pair<std::string_view, std::string_view> cases[] = {
        {"/", "/"},
        {"/index.html", "/index.html"},
        {"/a%20b", "/a b"},
        {"/%61%2Ejs", "/a.js"},
        {"/a?b=/../c", "/a"},
        {"/a#b", "/a"},
        {"/a//b", "/a//b"},
        {"/...", "/..."},
        {"/.well-known/x", "/.well-known/x"},
        {"http://localhost:8080/a", "/a"},
        {"HTTP://x", "/"},
        {"/caf%C3%A9", "/caf\xc3\xa9"},
        {"/%2525", "/%25"},
    };
    for (const auto& [target, expected] : cases) {
        const Result<std::string> path = path_of(target);
        ASSERT_TRUE(path) << target;
        EXPECT_EQ(*path, expected) << target;
    }
}

TEST(PathOf, refuses_what_no_honest_client_sends) {
    using namespace std::string_view_literals;
    for (const std::string_view target : {""sv,
                                          "*"sv,
                                          "index.html"sv,
                                          "localhost:80"sv,
                                          "https://x/"sv,
                                          "/.."sv,
                                          "/../etc/passwd"sv,
                                          "/a/../b"sv,
                                          "/./a"sv,
                                          "/a/."sv,
                                          "/%2e%2e/etc/passwd"sv,
                                          "/..%2fetc/passwd"sv,
                                          "/%2E./x"sv,
                                          "/a%00.js"sv,
                                          "/a\0.js"sv,
                                          "/a\\b"sv,
                                          "/..\\x"sv,
                                          "/%5c..%5cx"sv,
                                          "/%0d%0aX:1"sv,
                                          "/\x7f"sv,
                                          "/%"sv,
                                          "/%4"sv,
                                          "/%zz"sv,
                                          "/%+1"sv,
                                          "/% 1"sv,
                                          "/%-1"sv,
                                          "%2f"sv.substr(0, 2),
                                          "http://x/../y"sv}) {
        EXPECT_FALSE(path_of(target)) << target;
    }
}

Encoding choose(std::string_view accept, bool has_brotli = true, bool has_gzip = true) {
    Asset asset;
    asset.bodies[static_cast<std::size_t>(Encoding::identity)] = "plain";
    if (has_gzip) asset.bodies[static_cast<std::size_t>(Encoding::gzip)] = "gz";
    if (has_brotli) asset.bodies[static_cast<std::size_t>(Encoding::brotli)] = "br";
    return choose_encoding(asset, accept);
}

TEST(ChooseEncoding, takes_what_is_wanted_most) {
    const std::pair<std::string_view, Encoding> cases[] = {
        {"", Encoding::identity},
        {"gzip", Encoding::gzip},
        {"GZip", Encoding::gzip},
        {"x-gzip", Encoding::gzip},
        {"br", Encoding::brotli},
        {"gzip, deflate, br, zstd", Encoding::brotli},
        {"gzip;q=1.0, br;q=0.9", Encoding::gzip},
        {"gzip;q=0.5, br;q=0.5", Encoding::brotli},
        {"br;q=0, gzip", Encoding::gzip},
        {"br;q=0.000,gzip;q=0", Encoding::identity},
        {"*", Encoding::brotli},
        {"*;q=0.1, gzip", Encoding::gzip},
        {"*, br;q=0", Encoding::gzip},
        {"identity, gzip;q=0.5", Encoding::identity},
        {"identity;q=0", Encoding::identity},
        {"gzip ; Q=0.7 ,br ; q=0.8", Encoding::brotli},
        {"deflate", Encoding::identity},
        {"gzip;q=2", Encoding::identity},
        {"gzip;q=1.001", Encoding::identity},
        {"gzip;q=0.0001", Encoding::identity},
        {"gzip;q=", Encoding::identity},
        {"gzip;q=-1", Encoding::identity},
        {"gzip;x=1", Encoding::identity},
        {",;,=,gzip;;", Encoding::identity},
        {"brgzip", Encoding::identity},
    };
    for (const auto& [accept, expected] : cases) EXPECT_EQ(choose(accept), expected) << accept;
}

TEST(ChooseEncoding, takes_only_what_there_is) {
    EXPECT_EQ(choose("br, gzip", false), Encoding::gzip);
    EXPECT_EQ(choose("br, gzip", false, false), Encoding::identity);
    EXPECT_EQ(choose("br", false), Encoding::identity);
}

TEST(HasTag, finds_the_tag_in_a_list) {
    EXPECT_TRUE(has_tag("\"a\"", "\"a\""));
    EXPECT_TRUE(has_tag("\"b\" , W/\"a\"", "\"a\""));
    EXPECT_TRUE(has_tag("*", "\"a\""));
    for (const char* other : {"", "a", "\"b\"", "\"a", "W/a", "\"aa\"", "w/\"a\""}) {
        EXPECT_FALSE(has_tag(other, "\"a\"")) << other;
    }
}

}  // namespace
}  // namespace quinta::server
