#pragma once

#include <string_view>
#include <vector>

namespace quinta {

// Short interactive lessons for somebody who meets a game for the first time. They are data: plain
// ASCII sentences without line breaks, each complete, so that any screen can wrap and any catalogue
// translate them. The tests hold every claim against the rules and the oracle.

/// What is true of the accepted moves; nothing shown depends on it.
enum class Claim {
    none,      ///< they are legal
    reaches,   ///< they are the moves that end on a marked cell
    wins_now,  ///< they are the moves that win at once
    wins,      ///< they are the moves that win with best play
    saves      ///< they are the moves that do not lose with best play
};

/// Something to look at and, when there are accepted moves, to do: play one of them.
struct LessonStep {
    std::string_view text;
    std::string_view game;                     ///< option text
    std::string_view position;                 ///< position text
    std::vector<std::string_view> marks{};     ///< names of cells to mark on the board
    std::vector<std::string_view> accepted{};  ///< moves in notation; none: only read
    std::string_view praise{};                 ///< said after an accepted move
    std::string_view hint{};                   ///< said after any other
    Claim claim = Claim::none;
};

struct Lesson {
    std::string_view id;  ///< unique within its game, e.g. "goal"; it never changes
    std::string_view title;
    std::vector<LessonStep> steps;
};

}  // namespace quinta
