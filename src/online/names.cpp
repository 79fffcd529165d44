#include "online/names.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "base/text.hpp"
#include "base/utf8.hpp"

namespace quinta::online {
namespace {

constexpr std::size_t shortest = 3;
constexpr std::size_t longest = 20;
constexpr std::string_view reserved[] = {
    "admin",    "administrator", "anonymous", "bot",       "computer",  "engine", "everybody",
    "guest",    "help",          "house",     "mod",       "moderator", "nobody", "null",
    "official", "operator",      "owner",     "quinta",    "root",      "server", "staff",
    "support",  "system",        "team",      "undefined", "webmaster", "you",
};

// The plain letters that U+00C0 … U+00FF look like; '?' marks the two that are no letters.
constexpr std::string_view plain_letters =
    "aaaaaaaceeeeiiiidnooooo?ouuuuybsaaaaaaaceeeeiiiidnooooo?ouuuuyby";

/// A character of a name as a plain lower-case letter, digit or sign; 0 when no name has it.
char plain(std::string_view character) {
    if (character.size() == 1) {
        const char c = lower(character)[0];
        const bool is_allowed =
            (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
        return is_allowed ? c : '\0';
    }
    const auto lead = static_cast<unsigned char>(character[0]);
    if (character.size() != 2 || lead != 0xc3) return '\0';
    const char c = plain_letters[static_cast<unsigned char>(character[1]) & 0x3fU];
    return c == '?' ? '\0' : c;
}

template <class Use>
void for_each_character(std::string_view text, Use use) {
    while (!text.empty()) {
        const std::size_t length = character_length(text);
        use(text.substr(0, length));
        text.remove_prefix(length);
    }
}

void replace_all(std::string& text, std::string_view what, std::string_view with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at)) {
        text.replace(at, what.size(), with);
    }
}

}  // namespace

std::string name_key(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 7> alike = {{
        {"0", "o"},
        {"1", "l"},
        {"i", "l"},
        {"5", "s"},
        {"8", "b"},
        {"rn", "m"},
        {"vv", "w"},
    }};
    std::string key;
    for_each_character(name, [&key](std::string_view character) {
        const char c = plain(character);
        if (c != '\0' && c != '-' && c != '_') key += c;
    });
    for (const auto& [what, with] : alike) replace_all(key, what, with);
    return key;
}

Result<> check_name(std::string_view name) {
    const std::size_t size = width_of(name);
    if (size < shortest || size > longest) {
        return Error{message("a name has {0} to {1} characters, and {2} has {3}", shortest, longest,
                             quoted(name), size)};
    }
    std::string wrong;
    for_each_character(name, [&wrong](std::string_view character) {
        if (wrong.empty() && plain(character) == '\0') wrong = character;
    });
    if (!wrong.empty()) {
        return Error{message("a name has letters, digits, '-' and '_', not {0}", quoted(wrong))};
    }
    const char first = plain(name.substr(0, character_length(name)));
    if (first < 'a' || first > 'z') {
        return Error{message("a name begins with a letter, unlike {0}", quoted(name))};
    }
    const std::string key = name_key(name);
    const auto is_taken = [&key](std::string_view word) { return name_key(word) == key; };
    if (std::ranges::any_of(reserved, is_taken)) {
        return Error{message("the name {0} is reserved; please choose another", quoted(name))};
    }
    return {};
}

}  // namespace quinta::online
