#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/random.hpp"
#include "games/games.hpp"

namespace quinta {

/// The values of an option that the tests go through: all where they are few, else the first and
/// the last two of a list, and the extremes of a number beside its default. An empty word leaves
/// the option out.
inline std::vector<std::string> option_words(const OptionSpec& spec) {
    std::vector<std::string> values;
    if (spec.is_number()) {
        const bool is_few = spec.most - spec.least < 14;
        for (int n = spec.least; n <= spec.most; n += is_few ? 1 : spec.most - spec.least) {
            values.push_back(std::to_string(n));
        }
    } else if (spec.choices.size() <= 8) {
        values.assign(spec.choices.begin(), spec.choices.end());
    } else {
        values.assign(spec.choices.begin(), spec.choices.begin() + 2);
        values.insert(values.end(), spec.choices.end() - 2, spec.choices.end());
    }
    std::vector<std::string> words = {""};
    for (const std::string& value : values) {
        if (value != spec.standard) words.push_back(std::string(spec.name) + "=" + value);
    }
    return words;
}

/// The option sets of a game that the tests go through: every combination of those values that the
/// game allows, or some 64 of them when there are more.
inline std::vector<std::string> option_sets(std::string_view game) {
    std::vector<std::string> texts = {std::string(game)};
    for (const OptionSpec& spec : *games::game_info(game).options) {
        std::vector<std::string> longer;
        for (const std::string& text : texts) {
            for (const std::string& word : option_words(spec)) {
                const std::string next = word.empty() ? text : text + " " + word;
                if (games::new_session(next)) longer.push_back(next);
            }
        }
        texts = longer;
    }
    constexpr std::size_t most = 64;
    Random random(1);
    while (texts.size() > most) {
        texts.erase(texts.begin() + 1 + random.below(static_cast<std::uint32_t>(texts.size() - 1)));
    }
    return texts;
}

/// The names of all games, for tests with a parameter.
inline std::vector<std::string> game_names() {
    std::vector<std::string> names;
    for (const games::GameInfo& game : games::games()) names.emplace_back(game.name);
    return names;
}

}  // namespace quinta
