// Whether the engine wins what can be won in Trike of side 7:
//   trike_wins [COUNT] [SEED]
// It thinks for its second about random positions after six plies. Each of its moves is held
// against a proof of every move there, for which there is all the time.

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iostream>

#include "analysis/engine.hpp"
#include "core/game_session.hpp"
#include "games/games.hpp"
#include "games/trike/trike.hpp"
#include "match/openings.hpp"
#include "solver/proof_search.hpp"

namespace quinta {
namespace {

std::vector<std::string> winning_moves(const Trike& game, const Trike::State& state) {
    ProofSearch<Trike> proofs(game, std::size_t{256} << 20);
    std::vector<std::string> found;
    for (const Trike::Move& move : game.legal_moves(state)) {
        Trike::State next = state;
        game.apply(next, move);
        Outcome outcome = game.outcome(next);
        if (outcome == Outcome::ongoing) outcome = proofs.prove(next, {}).outcome;
        if (outcome == win_for(game.side_to_move(state))) {
            found.push_back(game.format_move(state, move));
        }
    }
    return found;
}

std::string engine_move(const Session& session) {
    SearchOptions limits;
    limits.time = std::chrono::seconds(1);
    const auto engine = make_engine(session, {}, TableStore::in_cache_directory());
    return engine->think(session, limits).lines.front().moves.front();
}

void report(std::size_t count, std::uint64_t seed) {
    const Trike game;
    const auto start = std::move(new_session("trike").value());
    const auto positions = random_openings(*start, 6, count, seed);
    int won = 0, kept = 0, with_one = 0;
    for (const auto& session : positions.value()) {
        const auto wins = winning_moves(game, typed<Trike>(*session).history().current());
        if (wins.empty()) continue;
        ++won;
        with_one += wins.size() == 1 ? 1 : 0;
        if (std::ranges::find(wins, engine_move(*session)) != wins.end()) {
            ++kept;
        } else {
            std::cout << "thrown away: " << session->position() << '\n';
        }
    }
    std::cout << positions.value().size() << " positions, " << won << " of them won (" << with_one
              << " by one move only), " << kept << " kept\n";
}

}  // namespace
}  // namespace quinta

int main(int count, char** words) {
    quinta::report(count > 1 ? std::strtoull(words[1], nullptr, 10) : 200,
                   count > 2 ? std::strtoull(words[2], nullptr, 10) : 1);
}
