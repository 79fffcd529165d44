#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/session.hpp"

namespace quinta::screen {

/// A move in the making: what was touched so far, and what may be touched next. It knows no rules,
/// only the steps of the legal moves.
class MoveInput {
 public:
    MoveInput() = default;
    explicit MoveInput(std::vector<LegalMove> moves) : moves_(std::move(moves)) {}

    const Steps& touched() const { return touched_; }
    bool is_begun() const { return !touched_.empty(); }
    void clear() { touched_.clear(); }

    /// Touches a cell; gives the move when it is complete. A cell that does not go on with the move
    /// begins another one where it can, and the one touched last is let go.
    std::optional<std::string> touch(int cell);
    /// Whether touching the cell would change anything.
    bool takes(int cell) const;
    std::optional<std::string> choose(std::string_view choice);

    /// The moves that go on from here.
    std::vector<const LegalMove*> candidates() const;
    /// The cells that may be touched next.
    std::vector<int> cells() const;
    std::vector<std::string_view> choices() const;
    const std::vector<LegalMove>& moves() const { return moves_; }

 private:
    static bool begins_with(const Steps& steps, const Steps& prefix);
    std::optional<std::string> add(const Step& step);
    bool begins(int cell) const;

    std::vector<LegalMove> moves_;
    Steps touched_;
};

}  // namespace quinta::screen
