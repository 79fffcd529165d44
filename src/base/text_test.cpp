#include "base/text.hpp"

#include <gtest/gtest.h>

namespace quinta {
namespace {

using Parts = std::vector<std::string_view>;

TEST(Text, split_keeps_empty_parts) {
    EXPECT_EQ(split("a//b", '/'), (Parts{"a", "", "b"}));
    EXPECT_EQ(split("", '/'), (Parts{""}));
    EXPECT_EQ(split("/", '/'), (Parts{"", ""}));
}

TEST(Text, words_drops_white_space) {
    EXPECT_EQ(words("  one\ttwo \r\n three "), (Parts{"one", "two", "three"}));
    EXPECT_EQ(words(" \n"), Parts{});
}

TEST(Text, trim) {
    EXPECT_EQ(trim(" \t a b \n"), "a b");
    EXPECT_EQ(trim("  "), "");
    EXPECT_EQ(trim(""), "");
}

TEST(Text, lower_leaves_other_bytes_alone) { EXPECT_EQ(lower("AbZ9[É"), "abz9[É"); }

TEST(Text, to_thousandths_takes_three_decimals) {
    EXPECT_EQ(to_thousandths("0"), 0);
    EXPECT_EQ(to_thousandths("1.5"), 1500);
    EXPECT_EQ(to_thousandths("0.005"), 5);
    EXPECT_EQ(to_thousandths("2147482"), 2147482000);
    for (const char* wrong : {"", ".", "1.", ".5x", "1.2345", "1.5.", "-1", "2147484", "1,5"}) {
        EXPECT_EQ(to_thousandths(wrong), std::nullopt) << wrong;
    }
}

TEST(Text, to_int_takes_digits_only) {
    EXPECT_EQ(to_int("0"), 0);
    EXPECT_EQ(to_int("2147483647"), 2147483647);
    EXPECT_EQ(to_int("007"), 7);
    for (const char* wrong : {"", "-1", "+1", " 1", "1 ", "1x", "2147483648", "0x10", "1.0"}) {
        EXPECT_EQ(to_int(wrong), std::nullopt) << wrong;
    }
}

TEST(Text, quoted_keeps_what_can_be_read) {
    EXPECT_EQ(quoted("Márta, Żółw, 碁"), "'Márta, Żółw, 碁'");
    EXPECT_EQ(quoted("\xc3"), "'\\xc3'");                          // cut off
    EXPECT_EQ(quoted("\xc0\xaf"), "'\\xc0\\xaf'");                 // longer than it need be
    EXPECT_EQ(quoted("\xed\xa0\x80"), "'\\xed\\xa0\\x80'");        // half a pair of UTF-16
    EXPECT_EQ(quoted("a\xe2\x80\xae z"), "'a\\xe2\\x80\\xae z'");  // from right to left
    EXPECT_EQ(quoted("\xe2\x80\x8b"), "'\\xe2\\x80\\x8b'");        // of no width
    EXPECT_EQ(quoted("\xc2\x9b"), "'\\xc2\\x9b'");                 // a control
    std::string accents, all;
    for (int i = 0; i < 60; ++i) accents += "é";
    for (int i = 0; i < 70; ++i) all += "é";
    EXPECT_EQ(quoted(std::string_view(all)), "'" + accents + "…'");
}

TEST(Text, quoted_is_safe_to_print) {
    EXPECT_EQ(quoted("c3"), "'c3'");
    EXPECT_EQ(quoted(std::string_view("a\0\x1b\xff", 4)), "'a\\x00\\x1b\\xff'");
    const std::string long_text(1000, 'x');
    EXPECT_EQ(quoted(std::string_view(long_text)), "'" + std::string(60, 'x') + "…'");
}

TEST(Text, alternatives) {
    EXPECT_EQ(alternatives({}), "");
    EXPECT_EQ(alternatives({"a"}), "a");
    EXPECT_EQ(alternatives({"a", "b"}), "a or b");
    EXPECT_EQ(alternatives({"a", "b", "c"}), "a, b or c");
}

TEST(Text, did_you_mean_finds_a_slip_of_the_keyboard) {
    const Parts candidates = {"side", "swap", "board"};
    EXPECT_EQ(did_you_mean("sise", candidates), "; did you mean 'side'?");  // another letter
    EXPECT_EQ(did_you_mean("sid", candidates), "; did you mean 'side'?");   // one too few
    EXPECT_EQ(did_you_mean("boaard", candidates), "; did you mean 'board'?");
    EXPECT_EQ(did_you_mean("sawp", candidates), "; did you mean 'swap'?");  // two exchanged
    EXPECT_EQ(did_you_mean("colour", candidates), "");
    EXPECT_EQ(did_you_mean("", candidates), "");
    EXPECT_EQ(did_you_mean(std::string(10'000, 's'), candidates), "");
    EXPECT_EQ(did_you_mean("side", {}), "");
}

TEST(Text, concat_joins_text_letters_and_numbers) {
    EXPECT_EQ(concat("rank ", 3, ':', std::string(" x"), std::size_t{7}, std::string_view()),
              "rank 3: x7");
    EXPECT_EQ(concat(), "");
}

}  // namespace
}  // namespace quinta
