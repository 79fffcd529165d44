#include "cli/examples.hpp"

#include <vector>

#include "base/join.hpp"
#include "base/text.hpp"
#include "games/games.hpp"

namespace quinta::cli {

std::string example_of_options() {
    for (const games::GameInfo& game : games::games()) {
        for (const OptionSpec& option : *game.options) {
            if (!option.is_number()) continue;
            const int middle = option.least + (option.most - option.least) / 2;
            return concat(game.name, " ", option.name, "=", middle);
        }
    }
    return std::string(games::games().front().name);
}

std::string titles_of_games() {
    std::vector<std::string_view> titles;
    for (const games::GameInfo& game : games::games()) titles.push_back(game.title);
    return enumerated(titles);
}

std::string names_of_games() {
    std::vector<std::string_view> names;
    for (const games::GameInfo& game : games::games()) names.push_back(game.name);
    return alternatives(names);
}

}  // namespace quinta::cli
