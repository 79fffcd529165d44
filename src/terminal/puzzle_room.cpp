#include "terminal/puzzle_room.hpp"

#include <algorithm>
#include <ranges>
#include <utility>

#include "base/text.hpp"
#include "games/games.hpp"
#include "terminal/canvas.hpp"
#include "terminal/progress.hpp"

namespace quinta {
namespace {

std::string joined(const std::vector<std::string>& moves) {
    std::string out;
    for (const std::string& move : moves) out += concat(out.empty() ? "" : " ", move);
    return out;
}

}  // namespace

PuzzleRoom::PuzzleRoom(Console& console, app::LearningLog& log, std::vector<const Puzzle*> puzzles)
    : Room(console, log), puzzles_(std::move(puzzles)) {
    const auto unsolved = std::ranges::find_if(
        puzzles_, [&](const Puzzle* puzzle) { return !log_.has_solved(puzzle->id); });
    if (unsolved != puzzles_.end()) at_ = static_cast<std::size_t>(unsolved - puzzles_.begin());
}

std::vector<Room::Command> PuzzleRoom::commands() const {
    return {{"hint", "what to move"},
            {"solution", "play it out; this ends a streak"},
            {"next", "another puzzle"},
            {"board", "draw the board again"},
            {"position", "the position as one line of text"}};
}

std::optional<Leave> PuzzleRoom::enter() {
    if (is_solved_) {
        next();
    } else {
        say("Type a move, hint, solution, next or quit.");
    }
    return std::nullopt;
}

std::optional<Leave> PuzzleRoom::obey(std::string_view command) {
    if (command == "hint") hint();
    if (command == "solution") show_solution();
    if (command == "next") next();
    if (command == "board") draw(*session_);
    if (command == "position") say(session_->position());
    return std::nullopt;
}

std::optional<Leave> PuzzleRoom::try_move(std::string_view move) {
    if (is_solved_) next();
    const std::unique_ptr<Session> trial = session_->clone();
    if (const Result<> played = trial->play(move); !played) {
        say(played.error());
        return std::nullopt;
    }
    if (!prepare()) return Leave::interrupted;
    Budget limits = puzzle_budget();
    limits.stop = Console::stop_flag();
    const std::string text = trial->last_move()->text;
    const Result<PuzzleAnswer> judged = answer(puzzle(), *session_, text, *oracle_, limits);
    if (Console::signal() != 0) return Leave::interrupted;
    if (judged) judge(*judged, text);
    return std::nullopt;
}

/// Makes the oracle ready; false when somebody interrupted it.
bool PuzzleRoom::prepare() {
    if (oracle_ && oracle_game_ == session_->option_text()) return true;
    oracle_game_ = session_->option_text();
    oracle_ = make_oracle(*session_, TableStore::in_cache_directory(), puzzle_bytes);
    ProgressBar bar(concat("Solving ", session_->game_name()));
    return oracle_->prepare(bar.control()).ok();
}

void PuzzleRoom::judge(const PuzzleAnswer& answer, const std::string& move) {
    if (answer.kind == PuzzleAnswer::Kind::wrong) return refute(answer, move);
    if (!session_->play(move)) return;
    for (const std::string& reply : answer.line) {
        say(concat("Right. ", colour_to_move(*session_), " answers ", reply, "."));
        if (!session_->play(reply)) return;
    }
    draw(*session_);
    if (answer.kind == PuzzleAnswer::Kind::solved) celebrate();
}

void PuzzleRoom::refute(const PuzzleAnswer& answer, const std::string& move) {
    slip();
    const std::unique_ptr<Session> shown = session_->clone();
    if (!shown->play(move)) return;
    const std::string_view other = colour_to_move(*shown);
    std::string words = concat("Wrong: after ", move, " no win can be forced.");
    if (answer.outcome == Outcome::draw) words = concat("Wrong: ", move, " gives the win away.");
    if (answer.outcome == win_for(opponent(session_->side_to_move()))) {
        words = concat("Wrong: ", move, " loses.");
    }
    if (!answer.line.empty()) words += concat(" ", other, " answers ", joined(answer.line), ".");
    for (const std::string& reply : answer.line) {
        if (!shown->play(reply)) break;
    }
    draw(*shown);
    tell(words);
    say("Back to the puzzle: try again, or type hint, solution or next.");
    draw(*session_);
}

void PuzzleRoom::celebrate() {
    is_solved_ = true;
    check(log_.solve(puzzle().id, !has_slipped_));
    const auto solved =
        std::ranges::count_if(puzzles_, [&](const Puzzle* p) { return log_.has_solved(p->id); });
    say(concat("Solved: ", session_->ending().reason, "."));
    say(concat("Streak ", log_.streak(), ", best ", log_.best_streak(), "; ", solved, " of ",
               puzzles_.size(), " solved. Enter shows the next puzzle."));
}

void PuzzleRoom::slip() {
    if (!has_slipped_) check(log_.slip());
    has_slipped_ = true;
}

/// The next that was not solved or, when there is none, the next of all.
void PuzzleRoom::next() {
    std::size_t candidate = at_;
    do {
        candidate = (candidate + 1) % puzzles_.size();
    } while (candidate != at_ && log_.has_solved(puzzles_[candidate]->id));
    at_ = candidate != at_ ? candidate : (at_ + 1) % puzzles_.size();
    show();
}

void PuzzleRoom::show() {
    session_ = *new_session(puzzle().game, puzzle().position);
    has_slipped_ = is_solved_ = false;
    const std::string title = concat("Puzzle ", puzzle().id, ", grade ", puzzle().grade(), " of ",
                                     grades, log_.has_solved(puzzle().id) ? ", solved before" : "");
    say(concat("\n", painted(title, {-1, -1, true}, console_.style())));
    draw(*session_);
    say(concat("You are ", colour_to_move(*session_), ". Only one move wins: find it."));
}

/// The next move of the solution; nothing when play went another way or is over.
std::optional<LegalMove> PuzzleRoom::solution_move() const {
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

void PuzzleRoom::hint() {
    if (is_solved_) return say("Press Enter for the next puzzle.");
    const std::optional<LegalMove> move = solution_move();
    if (!move) return say("Any move that keeps the win will do.");
    const Step& first = move->steps.front();
    if (first.cell < 0) return say(concat("Think of ", first.choice, "."));
    const std::string& cell = session_->cells()[static_cast<std::size_t>(first.cell)].name;
    say(move->steps.size() > 1 ? concat("Begin with ", cell, ".")
                               : concat("Look at the cells whose names begin with ", cell[0], "."));
}

void PuzzleRoom::show_solution() {
    slip();
    session_ = *new_session(puzzle().game, puzzle().position);
    for (const std::string& move : puzzle().solution) {
        if (!session_->play(move)) break;
    }
    draw(*session_);
    tell(concat("The solution: ", joined(puzzle().solution), "."));
    say("Enter shows the next puzzle.");
    is_solved_ = true;
}

}  // namespace quinta
