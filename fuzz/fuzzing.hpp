#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "games/any_game.hpp"
#include "games/games.hpp"

namespace quinta::fuzzing {

/// Stops the fuzzer at an input that breaks a promise.
inline void require(bool kept, std::string_view what, std::string_view text = "") {
    if (kept) return;
    std::fprintf(stderr, "broken promise: %.*s: %.*s\n", static_cast<int>(what.size()), what.data(),
                 static_cast<int>(text.size()), text.data());
    std::abort();
}

/// A refusal says something, on one line.
inline void require_reason(const std::string& reason) {
    const bool is_plain =
        std::ranges::none_of(reason, [](char c) { return static_cast<unsigned char>(c) < ' '; });
    require(!reason.empty() && is_plain, "a reason is one line of text", reason);
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// Takes the first line off `text`.
inline std::string_view take_line(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

/// The game that the first line of `text` names, or any other when it names none, so that
/// no input is wasted.
inline std::string take_game(std::string_view& text) {
    const std::string_view line = take_line(text);
    if (games::parse_game(line)) return std::string(line);
    const std::size_t any = line.empty() ? 0 : static_cast<unsigned char>(line[0]);
    return std::string(games::games()[any % games::games().size()].name);
}

}  // namespace quinta::fuzzing
