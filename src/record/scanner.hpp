#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/message.hpp"
#include "base/result.hpp"

namespace quinta::record {

/// A piece of a record's text. Move numbers say nothing that the moves do not, and are left out.
struct Token {
    enum class Kind { end, tag, comment, move, result, annotation, open, close, error };

    Kind kind = Kind::end;
    std::size_t offset = 0;   ///< where it begins in the text
    std::string_view text{};  ///< a tag's name, a move, a result; else as it stands in the text
    std::string value{};      ///< a tag's value, or a comment
    int annotation = 0;
    Message problem{};  ///< of an error: what is wrong
};

/// Cuts the text of a file of records into tokens.
class Scanner {
 public:
    explicit Scanner(std::string_view text);

    /// The next token; after an error there is no other.
    Token next();

    /// "line 7, column 12: …", for what is wrong at a place in the text.
    Error error_at(std::size_t offset, const Message& problem) const;

 private:
    bool at_end() const { return at_ == text_.size(); }
    char peek() const { return at_end() ? '\0' : text_[at_]; }
    void skip_space();
    /// Takes the longest run of characters for which `belongs` is true.
    template <class Belongs>
    std::string_view run(Belongs belongs);

    Token tag();
    Token string(Token tag);
    Token brace_comment();
    Token line_comment();
    Token comment(std::size_t offset, std::string_view inside) const;
    Token numbered_annotation();
    Token suffix_annotation();
    Token single(Token::Kind kind);
    /// A move or a result; nothing for a move number.
    std::optional<Token> word();
    Token error(std::size_t offset, Message problem) const;
    Token unexpected() const;

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace quinta::record
