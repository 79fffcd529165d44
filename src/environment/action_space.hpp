#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "core/session.hpp"
#include "core/view.hpp"

namespace quinta::environment {

/// The moves of a game as numbers, for whoever learns to play by them. A move is a few steps; moves
/// with a cell or the same choice at each step have one shape, and count through its cells:
///
///     shape of one cell     0 … n−1            the number of the cell
///     shape of two cells    n … n + n² − 1     n + n · first + second
///     (cell, "white pin")   and so on
class ActionSpace {
 public:
    /// Each step: a choice, or "" for a cell.
    using Shape = std::vector<std::string>;

    /// The shapes are those of all moves in some random games from the start of this one, always
    /// the same games. The reason when there are more moves than numbers.
    static Result<ActionSpace> of(const Session& session);

    int size() const { return size_; }
    /// In the order of their numbers.
    std::vector<Shape> shapes() const;

    /// The number of a move; nothing where no move in those games had its shape.
    std::optional<int> number(const Steps& steps) const;
    /// The steps of the move with this number, which need not be legal anywhere. The choices live
    /// as long as this.
    Steps steps(int number) const;

 private:
    struct Range {
        Shape shape;
        int begin = 0;
    };

    ActionSpace(int cells, const std::vector<Shape>& shapes);

    int cells_;
    int size_ = 0;
    std::vector<Range> ranges_;
};

}  // namespace quinta::environment
