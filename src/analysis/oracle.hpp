#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/solve_report.hpp"
#include "base/budget.hpp"
#include "base/result.hpp"
#include "core/session.hpp"
#include "solver/build_control.hpp"
#include "solver/table_store.hpp"

namespace quinta::analysis {

/// How a game ends with best play from both sides: proved, never guessed.
struct ProvenValue {
    Outcome outcome = Outcome::ongoing;  ///< never `ongoing`
    int plies = -1;                      ///< to the end; −1 where only the result is known
};

struct MoveValue {
    std::string move;
    std::optional<ProvenValue> value;  ///< nothing where no proof was found
};

/// What is proved of a position and of each legal move, in the session's order. Where the moves
/// decide what the position is worth, it is known, too.
struct PositionValues {
    std::optional<ProvenValue> position;
    std::vector<MoveValue> moves;
};

/// Enough to answer somebody who waits, where there is no table.
inline constexpr std::chrono::milliseconds usual_proof_time{2000};
/// What a search for proofs may remember.
inline constexpr std::size_t usual_proof_bytes = std::size_t{256} << 20;

/// The memory that an oracle may take, in bytes.
struct OracleMemory {
    std::size_t proofs = usual_proof_bytes;       ///< a search for proofs remembers no more
    std::size_t tables = std::size_t{512} << 20;  ///< a larger table is neither built nor loaded
};

/// Whoever knows the truth about a game: from a table of all its positions, or by searching for a
/// proof. Repetition is left aside: no side can gain by it what the other need not allow.
class Oracle {
 public:
    virtual ~Oracle() = default;

    /// The names of the tables in which it keeps the value of every position; none for a game
    /// that has no such tables.
    virtual std::vector<std::string> tables() const { return {}; }
    /// Why it does without them: they would take more memory than they may.
    virtual std::string refusal() const { return {}; }
    /// Loads or builds the table, if there is one to be had; blocks. The reason only when it was
    /// stopped.
    virtual Result<> prepare(const solver::BuildControl& /*control*/) { return {}; }
    /// What went wrong with the table or its file, if anything did.
    virtual std::string warning() const { return {}; }

    virtual std::optional<ProvenValue> value(const Session& session, const Budget& budget) = 0;
    /// Of the position and of each legal move, within one budget; no moves when the game is over.
    virtual PositionValues values(const Session& session, const Budget& budget) = 0;
    /// Of each legal move, in the session's order.
    std::vector<MoveValue> moves(const Session& session, const Budget& budget) {
        return values(session, budget).moves;
    }
    /// Whether exactly one move of the side to move wins, proved: of all others it is known that
    /// they do not. Blocks.
    virtual bool has_only_one_win(const Session& session, const Budget& budget);

    /// About all positions, once it is prepared; nothing for a game without tables.
    virtual std::optional<SolveReport> report() const { return std::nullopt; }
    virtual std::optional<Verification> verify(int /*threads*/) const { return std::nullopt; }
};

/// What the moves alone say about the position: the best of them, if one wins or all are known.
std::optional<ProvenValue> value_by_moves(const std::vector<MoveValue>& moves, Side side);

/// "wins in 13", "loses", "draws": what a truth means for one side.
std::string describe(const ProvenValue& value, Side side);

/// The moves by truth, one phrase for each kind, the best first: "b1-c1, d1-c1 draw; b1-b4 loses in
/// 22". Many moves of which nothing is known are only counted.
std::string describe(const std::vector<MoveValue>& moves, Side side);

/// Better for `side`: a win the sooner, then the unknown, a draw, a loss the later.
bool is_better(const std::optional<ProvenValue>& a, const std::optional<ProvenValue>& b, Side side);

/// All moves by their truth, the best first, equal ones in the order of the rules.
std::vector<MoveValue> ranked(std::vector<MoveValue> moves, Side side);

/// The moves of which none is better; none unless one wins or all are known.
std::vector<MoveValue> best_of(const std::vector<MoveValue>& moves, Side side);

/// How many replies to this move end the game in this way: the fewer there are that hold a draw or
/// a win, the sooner the opponent goes wrong.
int replies_with(Outcome outcome, Oracle& oracle, const Session& session, std::string_view move,
                 const Budget& budget);

}  // namespace quinta::analysis
