#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// A second implementation of the five games, slow and plain, written from the rule text alone.
/// It exists to disagree with the fast one; the two share no code.
namespace quinta::reference {

enum class Result { ongoing, first_wins, second_wins, draw };

/// One game in progress, with its own history.
class Game {
 public:
    virtual ~Game() = default;
    virtual std::unique_ptr<Game> clone() const = 0;

    /// The legal moves in notation, in any order, each once. Empty when the position itself is
    /// over; a draw by repetition or by quiet plies does not empty it.
    virtual std::vector<std::string> moves() const = 0;

    /// `move` is one of moves().
    virtual void play(const std::string& move) = 0;

    virtual std::string position() const = 0;

    /// The same with what is seen of it but decides nothing: which halves are one tile.
    virtual std::string drawn_position() const { return position(); }

    /// `text` is a legal position; the history starts again here.
    virtual void set_position(const std::string& text) = 0;

    /// 1 or 2: the player whose decision the next move is.
    virtual int side_to_move() const = 0;

    /// The result that the position alone decides.
    virtual Result position_result() const = 0;

    /// The same, and also drawn when the present position occurs for the third time or the run of
    /// quiet plies up to now is long enough.
    virtual Result result() const = 0;

    /// Trike and Taiji: the points of player 1 and of player 2, also while the game goes on.
    virtual std::optional<std::pair<int, int>> score() const;
};

/// `option_text` is a valid game name and options in any order, e.g. "trike side=9 swap=off".
std::unique_ptr<Game> make(const std::string& option_text);

/// The number of move sequences of length `depth`; history ends none of them.
std::uint64_t perft(const Game& game, int depth);

}  // namespace quinta::reference
