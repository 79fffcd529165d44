#include "analysis/review.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"

namespace quinta::analysis {
namespace {

/// What a position is worth to the side to move; that of a finished game is no estimate.
struct Position {
    Evaluation evaluation;
    std::vector<std::string> line;
};

Position look(const Session& game, Engine& engine, const search::SearchOptions& options) {
    const Ending ending = game.ending();
    if (ending.is_over()) {
        return {{ProvenValue{ending.outcome, 0}, reward(ending.outcome, game.side_to_move()), {}},
                {}};
    }
    Analysis analysis = engine.think(game, options);
    return {analysis.lines.front().evaluation, std::move(analysis.lines.front().moves)};
}

/// The evaluation of a position one move later, for who made the move.
Evaluation before_move(Evaluation after, bool changes_side) {
    if (after.value && after.value->plies >= 0) ++after.value->plies;
    if (changes_side) {
        after.expectation = 1 - after.expectation;
        if (after.lead) after.lead = -*after.lead;
    }
    return after;
}

Fault fault_of(const Verdict& verdict) {
    if (verdict.move == verdict.better) return Fault::none;
    const double drop = verdict.best.expectation - verdict.played.expectation;
    const bool is_sure = verdict.best.is_proved() && verdict.played.is_proved();
    if (is_sure) return drop > 0.1 ? Fault::blunder : Fault::none;
    constexpr double inaccuracy = 0.1, mistake = 0.2, blunder = 0.35;
    return drop > blunder      ? Fault::blunder
           : drop > mistake    ? Fault::mistake
           : drop > inaccuracy ? Fault::inaccuracy
                               : Fault::none;
}

int annotation(Fault fault) {
    return fault == Fault::blunder ? 4 : fault == Fault::mistake ? 2 : 6;
}

}  // namespace

std::vector<Verdict> review(const Session& game, Engine& engine,
                            const search::SearchOptions& options,
                            const std::function<void(const Verdict&)>& on_update) {
    const std::unique_ptr<Session> session = game.clone();
    while (session->undo()) {
    }
    std::vector<Verdict> verdicts;
    Position before = look(*session, engine, options);
    while (!options.is_stopped()) {
        const Side mover = session->side_to_move();
        if (!session->redo()) break;
        Position after = look(*session, engine, options);
        Verdict verdict{session->last_move()->text,
                        mover,
                        before.evaluation,
                        before_move(after.evaluation, session->side_to_move() != mover),
                        before.line.front(),
                        Fault::none,
                        before.line};
        verdict.fault = fault_of(verdict);
        if (on_update) on_update(verdict);
        verdicts.push_back(std::move(verdict));
        before = std::move(after);
        if (session->ending().is_over()) break;
    }
    return verdicts;
}

std::string describe(const Verdict& verdict) {
    if (verdict.fault == Fault::none) return {};
    return concat(describe(verdict.played, verdict.mover), "; better ", verdict.better, ": ",
                  describe(verdict.best, verdict.mover));
}

void annotate(record::Record& record, const std::vector<Verdict>& verdicts) {
    for (std::size_t i = 0; i < std::min(record.moves.size(), verdicts.size()); ++i) {
        const Verdict& verdict = verdicts[i];
        if (verdict.fault == Fault::none) continue;
        record::RecordMove& move = record.moves[i];
        const int sign = annotation(verdict.fault);
        if (std::ranges::find(move.annotations, sign) == move.annotations.end()) {
            move.annotations.push_back(sign);
        }
        move.comment += concat(move.comment.empty() ? "" : " ", describe(verdict));
        std::vector<record::RecordMove> line;
        constexpr std::size_t most_moves = 8;
        for (std::size_t k = 0; k < std::min(verdict.line.size(), most_moves); ++k) {
            line.push_back({verdict.line[k]});
        }
        move.variations.push_back(std::move(line));
    }
}

}  // namespace quinta::analysis
