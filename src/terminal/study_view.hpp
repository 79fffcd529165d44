#pragma once

#include <string_view>
#include <vector>

#include "app/learning_log.hpp"
#include "terminal/command_loop.hpp"

namespace quinta::terminal {

/// Lessons or puzzles in lines of text.
class StudyView : public CommandLoop {
 public:
    StudyView(Console& console, app::LearningLog& log) : CommandLoop(console), log_(log) {}

 protected:
    /// The commands of every study, behind its own.
    void add_study_commands();
    void draw(const std::vector<std::string_view>& marks = {});
    /// Says once when something could not be kept.
    void check(const Result<>& kept);

    app::LearningLog& log_;

 private:
    bool has_complained_ = false;
};

}  // namespace quinta::terminal
