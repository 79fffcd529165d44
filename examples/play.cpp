// Plays a random game of any kind and prints it: play GAME [SEED], e.g. play "NAME side=5" 7
// A Session is one game in progress, whatever the game: here it is all that is needed.

#include <cstdlib>
#include <iostream>

#include "base/random.hpp"
#include "games/games.hpp"
#include "record/record.hpp"

int main(int count, char** arguments) {
    const std::string game(count > 1 ? arguments[1] : quinta::games::games().front().name);
    const auto session = quinta::games::new_session(game);
    if (!session) {
        std::cerr << session.error() << '\n';
        return 1;
    }
    quinta::Session& table = **session;
    quinta::Random random(count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1);
    while (!table.ending().is_over()) {
        const auto moves = table.legal_moves();
        const auto chosen = random.below(static_cast<std::uint32_t>(moves.size()));
        if (const auto played = table.play(moves[chosen].text); !played) {
            std::cerr << played.error() << '\n';
            return 1;
        }
    }
    std::cout << quinta::record::write_record(quinta::record::record_of(table, "Ann", "Ben"));
    std::cout << "after " << table.ply() << " plies: " << table.ending().reason << '\n';
}
