#include "analysis/best_line.hpp"

#include <algorithm>

namespace quinta::analysis {
std::optional<BestMove> best_move(const Session& session, Oracle& oracle, const Budget& budget) {
    const Side side = session.side_to_move();
    const std::vector<MoveValue> best = best_of(oracle.moves(session, budget), side);
    if (best.empty()) return std::nullopt;
    const Outcome outcome = best[0].value->outcome;
    if (outcome != win_for(opponent(side)) || best.size() == 1)
        return BestMove{best[0].move, outcome};
    const MoveValue* hardest = nullptr;
    int fewest = 0;
    for (const MoveValue& move : best) {
        const int answers = replies_with(outcome, oracle, session, move.move, budget);
        if (hardest != nullptr && answers >= fewest) continue;
        hardest = &move;
        fewest = answers;
    }
    return BestMove{hardest->move, outcome};
}

std::vector<std::string> best_line(const Session& session, Oracle& oracle, const Budget& budget) {
    std::vector<std::string> line;
    const std::unique_ptr<Session> game = session.clone();
    while (const std::optional<BestMove> best = best_move(*game, oracle, budget)) {
        if (!game->play(best->move)) break;
        line.push_back(best->move);
        if (best->outcome == Outcome::draw) break;
    }
    return line;
}

}  // namespace quinta::analysis
