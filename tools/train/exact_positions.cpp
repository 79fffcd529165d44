#include <charconv>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

#include "base/random.hpp"
#include "base/text.hpp"
#include "games/catalogue.hpp"
#include "games/games.hpp"

// Positions with the truth about every move, to measure nets by (tests/data/nets): from games of
// the engine without a net, with faults in between. They can be proved, but not at once.
//
// usage: exact_positions "GAME OPTION=VALUE …" COUNT SEED [MOVES]
// Where there are more than MOVES legal ones no proof is tried, which saves most of the time.
// Lines: OPTIONS | POSITION | won or lost | WINNING MOVES

namespace {

using namespace quinta;

constexpr std::uint64_t trivial = 3000;  ///< positions in which a proof is no achievement
constexpr std::uint64_t within_reach = 60'000;
constexpr std::uint64_t thought = 1500;  ///< positions for a move

class Finder {
 public:
    Finder(const Session& start, std::uint64_t seed, std::uint64_t most_moves)
        : start_(start.clone()),
          game_(games::catalogue_of(start.game_name())),
          random_(seed),
          most_moves_(most_moves),
          oracle_(games::make_oracle(start, solver::TableStore({}), std::size_t{128} << 20)) {
        analysis::EngineSettings settings;
        settings.uses_net = false;
        engine_ = game_.make_engine(start, settings);
    }

    /// A game's first position that will do, if it has one.
    std::optional<std::string> next() {
        const std::unique_ptr<Session> game = start_->clone();
        for (std::uint32_t ply = 0, plies = 2 + random_.below(4); !game->ending().is_over();
             ++ply) {
            const bool may_be_known = ply >= plies && game->legal_moves().size() <= most_moves_;
            if (may_be_known && is_known(*game, within_reach)) return line(*game);
            if (!game->play(move(*game, ply < plies || random_.below(6) == 0))) return {};
        }
        return {};
    }

 private:
    bool is_known(const Session& game, std::uint64_t nodes) {
        return oracle_->value(game, Budget{.nodes = nodes}).has_value();
    }

    std::string move(const Session& game, bool is_random) {
        const std::vector<LegalMove> moves = game.legal_moves();
        if (is_random) return moves[random_.below(static_cast<std::uint32_t>(moves.size()))].text;
        search::SearchOptions options;
        options.nodes = thought;
        options.seed = random_.next() | 1;
        engine_->forget();
        return engine_->think(game, options).lines.front().moves.front();
    }

    std::optional<std::string> line(const Session& game) {
        const auto fresh = games::make_oracle(game, solver::TableStore({}), std::size_t{1} << 20);
        if (fresh->value(game, Budget{.nodes = trivial})) return {};
        const analysis::PositionValues values =
            oracle_->values(game, Budget{.nodes = 20 * within_reach});
        const Outcome win = win_for(game.side_to_move());
        std::string winning;
        for (const analysis::MoveValue& move : values.moves) {
            if (!move.value) return {};
            if (move.value->outcome == win)
                winning += concat(winning.empty() ? "" : " ", move.move);
        }
        return concat(game.option_text(), " | ", game.position(), " | ",
                      winning.empty() ? "lost" : "won", " | ", winning);
    }

    std::unique_ptr<Session> start_;
    const games::CatalogueEntry& game_;
    Random random_;
    std::uint64_t most_moves_;
    std::unique_ptr<analysis::Oracle> oracle_;
    std::unique_ptr<analysis::Engine> engine_;
};

std::uint64_t number(std::string_view text) {
    std::uint64_t out = 0;
    std::from_chars(text.data(), text.data() + text.size(), out);
    return out;
}

}  // namespace

int main(int argc, char** argv) {
    using Start = Result<std::unique_ptr<Session>>;
    const Start start = argc == 4 || argc == 5
                            ? games::new_session(argv[1])
                            : Start(Error{"usage: exact_positions GAME COUNT SEED [MOVES]"});
    if (!start) {
        std::fputs((start.error() + "\n").c_str(), stderr);
        return 2;
    }
    Finder finder(**start, number(argv[3]), argc == 5 ? number(argv[4]) : ~std::uint64_t{0});
    for (std::uint64_t found = 0; found < number(argv[2]);) {
        const std::optional<std::string> line = finder.next();
        if (!line) continue;
        std::fputs((*line + "\n").c_str(), stdout);
        std::fflush(stdout);
        ++found;
    }
    return 0;
}
