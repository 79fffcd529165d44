#include <algorithm>

#include "base/text.hpp"
#include "base/utf8.hpp"
#include "record/record.hpp"
#include "record/tags.hpp"

namespace quinta::record {
namespace {

constexpr std::size_t widest_line = 80;

/// Sets words into lines. The last word waits, since something may still be glued to it.
class Lines {
 public:
    /// Adds something that is not to be broken.
    void add(std::string_view word) {
        if (!is_open_) flush();
        is_open_ = false;
        word_ += word;
    }
    /// Adds a bracket to which the next word sticks.
    void open(char bracket) {
        add(std::string_view(&bracket, 1));
        is_open_ = true;
    }
    /// Adds a bracket that sticks to the last word.
    void close(char bracket) { word_ += bracket; }

    /// Adds a comment that ends with its line, in as many lines as it takes.
    void add_line_comment(const std::vector<std::string_view>& comment) {
        flush();
        break_line();
        for (const std::string_view word : comment) {
            if (column_ + 1 + width_of(word) > widest_line) break_line();
            if (column_ == 0) put(";");
            put(concat(" ", word));
        }
        break_line();
    }

    std::string finish() {
        flush();
        break_line();
        return std::move(text_);
    }

 private:
    void flush() {
        is_open_ = false;
        if (word_.empty()) return;
        if (column_ + 1 + width_of(word_) > widest_line) break_line();
        if (column_ > 0) put(" ");
        put(word_);
        word_.clear();
    }
    void put(std::string_view text) {
        text_ += text;
        column_ += width_of(text);
    }
    void break_line() {
        if (column_ > 0) text_ += '\n';
        column_ = 0;
    }

    std::string text_;
    std::size_t column_ = 0;
    std::string word_;
    bool is_open_ = false;  ///< the next word sticks to word_
};

std::string without_controls(std::string text) {
    std::ranges::replace_if(text, is_control, ' ');
    return text;
}

/// A comment in braces; one that has a closing brace itself goes to the end of the line.
void write_comment(Lines& out, const std::string& comment) {
    const std::string text = without_controls(comment);
    const std::vector<std::string_view> parts = words(text);
    if (parts.empty()) return;
    if (text.find('}') != std::string::npos) {
        out.add_line_comment(parts);
        return;
    }
    out.open('{');
    for (const std::string_view part : parts) out.add(part);
    out.close('}');
}

/// The number that belongs before a move: of every first ply, and of a second ply that does not
/// follow its first directly.
std::string number(int ply, bool is_apart) {
    if (ply % 2 == 0) return concat(ply / 2 + 1, ". ");
    return is_apart ? concat(ply / 2 + 1, "... ") : "";
}

void write_line(Lines& out, const Variation& line, int ply) {
    bool is_apart = true;
    for (const RecordMove& move : line) {
        write_comment(out, move.intro);
        out.add(concat(number(ply, is_apart), move.text));
        for (const int annotation : move.annotations) out.add(concat("$", annotation));
        write_comment(out, move.comment);
        for (const Variation& variation : move.variations) {
            if (variation.empty()) continue;  // "()" would say nothing, and is not syntax
            out.open('(');
            write_line(out, variation, ply);
            out.close(')');
        }
        is_apart = !move.comment.empty() || !move.variations.empty();
        ++ply;
    }
}

std::string written_tag(std::string_view name, std::string_view value) {
    std::string out = concat("[", name, " \"");
    for (const char c : value) {
        if (c == '"' || c == '\\') out += '\\';
        const bool is_layout = c >= '\t' && c <= '\r';
        out += is_control(c) || is_layout ? ' ' : c;
    }
    return out + "\"]\n";
}

}  // namespace

std::string write_record(const Record& record) {
    auto tags = record.tags;
    sort_tags(tags);
    std::string out;
    for (const auto& [name, value] : tags) out += written_tag(name, value);

    Lines moves;
    write_comment(moves, record.comment);
    write_line(moves, record.moves, 0);
    const std::string_view result = record.tag("Result");
    moves.add(result.empty() ? "*" : result);
    return concat(out, "\n", moves.finish());
}

}  // namespace quinta::record
