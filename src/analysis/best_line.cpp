#include "analysis/best_line.hpp"

#include <algorithm>
#include <limits>

namespace quinta {
namespace {

bool wins(const MoveTruth& move, Side side) {
    return move.truth && move.truth->outcome == win_for(side);
}

/// How many answers to a move win for the opponent.
std::ptrdiff_t winning_answers(const Session& session, const std::string& move, Oracle& oracle,
                               const OracleLimits& limits) {
    const std::unique_ptr<Session> next = session.clone();
    if (!next->play(move)) return std::numeric_limits<std::ptrdiff_t>::max();
    const Side winner = opponent(session.side_to_move());
    return std::ranges::count_if(oracle.moves(*next, limits),
                                 [&](const MoveTruth& answer) { return wins(answer, winner); });
}

/// The moves of which none is better; unless one wins, all must be known.
std::vector<MoveTruth> best_of(const std::vector<MoveTruth>& moves, Side side) {
    const auto any_wins =
        std::ranges::any_of(moves, [&](const MoveTruth& m) { return wins(m, side); });
    const auto is_known = [](const MoveTruth& move) { return move.truth.has_value(); };
    if (!any_wins && !std::ranges::all_of(moves, is_known)) return {};
    std::vector<MoveTruth> best;
    for (const MoveTruth& move : moves) {
        if (!best.empty() && is_better(best[0].truth, move.truth, side)) continue;
        if (!best.empty() && is_better(move.truth, best[0].truth, side)) best.clear();
        best.push_back(move);
    }
    return best;
}

}  // namespace

std::optional<BestMove> best_move(const Session& session, Oracle& oracle,
                                  const OracleLimits& limits) {
    const Side side = session.side_to_move();
    const std::vector<MoveTruth> best = best_of(oracle.moves(session, limits), side);
    if (best.empty()) return std::nullopt;
    const Outcome outcome = best[0].truth->outcome;
    if (outcome != win_for(opponent(side)) || best.size() == 1)
        return BestMove{best[0].move, outcome};
    const MoveTruth* hardest = nullptr;
    std::ptrdiff_t fewest = 0;
    for (const MoveTruth& move : best) {
        const std::ptrdiff_t answers = winning_answers(session, move.move, oracle, limits);
        if (hardest != nullptr && answers >= fewest) continue;
        hardest = &move;
        fewest = answers;
    }
    return BestMove{hardest->move, outcome};
}

std::vector<std::string> best_line(const Session& session, Oracle& oracle,
                                   const OracleLimits& limits) {
    std::vector<std::string> line;
    const std::unique_ptr<Session> game = session.clone();
    while (const std::optional<BestMove> best = best_move(*game, oracle, limits)) {
        if (!game->play(best->move)) break;
        line.push_back(best->move);
        if (best->outcome == Outcome::draw) break;
    }
    return line;
}

}  // namespace quinta
