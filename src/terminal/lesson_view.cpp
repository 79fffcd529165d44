#include "terminal/lesson_view.hpp"

#include "base/text.hpp"
#include "games/games.hpp"
#include "terminal/canvas.hpp"

namespace quinta::terminal {

LessonView::LessonView(Console& console, app::LearningLog& log, std::string_view game,
                       std::size_t lesson)
    : StudyView(console, log), run_(log, game, lesson) {
    commands_ = {
        {"hint", "", "what to look for",
         [this] { tell(run_.is_done() ? "Press Enter to go on." : run_.step().hint); }},
        {"next", "", "the next step, also without doing this", [this] { go_on(run_.next()); }},
        {"back", "", "the step before",
         [this] { run_.back() ? show() : say("This is the beginning."); }},
        {"board", "", "this step again", [this] { show(); }},
        {"lessons", "", "the list of lessons", [this] { list(); }},
        {"skip", "", "the next lesson", [this] { go_on(run_.skip()); }},
    };
    add_study_commands();
}

void LessonView::enter() {
    run_.is_done() ? go_on(run_.next()) : say("Type a move, hint, next or quit.");
}

void LessonView::try_move(const std::string& move) {
    if (run_.is_done()) return say("There is nothing to play here; press Enter to go on.");
    const Result<bool> is_accepted = run_.try_move(move);
    if (!is_accepted) return say(is_accepted.error());
    if (!*is_accepted) return tell(run_.step().hint);
    draw();
    tell(run_.step().praise);
    if (run_.is_last_step()) check(run_.take());
    go_on(run_.next());
}

void LessonView::go_on(bool is_there_more) {
    if (is_there_more) return show();
    say("\nThat was the last lesson. Try the puzzles next, or play a game.");
    leave(console_.is_interactive() ? Leave::menu : Leave::quit);
}

void LessonView::list() {
    std::size_t number = 0;
    for (const Lesson& item : learn::lessons(run_.game())) {
        say(concat("  ", ++number, "  ", padded(item.title, 28),
                   log_.has_taken(run_.game(), item.id) ? "taken" : ""));
    }
}

void LessonView::show() {
    const LessonStep& step = run_.step();
    const std::string title =
        concat(games::game_info(run_.game()).title, ", lesson ", run_.lesson_place() + 1, " of ",
               learn::lessons(run_.game()).size(), ": ", run_.lesson().title);
    if (run_.step_place() == 0) say(concat("\n", painted(title, {-1, -1, true}, console_.style())));
    draw(step.marks);
    tell(step.text);
    if (run_.is_done() && console_.is_interactive()) say("Press Enter to go on.");
}

}  // namespace quinta::terminal
