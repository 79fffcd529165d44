#include "core/move_text.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace quinta {
namespace {

/// What people write between the parts of a move. Whatever else stands there is kept, and so is no
/// part of any move.
constexpr std::string_view signs[] = {"-", "+", ",", ".", ":", ">", "–", "—", "−", "→", "×"};

std::size_t sign_length(std::string_view text) {
    for (const std::string_view sign : signs) {
        if (text.starts_with(sign)) return sign.size();
    }
    return 0;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

/// How much of a move is its number: "12." of "12.c3".
std::size_t number_length(std::string_view move) {
    const std::size_t digits = std::min(move.find_first_not_of("0123456789"), move.size());
    const std::size_t end = std::min(move.find_first_not_of('.', digits), move.size());
    return digits > 0 && end > digits ? end : 0;
}

}  // namespace

std::string tidy_move(std::string_view text) {
    std::string out;
    for (const std::string_view word : words(text)) out += lower(word);
    return out.substr(number_length(out));
}

std::string bare_move(std::string_view text) {
    const std::string tidy = tidy_move(text);
    std::string out;
    for (std::size_t i = 0; i < tidy.size();) {
        const char next = i + 1 < tidy.size() ? tidy[i + 1] : '\0';
        const bool is_capture =
            tidy[i] == 'x' && !out.empty() && is_digit(out.back()) && is_letter(next);
        const std::size_t left_out = is_capture ? 1 : sign_length(std::string_view(tidy).substr(i));
        if (left_out == 0) out += tidy[i];
        i += left_out == 0 ? 1 : left_out;
    }
    return out;
}

}  // namespace quinta
