#include "games/catalogue.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "games/any_game.hpp"
#include "games/defaults.hpp"
#include "search/uct.hpp"

namespace quinta::games {
namespace {

template <Game G>
const typename G::State& state_of(const Session& session) {
    return typed<G>(session).history().current();
}

template <Game G>
std::string smallest_image(const Session& session) {
    const G& game = typed<G>(session).game();
    std::string smallest = session.position();
    if constexpr (SymmetricGame<G>) {
        for (int i = 1; i < game.symmetries(); ++i) {
            smallest =
                std::min(smallest, game.format_state(game.transform(state_of<G>(session), i)));
        }
    }
    return smallest;
}

template <Game G>
std::string simple_move(const Session& session, int level, Random& random) {
    const G& game = typed<G>(session).game();
    const typename G::State& state = state_of<G>(session);
    const auto move = level == 0 ? random_move(game, state, random)
                                 : defaults::classic_move(game, state, level, random);
    return game.format_move(state, move);
}

template <Game G>
CatalogueEntry entry() {
    CatalogueEntry out{};
    out.name = G::name;
    out.lessons = defaults::lessons<G>();
    out.puzzles = defaults::puzzles<G>();
    out.levels = defaults::levels<G>();
    out.classic_players = defaults::classic_players<G>();
    out.bench_positions = defaults::bench_positions<G>();
    out.can_repeat = RepeatingGame<G>;
    out.make_engine = [](const Session& session, const analysis::EngineSettings& settings) {
        return defaults::make_engine(typed<G>(session).game(), settings);
    };
    out.make_oracle = [](const Session& session, const solver::TableStore& store,
                         const analysis::OracleMemory& memory) {
        return defaults::make_oracle(typed<G>(session).game(), store, memory);
    };
    out.net_format = defaults::net_format<G>();
    out.self_play_boards = defaults::self_play_boards<G>();
    out.make_self_play = [](const Session& session, const analysis::SelfPlayEffort& effort) {
        return defaults::make_self_play(typed<G>(session).game(), effort);
    };
    out.simple_move = simple_move<G>;
    out.uct_move = [](const Session& session, const Budget& budget, std::uint64_t seed) {
        const G& game = typed<G>(session).game();
        const typename G::State& state = state_of<G>(session);
        return game.format_move(state, search::uct_move(game, state, budget, seed));
    };
    out.smallest_image = smallest_image<G>;
    return out;
}

}  // namespace

const std::vector<CatalogueEntry>& catalogue() {
    static const std::vector<CatalogueEntry> all = [] {
        std::vector<CatalogueEntry> out;
        AllGames::for_each([&]<class G>() { out.push_back(entry<G>()); });
        return out;
    }();
    return all;
}

const CatalogueEntry& catalogue_of(std::string_view game) {
    const auto found = std::ranges::find(catalogue(), game, &CatalogueEntry::name);
    if (found == catalogue().end()) std::abort();  // a session is always of a game of the list
    return *found;
}

std::unique_ptr<analysis::Oracle> make_oracle(const Session& session,
                                              const solver::TableStore& store,
                                              const analysis::OracleMemory& memory) {
    return catalogue_of(session.game_name()).make_oracle(session, store, memory);
}

std::unique_ptr<analysis::Engine> make_engine(const Session& session,
                                              const analysis::EngineSettings& settings,
                                              const solver::TableStore& store) {
    if (settings.uses_solution) {
        std::unique_ptr<analysis::Oracle> oracle = make_oracle(session, store);
        if (!oracle->tables().empty() && oracle->refusal().empty()) {
            return analysis::make_solution_engine(std::move(oracle));
        }
    }
    return catalogue_of(session.game_name()).make_engine(session, settings);
}

}  // namespace quinta::games
