#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "app/learning_log.hpp"
#include "core/session.hpp"
#include "learn/lessons.hpp"

namespace quinta::app {

/// The first lesson of a game that was not taken, or the first of all.
std::size_t next_lesson(std::string_view game, const LearningLog& log);
/// How many lessons of a game were taken.
std::size_t taken_lessons(std::string_view game, const LearningLog& log);

/// Taking the lessons of a game, one step after the other.
class LessonRun {
 public:
    /// Begins with the lesson of this number, from 0. The log must outlive it.
    LessonRun(LearningLog& log, std::string_view game, std::size_t lesson);

    const std::string& game() const { return game_; }
    const Lesson& lesson() const { return learn::lessons(game_)[lesson_]; }
    const LessonStep& step() const { return lesson().steps[step_]; }
    std::size_t lesson_place() const { return lesson_; }  ///< from 0
    std::size_t step_place() const { return step_; }      ///< from 0
    bool is_last_step() const { return step_ + 1 == lesson().steps.size(); }
    /// What stands on the board.
    const Session& session() const { return *session_; }
    bool is_answered() const { return is_answered_; }
    /// There is nothing left to play in this step.
    bool is_done() const { return step().accepted.empty() || is_answered_; }

    /// Whether the step accepts the move, which then stands on the board; the reason when it is
    /// illegal.
    Result<bool> try_move(std::string_view move);
    /// To the next step or lesson; false after the last, where it stays.
    bool next();
    /// To the next lesson; false after the last, where it stays.
    bool skip();
    /// To the step before, also of the lesson before; false at the beginning.
    bool back();
    /// Keeps that the lesson at hand was taken.
    Result<> take() { return log_.take_lesson(game_, lesson().id); }

 private:
    void show(std::size_t lesson, std::size_t step);

    LearningLog& log_;
    std::string game_;
    std::size_t lesson_ = 0;
    std::size_t step_ = 0;
    std::unique_ptr<Session> session_;
    bool is_answered_ = false;
};

}  // namespace quinta::app
