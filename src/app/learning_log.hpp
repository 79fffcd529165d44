#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace quinta::app {

/// What somebody has learned: the lessons taken, the puzzles solved, and how many of them in a row.
/// It is kept in `learned.txt` in the state directory, a line for each thing, replaced as a whole
/// after each change. Lines that it does not understand stay there.
class LearningLog {
 public:
    static LearningLog in_state_directory();
    /// An empty path: there is no place, and keeping gives the reason.
    explicit LearningLog(const std::filesystem::path& directory);

    bool has_solved(std::string_view puzzle) const;
    bool has_taken(std::string_view game, std::string_view lesson) const;
    /// Puzzles solved in a row without a slip, now and at best.
    int streak() const { return streak_; }
    int best_streak() const { return best_; }

    // Each is kept at once. When that fails, with the reason, it is still remembered here.
    /// A puzzle was solved; `at_once`: without a slip.
    Result<> solve(std::string_view puzzle, bool at_once);
    /// A wrong move: the streak is over.
    Result<> slip();
    Result<> take_lesson(std::string_view game, std::string_view lesson);

 private:
    /// Adds what the file says; false when there is a file that cannot be read.
    bool read();
    void read_line(std::string_view line);
    Result<> keep();

    std::filesystem::path file_;
    std::set<std::string, std::less<>> things_;  ///< "solved PUZZLE", "lesson GAME LESSON"
    std::vector<std::string> strange_;           ///< lines that say nothing to us
    int streak_ = 0;
    int best_ = 0;
};

}  // namespace quinta::app
