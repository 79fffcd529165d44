// A fixed amount of work, the same on every machine, for counting instructions:
//   valgrind --tool=callgrind --toggle-collect='*measured*' fixed_work GAME perft 6
//   valgrind --tool=callgrind --toggle-collect='*measured*' fixed_work GAME playouts 1000
// It prints by what to divide: leaves, or plies. GAME is an option text, or `all`.

#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

#include "bench/ply_counter.hpp"
#include "core/perft.hpp"
#include "games/any_game.hpp"
#include "games/games.hpp"

namespace quinta {
namespace {

template <Game G>
[[gnu::noinline]] std::uint64_t measured_perft(const G& game, int depth) {
    return perft(game, game.initial(), depth);
}

template <Game G>
[[gnu::noinline]] int measured_playouts(const G& game, int games) {
    Random random(1);
    int wins = 0;
    for (int n = 0; n < games; ++n) {
        wins += playout(game, game.initial(), random) == Outcome::first_wins ? 1 : 0;
    }
    return wins;
}

template <Game G>
void work(const G& game, std::string_view kind, int amount) {
    if (kind == "perft") {
        std::cout << measured_perft(game, amount) << " leaves\n";
    } else {
        std::cout << "first wins " << measured_playouts(game, amount) << " of " << amount
                  << " games with " << count_plies(game, amount, 1) << " plies\n";
    }
}

int work(const std::string& name, std::string_view kind, int amount) {
    const Result<games::AnyGame> game = games::parse_game(name);
    if (!game) {
        std::cerr << game.error() << '\n';
        return 2;
    }
    std::visit([&](const auto& typed) { work(typed, kind, amount); }, *game);
    return 0;
}

}  // namespace
}  // namespace quinta

int main(int argc, char** argv) {
    if (argc != 4) {
        std::cerr << "usage: fixed_work GAME perft DEPTH | fixed_work GAME playouts GAMES\n";
        return 2;
    }
    const std::string name = argv[1];
    if (name != "all") return quinta::work(name, argv[2], std::atoi(argv[3]));
    for (const quinta::games::GameInfo& game : quinta::games::games()) {
        quinta::work(std::string(game.name), argv[2], std::atoi(argv[3]));
    }
}
