#include "analysis/review.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"

namespace quinta {
namespace {

/// What a position is worth to the side to move; that of a finished game is no estimate.
struct Position {
    Judgement judgement;
    std::vector<std::string> line;
};

Position look(const Session& game, Engine& engine, const ThinkLimits& limits) {
    const Ending ending = game.ending();
    if (ending.is_over()) {
        return {{Truth{ending.outcome, 0}, reward(ending.outcome, game.side_to_move()), {}}, {}};
    }
    Thought thought = engine.think(game, limits);
    return {thought.lines.front().judgement, std::move(thought.lines.front().moves)};
}

/// The judgement of a position one move later, for who made the move.
Judgement before_move(Judgement after, bool changes_side) {
    if (after.truth && after.truth->plies >= 0) ++after.truth->plies;
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

std::vector<Verdict> review(const Session& game, Engine& engine, const ThinkLimits& limits,
                            const std::function<void(const Verdict&)>& told) {
    const std::unique_ptr<Session> session = game.clone();
    while (session->undo()) {
    }
    std::vector<Verdict> verdicts;
    Position before = look(*session, engine, limits);
    while (limits.stop == nullptr || !limits.stop->load()) {
        const Side mover = session->side_to_move();
        if (!session->redo()) break;
        Position after = look(*session, engine, limits);
        Verdict verdict{session->last_move()->text,
                        mover,
                        before.judgement,
                        before_move(after.judgement, session->side_to_move() != mover),
                        before.line.front(),
                        Fault::none,
                        before.line};
        verdict.fault = fault_of(verdict);
        if (told) told(verdict);
        verdicts.push_back(std::move(verdict));
        before = std::move(after);
        if (session->ending().is_over()) break;
    }
    return verdicts;
}

std::string in_words(const Verdict& verdict) {
    if (verdict.fault == Fault::none) return {};
    return concat(in_words(verdict.played, verdict.mover), "; better ", verdict.better, ": ",
                  in_words(verdict.best, verdict.mover));
}

void annotate(Record& record, const std::vector<Verdict>& verdicts) {
    for (std::size_t i = 0; i < std::min(record.moves.size(), verdicts.size()); ++i) {
        const Verdict& verdict = verdicts[i];
        if (verdict.fault == Fault::none) continue;
        RecordMove& move = record.moves[i];
        const int sign = annotation(verdict.fault);
        if (std::ranges::find(move.annotations, sign) == move.annotations.end()) {
            move.annotations.push_back(sign);
        }
        move.comment += concat(move.comment.empty() ? "" : " ", in_words(verdict));
        std::vector<RecordMove> line;
        constexpr std::size_t most_moves = 8;
        for (std::size_t k = 0; k < std::min(verdict.line.size(), most_moves); ++k) {
            line.push_back({verdict.line[k]});
        }
        move.variations.push_back(std::move(line));
    }
}

}  // namespace quinta
