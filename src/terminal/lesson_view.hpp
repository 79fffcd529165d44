#pragma once

#include "app/lesson_run.hpp"
#include "terminal/study_view.hpp"

namespace quinta::terminal {

/// The lessons of a game, one step after the other.
class LessonView final : public StudyView {
 public:
    /// Begins with the lesson of this number, from 0.
    LessonView(Console& console, app::LearningLog& log, std::string_view game, std::size_t lesson);

 private:
    void begin() override { show(); }
    const Session& session() const override { return run_.session(); }
    void enter() override;
    void try_move(const std::string& move) override;

    void show();
    /// What follows a step forward; leaves after the last.
    void go_on(bool is_there_more);
    void list();

    app::LessonRun run_;
};

}  // namespace quinta::terminal
