#include <gtest/gtest.h>

#include "base/text.hpp"
#include "record/record.hpp"

namespace quinta {
namespace {

/// A record without tags of its own; its moves begin on line 2.
record::Record read_one(std::string_view moves) {
    const record::RecordFile file = record::read_records(concat("[Game \"teeko\"]\n", moves));
    EXPECT_FALSE(file.error) << file.error->text;
    EXPECT_EQ(file.records.size(), 1U);
    return file.records.empty() ? record::Record{} : file.records[0];
}

std::vector<std::string> texts(const record::Variation& line) {
    std::vector<std::string> out;
    for (const record::RecordMove& move : line) out.push_back(move.text);
    return out;
}

using Texts = std::vector<std::string>;

TEST(Reader, reads_tags_and_moves) {
    const record::RecordFile file = record::read_records(
        "[Game \"teeko goals=advanced\"]\n[First \"Ann\"]\n[Second \"Ben\"]\n"
        "[Result \"1-0\"]\n[Mood \"good\"]\n\n1. c3 d4 2. c3-d4 e5xc5 c10+w d4,e4 swap 1-0\n");
    ASSERT_FALSE(file.error) << file.error->text;
    ASSERT_EQ(file.records.size(), 1U);
    const record::Record& record = file.records[0];
    EXPECT_EQ(record.tag("Game"), "teeko goals=advanced");
    EXPECT_EQ(record.tag("Mood"), "good");
    EXPECT_EQ(record.tag("Site"), "");
    EXPECT_EQ(texts(record.moves), (Texts{"c3", "d4", "c3-d4", "e5xc5", "c10+w", "d4,e4", "swap"}));
}

TEST(Reader, keeps_main_tags_first_and_others_in_order) {
    const record::Record record =
        record::read_records("[Site \"s\"][Result \"*\"][Date \"d\"][Game \"g\"]*").records.at(0);
    const std::vector<std::pair<std::string, std::string>> expected = {
        {"Game", "g"}, {"Result", "*"}, {"Site", "s"}, {"Date", "d"}};
    EXPECT_EQ(record.tags, expected);
}

TEST(Reader, unescapes_tag_values) {
    const record::Record record =
        record::read_records(R"([First "a \"b\" \\ c:\d é"])").records.at(0);
    EXPECT_EQ(record.tag("First"), R"(a "b" \ c:\d é)");
    EXPECT_EQ(record::read_records("[ First\n\"x\" ]").records.at(0).tag("First"), "x");
}

TEST(Reader, skips_move_numbers_however_they_are_written) {
    for (const std::string_view moves :
         {"1. c3 d4 2. e5", "1.c3 d4 2.e5", "1.c3 1...d4 2.e5", "1. c3 1. ... d4 2 . e5",
          "1 c3 d4 2 e5", "c3 d4 e5", "9. c3\n7.... d4\te5", "1.\r\nc3\r\nd4 2. e5 3."}) {
        EXPECT_EQ(texts(read_one(moves).moves), (Texts{"c3", "d4", "e5"})) << moves;
    }
}

TEST(Reader, puts_comments_where_they_belong) {
    const record::Record record = read_one(
        "{before} ; it all\n 1. c3 {after\n\n  one} d4 (1... {in} d5 {out}) {behind} e5; }end{\n*");
    EXPECT_EQ(record.comment, "before it all");
    EXPECT_EQ(record.moves.at(0).comment, "after one");
    EXPECT_EQ(record.moves.at(1).comment, "behind");
    EXPECT_EQ(record.moves.at(1).variations.at(0).at(0).intro, "in");
    EXPECT_EQ(record.moves.at(1).variations.at(0).at(0).comment, "out");
    EXPECT_EQ(record.moves.at(2).comment, "}end{");
}

TEST(Reader, joins_comments_around_tags_and_results) {
    const record::RecordFile file =
        record::read_records("{a}[Game \"g\"]{b}[Site \"s\"] c3 * {c} [Game \"h\"] d4 * {d} ; e");
    ASSERT_FALSE(file.error) << file.error->text;
    ASSERT_EQ(file.records.size(), 2U);
    EXPECT_EQ(file.records[0].comment, "a b");
    EXPECT_EQ(file.records[0].moves.at(0).comment, "");
    EXPECT_EQ(file.records[1].comment, "c");
    EXPECT_EQ(file.records[1].moves.at(0).comment, "d e");
    EXPECT_EQ(record::read_records("[Game \"g\"] * {d}").records.at(0).comment, "d");
}

TEST(Reader, reads_annotations_as_numbers_and_as_signs) {
    const record::Record record = read_one("1. c3! d4?$10 $0 2. e5!! {x} $255 a1?? b1 !? c1?!");
    const auto annotations = [&](std::size_t i) { return record.moves.at(i).annotations; };
    EXPECT_EQ(annotations(0), (std::vector{1}));
    EXPECT_EQ(annotations(1), (std::vector{2, 10, 0}));
    EXPECT_EQ(annotations(2), (std::vector{3, 255}));
    EXPECT_EQ(annotations(3), (std::vector{4}));
    EXPECT_EQ(annotations(4), (std::vector{5}));
    EXPECT_EQ(annotations(5), (std::vector{6}));
}

TEST(Reader, reads_nested_variations) {
    const record::Record record =
        read_one("1. c3 (1. d4 e5 (1... e4 2. a1)(1... e3) 2. a2) (1. b1) d5");
    EXPECT_EQ(texts(record.moves), (Texts{"c3", "d5"}));
    const std::vector<record::Variation>& variations = record.moves.at(0).variations;
    ASSERT_EQ(variations.size(), 2U);
    EXPECT_EQ(texts(variations[0]), (Texts{"d4", "e5", "a2"}));
    EXPECT_EQ(texts(variations[1]), (Texts{"b1"}));
    ASSERT_EQ(variations[0][1].variations.size(), 2U);
    EXPECT_EQ(texts(variations[0][1].variations[0]), (Texts{"e4", "a1"}));
    EXPECT_EQ(texts(variations[0][1].variations[1]), (Texts{"e3"}));
}

TEST(Reader, skips_a_byte_order_mark_and_lines_with_a_percent_sign) {
    const record::RecordFile file = record::read_records(
        "\xef\xbb\xbf%% \"{(\n[Game \"g\"]\r\n%x\r\n\r\n1. c3 {\n%kept} *\r\n% end");
    ASSERT_FALSE(file.error) << file.error->text;
    ASSERT_EQ(file.records.size(), 1U);
    EXPECT_EQ(file.records[0].moves.at(0).comment, "%kept");
}

TEST(Reader, reads_several_games_with_and_without_blank_lines) {
    for (const std::string_view between : {" ", "\n", "\n\n\n", "\r\n\r\n", "\n% x\n"}) {
        const record::RecordFile file = record::read_records(
            concat("[Game \"a\"][Result \"1-0\"]c3 1-0", between, "[Game \"b\"]*", between,
                   "[Game \"c\"]1. c3 1/2-1/2", between, "[Game \"d\"]0-1"));
        ASSERT_FALSE(file.error) << file.error->text;
        ASSERT_EQ(file.records.size(), 4U) << between;
        EXPECT_EQ(file.records[3].tag("Game"), "d");
    }
}

TEST(Reader, takes_moves_without_tags_for_the_game_at_hand) {
    const record::RecordFile file =
        record::read_records("1. c3 b3 2. c4 d3 1-0 {next} 1. a1 [Game \"trike\"] a1", "teeko");
    ASSERT_FALSE(file.error) << file.error->text;
    ASSERT_EQ(file.records.size(), 3U);
    EXPECT_EQ(file.records[0].tag("Game"), "teeko");
    EXPECT_EQ(file.records[0].tag("Result"), "1-0");
    EXPECT_EQ(file.records[0].moves.size(), 4U);
    EXPECT_EQ(file.records[1].tag("Game"), "teeko");
    EXPECT_EQ(file.records[2].tag("Game"), "trike");
    EXPECT_TRUE(record::read_records("  \n", "teeko").records.empty());
}

TEST(Reader, does_without_a_result_that_would_be_open) {
    for (const std::string_view text : {"[Game \"a\"]", "[Result \"*\"] c3", "[Game \"a\"] {x}"}) {
        const record::RecordFile file = record::read_records(text);
        EXPECT_FALSE(file.error) << text;
        EXPECT_EQ(file.records.size(), 1U) << text;
    }
    EXPECT_EQ(record::read_records("[Game \"a\"] c3 [Game \"b\"] c3").records.size(), 2U);
}

TEST(Reader, finds_no_game_in_nothing) {
    for (const std::string_view text : {"", "\n \r\n", "\xef\xbb\xbf", "; x", "{x}", "% x\n"}) {
        const record::RecordFile file = record::read_records(text);
        EXPECT_FALSE(file.error) << text;
        EXPECT_TRUE(file.records.empty()) << text;
    }
}

struct Refusal {
    std::string_view text;
    std::string_view message;
};

TEST(Reader, names_what_is_wrong_and_where) {
    using namespace std::string_view_literals;
    const Refusal refusals[] = {
        {"hello",
         "line 1, column 1: a game begins with its tags, such as [Game \"teeko\"], not with "
         "'hello'"},
        {"[Game \"a\"] * c3",
         "line 1, column 14: a game begins with its tags, such as [Game "
         "\"teeko\"], not with 'c3'"},
        {"*",
         "line 1, column 1: a game begins with its tags, such as [Game \"teeko\"], not with '*'"},
        {"[\"x\"]", "line 1, column 2: a tag begins with its name: [Name \"value\"]"},
        {"[", "line 1, column 2: a tag begins with its name: [Name \"value\"]"},
        {"[Game x]", "line 1, column 7: the tag 'Game' needs a value in double quotes"},
        {"[Game", "line 1, column 6: the tag 'Game' needs a value in double quotes"},
        {"[Game \"x\"", "line 1, column 10: the tag 'Game' needs a ']' here"},
        {"[Game \"x\" \"y\"]", "line 1, column 11: the tag 'Game' needs a ']' here"},
        {"\n[Game \"x\n\"]",
         "line 2, column 7: this string is not closed with '\"' before the end of its line"},
        {"[Game \"x\\\"]",
         "line 1, column 7: this string is not closed with '\"' before the end of its line"},
        {"[Game \"x\ty\"]", "line 1, column 9: unexpected character '\\x09'"},
        {"[Game \"a\"]\n[Site \"b\"]\n [Game \"c\"]",
         "line 3, column 2: the tag 'Game' is given twice"},
        {"[Result \"2-0\"]",
         "line 1, column 1: the result '2-0' is none of 1-0, 0-1, 1/2-1/2 and *"},
        {"[Result \"\"]", "line 1, column 1: the result '' is none of 1-0, 0-1, 1/2-1/2 and *"},
        {"[Game \"a\"] c3\n {x", "line 2, column 2: this comment is never closed with '}'"},
        {"[Game \"a\"] c3 }", "line 1, column 15: unexpected character '}'"},
        {"[Game \"a\"] c3 (d4 (e5)", "line 1, column 15: this variation is never closed with ')'"},
        {"[Game \"a\"] c3 (d4 [Game \"b\"]",
         "line 1, column 15: this variation is never closed with ')'"},
        {"[Game \"a\"] c3 )", "line 1, column 15: this ')' closes no variation"},
        {"[Game \"a\"] c3 ({x})", "line 1, column 15: this variation has no move"},
        {"[Game \"a\"] (c3)", "line 1, column 12: a variation stands before any move"},
        {"[Game \"a\"] c3 ((d4))", "line 1, column 16: a variation stands before any move"},
        {"[Game \"a\"] $1 c3", "line 1, column 12: the annotation '$1' stands before any move"},
        {"[Game \"a\"] c3 (! d4)", "line 1, column 16: the annotation '!' stands before any move"},
        {"[Game \"a\"] c3 $", "line 1, column 15: '$' is not an annotation; they are $0 … $255"},
        {"[Game \"a\"] c3 $256",
         "line 1, column 15: '$256' is not an annotation; they are $0 … $255"},
        {"[Game \"a\"] c3!!!",
         "line 1, column 14: '!!!' is not an annotation; they are !, ?, !!, ??, !? or ?!"},
        {"[Game \"a\"] c3 (d4 *)", "line 1, column 19: the result * stands inside a variation"},
        {"[Result \"1-0\"] c3 0-1",
         "line 1, column 19: the moves end with 0-1, but the Result tag says 1-0"},
        {"[Result \"1-0\"] c3\n",
         "line 2, column 1: the moves end without the result 1-0 of the Result tag"},
        {"[Result \"1-0\"] c3 [Game \"b\"]",
         "line 1, column 19: the moves end without the result 1-0 of the Result tag"},
        {"[Game \"é\"] {é} é", "line 1, column 16: unexpected character '\\xc3'"},
        {"[Game \"a\"] c3.d4", "line 1, column 14: unexpected character '.'"},
        {"[Game \"a\"] -c3", "line 1, column 12: unexpected character '-'"},
        {"[Game \"a\"] c3 %", "line 1, column 15: unexpected character '%'"},
        {"[Game \"a\"] \0"sv, "line 1, column 12: unexpected character '\\x00'"},
        {"[Game \"\0\"]"sv, "line 1, column 8: unexpected character '\\x00'"},
        {"[Game \"a\"] {a\0}"sv, "line 1, column 14: unexpected character '\\x00'"},
        {"[Game \"a\"] ;\x7f", "line 1, column 13: unexpected character '\\x7f'"},
        {"[Game \"a\"] abcdefghijklmnopqrstuvwxyz1234567",
         "line 1, column 12: 'abcdefghijklmnopqrstuvwxyz1234567' is too long for a move"},
    };
    for (const auto& [text, message] : refusals) {
        const record::RecordFile file = record::read_records(text);
        ASSERT_TRUE(file.error) << text;
        EXPECT_EQ(file.error->text, message) << text;
    }
}

TEST(Reader, keeps_what_stands_before_an_error) {
    const record::RecordFile file =
        record::read_records("[Game \"a\"] c3 * [Game \"b\"] c3 d4 (e5 {x} (a1) $7 (&");
    EXPECT_TRUE(file.error);
    ASSERT_EQ(file.records.size(), 2U);
    EXPECT_EQ(texts(file.records[0].moves), (Texts{"c3"}));
    EXPECT_EQ(file.records[1].tag("Game"), "b");
    EXPECT_EQ(texts(file.records[1].moves), (Texts{"c3", "d4"}));
    const record::Variation& variation = file.records[1].moves[1].variations.at(0);
    EXPECT_EQ(texts(variation), (Texts{"e5"}));
    EXPECT_EQ(variation[0].comment, "x");
    EXPECT_EQ(variation[0].annotations, (std::vector{7}));
    EXPECT_EQ(variation[0].variations.size(), 1U);
}

TEST(Reader, keeps_an_empty_record_when_nothing_of_it_was_read) {
    const record::RecordFile file = record::read_records("[Game \"a\"] * ?");
    EXPECT_TRUE(file.error);
    ASSERT_EQ(file.records.size(), 2U);
    EXPECT_EQ(file.records[1], record::Record{});
}

std::string nested(int depth) {
    std::string text = "[Game \"a\"] c3";
    for (int i = 0; i < depth; ++i) text += " (c3";
    return text + std::string(static_cast<std::size_t>(depth), ')');
}

TEST(Reader, limits_the_depth_of_variations) {
    EXPECT_FALSE(record::read_records(nested(100)).error);
    const record::RecordFile file = record::read_records(nested(1'000'000));
    ASSERT_TRUE(file.error);
    EXPECT_EQ(file.error->text, "line 1, column 415: variations are nested deeper than 100");
}

/// Quadratic time would take minutes here.
TEST(Reader, reads_megabytes) {
    constexpr int count = 200'000;
    std::string tags, moves = "[Game \"a\"]", comments = moves, variations = "[Game \"a\"] c3";
    for (int i = 0; i < count; ++i) {
        tags += concat("[T", i, " \"\"]\n");
        moves += " c3-d4! {x}";
        comments += " {x}";
        variations += " (c3)";
    }
    EXPECT_EQ(record::read_records(tags).records.at(0).tags.size(), std::size_t{count});
    EXPECT_EQ(record::read_records(moves).records.at(0).moves.size(), std::size_t{count});
    EXPECT_EQ(record::read_records(comments).records.at(0).comment.size(),
              std::size_t{2 * count - 1});
    EXPECT_EQ(record::read_records(variations).records.at(0).moves.at(0).variations.size(),
              std::size_t{count});
    EXPECT_TRUE(record::read_records(std::string(4'000'000, '[')).error);
    EXPECT_TRUE(record::read_records("[Game \"a\"]" + std::string(4'000'000, '{')).error);
}

}  // namespace
}  // namespace quinta
