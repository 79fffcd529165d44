#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analysis/oracle.hpp"

namespace quinta::analysis {

/// A best move and how the game ends after it.
struct BestMove {
    std::string move;
    Outcome outcome = Outcome::ongoing;
};

/// The best move of the side to move, as far as the oracle knows: wins as soon as possible, else
/// draws, else resists as long as possible. Where losses have no known length, and among equally
/// long ones, it leaves the opponent the fewest winning answers. Nothing when the game is over, or
/// when no move is known to win and some are not known at all; blocks.
std::optional<BestMove> best_move(const Session& session, Oracle& oracle, const Budget& budget);

/// How play goes on when both sides make their best moves: to the end of the game, or until nothing
/// is proved. One move only when the game is a draw, which need not end.
std::vector<std::string> best_line(const Session& session, Oracle& oracle, const Budget& budget);

}  // namespace quinta::analysis
