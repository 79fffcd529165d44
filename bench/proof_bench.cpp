// The speed of exact search: positions looked at, seconds of the processor and on the clock.
//   bench_proof GAME PLY      positions that random play reaches after so many plies
//   bench_proof GAME          every move of the start, all the time that it takes
//   bench_proof GAME bare     the same with the rules alone: the yardstick
//   bench_proof               a moment of every game that has proofs
// `--threads N` before all else. docs/performance.md says what to expect.

#include <charconv>
#include <string_view>

#include "bench/proof_cost.hpp"
#include "games/any_game.hpp"
#include "games/games.hpp"

namespace quinta {
namespace {

/// A game that tells a search nothing but its rules.
template <Rules G>
struct Bare : private G {
    explicit Bare(const G& game) : G(game) {}
    using G::apply;
    using G::hash;
    using G::initial;
    using G::legal_moves;
    using G::outcome;
    using G::side_to_move;
    using typename G::Move;
    using typename G::Moves;
    using typename G::State;
};

template <Rules G>
void complete(const std::string& what, const G& game, int threads) {
    solver::ProofSearch<G> search(game, bench::table_bytes);
    Budget budget;
    budget.threads = threads;
    if (bench::is_quick()) budget.time = bench::patience();
    const auto prove = [&] { return search.prove_moves(game.initial(), budget); };
    bench::print(what + ", complete", {bench::cost_of(prove)});
}

template <ProvableGame G>
void run(const G& game, std::string_view part, int threads) {
    const std::string name = game.option_text();
    int ply = 0;
    if (part.empty()) {
        complete(name, game, threads);
    } else if (part == "bare") {
        complete(name + ", rules alone", Bare<G>(game), threads);
    } else if (std::from_chars(part.data(), part.data() + part.size(), ply).ec == std::errc()) {
        bench::print_endgames(name + " from ply " + std::string(part), game,
                              [ply](const auto&, int now) { return now >= ply; });
    }
}

int run(std::string_view name, std::string_view part, int threads) {
    const Result<games::AnyGame> game = games::parse_game(name);
    if (!game) {
        std::fprintf(stderr, "%s\n", game.error().c_str());
        return 2;
    }
    const auto measure = [&]<class G>(const G& typed) {
        if constexpr (ProvableGame<G>) run(typed, part, threads);
    };
    std::visit(measure, *game);
    return 0;
}

int run(std::vector<std::string_view> words) {
    int threads = 1;
    if (words.size() >= 2 && words[0] == "--threads") {
        std::from_chars(words[1].data(), words[1].data() + words[1].size(), threads);
        words.erase(words.begin(), words.begin() + 2);
    }
    bench::print_head();
    if (!words.empty()) return run(words[0], words.size() > 1 ? words[1] : "", threads);
    for (const games::GameInfo& game : games::games()) run(game.name, "12", threads);
    return 0;
}

}  // namespace
}  // namespace quinta

int main(int count, char** words) { return quinta::run({words + 1, words + count}); }
