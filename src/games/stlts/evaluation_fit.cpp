// Positions to fit the weights of Stlts by (tools/train/fit.py): the engine plays against itself,
// and of each quiet position there is a line with the game, what came of it for the side to move
// (0 lost, 1 drawn, 2 won), how many pieces are left, and the terms of the evaluation.
//
// usage: fit_stlts GAMES SEED POSITIONS_A_MOVE [OPTION=VALUE…]

#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.hpp"
#include "core/history.hpp"
#include "games/stlts/evaluation.hpp"
#include "search/alpha_beta.hpp"

namespace quinta::games {
namespace {

constexpr int most_captures = 12;  // of an exchange
constexpr std::string_view terms =
    "pieces pins bare room threats near_threats guards near_guards hanging_pins tempo";

class Fit {
 public:
    Fit(const Stlts& game, std::uint64_t seed, std::uint64_t nodes)
        : game_(game),
          knowledge_(game),
          search_(game, knowledge_, std::size_t{4} << 20),
          random_(mix(seed)),
          nodes_(nodes) {}

    /// Some random moves first, and in about half of the games one more later.
    void play(int number) {
        search_.forget();
        History<Stlts> history(game_, game_.initial());
        const int opening = 2 + static_cast<int>(random_.below(10));
        const int later = opening + static_cast<int>(random_.below(240));
        std::vector<int> quiet;
        std::optional<Outcome> outcome;
        while (!(outcome = ending(history))) {
            const Stlts::State& state = history.current();
            if (history.plies() < opening || history.plies() == later) {
                history.push(game_.random_move(state, random_));
                continue;
            }
            search::SearchOptions options;
            options.nodes = nodes_;
            options.seed = random_.next() | 1;
            const auto best = search_.search(history, options).lines.front();
            if (search::is_sure(best.score)) {  // a proof: the label of all before is as good
                outcome = win_for(best.score > 0 ? state.side : opponent(state.side));
                break;
            }
            const Stlts::Move move = best.moves.front();
            if (is_quiet(state, move)) quiet.push_back(history.plies());
            history.push(move);
        }
        for (const int ply : quiet) print(number, history.state(ply), *outcome);
    }

 private:
    std::optional<Outcome> ending(const History<Stlts>& history) const {
        const Outcome outcome = game_.outcome(history.current());
        if (outcome != Outcome::ongoing) return outcome;
        const bool is_draw =
            history.is_repetition_draw() || history.quiet_plies() >= game_.draw_rules().quiet_plies;
        return is_draw ? std::optional(Outcome::draw) : std::nullopt;
    }

    /// Nothing is gained by capturing.
    bool is_quiet(const Stlts::State& state, Stlts::Move move) const {
        const int judged = knowledge_.evaluate(state);
        return game_.progress(state, move) != Progress::capture &&
               exchanged(state, -search::no_score, search::no_score, 0) == judged;
    }
    int exchanged(const Stlts::State& state, int alpha, int beta, int depth) const {
        const Outcome outcome = game_.outcome(state);
        if (outcome != Outcome::ongoing) {
            return outcome == win_for(state.side) ? search::win_score : -search::win_score;
        }
        int best = knowledge_.evaluate(state);
        if (depth == most_captures) return best;
        for (const Stlts::Move move : game_.captures(state)) {
            if (best >= beta) break;
            Stlts::State next = state;
            game_.apply(next, move);
            best = std::max(best, -exchanged(next, -beta, -std::max(alpha, best), depth + 1));
        }
        return best;
    }

    void print(int number, const Stlts::State& state, Outcome outcome) const {
        const int result = outcome == Outcome::draw ? 1 : outcome == win_for(state.side) ? 2 : 0;
        std::string line = concat(number, " ", result, " ", Stlts::pieces(state));
        for (const int term : knowledge_.terms(state)) line += concat(" ", term);
        std::puts(line.c_str());
    }

    Stlts game_;
    StltsKnowledge knowledge_;
    search::AlphaBeta<Stlts, StltsKnowledge> search_;
    Random random_;
    std::uint64_t nodes_;
};

int run(const std::vector<std::string_view>& arguments) {
    const auto fail = [](const std::string& reason) {
        std::fputs((reason + "\n").c_str(), stderr);
        return 2;
    };
    if (arguments.size() < 3) {
        return fail("usage: fit_stlts GAMES SEED POSITIONS_A_MOVE [OPTION=VALUE...]");
    }
    const auto games = to_int(arguments[0]), seed = to_int(arguments[1]),
               nodes = to_int(arguments[2]);
    if (!games || !seed || !nodes) return fail("GAMES, SEED and POSITIONS_A_MOVE are numbers");
    const Result<Options> options = Options::parse(Stlts::name, Stlts::option_specs(),
                                                   {arguments.begin() + 3, arguments.end()});
    if (!options) return fail(options.error());
    std::puts(concat("game result left/", StltsKnowledge::most_pieces, " ", terms).c_str());
    Fit fit(*Stlts::make(*options), static_cast<std::uint64_t>(*seed),
            static_cast<std::uint64_t>(*nodes));
    for (int game = 0; game < *games; ++game) fit.play(game);
    return 0;
}

}  // namespace
}  // namespace quinta::games

int main(int argc, char** argv) { return quinta::games::run({argv + 1, argv + argc}); }
