#pragma once

#include <memory>

#include "learn/lessons.hpp"
#include "terminal/room.hpp"

namespace quinta {

/// The lessons of a game, one step after the other.
class LessonRoom final : public Room {
 public:
    /// Begins with the lesson of this number, from 0.
    LessonRoom(Console& console, app::LearningLog& log, std::string_view game, std::size_t lesson);

    /// The first lesson of a game that was not taken, or the first of all.
    static std::size_t next_lesson(std::string_view game, const app::LearningLog& log);

 private:
    std::vector<Command> commands() const override;
    std::optional<Leave> enter() override;
    std::optional<Leave> obey(std::string_view command) override;
    std::optional<Leave> try_move(std::string_view move) override;
    void begin() override { show(); }

    const Lesson& lesson() const { return lessons(game_)[lesson_]; }
    const LessonStep& step() const { return lesson().steps[step_]; }
    void show();
    /// To the next step or lesson; leaves after the last.
    std::optional<Leave> go_on();
    void go_back();
    void list();

    std::string game_;
    std::size_t lesson_;
    std::size_t step_ = 0;
    std::unique_ptr<Session> session_;
};

}  // namespace quinta
