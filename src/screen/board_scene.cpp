#include "screen/board_scene.hpp"

#include <algorithm>
#include <map>

#include "base/text.hpp"
#include "screen/piece_picture.hpp"

namespace quinta {
namespace {

/// Lines that meet in a point, by the directions in which they leave it.
enum Direction : unsigned { up = 1, down = 2, left = 4, right = 8 };

std::string_view crossing(unsigned directions) {
    static constexpr std::string_view glyphs[16] = {" ", "│", "│", "│", "─", "┘", "┐", "┤",
                                                    "─", "└", "┌", "├", "─", "┴", "┬", "┼"};
    return glyphs[directions];
}

class Drawing {
 public:
    Drawing(Grid& grid, const BoardLayout& layout, const BoardScene& scene)
        : grid_(grid), layout_(layout), scene_(scene), cells_(*scene.cells) {}

    void draw() {
        if (layout_.is_hexagonal()) {
            fill_triangle();
            if (layout_.zoom().has_lines) draw_slanting_lines();
        } else if (layout_.zoom().has_lines) {
            draw_grid_lines();
        }
        for (int i = 0; i < count(); ++i) draw_cell(i);
        if (!layout_.is_hexagonal()) join_tiles();
        draw_labels();
    }

 private:
    int count() const { return static_cast<int>(cells_.size()); }
    const std::optional<Piece>& piece(int i) const {
        return scene_.view.cells[static_cast<std::size_t>(i)];
    }
    const CellMark& mark(int i) const { return scene_.marks[static_cast<std::size_t>(i)]; }

    /// Each cell has a line on its four sides; where they meet, all directions come together.
    void draw_grid_lines() {
        std::map<std::pair<int, int>, unsigned> points;
        for (int i = 0; i < count(); ++i) {
            const Rect r = layout_.cell(i);
            for (int x = r.x - 1; x <= r.right(); ++x) {
                for (const int y : {r.y - 1, r.bottom()}) {
                    if (x >= r.x) points[{x, y}] |= left;
                    if (x < r.right()) points[{x, y}] |= right;
                }
            }
            for (int y = r.y - 1; y <= r.bottom(); ++y) {
                for (const int x : {r.x - 1, r.right()}) {
                    if (y >= r.y) points[{x, y}] |= up;
                    if (y < r.bottom()) points[{x, y}] |= down;
                }
            }
        }
        for (const auto& [at, directions] : points) {
            grid_.put(at.first, at.second, crossing(directions), {Role::line, Role::board});
        }
    }

    /// The wood under a board whose rows grow to both sides.
    void fill_triangle() {
        const Rect top = layout_.cell(0), last = layout_.cell(count() - 1);
        const int step = layout_.zoom().width / 2, height = layout_.zoom().height;
        const int apex = top.x + top.width / 2, end = last.y + last.height;
        for (int y = top.y; y < end; ++y) {
            const int half = (y - top.y - top.height / 2) * step / height + top.width / 2 + 1;
            grid_.fill({apex - half, y, 2 * half + 1, 1}, {Role::dot, Role::board});
        }
    }

    /// From each point to its neighbours on the right, to the lower left and to the lower right.
    void draw_slanting_lines() {
        const BoardLayout::Zoom& zoom = layout_.zoom();
        const Look line{Role::line, Role::board};
        for (int i = 0; i < count(); ++i) {
            const Rect r = layout_.cell(i);
            const int x = r.x + r.width / 2, y = r.y + r.height / 2;
            for (int j = 0; j < count(); ++j) {
                const double dx =
                    cells_[static_cast<std::size_t>(j)].x - cells_[static_cast<std::size_t>(i)].x;
                const int rows = layout_.row_of(j) - layout_.row_of(i);
                if (rows == 0 && dx > 0.9 && dx < 1.1) {
                    for (int k = 1; k < zoom.width; ++k) grid_.put(x + k, y, "─", line);
                } else if (rows == 1 && dx > -0.6 && dx < 0.6) {
                    const int step = dx < 0 ? -1 : 1;
                    for (int k = 1; k < zoom.height; ++k) {
                        grid_.put(x + step * k, y + k, step < 0 ? "╱" : "╲", line);
                    }
                }
            }
        }
    }

    Role paper_of(int i) const {
        const CellMark& m = mark(i);
        if (m.is_cursor) return Role::cursor;
        if (m.is_selected) return Role::selected;
        if (m.is_decisive) return Role::decisive;
        if (m.is_target) return Role::target;
        if (m.is_last) return Role::last;
        return Role::board;
    }

    std::pair<std::string_view, std::string_view> brackets_of(int i) const {
        const CellMark& m = mark(i);
        if (piece(i) && piece(i)->kind == PieceKind::stilt) return {};  // its pins fill the cell
        if (m.is_target && piece(i)) return {"*", "*"};
        if (piece(i) && piece(i)->has_pawn) return {"(", ")"};
        if (m.is_decisive) return {"<", ">"};
        if (m.is_selected) return {"{", "}"};
        if (m.is_last) return {"[", "]"};
        return {};
    }

    void draw_cell(int i) {
        const Rect inside = layout_.cell(i);
        const Role paper = paper_of(i);
        const bool is_plain_point = layout_.is_hexagonal() && paper == Role::board && !piece(i);
        if (!is_plain_point) grid_.fill(inside, {Role::dot, paper});
        const int middle_x = inside.x + inside.width / 2,
                  middle_y = inside.y + (inside.height - 1) / 2;
        if (piece(i)) {
            draw_piece(grid_, inside, *piece(i), scene_.colours[index(piece(i)->colour)], paper);
        } else if (mark(i).is_target) {
            grid_.put(middle_x, middle_y, "•", {Role::black, paper, true});
        } else if (!layout_.zoom().has_lines || layout_.is_hexagonal()) {
            grid_.put(middle_x, middle_y, "·", {Role::dot, paper});
        }
        draw_brackets(i, inside, middle_y);
        draw_value(i, inside, paper);
    }

