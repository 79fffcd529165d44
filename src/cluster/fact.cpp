#include "cluster/fact.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/text.hpp"

namespace quinta::cluster {
namespace {

/// By outcome.
constexpr std::array<std::string_view, 4> words_of_outcomes = {"open", "first", "second", "draw"};

/// Takes the first word off.
std::string_view take_word(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

}  // namespace

std::string fact_text(const Fact& fact) {
    return concat(words_of_outcomes[static_cast<std::size_t>(fact.outcome)], " ", fact.nodes, " ",
                  fact.position);
}

std::optional<Fact> parse_fact(std::string_view text) {
    const auto word = std::ranges::find(words_of_outcomes, take_word(text));
    const std::string_view number = take_word(text);
    Fact fact;
    const auto [end, error] =
        std::from_chars(number.data(), number.data() + number.size(), fact.nodes);
    const bool is_number = error == std::errc{} && end == number.data() + number.size();
    if (word == words_of_outcomes.end() || !is_number || text.empty()) return std::nullopt;
    fact.outcome = static_cast<Outcome>(word - words_of_outcomes.begin());
    fact.position = text;
    return fact;
}

}  // namespace quinta::cluster
