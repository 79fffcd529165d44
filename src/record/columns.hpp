#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace quinta::record {

/// The characters of a UTF-8 text: its bytes without those that continue a character.
constexpr std::size_t columns(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

/// Whether a byte is a control character; white space is none.
constexpr bool is_control(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && (byte < '\t' || byte > '\r')) || byte == 0x7f;
}

}  // namespace quinta::record
