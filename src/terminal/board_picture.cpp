#include "terminal/board_picture.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "base/text.hpp"
#include "terminal/canvas.hpp"

namespace quinta {
namespace {

constexpr int board_paper = 180;  // light wood
constexpr int mark_paper = 150;   // light green: may go here
constexpr int last_paper = 222;   // light yellow: the last move
constexpr int won_paper = 114;    // green: what decided the game
constexpr int black_ink = 16;
constexpr int white_ink = 231;
constexpr int red_ink = 160;
constexpr int faint_ink = 137;

constexpr int margin = 4;  ///< columns left of the board, for the labels of rows

int ink_of(Tint tint) {
    return tint == Tint::black ? black_ink : tint == Tint::white ? white_ink : red_ink;
}

/// The sign for a colour: told apart by shape, not by colour alone.
std::string sign_of(const ColourInfo& colour, const Style& style) {
    if (!style.has_unicode) return {colour.letter};
    return colour.tint == Tint::black ? "●" : colour.tint == Tint::white ? "○" : "◆";
}

bool shows_stilts(const View& view) {
    return std::ranges::any_of(view.cells, [](const std::optional<Piece>& piece) {
        return piece && piece->kind == PieceKind::stilt;
    });
}

enum class Mark { none, last, destination, decisive };

/// Draws the cells of one session.
class Picture {
 public:
    Picture(const Session& session, const Style& style, const std::vector<int>& marked)
        : cells_(session.cells()),
          colours_(session.colours()),
          view_(session.view()),
          style_(style),
          marks_(cells_.size(), Mark::none) {
        if (const auto last = session.last_move()) {
            for (const Step& step : last->steps) mark(step.cell, Mark::last);
        }
        for (const int cell : view_.decisive) mark(cell, Mark::decisive);
        for (const int cell : marked) mark(cell, Mark::destination);
        for (const Cell& cell : cells_) {
            rows_ = std::max(rows_, row_of(cell) + 1);
            columns_ = std::max(columns_, static_cast<int>(std::ceil(cell.x)) + 1);
        }
        is_hexagonal_ = cells_[0].shape == CellShape::hexagon;
        // A regular small board gets lines; a large or irregular one only points.
        has_lines_ =
            !is_hexagonal_ && rows_ <= 5 && static_cast<int>(cells_.size()) == rows_ * columns_;
        has_stilts_ = shows_stilts(view_);
        spacing_ = has_stilts_ ? 5 : is_hexagonal_ || has_lines_ ? 4 : 3;
    }

    std::string draw() {
        if (has_lines_) draw_lines();
        for (std::size_t i = 0; i < cells_.size(); ++i) draw_cell(i);
        draw_labels();
        return canvas_.text(style_);
    }

 private:
    void mark(int cell, Mark mark) {
        if (cell >= 0) marks_[static_cast<std::size_t>(cell)] = mark;
    }

    int row_of(const Cell& cell) const {
        constexpr double hexagon_row = 0.8660254037844386;
        return static_cast<int>(
            std::lround(cell.shape == CellShape::hexagon ? cell.y / hexagon_row : cell.y));
    }

    /// The place of a cell's middle character.
    int column(double x) const {
        return margin + spacing_ / 2 + static_cast<int>(std::lround(x * spacing_));
    }
    int line(int row) const { return has_lines_ ? 2 * row + 1 : row; }

    void draw_cell(std::size_t i) {
        const Cell& cell = cells_[i];
        const std::optional<Piece>& piece = view_.cells[i];
        const int middle = column(cell.x), y = line(row_of(cell));
        const int half = has_stilts_ ? 2 : 1;
        Paint paint;
        paint.paper = paper_of(i);
        paint.ink = piece ? ink_of(colour_of(*piece).tint) : faint_ink;
        paint.is_bold = piece.has_value();
        canvas_.put(middle - half, y, std::string(static_cast<std::size_t>(2 * half + 1), ' '),
                    paint);
        if (piece) {
            draw_piece(*piece, middle, y, paint);
        } else if (marks_[i] == Mark::destination) {
            canvas_.put(middle, y, "*", {black_ink, paint.paper, true});
        } else if (!has_lines_) {
            canvas_.put(middle, y, style_.has_unicode ? "·" : ".", paint);
        }
        const auto [left, right] = brackets(i);
        const Paint bracket{piece && piece->kind == PieceKind::tile ? paint.ink : black_ink,
                            paint.paper, true};
        if (left != ' ') canvas_.put(middle - half, y, {&left, 1}, bracket);
        if (right != ' ') canvas_.put(middle + half, y, {&right, 1}, bracket);
    }

    void draw_piece(const Piece& piece, int middle, int y, Paint paint) {
        const std::string sign = sign_of(colour_of(piece), style_);
        if (piece.kind == PieceKind::tile) {
            draw_tile(piece, middle, y, paint);
        } else if (piece.kind == PieceKind::stilt) {
            draw_stilt(piece, middle, y, paint);
        } else {
            canvas_.put(middle, y, sign, paint);
        }
    }

    /// The sign, then the white and the black pins; a piece without any is just the sign.
    void draw_stilt(const Piece& piece, int middle, int y, const Paint& paint) {
        constexpr std::string_view hex = "0123456789abcdef";
        const auto pins = [&](int count) { return hex.substr(static_cast<std::size_t>(count), 1); };
        const bool has_pins = piece.counters[0] + piece.counters[1] > 0;
        canvas_.put(has_pins ? middle - 1 : middle, y, sign_of(colour_of(piece), style_), paint);
        if (!has_pins) return;
        canvas_.put(middle, y, pins(piece.counters[0]), {white_ink, paint.paper, true});
        canvas_.put(middle + 1, y, pins(piece.counters[1]), {black_ink, paint.paper, true});
    }

