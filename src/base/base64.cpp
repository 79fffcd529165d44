#include "base/base64.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace quinta {
namespace {

constexpr std::string_view digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

}  // namespace

std::string base64(std::string_view bytes) {
    std::string out;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        unsigned bits = 0;
        for (std::size_t k = i; k < i + 3; ++k) {
            bits = bits << 8 | (k < bytes.size() ? static_cast<unsigned char>(bytes[k]) : 0U);
        }
        for (std::size_t k = 0; k < 4; ++k) {
            out += i + k <= bytes.size() ? digits[bits >> (18 - 6 * k) & 63] : '=';
        }
    }
    return out;
}

std::optional<std::string> from_base64(std::string_view text) {
    if (text.size() % 4 != 0) return std::nullopt;
    std::array<std::int8_t, 256> values;
    values.fill(-1);
    for (std::size_t i = 0; i < digits.size(); ++i) {
        values[static_cast<unsigned char>(digits[i])] = static_cast<std::int8_t>(i);
    }
    const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
    std::string out;
    unsigned bits = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_padding = i >= text.size() - padding;
        const int value = is_padding ? 0 : values[static_cast<unsigned char>(text[i])];
        if (value < 0) return std::nullopt;
        bits = bits << 6 | static_cast<unsigned>(value);
        if (i % 4 != 3) continue;
        for (const int shift : {16, 8, 0}) out += static_cast<char>(bits >> shift & 0xff);
    }
    out.resize(out.size() - padding);
    return out;
}

}  // namespace quinta
