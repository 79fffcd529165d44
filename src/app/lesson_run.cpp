#include "app/lesson_run.hpp"

#include <algorithm>
#include <utility>

#include "games/games.hpp"

namespace quinta::app {

std::size_t next_lesson(std::string_view game, const LearningLog& log) {
    const std::vector<Lesson>& all = learn::lessons(game);
    const auto next = std::ranges::find_if(
        all, [&](const Lesson& lesson) { return !log.has_taken(game, lesson.id); });
    return next == all.end() ? 0 : static_cast<std::size_t>(next - all.begin());
}

std::size_t taken_lessons(std::string_view game, const LearningLog& log) {
    return static_cast<std::size_t>(std::ranges::count_if(
        learn::lessons(game),
        [&](const Lesson& lesson) { return log.has_taken(game, lesson.id); }));
}

LessonRun::LessonRun(LearningLog& log, std::string_view game, std::size_t lesson)
    : log_(log), game_(game) {
    show(lesson, 0);
}

void LessonRun::show(std::size_t lesson, std::size_t step) {
    lesson_ = lesson;
    step_ = step;
    is_answered_ = false;
    session_ = *games::new_session(this->step().game, this->step().position);
}

Result<bool> LessonRun::try_move(std::string_view move) {
    std::unique_ptr<Session> after = session_->clone();
    if (const Result<> played = after->play(move); !played) return played.failure();
    const bool is_accepted = std::ranges::count(step().accepted, after->last_move()->text) > 0;
    if (!is_accepted) return false;
    session_ = std::move(after);
    is_answered_ = true;
    return true;
}

bool LessonRun::next() {
    if (is_last_step()) return skip();
    show(lesson_, step_ + 1);
    return true;
}

bool LessonRun::skip() {
    if (lesson_ + 1 == learn::lessons(game_).size()) return false;
    show(lesson_ + 1, 0);
    return true;
}

bool LessonRun::back() {
    if (step_ == 0 && lesson_ == 0) return false;
    if (step_ > 0) {
        show(lesson_, step_ - 1);
    } else {
        show(lesson_ - 1, learn::lessons(game_)[lesson_ - 1].steps.size() - 1);
    }
    return true;
}

}  // namespace quinta::app
