#pragma once

#include <string>
#include <vector>

#include "core/frame.hpp"
#include "core/view.hpp"
#include "terminal/grid.hpp"

namespace quinta::terminal {

/// How pieces are drawn: each as one character, which can be read out and pasted into a message, or
/// as large as its cell allows.
enum class PieceStyle { sign, picture };

/// Where the cells of a board and its labels lie on a grid of characters.
class BoardLayout {
 public:
    /// The distance between neighbours, and whether lines run between them.
    struct Zoom {
        int width = 2;
        int height = 1;
        bool has_lines = false;
    };
    /// A label as it is written.
    struct Caption {
        std::string text;
        int x = 0;
        int y = 0;
    };
    /// A part of a row: from `left` up to and without `right`.
    struct Span {
        int left = 0;
        int right = 0;
    };

    /// For pictures, into the middle of `area` and as large as it allows. Where even the smallest
    /// does not fit, it is cut off.
    BoardLayout(const std::vector<Cell>& cells, const Frame& frame, const PieceSet& pieces,
                const Rect& area);
    /// For signs: always the same small size, in the upper left corner.
    BoardLayout(const std::vector<Cell>& cells, const Frame& frame, const PieceSet& pieces);

    PieceStyle style() const { return style_; }
    bool fits() const { return fits_; }
    const Zoom& zoom() const { return zoom_; }
    bool is_hexagonal() const { return is_hexagonal_; }
    /// All of it, labels included.
    const Rect& bounds() const { return bounds_; }
    int count() const { return static_cast<int>(places_.size()); }
    int rows() const { return static_cast<int>(row_ends_.size()); }
    int row_of(int index) const { return place(index).row; }
    /// The inside of a cell, where its piece is drawn.
    Rect cell(int index) const;
    /// Whether a column lies between cells that is neither's, for marks.
    bool is_apart() const;
    /// Whether pieces are as high as the way to the next row, half a row beyond their cell on
    /// either side: so they are round where lines between points leave them one row.
    bool is_overlapping() const {
        return is_hexagonal_ && style_ == PieceStyle::picture && zoom_.height == 2;
    }
    /// The board in a row of characters: its cells and what lies between them.
    Span board_in(int y) const;
    /// The rows of characters in which it has cells.
    Span board_rows() const;
    const std::vector<Caption>& captions() const { return captions_; }

    /// The cell under a place of the screen, or −1.
    int cell_at(int x, int y) const;
    /// The cell next to `from` in a direction on the screen, or `from` itself.
    int neighbour(int from, int dx, int dy) const;
    /// How the second cell follows the first on a hexagonal board, if it does.
    enum class Link { none, right, lower_left, lower_right };
    Link link(int from, int to) const;

 private:
    struct Place {
        double x = 0;
        double y = 0;
        int row = 0;
    };
    struct Ends {
        int first = 0;
        int last = 0;
    };
    const Place& place(int index) const { return places_[static_cast<std::size_t>(index)]; }
    const Ends& ends(int row) const { return row_ends_[static_cast<std::size_t>(row)]; }

    void take(const std::vector<Cell>& cells);
    int overlap() const { return is_overlapping() ? 1 : 0; }
    void set_zoom(const Zoom& zoom, const Frame& frame);
    void move_to(int x, int y);
    Caption caption(const Label& label) const;
    Caption caption_below(const Label& label) const;
    Caption slanting_caption(const Label& label) const;
    void add_captions(const Frame& frame);
    Span row_span(int row) const;
    int middle_of(int row) const;

    std::vector<Place> places_;  ///< by cell
    std::vector<Ends> row_ends_;
    double left_ = 0;  ///< the least x of a cell
    double columns_ = 0;
    bool is_hexagonal_ = false;
    PieceStyle style_ = PieceStyle::picture;
    bool fits_ = true;
    Zoom zoom_;
    int margin_ = 0;  ///< columns left of the cells, for labels
    int top_ = 0;     ///< rows above them
    Rect bounds_;
    std::vector<Caption> captions_;
};

}  // namespace quinta::terminal
