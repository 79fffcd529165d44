#include "app/puzzle_run.hpp"

#include <algorithm>
#include <ranges>
#include <utility>

#include "games/catalogue.hpp"
#include "games/games.hpp"

namespace quinta::app {

PuzzleRun::PuzzleRun(LearningLog& log, std::vector<const learn::Puzzle*> puzzles,
                     solver::TableStore tables)
    : log_(log), tables_(std::move(tables)), puzzles_(std::move(puzzles)) {
    const auto unsolved = std::ranges::find_if(
        puzzles_, [&](const learn::Puzzle* puzzle) { return !log_.has_solved(puzzle->id); });
    if (unsolved != puzzles_.end()) place_ = static_cast<std::size_t>(unsolved - puzzles_.begin());
    start();
}

std::size_t PuzzleRun::solved_count() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        puzzles_, [&](const learn::Puzzle* p) { return log_.has_solved(p->id); }));
}

void PuzzleRun::start() {
    session_ = *games::new_session(puzzle().game, puzzle().position);
    line_.clear();
    phase_ = Phase::solving;
}

void PuzzleRun::choose(int step) {
    const auto count = static_cast<int>(size());
    place_ = static_cast<std::size_t>((static_cast<int>(place_) + step % count + count) % count);
    has_slipped_ = false;
    start();
}

void PuzzleRun::choose_unsolved() {
    int step = 1;
    const auto count = static_cast<int>(size());
    const auto is_solved = [&](int further) {
        return log_.has_solved(puzzles_[(place_ + static_cast<std::size_t>(further)) % size()]->id);
    };
    while (step < count && is_solved(step)) ++step;
    choose(step < count ? step : 1);
}

Result<PuzzleRun::Trial> PuzzleRun::try_move(std::string_view move) {
    const std::unique_ptr<Session> after = session_->clone();
    if (const Result<> played = after->play(move); !played) return played.failure();
    if (!oracle_ || oracle_game_ != puzzle().game) {
        oracle_ = games::make_oracle(*session_, tables_, {.proofs = learn::puzzle_bytes});
        oracle_game_ = puzzle().game;
    }
    return Trial{&puzzle(), session_->clone(), after->last_move()->text, oracle_};
}

Result<learn::PuzzleAnswer> PuzzleRun::Trial::judge(const solver::BuildControl& control) const {
    if (const Result<> ready = oracle->prepare(control); !ready) return ready.failure();
    Budget budget = learn::puzzle_budget();
    budget.stop = control.stop;
    return learn::answer(*puzzle, *position, move, *oracle, budget);
}

Result<> PuzzleRun::take(const Trial& trial, const learn::PuzzleAnswer& answer) {
    using Kind = learn::PuzzleAnswer::Kind;
    before_ = session_->clone();
    if (const Result<> played = session_->play(trial.move); !played) return played;
    line_.assign(answer.line.begin(), answer.line.end());
    phase_ = Phase::showing;
    next_phase_ = answer.kind == Kind::wrong    ? Phase::refuted
                  : answer.kind == Kind::solved ? Phase::solved
                                                : Phase::solving;
    const Result<> slipped = answer.kind == Kind::wrong ? slip() : Result<>();
    const Result<> ended = line_.empty() ? end_line() : Result<>();
    return slipped ? ended : slipped;
}

Result<> PuzzleRun::show_next() {
    if (phase_ != Phase::showing) return {};
    if (!line_.empty()) {
        const std::string move = line_.front();
        line_.pop_front();
        if (!session_->play(move)) line_.clear();
    }
    return line_.empty() ? end_line() : Result<>();
}

Result<> PuzzleRun::end_line() {
    phase_ = next_phase_;
    if (phase_ != Phase::solved) return {};
    return log_.solve(puzzle().id, !has_slipped_);
}

Result<> PuzzleRun::show_solution() {
    start();
    line_.assign(puzzle().solution.begin(), puzzle().solution.end());
    phase_ = Phase::showing;
    next_phase_ = Phase::refuted;
    return slip();
}

void PuzzleRun::retry() {
    if (before_) session_ = std::move(before_);
    line_.clear();
    phase_ = Phase::solving;
}

Result<> PuzzleRun::slip() { return std::exchange(has_slipped_, true) ? Result<>() : log_.slip(); }

std::optional<LegalMove> PuzzleRun::solution_move() const {
    const std::vector<std::string>& solution = puzzle().solution;
    const std::vector<LegalMove> played = session_->played();
    const bool follows = std::ranges::equal(played, solution | std::views::take(played.size()), {},
                                            &LegalMove::text);
    if (!follows || played.size() >= solution.size()) return std::nullopt;
    for (const LegalMove& move : session_->legal_moves()) {
        if (move.text == solution[played.size()]) return move;
    }
    return std::nullopt;
}

}  // namespace quinta::app