    void draw_brackets(int i, const Rect& inside, int y) {
        const auto [before, after] = brackets_of(i);
        if (before.empty() || inside.width < 3) return;
        for (const auto& [x, glyph] : {std::pair{inside.x, before}, {inside.right() - 1, after}}) {
            Look look =
                grid_.at(std::clamp(x, 0, grid_.width() - 1), std::clamp(y, 0, grid_.height() - 1))
                    .look;
            look.ink = look.paper == Role::dark_tile ? Role::white : Role::black;
            look.is_bold = true;
            grid_.put(x, y, glyph, look);
        }
    }

    void draw_value(int i, const Rect& inside, Role paper) {
        const CellMark& m = mark(i);
        if (m.value.empty()) return;
        const bool has_room = inside.height > 1 || !piece(i);
        const std::string text = shortened(
            has_room && static_cast<int>(m.value.size()) <= inside.width ? m.value
                                                                         : m.value.substr(0, 1),
            inside.width);
        const int x = has_room ? inside.x + (inside.width - static_cast<int>(text.size()) + 1) / 2
                               : inside.right() - static_cast<int>(text.size());
        grid_.put(x, inside.bottom() - 1, text, {Role::black, paper, true});
    }

    /// The line between the halves of a tile goes, so that a tile is seen as one piece.
    void join_tiles() {
        for (const auto& [a, b] : scene_.tiles) {
            const Rect first = layout_.cell(a), second = layout_.cell(b);
            const bool is_beside = first.y == second.y;
            const Rect& low = is_beside ? (first.x < second.x ? first : second)
                                        : (first.y < second.y ? first : second);
            const int gap = is_beside ? std::abs(first.x - second.x) - first.width
                                      : std::abs(first.y - second.y) - first.height;
            if (gap != 1) continue;
            const bool lower_is_light = (&low == &first);
            const Role paper = lower_is_light ? Role::light_tile : Role::dark_tile;
            if (is_beside) {
                for (int y = low.y; y < low.bottom(); ++y) {
                    grid_.put(low.right(), y, tile_glyph(paper), {Role::black, paper});
                }
            } else {
                for (int x = low.x; x < low.right(); ++x) {
                    grid_.put(x, low.bottom(), tile_glyph(paper), {Role::black, paper});
                }
            }
        }
    }

    std::string_view tile_glyph(Role paper) const {
        if (grid_.style().has_colours()) return " ";
        return paper == Role::light_tile ? "░" : "█";
    }

    /// A name is a letter and a number: one belongs to the row, the other to the column.
    void draw_labels() {
        const bool letter_is_row = names_rows_by_letter();
        std::vector<bool> has_row(cells_.size(), false);
        const int bottom = layout_.bounds().bottom() - 1;
        for (int i = 0; i < count(); ++i) {
            const std::string& name = cells_[static_cast<std::size_t>(i)].name;
            const std::string letter = name.substr(0, 1), number = name.substr(1);
            const Rect inside = layout_.cell(i);
            const int row = layout_.row_of(i);
            const int lines = layout_.zoom().has_lines && !layout_.is_hexagonal() ? 1 : 0;
            if (!has_row[static_cast<std::size_t>(row)]) {
                has_row[static_cast<std::size_t>(row)] = true;
                const std::string& label = letter_is_row ? letter : number;
                grid_.put(inside.x - lines - 1 - static_cast<int>(label.size()),
                          inside.y + (inside.height - 1) / 2, label, {Role::faint});
            }
            if (!is_bottom(i)) continue;
            const int shift = layout_.is_hexagonal() ? std::max(1, inside.height / 2 + 1) : 0;
            grid_.put(inside.x + inside.width / 2 - shift, bottom, letter_is_row ? number : letter,
                      {Role::faint});
        }
    }

    bool names_rows_by_letter() const {
        for (const Cell& cell : cells_) {
            if (&cell != cells_.data() && cell.y == cells_[0].y)
                return cell.name[0] == cells_[0].name[0];
        }
        return true;  // a first row of one cell: a triangle or a pyramid
    }

    bool is_bottom(int i) const {
        const Cell& cell = cells_[static_cast<std::size_t>(i)];
        return std::ranges::none_of(cells_, [&](const Cell& other) {
            return other.y > cell.y && (layout_.is_hexagonal() || other.x == cell.x);
        });
    }

    Grid& grid_;
    const BoardLayout& layout_;
    const BoardScene& scene_;
    const std::vector<Cell>& cells_;
};

}  // namespace

PieceKind BoardScene::kind() const {
    for (const std::optional<Piece>& piece : view.cells) {
        if (piece) return piece->kind;
    }
    return PieceKind::disc;
}

BoardScene scene_of(const Session& session) {
    BoardScene scene{&session.cells(), session.colours(), session.view(), {}, {}};
    scene.marks.resize(scene.cells->size());
    if (const auto last = session.last_move()) {
        for (const Step& step : last->steps) {
            if (step.cell >= 0) scene.mark(step.cell).is_last = true;
        }
    }
    for (const int cell : scene.view.decisive) scene.mark(cell).is_decisive = true;
    if (scene.kind() == PieceKind::tile) {
        for (const LegalMove& move : session.played()) {
            if (move.steps.size() == 2)
                scene.tiles.emplace_back(move.steps[0].cell, move.steps[1].cell);
        }
    }
    return scene;
}

void draw_board(Grid& grid, const BoardLayout& layout, const BoardScene& scene) {
    Drawing(grid, layout, scene).draw();
}

}  // namespace quinta
