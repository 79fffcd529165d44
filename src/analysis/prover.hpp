#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/budget.hpp"
#include "base/result.hpp"
#include "core/side.hpp"
#include "solver/proof_search.hpp"

namespace quinta::analysis {

/// A position as those see it who divide a proof among many.
struct ProofPosition {
    std::string text;  ///< of its smallest image under the game's symmetries, which stands for all
    Side side_to_move = Side::first;
    Outcome outcome = Outcome::ongoing;  ///< where it is known without a search
    int moves = 0;                       ///< how many are legal
};

/// Proves positions of one game, named by their texts.
class Prover {
 public:
    struct Reply {
        std::string move;
        ProofPosition position;
        int promise = 0;  ///< a guess for the side that moves: the higher, the better
    };

    virtual ~Prover() = default;

    /// The reason when there is no such position.
    virtual Result<ProofPosition> look_at(std::string_view text) const = 0;
    /// The legal moves of a position of look_at(), in the order of the rules.
    virtual std::vector<Reply> replies(const std::string& text) const = 0;
    /// Who wins a position of look_at(). What was learned stays known for the next one.
    virtual solver::Proof prove(const std::string& text, const Budget& budget) = 0;
};

}  // namespace quinta::analysis
