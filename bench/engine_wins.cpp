// Whether an engine wins what can be won:
//   engine_wins GAME PLIES [COUNT] [SEED]
// GAME is an option text, or `all` for every game with proofs. It thinks for its second about
// random positions after so many plies. Each of its moves is held against a proof of every move
// there, for which there is all the time.

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "analysis/engine.hpp"
#include "core/game_session.hpp"
#include "games/any_game.hpp"
#include "games/catalogue.hpp"
#include "games/games.hpp"
#include "match/openings.hpp"
#include "solver/proof_search.hpp"

namespace quinta {
namespace {

bool is_quick() { return std::getenv("QUINTA_BENCH_QUICK") != nullptr; }

template <ProvableGame G>
std::vector<std::string> winning_moves(const G& game, const typename G::State& state) {
    solver::ProofSearch<G> proofs(game, std::size_t{256} << 20);
    Budget budget;
    if (is_quick()) budget.time = std::chrono::milliseconds(1);
    std::vector<std::string> found;
    for (const typename G::Move& move : game.legal_moves(state)) {
        typename G::State next = state;
        game.apply(next, move);
        Outcome outcome = game.outcome(next);
        if (outcome == Outcome::ongoing) outcome = proofs.prove(next, budget).outcome;
        if (outcome == win_for(game.side_to_move(state))) {
            found.push_back(game.format_move(state, move));
        }
    }
    return found;
}

std::string engine_move(const Session& session) {
    search::SearchOptions options;
    options.time = std::chrono::milliseconds(is_quick() ? 10 : 1000);
    const auto engine = games::make_engine(session, {}, solver::TableStore::in_cache_directory());
    return engine->think(session, options).lines.front().moves.front();
}

template <ProvableGame G>
void report(const G& game, const std::vector<std::unique_ptr<Session>>& positions) {
    int won = 0, kept = 0, with_one = 0;
    for (const auto& session : positions) {
        const auto wins = winning_moves(game, typed<G>(*session).history().current());
        if (wins.empty()) continue;
        ++won;
        with_one += wins.size() == 1 ? 1 : 0;
        if (std::ranges::find(wins, engine_move(*session)) != wins.end()) {
            ++kept;
        } else {
            std::cout << "thrown away: " << session->position() << '\n';
        }
    }
    std::cout << positions.size() << " positions, " << won << " of them won (" << with_one
              << " by one move only), " << kept << " kept\n";
}

struct Sample {
    int plies = 0;
    std::size_t count = 200;
    std::uint64_t seed = 1;
};

int run(const std::string& name, const Sample& sample) {
    const Result<games::AnyGame> game = games::parse_game(name);
    if (!game) {
        std::cerr << game.error() << '\n';
        return 2;
    }
    const auto report_it = [&]<class G>(const G& known) {
        if constexpr (ProvableGame<G>) {
            const auto start = std::move(games::new_session(name).value());
            std::cout << name << ": " << std::flush;
            report(known,
                   match::random_openings(*start, sample.plies, sample.count, sample.seed).value());
        }
    };
    std::visit(report_it, *game);
    return 0;
}

int run(const std::vector<std::string>& words) {
    if (words.size() < 2) {
        std::cerr << "usage: engine_wins GAME PLIES [COUNT] [SEED]\n";
        return 2;
    }
    Sample sample;
    sample.plies = std::stoi(words[1]);
    if (words.size() > 2) sample.count = std::stoull(words[2]);
    if (words.size() > 3) sample.seed = std::stoull(words[3]);
    if (words[0] != "all") return run(words[0], sample);
    for (const games::GameInfo& game : games::games()) run(std::string(game.name), sample);
    return 0;
}

}  // namespace
}  // namespace quinta

int main(int count, char** words) { return quinta::run({words + 1, words + count}); }
