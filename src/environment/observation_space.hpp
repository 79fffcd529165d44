#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "core/view.hpp"

namespace quinta::environment {

/// What of a position is not on the board.
struct Situation {
    Side side = Side::first;    ///< to move
    Side viewer = Side::first;  ///< whose colour is "own"
    int occurrences = 1;
    int quiet_plies = 0;
};

/// A position as planes of numbers between 0 and 1, as one side sees it: "own" pieces are those of
/// its colour. Rows and columns are those of the board. Rows of hexagons are shifted
/// against each other, so that neighbours stay neighbours: a cell (row, column) has those beside
/// it, those with its column above and below, and two more on one diagonal.
class ObservationSpace {
 public:
    ObservationSpace(const std::vector<Cell>& cells, PieceSet pieces, const DrawRules& draws);

    /// What each plane tells: "own pieces", "other white pins", "repeated" …
    const std::vector<std::string>& planes() const { return planes_; }
    int rows() const { return rows_; }
    int columns() const { return columns_; }
    std::size_t size() const { return planes_.size() * area(); }

    /// Writes size() numbers: plane by plane, row by row.
    void write(const View& view, const Situation& situation, std::span<float> out) const;

 private:
    std::size_t area() const {
        return places_.empty() ? 0 : static_cast<std::size_t>(rows_ * columns_);
    }
    void place(const std::vector<Cell>& cells);
    void write_cells(const View& view, const Situation& situation, std::span<float> out) const;

    std::vector<std::size_t> places_;  ///< of each cell within a plane
    int rows_ = 0;
    int columns_ = 0;
    PieceSet pieces_;
    DrawRules draws_;
    std::vector<std::string> planes_;
};

}  // namespace quinta::environment
