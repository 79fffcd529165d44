#include "online/ids.hpp"

#include <algorithm>

namespace quinta::online {
namespace {

constexpr std::size_t id_length = 10;
constexpr std::size_t longest_message_id = 40;
constexpr std::string_view alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

bool has_only_alphabet(std::string_view text) {
    return text.find_first_not_of(alphabet) == std::string_view::npos;
}

}  // namespace

Id make_id(std::uint64_t random) {
    Id id;
    for (std::size_t i = 0; i < id_length; ++i) {
        // The first is a letter or a digit: what begins with '-' is a flag on a command line.
        const std::size_t choices = i == 0 ? alphabet.size() - 2 : alphabet.size();
        id += alphabet[random % choices];
        random /= choices;
    }
    return id;
}

bool is_id(std::string_view text) { return text.size() == id_length && has_only_alphabet(text); }

bool is_message_id(std::string_view text) {
    return !text.empty() && text.size() <= longest_message_id && has_only_alphabet(text);
}

}  // namespace quinta::online
