#pragma once

#include <algorithm>
#include <bit>
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

/// The character at the start of a text; of no length when that is not UTF-8.
struct Utf8Character {
    char32_t code = 0;
    std::size_t length = 0;
};

constexpr Utf8Character first_character(std::string_view text) {
    constexpr std::size_t longest = 4;
    // The bits of the first byte that belong to the code, and the least code of each length.
    constexpr char32_t masks[] = {0, 0x7f, 0x1f, 0x0f, 0x07};
    constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    if (text.empty()) return {};
    const std::size_t length = std::min(character_length(text), longest);
    const auto first = static_cast<unsigned char>(text[0]);
    const auto ones = static_cast<std::size_t>(std::countl_one(first));
    if (ones == 1 || ones > longest || length < ones) return {};
    const std::size_t wanted = std::max<std::size_t>(ones, 1);
    char32_t code = first & masks[wanted];
    for (const char c : text.substr(1, wanted - 1)) {
        code = code << 6 | (static_cast<unsigned char>(c) & 0x3f);
    }
    const bool is_half = code >= 0xd800 && code <= 0xdfff;  // of a pair of UTF-16
    if (code < least[wanted] || code > 0x10ffff || is_half) return {};
    return {code, wanted};
}

/// Whether a character has a shape of its own: no control, nothing that turns or joins its
/// neighbours or that nobody sees, and nothing that stands on top of another character.
constexpr bool is_printable(char32_t code) {
    struct Range {
        char32_t first, last;
    };
    constexpr Range others[] = {
        {0x0, 0x1f},        {0x7f, 0x9f},         // controls
        {0xad, 0xad},       {0x300, 0x36f},       // soft hyphen; accents on top
        {0x61c, 0x61c},     {0x115f, 0x1160},     // Arabic mark; Hangul fillers
        {0x180e, 0x180e},   {0x1ab0, 0x1aff},     // Mongolian separator; accents
        {0x1dc0, 0x1dff},   {0x200b, 0x200f},     // accents; zero width, directions
        {0x2028, 0x202e},   {0x2060, 0x206f},     // ends of lines, directions
        {0x20d0, 0x20ff},   {0x3164, 0x3164},     // accents; Hangul filler
        {0xe000, 0xf8ff},   {0xfe00, 0xfe0f},     // private use; variants
        {0xfe20, 0xfe2f},   {0xfeff, 0xfeff},     // accents; byte order mark
        {0xffa0, 0xffa0},   {0xfff0, 0xffff},     // Hangul filler; specials
        {0x1d173, 0x1d17a}, {0xe0000, 0x10ffff},  // of music; tags, private use
    };
    return std::ranges::none_of(
        others, [code](const Range& range) { return code >= range.first && code <= range.last; });
}

}  // namespace quinta
