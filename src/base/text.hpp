#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quinta {

/// The pieces of `text` between the separators; "a//b" gives "a", "", "b".
std::vector<std::string_view> split(std::string_view text, char separator);

/// The words of `text`, separated by any amount of white space.
std::vector<std::string_view> words(std::string_view text);

std::string_view trim(std::string_view text);

/// ASCII lower case; other bytes are left alone.
std::string lower(std::string_view text);

/// A whole decimal number, digits only, that fits into an int; nothing otherwise.
std::optional<int> to_int(std::string_view text);
/// "1.5" is 1500, with up to three digits behind the point; nothing when it is no such number.
std::optional<int> to_thousandths(std::string_view text);

/// Whether a byte is a control character; white space is none.
constexpr bool is_control(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && (byte < '\t' || byte > '\r')) || byte == 0x7f;
}

/// `text` in single quotes, cut to a readable length and with what is not printable shown as
/// `\xNN`, so that an error message can repeat what somebody sent without harm.
std::string quoted(std::string_view text);

/// "a", "a or b", "a, b or c": for listing what would have been right.
std::string alternatives(const std::vector<std::string_view>& items);

/// "; did you mean 'x'?" for the candidate that a slip of the keyboard could have turned into
/// `text`, or nothing when none is near.
std::string did_you_mean(std::string_view text, const std::vector<std::string_view>& candidates);

namespace detail {
inline void append(std::string& out, std::string_view part) { out += part; }
inline void append(std::string& out, char part) { out += part; }
template <std::integral T>
    requires(!std::same_as<T, char> && !std::same_as<T, bool>)
void append(std::string& out, T part) {
    out += std::to_string(part);
}
}  // namespace detail

/// Joins text, characters and whole numbers into one string.
template <class... Parts>
std::string concat(const Parts&... parts) {
    std::string out;
    (detail::append(out, parts), ...);
    return out;
}

/// "1 turn", "2 turns".
std::string counted(std::integral auto count, std::string_view noun) {
    return concat(count, " ", noun, count == 1 ? "" : "s");
}

}  // namespace quinta
