#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analysis/solve_report.hpp"
#include "base/parallel.hpp"
#include "base/text.hpp"
#include "base/threads.hpp"
#include "core/game.hpp"
#include "solver/army_positions.hpp"
#include "solver/army_solver.hpp"
#include "solver/reference_solver.hpp"

// How a complete table is reported on and checked; for the sources of solved games alone. `S` holds
// the values of a game of two armies: game(), armies(), distance(state).

namespace quinta::analysis::tables {

/// What the rules and the values after each move say about a position.
template <class S>
solver::Distance by_successors(const S& solved, const typename S::Game::State& state) {
    const typename S::Game& game = solved.game();
    const Side side = game.side_to_move(state);
    if (const Outcome outcome = game.outcome(state); outcome != Outcome::ongoing) {
        return outcome == win_for(side) ? solver::Distance::win(0) : solver::Distance::loss(0);
    }
    solver::Distance best = solver::Distance::loss(0);
    for (const auto& move : game.legal_moves(state)) {
        auto next = state;
        game.apply(next, move);
        const solver::Distance value =
            solved.distance(next).before(game.side_to_move(next) != side);
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
        const solver::Distance value = solved.distance(state);
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
inline std::vector<std::uint64_t> class_sizes(const solver::ArmyNumbering& numbering, int cells,
                                              int size) {
    std::vector<std::uint64_t> sizes(numbering.classes().size(), 0);
    for (const CellSet set : solver::all_sets(cells, size)) ++sizes[numbering.class_of(set)];
    return sizes;
}

template <class S>
SolveReport report(const S& solved) {
    SolveReport report;
    const solver::ArmySolution& armies = solved.armies();
    const std::size_t ways = armies.numbering.ways();
    const auto& game = solved.game();
    const auto sizes = class_sizes(armies.numbering, game.army_cells(), game.army_size());
    std::size_t example = 0;
    for (std::size_t i = 0; i < armies.distances.size(); ++i) {
        const solver::Distance distance = armies.distances[i];
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
    const auto state = S::Game::of_armies(own, other);
    report.position = game.format_state(state);
    report.line = best_line(solved, state);
    return report;
}

/// Holds every placement of a numbering against its successors. `state_of` gives the position of
/// two sets, or nothing where there can be none.
template <class S, class StateOf>
void check_successors(const S& solved, const solver::ArmyNumbering& numbering, int threads,
                      const StateOf& state_of, Verification& found) {
    Mutex guard;
    parallel_for(threads, numbering.classes().size(), [&](std::size_t row) {
        std::uint64_t count = 0;
        std::string wrong;
        for (std::size_t way = 0; way < numbering.ways(); ++way) {
            const auto [own, other] = numbering.placement(row * numbering.ways() + way);
            const auto state = state_of(own, other);
            if (!state) continue;
            ++count;
            if (solved.distance(*state) == by_successors(solved, *state)) continue;
            wrong = concat("the table is wrong at ", solved.game().format_state(*state));
        }
        const Lock lock(guard);
        found.positions += count;
        if (found.wrong.empty()) found.wrong = wrong;
    });
}

/// With all pieces on the board. Where the side to move has won already the game never comes.
template <class S>
void check_armies(const S& solved, int threads, Verification& found) {
    using State = typename S::Game::State;
    const auto state_of = [&](CellSet own, CellSet other) -> std::optional<State> {
        if (solved.game().is_won(own)) return std::nullopt;
        return S::Game::of_armies(own, other);
    };
    check_successors(solved, solved.armies().numbering, threads, state_of, found);
}

/// Solves the game once more by the book and compares every position, of either side.
template <class S>
void check_reference(const S& solved, Verification& found) {
    const solver::ArmyPositions game(solved.game());
    constexpr std::size_t most = 2'000'000;  // so many take a second and 150 MB
    if (game.index_count() > most) return;
    found.has_reference = true;
    const std::vector<solver::Distance> expected = solver::solve_by_the_book(game);
    for (std::size_t i = 0; i < expected.size() && found.wrong.empty(); ++i) {
        const auto state = game.state_at(i);
        if (!state || solved.distance(*state) == expected[i]) continue;
        found.wrong = concat("the reference solver disagrees at ", game.format_state(*state));
    }
}

}  // namespace quinta::analysis::tables
