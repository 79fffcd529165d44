#include "app/learning_log.hpp"

#include <algorithm>

#include "base/file.hpp"
#include "base/text.hpp"
#include "base/user_folders.hpp"

namespace quinta::app {
namespace fs = std::filesystem;

LearningLog LearningLog::in_state_directory() { return LearningLog(state_folder()); }

LearningLog::LearningLog(const fs::path& directory)
    : file_(directory.empty() ? fs::path() : directory / "learned.txt") {
    read();
}

bool LearningLog::has_solved(std::string_view puzzle) const {
    return things_.contains(concat("solved ", puzzle));
}

bool LearningLog::has_taken(std::string_view game, std::string_view lesson) const {
    return things_.contains(concat("lesson ", game, " ", lesson));
}

Result<> LearningLog::solve(std::string_view puzzle, bool at_once) {
    things_.insert(concat("solved ", puzzle));
    if (at_once) best_ = std::max(best_, ++streak_);
    return keep();
}

Result<> LearningLog::slip() {
    streak_ = 0;
    return keep();
}

Result<> LearningLog::take_lesson(std::string_view game, std::string_view lesson) {
    things_.insert(concat("lesson ", game, " ", lesson));
    return keep();
}

bool LearningLog::read() {
    std::error_code error;
    if (file_.empty() || !fs::exists(file_, error)) return !error;
    const Result<std::string> text = read_file(file_);
    if (!text) return false;
    strange_.clear();
    std::vector<std::string_view> lines = split(*text, '\n');
    if (lines.back().empty()) lines.pop_back();
    for (const std::string_view line : lines) read_line(line);
    return true;
}

void LearningLog::read_line(std::string_view line) {
    const std::vector<std::string_view> parts = words(line);
    const bool is_count = parts.size() == 2 && (parts[0] == "streak" || parts[0] == "best");
    const std::optional<int> count = is_count ? to_int(parts[1]) : std::nullopt;
    const bool is_thing =
        (parts.size() == 2 && parts[0] == "solved") || (parts.size() == 3 && parts[0] == "lesson");
    if (count) {
        int& known = parts[0] == "best" ? best_ : streak_;
        known = std::max(known, *count);
    } else if (is_thing) {
        things_.emplace(line);
    } else {
        strange_.emplace_back(line);
    }
}

/// What another program has kept meanwhile stays, but for its streak.
Result<> LearningLog::keep() {
    if (file_.empty()) {
        return Error{"there is no place for it: neither XDG_STATE_HOME nor HOME is set"};
    }
    const int streak = streak_;
    const bool is_readable = read();
    streak_ = streak;
    if (!is_readable) return Error{message("cannot read {0}", file_.string())};
    std::error_code error;
    fs::create_directories(file_.parent_path(), error);
    if (error) return file_error("make the folder", file_.parent_path(), error.value());
    std::string text = concat("streak ", streak_, "\nbest ", best_, "\n");
    for (const std::string& thing : things_) text += thing + "\n";
    for (const std::string& line : strange_) text += line + "\n";
    return write_file(file_, text);
}

}  // namespace quinta::app
