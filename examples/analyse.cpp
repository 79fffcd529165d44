// Thinks about a position for a moment and prints the best lines: analyse [GAME] [MOVES...]
// e.g. analyse "NAME side=5" c2 d3

#include <chrono>
#include <iostream>

#include "analysis/engine.hpp"
#include "games/catalogue.hpp"
#include "games/games.hpp"

int main(int count, char** arguments) {
    const std::string game(count > 1 ? arguments[1] : quinta::games::games().back().name);
    const auto session = quinta::games::new_session(game);
    if (!session) {
        std::cerr << session.error() << '\n';
        return 1;
    }
    quinta::Session& table = **session;
    for (int i = 2; i < count; ++i) {
        if (const auto played = table.play(arguments[i]); !played) {
            std::cerr << played.error() << '\n';
            return 1;
        }
    }
    // Tables of solved games are kept beside those of the program.
    const auto engine =
        quinta::games::make_engine(table, {}, quinta::solver::TableStore::in_cache_directory());
    quinta::search::SearchOptions options;
    options.time = std::chrono::milliseconds(200);
    options.lines = 3;
    for (const quinta::analysis::Line& line : engine->think(table, options).lines) {
        std::cout << quinta::analysis::describe(line.evaluation, table.side_to_move()) << ':';
        for (const std::string& move : line.moves) std::cout << ' ' << move;
        std::cout << '\n';
    }
}
