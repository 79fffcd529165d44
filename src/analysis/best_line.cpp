#include "analysis/best_line.hpp"

#include <algorithm>
#include <limits>

namespace quinta {
std::optional<BestMove> best_move(const Session& session, Oracle& oracle,
                                  const OracleLimits& limits) {
    const Side side = session.side_to_move();
    const std::vector<MoveTruth> best = best_of(oracle.moves(session, limits), side);
    if (best.empty()) return std::nullopt;
    const Outcome outcome = best[0].truth->outcome;
    if (outcome != win_for(opponent(side)) || best.size() == 1)
        return BestMove{best[0].move, outcome};
    const MoveTruth* hardest = nullptr;
    int fewest = 0;
    for (const MoveTruth& move : best) {
        const int answers = replies_with(outcome, oracle, session, move.move, limits);
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
