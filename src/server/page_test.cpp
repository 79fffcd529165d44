#include "server/page.hpp"

#include <gtest/gtest.h>

namespace quinta::server {
namespace {

TEST(Page, reads_files_in_every_packing) {
    const Result<Page> page = parse_page(
        "quinta page 1\n"
        "/index.html 0123 5 3 2\n"
        "/empty.txt 4567 0 - -\n"
        "/x.png 89ab 4 - 1\n"
        "\n"
        "plaingzbr\n\n\n\n!");
    ASSERT_FALSE(page) << "one byte is too many";
    const Result<Page> right = parse_page(
        "quinta page 1\n"
        "/index.html 0123 5 3 2\n"
        "/empty.txt 4567 0 - -\n"
        "/x.png 89ab 4 - 1\n"
        "\n"
        "plaingz-br\n\n\n\n!");
    ASSERT_TRUE(right) << right.error();
    EXPECT_EQ(right->size(), 3U);
    const Asset& index = right->at("/index.html");
    EXPECT_EQ(index.hash, "0123");
    EXPECT_EQ(index.body(Encoding::identity), "plain");
    EXPECT_EQ(index.body(Encoding::gzip), "gz-");
    EXPECT_EQ(index.body(Encoding::brotli), "br");
    EXPECT_EQ(right->at("/empty.txt").body(Encoding::identity), "");
    EXPECT_FALSE(right->at("/empty.txt").body(Encoding::gzip));
    EXPECT_EQ(right->at("/x.png").body(Encoding::identity), "\n\n\n\n");
    EXPECT_EQ(right->at("/x.png").body(Encoding::brotli), "!");
}

TEST(Page, refuses_what_is_damaged) {
    for (const char* pack :
         {"", "quinta page 2\n\n", "quinta page 1", "quinta page 1\n/a 0 1 - -\n",
          "quinta page 1\n/a 0 2 - -\n\nx", "quinta page 1\n/a 0 - - -\n\n",
          "quinta page 1\na 0 1 - -\n\nx", "quinta page 1\n/a 0 1 -\n\nx",
          "quinta page 1\n/a 0 -1 - -\n\nx", "quinta page 1\n/a 0 1 - -\n/a 0 1 - -\n\nxx",
          "quinta page 1\n/a 0 1 - -\n\nxx"}) {
        EXPECT_FALSE(parse_page(pack)) << pack;
    }
}

TEST(ContentType, goes_by_the_end_of_the_name) {
    EXPECT_EQ(content_type("/index.html"), "text/html; charset=utf-8");
    EXPECT_EQ(content_type("/assets/a-1.js"), "text/javascript; charset=utf-8");
    EXPECT_EQ(content_type("/assets/quinta.wasm"), "application/wasm");
    EXPECT_EQ(content_type("/quinta.webmanifest"), "application/manifest+json");
    EXPECT_EQ(content_type("/icon.svg"), "image/svg+xml");
    EXPECT_EQ(content_type("/icon.min.svg"), "image/svg+xml");
    for (const char* unknown : {"/LICENSE", "/a.", "/a.unknown", "", "/a.svg/b", "/html"}) {
        EXPECT_EQ(content_type(unknown), "application/octet-stream") << unknown;
    }
}

}  // namespace
}  // namespace quinta::server
