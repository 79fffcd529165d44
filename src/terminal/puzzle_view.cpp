#include "terminal/puzzle_view.hpp"

#include <utility>

#include "base/text.hpp"
#include "terminal/canvas.hpp"
#include "terminal/progress.hpp"

namespace quinta::terminal {
namespace {

std::string joined(const std::vector<std::string>& moves) {
    std::string out;
    for (const std::string& move : moves) out += concat(out.empty() ? "" : " ", move);
    return out;
}

}  // namespace

PuzzleView::PuzzleView(Console& console, app::LearningLog& log,
                       std::vector<const learn::Puzzle*> puzzles, solver::TableStore tables)
    : StudyView(console, log), run_(log, std::move(puzzles), std::move(tables)) {
    commands_ = {
        {"hint", "", "what to move", [this] { hint(); }},
        {"solution", "", "play it out; this ends a streak", [this] { show_solution(); }},
        {"next", "", "another puzzle", [this] { next(); }},
        {"board", "", "draw the board again", [this] { draw(); }},
        {"position", "", "the position as one line of text",
         [this] { say(session().drawn_position()); }},
    };
    add_study_commands();
}

void PuzzleView::enter() {
    is_finished() ? next() : say("Type a move, hint, solution, next or quit.");
}

void PuzzleView::try_move(const std::string& move) {
    if (is_finished()) next();
    const Result<Trial> trial = run_.try_move(move);
    if (!trial) return say(trial.error());
    const Result<learn::PuzzleAnswer> answer = [&] {
        ProgressBar bar(concat("Solving ", session().game_name()));
        return trial->judge(bar.control());
    }();
    if (!answer || Console::signal() != 0) return leave(Leave::interrupted);
    answer->kind == learn::PuzzleAnswer::Kind::wrong ? refute(*trial, *answer)
                                                     : accept(*trial, *answer);
}

std::string_view PuzzleView::colour_to_move() const {
    return colour_of(session(), session().side_to_move()).name;
}

void PuzzleView::accept(const Trial& trial, const learn::PuzzleAnswer& answer) {
    check(run_.take(trial, answer));
    while (run_.phase() == Phase::showing) {
        say(concat("Right. ", colour_to_move(), " answers ", run_.line().front(), "."));
        check(run_.show_next());
    }
    draw();
    if (run_.phase() != Phase::solved) return;
    say(concat("Solved: ", session().ending().reason, "."));
    say(concat("Streak ", log_.streak(), ", best ", log_.best_streak(), "; ", run_.solved_count(),
               " of ", run_.size(), " solved. Enter shows the next puzzle."));
}

void PuzzleView::refute(const Trial& trial, const learn::PuzzleAnswer& answer) {
    const Side solver = session().side_to_move();
    check(run_.take(trial, answer));
    std::string text = concat("Wrong: after ", trial.move, " no win can be forced.");
    if (answer.outcome == Outcome::draw) {
        text = concat("Wrong: ", trial.move, " gives the win away.");
    }
    if (answer.outcome == win_for(opponent(solver)))
        text = concat("Wrong: ", trial.move, " loses.");
    if (!answer.line.empty()) {
        text += concat(" ", colour_to_move(), " answers ", joined(answer.line), ".");
    }
    while (run_.phase() == Phase::showing) check(run_.show_next());
    draw();
    tell(text);
    say("Back to the puzzle: try again, or type hint, solution or next.");
    run_.retry();
    draw();
}

void PuzzleView::next() {
    run_.choose_unsolved();
    show();
}

void PuzzleView::show() {
    const learn::Puzzle& puzzle = run_.puzzle();
    const std::string title = concat("Puzzle ", puzzle.id, ", grade ", puzzle.grade(), " of ",
                                     learn::grades, run_.was_solved() ? ", solved before" : "");
    say(concat("\n", painted(title, {-1, -1, true}, console_.style())));
    draw();
    say(concat("You are ", colour_to_move(), ". Only one move wins: find it."));
}

void PuzzleView::hint() {
    if (is_finished()) return say("Press Enter for the next puzzle.");
    const std::optional<LegalMove> move = run_.solution_move();
    if (!move) return say("Any move that keeps the win will do.");
    const Step& first = move->steps.front();
    if (first.cell < 0) return say(concat("Think of ", first.choice, "."));
    const std::string& cell = session().cells()[static_cast<std::size_t>(first.cell)].name;
    say(move->steps.size() > 1 ? concat("Begin with ", cell, ".")
                               : concat("Look at the cells whose names begin with ", cell[0], "."));
}

void PuzzleView::show_solution() {
    check(run_.show_solution());
    while (run_.phase() == Phase::showing) check(run_.show_next());
    draw();
    tell(concat("The solution: ", joined(run_.puzzle().solution), "."));
    say("Enter shows the next puzzle.");
}

}  // namespace quinta::terminal
