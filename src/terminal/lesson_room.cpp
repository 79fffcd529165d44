#include "terminal/lesson_room.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "games/games.hpp"
#include "terminal/canvas.hpp"

namespace quinta {

LessonRoom::LessonRoom(Console& console, app::LearningLog& log, std::string_view game,
                       std::size_t lesson)
    : Room(console, log), game_(game), lesson_(lesson) {}

std::size_t LessonRoom::next_lesson(std::string_view game, const app::LearningLog& log) {
    const std::vector<Lesson>& all = lessons(game);
    const auto next = std::ranges::find_if(
        all, [&](const Lesson& lesson) { return !log.has_taken(game, lesson.id); });
    return next == all.end() ? 0 : static_cast<std::size_t>(next - all.begin());
}

std::vector<Room::Command> LessonRoom::commands() const {
    return {{"hint", "what to look for"},       {"next", "the next step, also without doing this"},
            {"back", "the step before"},        {"board", "this step again"},
            {"lessons", "the list of lessons"}, {"skip", "the next lesson"}};
}

std::optional<Leave> LessonRoom::enter() {
    if (step().accepted.empty()) return go_on();
    say("Type a move, hint, next or quit.");
    return std::nullopt;
}

std::optional<Leave> LessonRoom::obey(std::string_view command) {
    if (command == "next") return go_on();
    if (command == "skip") {
        step_ = lesson().steps.size() - 1;
        return go_on();
    }
    if (command == "hint") tell(step().hint.empty() ? "Press Enter to go on." : step().hint);
    if (command == "back") go_back();
    if (command == "board") show();
    if (command == "lessons") list();
    return std::nullopt;
}

std::optional<Leave> LessonRoom::try_move(std::string_view move) {
    if (step().accepted.empty()) {
        say("There is nothing to play here; press Enter to go on.");
        return std::nullopt;
    }
    const std::unique_ptr<Session> next = session_->clone();
    if (const Result<> played = next->play(move); !played) {
        say(played.error());
        return std::nullopt;
    }
    if (std::ranges::count(step().accepted, next->last_move()->text) == 0) {
        tell(step().hint);
        return std::nullopt;
    }
    draw(*next);
    tell(step().praise);
    if (step_ + 1 == lesson().steps.size()) check(log_.take_lesson(game_, lesson().id));
    return go_on();
}

std::optional<Leave> LessonRoom::go_on() {
    if (++step_ == lesson().steps.size()) {
        step_ = 0;
        if (++lesson_ == lessons(game_).size()) {
            say("\nThat was the last lesson. Try the puzzles next, or play a game.");
            return console_.is_interactive() ? Leave::menu : Leave::quit;
        }
    }
    show();
    return std::nullopt;
}

void LessonRoom::go_back() {
    if (step_ > 0) {
        --step_;
    } else if (lesson_ > 0) {
        --lesson_;
        step_ = lesson().steps.size() - 1;
    } else {
        return say("This is the beginning.");
    }
    show();
}

void LessonRoom::list() {
    std::size_t number = 0;
    for (const Lesson& item : lessons(game_)) {
        say(concat("  ", ++number, "  ", padded(item.title, 28),
                   log_.has_taken(game_, item.id) ? "taken" : ""));
    }
}

void LessonRoom::show() {
    session_ = *new_session(step().game, step().position);
    const std::string title = concat(game_info(game_).title, ", lesson ", lesson_ + 1, " of ",
                                     lessons(game_).size(), ": ", lesson().title);
    if (step_ == 0) say(concat("\n", painted(title, {-1, -1, true}, console_.style())));
    draw(*session_, step().marks);
    tell(step().text);
    if (step().accepted.empty() && console_.is_interactive()) say("Press Enter to go on.");
}

}  // namespace quinta
