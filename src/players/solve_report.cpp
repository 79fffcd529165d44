#include "players/solve_report.hpp"

#include <algorithm>
#include <mutex>

#include "base/parallel.hpp"
#include "base/text.hpp"
#include "games/any_game.hpp"

namespace quinta {
namespace {

Neutreeko::State state_of(const Neutreeko&, std::uint32_t own, std::uint32_t other) {
    return {own, other, Side::first};
}
Teeko::State state_of(const Teeko&, std::uint32_t own, std::uint32_t other) {
    return {own, other, Side::first};
}

/// The best value among the moves, by the values of the positions after them.
template <class S>
Distance by_successors(const S& solved, const typename S::Game::State& state) {
    const typename S::Game& game = solved.game();
    Distance best = Distance::loss(0);
    for (const auto& move : game.legal_moves(state)) {
        auto next = state;
        game.apply(next, move);
        const bool changes = game.side_to_move(next) != game.side_to_move(state);
        const Distance value = solved.distance(next).before(changes);
        if (value.is_better_than(best)) best = value;
    }
    return best;
}

/// Best play from a state to its end, in notation.
template <class S>
std::vector<std::string> best_line(const S& solved, typename S::Game::State state) {
    const typename S::Game& game = solved.game();
    std::vector<std::string> line;
    while (game.outcome(state) == Outcome::ongoing && !solved.distance(state).is_draw()) {
        const Distance value = solved.distance(state);
        for (const auto& move : game.legal_moves(state)) {
            auto next = state;
            game.apply(next, move);
            const bool changes = game.side_to_move(next) != game.side_to_move(state);
            if (solved.distance(next).before(changes) != value) continue;
            line.push_back(game.format_move(state, move));
            state = next;
            break;
        }
    }
    return line;
}

/// How many sets stand behind each class.
std::vector<std::uint64_t> class_sizes(const ArmyNumbering& numbering, int cells, int size) {
    std::vector<std::uint64_t> sizes(numbering.classes().size(), 0);
    for (const std::uint32_t set : all_sets(cells, size)) ++sizes[numbering.class_of(set)];
    return sizes;
}

template <class S>
SolveReport report_of(const S& solved) {
    SolveReport report;
    const ArmySolution& armies = solved.armies();
    const std::size_t ways = armies.numbering.ways();
    const auto& game = solved.game();
    const auto sizes = class_sizes(armies.numbering, game.army_cells(), game.army_size());
    std::size_t example = 0;
    for (std::size_t i = 0; i < armies.distances.size(); ++i) {
        const Distance distance = armies.distances[i];
        const std::uint64_t weight = sizes[i / ways];
        if (distance.is_nothing()) continue;
        if (distance.is_draw()) {
            report.draws += weight;
            continue;
        }
        (distance.is_win() ? report.wins : report.losses) += weight;
        const auto plies = static_cast<std::size_t>(distance.plies());
        if (plies >= report.plies.size()) report.plies.resize(plies + 1, 0);
        report.plies[plies] += weight;
        if (distance.is_win() && distance.plies() > report.longest) {
            report.longest = distance.plies();
            example = i;
        }
    }
    const auto [own, other] = armies.numbering.placement(example);
    const auto state = state_of(game, own, other);
    report.position = game.format_state(state);
    report.line = best_line(solved, state);
    return report;
}

template <class S>
std::string verify(const S& solved, int threads) {
    const ArmyNumbering& numbering = solved.armies().numbering;
    const auto& game = solved.game();
    std::mutex guard;
    std::string wrong;
    parallel_for(threads, numbering.classes().size(), [&](std::size_t row) {
        for (std::size_t way = 0; way < numbering.ways(); ++way) {
            const auto [own, other] = numbering.placement(row * numbering.ways() + way);
            const auto state = state_of(game, own, other);
            const Distance stored = solved.distance(state);
            const bool is_over = game.outcome(state) != Outcome::ongoing;
            const Distance expected = game.is_won(own) ? Distance::nothing()
                                      : is_over        ? Distance::loss(0)
                                                       : by_successors(solved, state);
            if (stored == expected) continue;
            const std::scoped_lock lock(guard);
            if (wrong.empty()) wrong = game.format_state(state);
        }
    });
    return wrong;
}

/// Calls `use` with the solved game, if the session's game has a table.
template <class R, class Use>
Result<R> with_table(const Session& session, const TableStore& store, const BuildControl& control,
                     R otherwise, const Use& use) {
    const Result<AnyGame> any = parse_game(session.option_text());
    return std::visit(
        [&]<class G>(const G& game) -> Result<R> {
            if constexpr (ArmyGame<G>) {
                std::string warning;
                const auto solved = load_or_solve(game, store, control, warning);
                if (!solved) return Error{solved.error()};
                return use(*solved);
            } else {
                return otherwise;
            }
        },
        *any);
}

}  // namespace

Result<std::optional<SolveReport>> solve_report(const Session& session, const TableStore& store,
                                                const BuildControl& control) {
    return with_table<std::optional<SolveReport>>(
        session, store, control, std::nullopt,
        [](const auto& solved) { return std::optional(report_of(solved)); });
}

Result<std::string> verify_table(const Session& session, const TableStore& store,
                                 const BuildControl& control) {
    return with_table<std::string>(session, store, control, "", [&](const auto& solved) {
        const std::string wrong = verify(solved, control.threads);
        return wrong.empty() ? wrong : concat("the table is wrong at ", wrong);
    });
}

}  // namespace quinta