    /// Half a tile fills its cell: with colour by its paper, else by shading.
    void draw_tile(const Piece& piece, int middle, int y, const Paint& paint) {
        const ColourInfo colour = colour_of(piece);
        if (style_.has_colours()) {
            canvas_.put(middle, y, style_.has_unicode ? sign_of(colour, style_) : " ", paint);
        } else if (style_.has_unicode) {
            canvas_.put(middle - 1, y, colour.tint == Tint::white ? "░░░" : "███", paint);
        } else {
            canvas_.put(middle, y, {&colour.letter, 1}, paint);
        }
    }

    ColourInfo colour_of(const Piece& piece) const { return colours_[index(piece.colour)]; }

    int paper_of(std::size_t i) const {
        const std::optional<Piece>& piece = view_.cells[i];
        if (piece && piece->kind == PieceKind::tile) {
            const bool is_light = colour_of(*piece).tint == Tint::white;
            if (marks_[i] == Mark::decisive) return is_light ? 157 : 22;
            return is_light ? 250 : 238;
        }
        switch (marks_[i]) {
            case Mark::last:
                return last_paper;
            case Mark::destination:
                return mark_paper;
            case Mark::decisive:
                return won_paper;
            case Mark::none:
                break;
        }
        return board_paper;
    }

    std::pair<char, char> brackets(std::size_t i) const {
        const std::optional<Piece>& piece = view_.cells[i];
        if (marks_[i] == Mark::destination && piece) return {'*', '*'};
        if (piece && piece->has_marker) return {'(', ')'};
        if (marks_[i] == Mark::decisive) return {'<', '>'};
        if (marks_[i] == Mark::last) return {'[', ']'};
        return {' ', ' '};
    }

    void draw_lines() {
        const bool fancy = style_.has_unicode;
        for (int row = 0; row <= rows_; ++row) {
            for (int c = 0; c <= columns_; ++c) {
                const int x = margin + c * spacing_, y = 2 * row;
                canvas_.put(x, y, fancy ? corner(row, c) : "+", {faint_ink, board_paper});
                if (c < columns_)
                    canvas_.put(x + 1, y, fancy ? "───" : "---", {faint_ink, board_paper});
                if (row < rows_) canvas_.put(x, y + 1, fancy ? "│" : "|", {faint_ink, board_paper});
            }
        }
    }

    std::string_view corner(int row, int c) const {
        static constexpr std::string_view corners[3][3] = {
            {"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}};
        const auto third = [](int i, int last) { return i == 0 ? 0 : i == last ? 2 : 1; };
        return corners[third(row, rows_)][third(c, columns_)];
    }

    /// A name is a letter and a number. One of them is common to a row and stands left of it, the
    /// other belongs to a column (in a triangle: to a slanting one) and stands below it.
    void draw_labels() {
        const bool letter_is_row = names_rows_by_letter();
        std::vector<bool> has_row(static_cast<std::size_t>(rows_), false);
        for (const Cell& cell : cells_) {
            const std::string letter = cell.name.substr(0, 1), number = cell.name.substr(1);
            const int row = row_of(cell);
            if (!has_row[static_cast<std::size_t>(row)]) {
                has_row[static_cast<std::size_t>(row)] = true;
                const std::string& label = letter_is_row ? letter : number;
                const int end = is_hexagonal_ ? column(cell.x) - 3 : margin - 2;
                canvas_.put(end - static_cast<int>(label.size()) + 1, line(row), label);
            }
            if (is_bottom(cell)) {
                const std::string& label = letter_is_row ? number : letter;
                const int at = column(is_hexagonal_ ? cell.x - 0.5 : cell.x);
                canvas_.put(std::max(0, at), line(rows_), label);
            }
        }
    }

    bool names_rows_by_letter() const {
        for (const Cell& cell : cells_) {
            if (&cell != cells_.data() && cell.y == cells_[0].y)
                return cell.name[0] == cells_[0].name[0];
        }
        return true;  // a first row of one cell: a triangle or a pyramid
    }

    /// Nothing stands below this cell in its (slanting) column.
    bool is_bottom(const Cell& cell) const {
        if (is_hexagonal_) return row_of(cell) == rows_ - 1;
        return std::ranges::none_of(
            cells_, [&](const Cell& other) { return other.x == cell.x && other.y > cell.y; });
    }

    const std::vector<Cell>& cells_;
    std::array<ColourInfo, 2> colours_;
    View view_;
    const Style& style_;
    std::vector<Mark> marks_;
    Canvas canvas_;
    int rows_ = 0;
    int columns_ = 0;
    int spacing_ = 3;
    bool is_hexagonal_ = false;
    bool has_lines_ = false;
    bool has_stilts_ = false;
};

}  // namespace

std::string draw_board(const Session& session, const Style& style, const std::vector<int>& marked) {
    return Picture(session, style, marked).draw();
}

std::string colour_sign(const Session& session, Colour colour, const Style& style) {
    const ColourInfo info = session.colours()[index(colour)];
    const std::string sign(sign_of(info, style));
    return painted(concat(" ", sign, " "), {ink_of(info.tint), board_paper, true}, style);
}

std::string board_legend(const Session& session, const Style& style) {
    if (!shows_stilts(session.view())) return "";
    return concat(sign_of(session.colours()[0], style),
                  "21: 2 white pins (steps up or down), 1 black pin (steps sideways)");
}

}  // namespace quinta
