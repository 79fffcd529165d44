#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "learn/lessons.hpp"
#include "screen/study_page.hpp"

namespace quinta {

/// One lesson: something to read and look at, and moves to try.
class LessonPage final : public StudyPage {
 public:
    LessonPage(App& app, std::string_view game, std::size_t lesson);

    std::string title() const override;

 private:
    void tried(const std::string& move) override;
    void add_commands(std::vector<Command>& all) override;
    std::string heading() const override;
    std::string text() const override { return std::string(step().text); }
    BoardScene scene() const override;
    const Lesson& lesson() const { return lessons(game_)[lesson_]; }
    const LessonStep& step() const { return lesson().steps[step_]; }
    bool is_done() const { return step().accepted.empty() || is_answered_; }
    void show_step();
    void next();
    void before();

    std::string game_;
    std::size_t lesson_;
    std::size_t step_ = 0;
    bool is_answered_ = false;
};

/// The lessons of all games, to choose from.
std::unique_ptr<Page> lesson_list(App& app);

}  // namespace quinta
