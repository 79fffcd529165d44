#include "base/text.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <limits>
#include <system_error>

#include "base/join.hpp"
#include "base/utf8.hpp"

namespace quinta {
namespace {

constexpr std::string_view white_space = " \t\r\n\f\v";

/// Edits (insert, delete, replace, exchange of neighbours) that turn `a` into `b`.
std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before, last(b.size() + 1), now(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        now[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = a[i - 1] == b[j - 1] ? 0 : 1;
            now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + change});
            const bool exchanged = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (exchanged) now[j] = std::min(now[j], before[j - 2] + 1);
        }
        before = last;
        last = now;
    }
    return last[b.size()];
}

}  // namespace

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t start = text.find_first_not_of(white_space);
        if (start == std::string_view::npos) return parts;
        text.remove_prefix(start);
        parts.push_back(text.substr(0, text.find_first_of(white_space)));
        text.remove_prefix(parts.back().size());
    }
}

std::string_view trim(std::string_view text) {
    const std::size_t start = text.find_first_not_of(white_space);
    if (start == std::string_view::npos) return {};
    return text.substr(start, text.find_last_not_of(white_space) - start + 1);
}

std::string lower(std::string_view text) {
    std::string out(text);
    for (char& c : out) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return out;
}

std::optional<int> to_int(std::string_view text) {
    int value = 0;
    const char* end = text.data() + text.size();
    if (text.empty() || text[0] < '0' || text[0] > '9') return std::nullopt;
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || stop != end) return std::nullopt;
    return value;
}

std::optional<int> to_thousandths(std::string_view text) {
    const std::size_t point = std::min(text.find('.'), text.size());
    std::string digits(text.substr(std::min(point + 1, text.size())));
    if (digits.size() > 3 || (digits.empty() && point < text.size())) return std::nullopt;
    digits.resize(3, '0');
    const std::optional<int> whole = to_int(text.substr(0, point)), part = to_int(digits);
    if (!whole || !part || *whole > std::numeric_limits<int>::max() / 1000 - 1) return std::nullopt;
    return *whole * 1000 + *part;
}

std::string quoted(std::string_view text) {
    constexpr std::size_t readable = 60;
    constexpr std::string_view hex = "0123456789abcdef";
    std::string out = "'";
    for (std::size_t count = 0; !text.empty() && count < readable; ++count) {
        const Utf8Character next = first_character(text);
        const std::string_view bytes = text.substr(0, std::max<std::size_t>(next.length, 1));
        text.remove_prefix(bytes.size());
        if (next.length > 0 && is_printable(next.code)) {
            out += bytes;
            continue;
        }
        for (const char c : bytes) {
            const auto byte = static_cast<unsigned char>(c);
            out += concat("\\x", hex[byte / 16], hex[byte % 16]);
        }
    }
    return out + (text.empty() ? "'" : "…'");
}

std::string alternatives(const std::vector<std::string_view>& items) {
    return joined(items, ", ", " or ");
}

std::string did_you_mean(std::string_view text, const std::vector<std::string_view>& candidates) {
    constexpr std::size_t longest_word = 32;
    if (text.empty() || text.size() > longest_word) return "";
    std::string_view best;
    std::size_t best_distance = std::max<std::size_t>(1, text.size() / 3) + 1;
    for (const std::string_view candidate : candidates) {
        const std::size_t distance = edit_distance(text, candidate);
        if (distance < best_distance) {
            best = candidate;
            best_distance = distance;
        }
    }
    return best.empty() ? "" : concat("; did you mean '", best, "'?");
}

}  // namespace quinta
