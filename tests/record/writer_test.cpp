#include <gtest/gtest.h>

#include "base/text.hpp"
#include "base/utf8.hpp"
#include "record/record.hpp"

namespace quinta {
namespace {

void expect_round_trip(const record::Record& record) {
    const std::string text = record::write_record(record);
    const record::RecordFile file = record::read_records(text);
    ASSERT_FALSE(file.error) << file.error->text << '\n' << text;
    ASSERT_EQ(file.records.size(), 1U) << text;
    EXPECT_TRUE(file.records[0] == record) << text;
    EXPECT_EQ(record::write_record(file.records[0]), text);
    EXPECT_EQ(text.back(), '\n');
}

TEST(Writer, writes_tags_then_numbered_moves) {
    record::Record record;
    record.set_tag("Site", "here");
    record.set_tag("Result", "0-1");
    record.set_tag("Game", "teeko");
    record.set_tag("Second", "Ben");
    record.set_tag("First", "Ann");
    record.set_tag("Site", "there");
    record.moves = {{.text = "c3"}, {.text = "d4"}, {.text = "b2"}};
    EXPECT_EQ(record::write_record(record),
              "[Game \"teeko\"]\n[First \"Ann\"]\n[Second \"Ben\"]\n[Result \"0-1\"]\n"
              "[Site \"there\"]\n\n1. c3 d4 2. b2 0-1\n");
    expect_round_trip(record);
}

TEST(Writer, numbers_a_second_ply_that_stands_apart) {
    record::Record record;
    record.set_tag("Game", "teeko");
    record.comment = "in front";
    record.moves = {{.text = "c3", .annotations = {1}},
                    {.text = "d4",
                     .variations = {{{.text = "d5", .intro = "or"}, {.text = "a1"}, {.text = "a2"}},
                                    {{.text = "e5", .annotations = {2, 13}}}}},
                    {.text = "b2", .comment = "so"},
                    {.text = "b3"}};
    EXPECT_EQ(record::write_record(record),
              "[Game \"teeko\"]\n\n{in front} 1. c3 $1 d4 ({or} 1... d5 2. a1 a2) (1... e5 $2 $13) "
              "2. b2 {so}\n2... b3 *\n");
    expect_round_trip(record);
}

TEST(Writer, escapes_tag_values) {
    record::Record record;
    record.set_tag("First", R"(a "b" \ c\" é)");
    EXPECT_EQ(record::write_record(record), "[First \"a \\\"b\\\" \\\\ c\\\\\\\" é\"]\n\n*\n");
    expect_round_trip(record);
}

TEST(Writer, writes_a_comment_with_a_closing_brace_to_the_end_of_the_line) {
    record::Record record;
    record.set_tag("Game", "teeko");
    record.comment = "}";
    record.moves = {{.text = "c3",
                     .comment = "{a}",
                     .variations = {{{.text = "d4", .comment = "b } c", .intro = "}d"}}}}};
    EXPECT_EQ(record::write_record(record),
              "[Game \"teeko\"]\n\n; }\n1. c3\n; {a}\n(\n; }d\n1. d4\n; b } c\n) *\n");
    expect_round_trip(record);
}

TEST(Writer, keeps_lines_to_80_columns) {
    record::Record record;
    record.set_tag("Game", "teeko");
    for (int i = 0; i < 300; ++i) {
        record::RecordMove move{.text = concat("c", i), .comment = i % 7 == 0 ? "é è" : ""};
        if (i % 5 == 0)
            move.comment = concat("x ", std::string(static_cast<std::size_t>(i % 50), 'x'), "}");
        if (i % 3 == 0) move.variations = {{{.text = concat("d", i), .intro = "a b c d"}}};
        record.moves.push_back(move);
    }
    std::size_t widest = 0;
    const std::string text = record::write_record(record);
    for (const std::string_view line : split(text, '\n')) widest = std::max(widest, width_of(line));
    EXPECT_EQ(widest, 80U);
    expect_round_trip(record);
}

TEST(Writer, keeps_a_long_word_whole) {
    record::Record record;
    record.set_tag("Game", "teeko");
    for (const std::string_view end : {"", " }", " x"}) {
        record.comment = concat(std::string(200, 'w'), end);
        expect_round_trip(record);
    }
}

TEST(Writer, turns_what_cannot_be_written_into_spaces) {
    record::Record record;
    record.set_tag("First", std::string_view("a\nb\0c\t", 6));
    record.comment = std::string_view("x\n \0y\x7f", 6);
    EXPECT_EQ(record::write_record(record), "[First \"a b c \"]\n\n{x y} *\n");
    record.comment = " ";
    record.moves = {{.text = "c3", .variations = {{}}}};
    EXPECT_EQ(record::write_record(record), "[First \"a b c \"]\n\n1. c3 *\n");
}

/// Grows a tree of moves with everything that a move can have.
record::Variation tree(int depth, int& count) {
    record::Variation line;
    for (int i = 0; i < 4; ++i) {
        ++count;
        record::RecordMove move{.text = concat("m", count)};
        if (count % 2 == 0) move.annotations = {count % 140};
        if (count % 3 == 0) move.comment = concat("after ", count, count % 2 == 0 ? " }" : "");
        if (i == 0 && depth < 4 && count % 2 == 1) move.intro = concat("before ", count);
        for (int v = 0; depth > 0 && v < i % 3; ++v)
            move.variations.push_back(tree(depth - 1, count));
        line.push_back(std::move(move));
    }
    return line;
}

TEST(Writer, round_trips_a_tree) {
    int count = 0;
    record::Record record;
    record.set_tag("Game", "teeko");
    record.set_tag("Result", "1/2-1/2");
    record.set_tag("Remark", "");
    record.moves = tree(4, count);
    EXPECT_GT(count, 400);
    expect_round_trip(record);
}

TEST(Writer, round_trips_the_deepest_variations) {
    record::Record record;
    record.set_tag("Game", "teeko");
    record::Variation line = {{.text = "c3"}};
    for (int depth = 0; depth < 100; ++depth) line = {{.text = "c3", .variations = {line}}};
    record.moves = line;
    expect_round_trip(record);
}

TEST(Writer, writes_records_that_follow_one_another) {
    record::Record first, second;
    first.set_tag("Game", "teeko");
    second.set_tag("Game", "trike");
    second.comment = "}";
    const record::RecordFile file =
        record::read_records(record::write_record(second) + record::write_record(first));
    ASSERT_FALSE(file.error);
    EXPECT_EQ(file.records, (std::vector{second, first}));
}

}  // namespace
}  // namespace quinta
