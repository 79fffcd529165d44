#include "record/scanner.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "base/utf8.hpp"
#include "record/tags.hpp"

namespace quinta::record {
namespace {

constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
constexpr std::array<std::string_view, 6> suffixes = {"!", "?", "!!", "??", "!?", "?!"};
constexpr int largest_annotation = 255;  // PGN's limit
/// No notation comes near it; a longer word is not a move.
constexpr std::size_t longest_move = 32;

constexpr bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_alphanumeric(char c) {
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
constexpr bool is_name(char c) { return is_alphanumeric(c) || c == '_'; }
constexpr bool is_suffix(char c) { return c == '!' || c == '?'; }
/// PGN's symbols, with the comma of a move of two cells and the slash of a draw.
constexpr bool is_word(char c) {
    return is_name(c) || std::string_view("-+,/#=:").find(c) != std::string_view::npos;
}

}  // namespace

Scanner::Scanner(std::string_view text) : text_(text) {
    if (text_.starts_with(byte_order_mark)) text_.remove_prefix(byte_order_mark.size());
}

template <class Belongs>
std::string_view Scanner::run(Belongs belongs) {
    const std::size_t start = at_;
    while (!at_end() && belongs(peek())) ++at_;
    return text_.substr(start, at_ - start);
}

Token Scanner::next() {
    for (;;) {
        skip_space();
        if (at_end()) return {Token::Kind::end, at_};
        switch (peek()) {
            case '[':
                return tag();
            case '{':
                return brace_comment();
            case ';':
                return line_comment();
            case '(':
                return single(Token::Kind::open);
            case ')':
                return single(Token::Kind::close);
            case '*':
                return single(Token::Kind::result);
            case '$':
                return numbered_annotation();
            case '!':
            case '?':
                return suffix_annotation();
            default:
                break;
        }
        if (!is_alphanumeric(peek())) return unexpected();
        if (std::optional<Token> token = word()) return *std::move(token);
    }
}

Error Scanner::error_at(std::size_t offset, const Message& problem) const {
    const std::string_view before = text_.substr(0, offset);
    const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 is the first line's start
    return message("line {0}, column {1}: {2}", std::ranges::count(before, '\n') + 1,
                   width_of(before.substr(line_start)) + 1, problem);
}

void Scanner::skip_space() {
    for (;;) {
        run(is_space);
        const bool is_escape = peek() == '%' && (at_ == 0 || text_[at_ - 1] == '\n');
        if (!is_escape) return;
        run([](char c) { return c != '\n'; });
    }
}

Token Scanner::tag() {
    Token tag{Token::Kind::tag, at_++};
    skip_space();
    tag.text = run(is_name);
    if (tag.text.empty()) return error(at_, "a tag begins with its name: [Name \"value\"]");
    skip_space();
    if (peek() != '"') {
        return error(at_, message("the tag {0} needs a value in double quotes", quoted(tag.text)));
    }
    tag = string(std::move(tag));
    if (tag.kind == Token::Kind::error) return tag;
    skip_space();
    if (peek() != ']') return error(at_, message("the tag {0} needs a ']' here", quoted(tag.text)));
    ++at_;
    return tag;
}

Token Scanner::string(Token tag) {
    const std::size_t start = at_++;
    for (; !at_end() && peek() != '\n' && peek() != '\r'; ++at_) {
        if (peek() == '"') {
            ++at_;
            return tag;
        }
        if (is_control(peek()) || (is_space(peek()) && peek() != ' ')) return unexpected();
        const std::string_view pair = text_.substr(at_, 2);
        if (pair == "\\\"" || pair == "\\\\") ++at_;
        tag.value += peek();
    }
    return error(start, "this string is not closed with '\"' before the end of its line");
}

Token Scanner::brace_comment() {
    const std::size_t start = at_++;
    const std::string_view inside = run([](char c) { return c != '}'; });
    if (at_end()) return error(start, "this comment is never closed with '}'");
    ++at_;
    return comment(start, inside);
}

Token Scanner::line_comment() {
    const std::size_t start = at_++;
    return comment(start, run([](char c) { return c != '\n'; }));
}

Token Scanner::comment(std::size_t offset, std::string_view inside) const {
    const auto control = std::ranges::find_if(inside, is_control);
    if (control != inside.end()) {
        const auto byte = static_cast<std::size_t>(control - inside.begin());
        return error(offset + 1 + byte,
                     message("unexpected character {0}", quoted(inside.substr(byte, 1))));
    }
    Token token{Token::Kind::comment, offset, inside};
    for (const std::string_view word : words(inside)) {
        if (!token.value.empty()) token.value += ' ';
        token.value += word;
    }
    return token;
}

Token Scanner::numbered_annotation() {
    Token token{Token::Kind::annotation, at_++};
    const std::optional<int> number = to_int(run(is_digit));
    token.text = text_.substr(token.offset, at_ - token.offset);
    if (!number || *number > largest_annotation) {
        return error(token.offset, message("{0} is not an annotation; they are $0 … ${1}",
                                           quoted(token.text), largest_annotation));
    }
    token.annotation = *number;
    return token;
}

Token Scanner::suffix_annotation() {
    Token token{Token::Kind::annotation, at_};
    token.text = run(is_suffix);
    const auto found = std::ranges::find(suffixes, token.text);
    if (found == suffixes.end()) {
        return error(token.offset,
                     message("{0} is not an annotation; they are {1}", quoted(token.text),
                             alternatives({suffixes.begin(), suffixes.end()})));
    }
    token.annotation = static_cast<int>(found - suffixes.begin()) + 1;
    return token;
}

Token Scanner::single(Token::Kind kind) {
    Token token{kind, at_, text_.substr(at_, 1)};
    ++at_;
    return token;
}

std::optional<Token> Scanner::word() {
    Token token{Token::Kind::move, at_};
    token.text = run(is_word);
    if (token.text.size() > longest_move) {
        return error(token.offset, message("{0} is too long for a move", quoted(token.text)));
    }
    if (is_result(token.text)) token.kind = Token::Kind::result;
    if (!std::ranges::all_of(token.text, is_digit)) return token;
    run([](char c) { return c == '.' || c == ' '; });  // "3.", "3...", "3. ..."
    return std::nullopt;
}

Token Scanner::error(std::size_t offset, Message problem) const {
    return {.kind = Token::Kind::error, .offset = offset, .problem = std::move(problem)};
}

Token Scanner::unexpected() const {
    return error(at_, message("unexpected character {0}", quoted(text_.substr(at_, 1))));
}

}  // namespace quinta::record
