#include "learn/only_win.hpp"

#include <algorithm>

#include "games/any_game.hpp"
#include "solver/proof_within.hpp"

namespace quinta {
namespace {

/// The longest win in which another way can be ruled out with little effort.
constexpr int longest_win = 7;

bool has_only_one_quick_win(const History<Stlts>& start, const Stlts& game,
                            const OracleLimits& limits) {
    WithinSearch<Stlts> search(game, limits.table_bytes);
    const Limits effort{limits.nodes, limits.time, 1, limits.stop};
    const Side side = game.side_to_move(start.current());
    const ForcedWin win = search.prove_within(start, longest_win, effort);
    if (win.halt != Halt::none || win.winner != side) return false;
    History<Stlts> history = start;
    int wins = 0;
    for (const Stlts::Move move : game.legal_moves(start.current())) {
        history.push(move);
        const ForcedWin after = search.prove_within(history, win.plies + 1, effort);
        history.pop();
        if (after.halt != Halt::none) return false;
        if (after.winner == side && ++wins > 1) return false;
    }
    return wins == 1;
}

}  // namespace

bool has_only_one_win(const Session& session, Oracle& oracle, const OracleLimits& limits) {
    if (session.ending().is_over()) return false;
    if (session.game_name() == Stlts::name) {
        const GameSession<Stlts>& stlts = typed<Stlts>(session);
        return has_only_one_quick_win(stlts.history(), stlts.game(), limits);
    }
    const std::vector<MoveTruth> moves = oracle.moves(session, limits);
    const Outcome win = win_for(session.side_to_move());
    return std::ranges::all_of(moves, [](const MoveTruth& m) { return m.truth.has_value(); }) &&
           std::ranges::count_if(moves,
                                 [&](const MoveTruth& m) { return m.truth->outcome == win; }) == 1;
}

}  // namespace quinta
