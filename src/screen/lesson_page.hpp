#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "app/lesson_run.hpp"
#include "screen/study_page.hpp"

namespace quinta::screen {

/// One lesson: something to read and look at, and moves to try.
class LessonPage final : public StudyPage {
 public:
    LessonPage(App& app, std::string_view game, std::size_t lesson);

    std::string title() const override;

 private:
    void try_move(const std::string& move) override;
    void add_commands(std::vector<Command>& all) override;
    std::string heading() const override;
    std::string text() const override { return std::string(run_.step().text); }
    BoardScene scene() const override;
    const Session& session() const override { return run_.session(); }
    void show_step();
    void next();
    void before();

    app::LessonRun run_;
};

/// The lessons of all games, to choose from.
std::unique_ptr<Page> lesson_list(App& app);

}  // namespace quinta::screen
