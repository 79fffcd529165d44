#pragma once

#include <vector>

#include "core/view.hpp"
#include "screen/grid.hpp"

namespace quinta {

/// Where the cells of a board lie on the screen: as large as the room allows.
class BoardLayout {
 public:
    /// The distance between neighbours, and whether lines run between them.
    struct Zoom {
        int width = 2;
        int height = 1;
        bool has_lines = false;
    };

    /// Into `area`, in its middle. Where even the smallest does not fit, it is cut off.
    BoardLayout(const std::vector<Cell>& cells, PieceKind kind, const Rect& area);

    bool fits() const { return fits_; }
    const Zoom& zoom() const { return zoom_; }
    bool is_hexagonal() const { return is_hexagonal_; }
    /// All of it, labels included.
    const Rect& bounds() const { return bounds_; }
    /// The inside of a cell, where its piece is drawn.
    Rect cell(int index) const;
    /// The cell under a place of the screen, or −1.
    int cell_at(int x, int y) const;
    int row_of(int index) const { return rows_[static_cast<std::size_t>(index)]; }

    /// The cell next to `from` in a direction on the screen, or `from` itself.
    int neighbour(int from, int dx, int dy) const;

 private:
    Rect bounds_for(const Zoom& zoom) const;
    int label_width() const { return 3; }
    /// Of a hexagonal cell: how wide and high what is drawn at a point may be.
    static Rect hexagon_size(const Zoom& zoom);

    const std::vector<Cell>& cells_;
    std::vector<int> rows_;  ///< of each cell, from the top
    int row_count_ = 0;
    double column_count_ = 0;
    bool is_hexagonal_ = false;
    bool fits_ = false;
    Zoom zoom_;
    Rect bounds_;
};

}  // namespace quinta
