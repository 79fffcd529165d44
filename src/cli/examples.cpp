#include "cli/examples.hpp"

#include <map>
#include <utility>
#include <vector>

#include "base/join.hpp"
#include "base/text.hpp"
#include "games/catalogue.hpp"
#include "games/games.hpp"

namespace quinta::cli {
namespace {

/// {game} is the first of the games, {options} one with an option.
const std::multimap<std::string_view, std::string_view> examples = {
    {"play", "play {options}"},
    {"play", "play {game} --first level7 --second human"},
    {"play", "play {game} --first level3 --second level6 --games 20"},
    {"continue", "continue"},
    {"continue", "continue games.pgn --game 2"},
    {"games", "games"},
    {"games", "games --json"},
    {"rules", "rules {game}"},
    {"rules", "rules {game} --html rules.html"},
    {"learn", "learn {game}"},
    {"puzzle", "puzzle {game} --grade 2"},
    {"show", "show {options}"},
    {"show", "show {game} --position '{position}'"},
    {"show", "show {game} --svg board.svg --theme dark"},
    {"show", "show {game} --png board.png --size 1000"},
    {"diagram", "diagram --record games.pgn --html game.html"},
    {"diagram", "diagram --record games.pgn --number 2 --animate game.svg"},
    {"diagram", "diagram {game} --position '{position}' --svg study.svg"},
    {"moves", "moves {game}"},
    {"perft", "perft {game} --depth 3"},
    {"check", "check games.pgn"},
    {"check", "check - < games.pgn"},
    {"solve", "solve {game}"},
    {"probe", "probe {game} --position '{position}'"},
    {"analyse", "analyse {game} --time 2 --lines 3"},
    {"analyse", "analyse --record games.pgn"},
    {"stats", "stats {game}"},
    {"stats", "stats {game} --player level5 --games 1000 --svg figures.svg"},
    {"tables", "tables"},
    {"tables", "tables verify"},
    {"bench", "bench"},
    {"match", "match {game} --player level4 --player level6 --games 100"},
    {"selfplay", "selfplay {learner} --samples positions --games 100"},
    {"engine", "engine {game}"},
    {"gtp", "gtp {options}"},
    {"gtp", "gtp {game} --level 4"},
    {"mcp", "mcp"},
    {"web", "web"},
    {"web", "web --port 9000"},
    {"bot", "bot --server http://localhost:8080 --token-file bot.token --player level5"},
    {"bot", "bot --register Robin --token-file bot.token"},
    {"admin", "admin backup games.backup"},
    {"admin", "admin check --store games.sqlite"},
    {"admin", "admin users --json"},
    {"admin", "admin ban Somebody --days 7"},
    {"admin", "admin export games.pgn"},
    {"help", "help play"},
};

/// A game that has a net to train.
std::string_view learner() {
    for (const games::CatalogueEntry& game : games::catalogue()) {
        if (!game.self_play_boards.empty()) return game.name;
    }
    return {};
}

std::string filled(std::string text) {
    const std::string_view game = games::games().front().name;
    const std::pair<std::string_view, std::string> parts[] = {
        {"{game}", std::string(game)},
        {"{options}", example_of_options()},
        {"{learner}", std::string(learner())},
        {"{position}", (*games::new_session(game))->position()}};
    for (const auto& [name, value] : parts) {
        if (const std::size_t at = text.find(name); at != std::string::npos)
            text.replace(at, name.size(), value);
    }
    return text;
}

}  // namespace

std::string examples_text(std::string_view command) {
    std::string out = "Examples:\n";
    const auto [first, last] = examples.equal_range(command);
    for (auto i = first; i != last; ++i)
        out += concat("  quinta ", filled(std::string(i->second)), "\n");
    return out;
}

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
