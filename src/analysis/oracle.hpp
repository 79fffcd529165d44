#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/solve_report.hpp"
#include "base/result.hpp"
#include "core/session.hpp"
#include "solver/build_control.hpp"
#include "solver/table_store.hpp"

namespace quinta {

/// How a game ends with best play from both sides: proved, never guessed.
struct Truth {
    Outcome outcome = Outcome::ongoing;  ///< never `ongoing`
    int plies = -1;                      ///< to the end; −1 where only the result is known
};

struct MoveTruth {
    std::string move;
    std::optional<Truth> truth;  ///< nothing where no proof was found
};

/// What is proved of a position and of each legal move, in the session's order. Where the moves
/// decide what the position is worth, it is known, too.
struct PositionTruths {
    std::optional<Truth> position;
    std::vector<MoveTruth> moves;
};

/// How hard to look for a proof where there is no table; 0 means without limit.
struct OracleLimits {
    std::chrono::milliseconds time{2000};
    std::uint64_t nodes = 0;
    std::size_t table_bytes = std::size_t{256} << 20;
    int threads = 1;
    const std::atomic<bool>* stop = nullptr;
};

/// Whoever knows the truth about a game: from a table of all its positions, or by searching for a
/// proof. Repetition is left aside: no side can gain by it what the other need not allow.
class Oracle {
 public:
    virtual ~Oracle() = default;

    /// The names of the tables in which it keeps the value of every position; none for a game
    /// that has no such tables.
    virtual std::vector<std::string> tables() const { return {}; }
    /// Loads or builds the table, if there is one to be had; blocks. The reason only when it was
    /// stopped.
    virtual Result<> prepare(const BuildControl& /*control*/) { return {}; }
    /// What went wrong with the table's file, if anything did.
    virtual std::string warning() const { return {}; }

    virtual std::optional<Truth> truth(const Session& session, const OracleLimits& limits) = 0;
    /// Of the position and of each legal move, within one budget; no moves when the game is over.
    virtual PositionTruths truths(const Session& session, const OracleLimits& limits) = 0;
    /// Of each legal move, in the session's order.
    std::vector<MoveTruth> moves(const Session& session, const OracleLimits& limits) {
        return truths(session, limits).moves;
    }
    /// Whether exactly one move of the side to move wins, proved: of all others it is known that
    /// they do not. Blocks.
    virtual bool has_only_one_win(const Session& session, const OracleLimits& limits);

    /// About all positions, once it is prepared; nothing for a game without tables.
    virtual std::optional<SolveReport> report() const { return std::nullopt; }
    virtual std::optional<Verification> verify(int /*threads*/) const { return std::nullopt; }
};

/// The oracle of a session's game; its tables, if it has any, are in the store or go there.
std::unique_ptr<Oracle> make_oracle(const Session& session, const TableStore& store);

/// What the moves alone say about the position: the best of them, if one wins or all are known.
std::optional<Truth> truth_by_moves(const std::vector<MoveTruth>& moves, Side side);

/// "wins in 13", "loses", "draws": what a truth means for one side.
std::string in_words(const Truth& truth, Side side);

/// The moves by truth, one phrase for each kind, the best first: "b1-c1, d1-c1 draw; b1-b4 loses in
/// 22". Many moves of which nothing is known are only counted.
std::string in_words(const std::vector<MoveTruth>& moves, Side side);

/// Better for `side`: a win the sooner, then the unknown, a draw, a loss the later.
bool is_better(const std::optional<Truth>& a, const std::optional<Truth>& b, Side side);

/// All moves by their truth, the best first, equal ones in the order of the rules.
std::vector<MoveTruth> ranked(std::vector<MoveTruth> moves, Side side);

/// The moves of which none is better; none unless one wins or all are known.
std::vector<MoveTruth> best_of(const std::vector<MoveTruth>& moves, Side side);

/// How many replies to this move end the game in this way: the fewer there are that hold a draw or
/// a win, the sooner the opponent goes wrong.
int replies_with(Outcome outcome, Oracle& oracle, const Session& session, std::string_view move,
                 const OracleLimits& limits);

}  // namespace quinta
