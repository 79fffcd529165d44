#include "base/line_buffer.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace quinta {
namespace {

using Texts = std::vector<std::string>;

Texts all(LineBuffer& buffer) {
    Texts out;
    while (const auto line = buffer.next()) {
        out.push_back(std::string(line->text) + (line->is_cut ? "…" : ""));
    }
    return out;
}

TEST(LineBuffer, gives_whole_lines) {
    LineBuffer buffer(100);
    buffer.add("one\ntwo\r\n\nthr");
    EXPECT_EQ(all(buffer), (Texts{"one", "two", ""}));
    buffer.add("ee");
    EXPECT_EQ(all(buffer), Texts{});
    buffer.add("\nfour");
    EXPECT_EQ(all(buffer), Texts{"three"});
    buffer.finish();
    EXPECT_EQ(all(buffer), Texts{"four"});
    EXPECT_EQ(all(buffer), Texts{});
}

TEST(LineBuffer, does_not_care_how_bytes_come) {
    const std::string text = "a\nbb\r\n\nccc\n";
    for (std::size_t size = 1; size <= text.size(); ++size) {
        LineBuffer buffer(100);
        Texts found;
        for (std::size_t i = 0; i < text.size(); i += size) {
            buffer.add(std::string_view(text).substr(i, size));
            for (const std::string& line : all(buffer)) found.push_back(line);
        }
        EXPECT_EQ(found, (Texts{"a", "bb", "", "ccc"})) << size;
    }
}

TEST(LineBuffer, keeps_the_head_of_a_long_line) {
    for (const std::size_t piece : {1U, 3U, 1000U}) {
        LineBuffer buffer(4);
        const std::string text = std::string(1000, 'x') + "\n1234\n12345\nok";
        Texts found;
        for (std::size_t i = 0; i < text.size(); i += piece) {
            buffer.add(std::string_view(text).substr(i, piece));
            for (const std::string& line : all(buffer)) found.push_back(line);
        }
        buffer.finish();
        for (const std::string& line : all(buffer)) found.push_back(line);
        EXPECT_EQ(found, (Texts{"xxxx…", "1234", "1234…", "ok"})) << piece;
    }
}

TEST(LineBuffer, a_line_without_end_is_cut_at_the_end_too) {
    LineBuffer buffer(2);
    buffer.add("abc");
    EXPECT_EQ(all(buffer), Texts{});
    buffer.finish();
    EXPECT_EQ(all(buffer), Texts{"ab…"});
}

}  // namespace
}  // namespace quinta
