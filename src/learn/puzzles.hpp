#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/oracle.hpp"
#include "core/session.hpp"

namespace quinta::learn {

/// A position in which exactly one move wins, proved by table or search.
struct Puzzle {
    std::string id;        ///< its game and number; it never changes
    std::string game;      ///< option text
    std::string position;  ///< position text; the side to move wins
    /// The winning move and what follows with best play, to the end of the game. The first move is
    /// the only one that wins; later any move will do that keeps the win.
    std::vector<std::string> solution;

    int plies() const { return static_cast<int>(solution.size()); }
    int grade() const;  ///< 1 (easy) … 5
};

inline constexpr int grades = 5;
/// The grade of a win in so many plies.
int puzzle_grade(int plies);

/// The puzzles of a game, by its name, the easy ones first; it may have none.
const std::vector<Puzzle>& puzzles(std::string_view game);
/// The line of data that describes a puzzle, without its end: its number, its game, its position
/// and its solution, with " | " between them. A game keeps its puzzles in this form. People keep a
/// list of what they have solved: a number stands for the same puzzle for ever.
std::string puzzle_text(const Puzzle& puzzle);
/// The puzzle with this id; nullptr when there is none.
const Puzzle* find_puzzle(std::string_view id);

/// What becomes of a move that somebody tries.
struct PuzzleAnswer {
    enum class Kind {
        solved,  ///< the game is won; `line` may hold a last move that the opponent had to make
        right,   ///< the win is kept; `line` holds the opponent's best reply
        wrong    ///< the win is gone; `line` shows how, as best play goes on
    };
    Kind kind = Kind::wrong;
    /// What follows the move. After a wrong move that loses it leads to the end of the game or as
    /// far as is known; after one that draws it is the reply that saves the opponent.
    std::vector<std::string> line;
    Outcome outcome = Outcome::ongoing;  ///< with best play, after the move; `ongoing`: not known
};

/// How hard to look in a puzzle: enough for all of them, and the same on every machine.
Budget puzzle_budget();
/// And what a search for proofs may remember meanwhile.
inline constexpr std::size_t puzzle_bytes = std::size_t{16} << 20;

/// Judges a move of the solver; `session` stands at the puzzle's position or later, with the solver
/// to move. The reason when the move is illegal. The oracle is that of the session's game and is
/// asked only where the solution does not tell; blocks then.
Result<PuzzleAnswer> answer(const Puzzle& puzzle, const Session& session, std::string_view move,
                            analysis::Oracle& oracle, const Budget& budget = puzzle_budget());

}  // namespace quinta::learn
