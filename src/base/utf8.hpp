#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace quinta {

/// Whether a byte goes on with a character that another byte began.
constexpr bool continues_character(char c) {
    return (static_cast<unsigned char>(c) & 0xc0) == 0x80;
}

/// The bytes of the character at the start of a UTF-8 text, at least 1.
constexpr std::size_t character_length(std::string_view text) {
    std::size_t length = 1;
    while (length < text.size() && continues_character(text[length])) ++length;
    return length;
}

/// How many characters a UTF-8 text has.
constexpr std::size_t width_of(std::string_view text) {
    return text.size() - static_cast<std::size_t>(std::ranges::count_if(text, continues_character));
}

}  // namespace quinta
