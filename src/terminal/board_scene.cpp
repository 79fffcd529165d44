#include "terminal/board_scene.hpp"

#include <algorithm>

#include "terminal/board_ground.hpp"
#include "terminal/piece_picture.hpp"

namespace quinta::terminal {
namespace {

class Drawing {
 public:
    Drawing(Grid& grid, const BoardLayout& layout, const BoardScene& scene)
        : grid_(grid), layout_(layout), scene_(scene) {}

    void draw() {
        draw_ground(grid_, layout_);
        for (int i = 0; i < layout_.count(); ++i) draw_cell(i);
        if (!layout_.is_hexagonal()) join_tiles();
        draw_labels(grid_, layout_);
    }

 private:
    bool has_pictures() const { return layout_.style() == PieceStyle::picture; }
    const std::optional<Piece>& piece(int i) const {
        return scene_.view.cells[static_cast<std::size_t>(i)];
    }
    const CellMark& mark(int i) const { return scene_.marks[static_cast<std::size_t>(i)]; }

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
        if (m.is_target && piece(i)) return {"*", "*"};
        if (piece(i) && piece(i)->has_marker) return {"(", ")"};
        if (m.is_decisive) return {"<", ">"};
        if (m.is_selected) return {"{", "}"};
        if (m.is_last) return {"[", "]"};
        return {};
    }

    bool has(int i, PieceKind kind) const { return piece(i) && piece(i)->kind == kind; }

    /// Where the colours of marks go. A block fills its cell, so they stand around it.
    Rect room_of(int i) const {
        const Rect inside = layout_.cell(i);
        if (!has(i, PieceKind::stilt) || !layout_.is_apart()) return inside;
        return {inside.x - 1, inside.y, inside.width + 2, inside.height};
    }

    void draw_cell(int i) {
        const Rect inside = layout_.cell(i);
        const Role paper = paper_of(i);
        const bool is_plain_point = layout_.is_hexagonal() && paper == Role::board && !piece(i);
        if (paper != Role::board)
            grid_.fill(room_of(i), {Role::dot, paper});
        else if (!is_plain_point)
            grid_.fill(inside, {Role::dot, paper});
        const int middle_x = inside.x + inside.width / 2,
                  middle_y = inside.y + (inside.height - 1) / 2;
        if (piece(i)) {
            draw_piece(grid_, inside, *piece(i),
                       {scene_.colours, scene_.pieces, layout_.style(), layout_.is_overlapping()},
                       paper);
        } else if (mark(i).is_target) {
            grid_.put(middle_x, middle_y, has_pictures() ? "•" : "*", {Role::black, paper, true});
        } else if (!layout_.zoom().has_lines || layout_.is_hexagonal()) {
            grid_.put(middle_x, middle_y, "·", {Role::dot, paper});
        }
        const bool has_room = room_of(i).width > 3 || !has_pictures();
        if (has(i, PieceKind::stilt) && !has_room && paper != Role::board) mark_sign(i, paper);
        draw_brackets(i);
        draw_value(i, inside);
    }

    /// Where nothing is free around a block, the place of its sign says it.
    void mark_sign(int i, Role paper) {
        const Rect inside = layout_.cell(i);
        const std::string sign = sign_of(scene_.colours[index(piece(i)->colour)], grid_.style());
        for (int x = inside.x; x < inside.right(); ++x) {
            const bool is_seen =
                x >= 0 && x < grid_.width() && inside.y >= 0 && inside.y < grid_.height();
            if (is_seen && grid_.at(x, inside.y).glyph == sign)
                return static_cast<void>(grid_.put(x, inside.y, sign, {Role::black, paper, true}));
        }
    }

    void draw_brackets(int i) {
        const auto [before, after] = brackets_of(i);
        const Rect room = room_of(i);
        const bool is_block = has_pictures() && has(i, PieceKind::stilt);
        const bool is_full = is_block && room.width == 3;  // its numbers fill the cell
        if (before.empty() || room.width < 3 || is_full) return;
        const int y = room.y + (room.height - 1) / 2;
        for (const auto& [x, glyph] : {std::pair{room.x, before}, {room.right() - 1, after}}) {
            grid_.put(x, y, glyph, look_on(x, y));
        }
    }

    /// For a sign that is to be seen on what is there: engraved, where that is a full block.
    Look look_on(int x, int y) const {
        const Spot& spot =
            grid_.at(std::clamp(x, 0, grid_.width() - 1), std::clamp(y, 0, grid_.height() - 1));
        Look look = spot.look;
        if (spot.glyph == "█" && grid_.style().has_colours()) look.paper = look.ink;
        const bool is_dark =
            look.paper == Role::dark_tile || look.paper == Role::black || look.paper == Role::red;
        look.ink = is_dark ? Role::white : Role::black;
        look.is_bold = true;
        return look;
    }

    void draw_value(int i, const Rect& inside) {
        const CellMark& m = mark(i);
        if (m.value.empty()) return;
        const bool is_block = has_pictures() && has(i, PieceKind::stilt);
        const bool has_room = inside.height > 1 || !piece(i);
        const std::string text = shortened(
            has_room && static_cast<int>(m.value.size()) <= inside.width ? m.value
                                                                         : m.value.substr(0, 1),
            inside.width);
        const auto width = static_cast<int>(text.size());
        const int x = has_room ? inside.x + (inside.width - width + 1) / 2
                               : (is_block ? room_of(i) : inside).right() - width;
        const Role chip = m.value[0] == 'W'   ? Role::winning
                          : m.value[0] == 'L' ? Role::losing
                                              : Role::drawing;
        grid_.put(x, inside.bottom() - 1, text, {Role::black, chip, true});
    }

    /// A tile is seen as one piece: the line between its halves goes, and where there are no lines
    /// a rod joins them.
    void join_tiles() {
        for (int a = 0; a < layout_.count(); ++a) {
            const int b = partner_of(scene_.view, a);
            if (b < a) continue;
            const bool is_beside = layout_.row_of(a) == layout_.row_of(b);
            const Rect first = layout_.cell(a), second = layout_.cell(b);
            const bool a_is_low = first.x + first.y < second.x + second.y;
            const Rect &low = a_is_low ? first : second, &high = a_is_low ? second : first;
            const Rect gap = is_beside
                                 ? Rect{low.right(), low.y, high.x - low.right(), low.height}
                                 : Rect{low.x, low.bottom(), low.width, high.y - low.bottom()};
            close_gap(a_is_low ? a : b, gap);
            if (!layout_.zoom().has_lines && low.width >= 3) draw_rod(low, high, is_beside);
        }
    }

    /// The gap after a half looks like that half; without colours a rod goes through it.
    void close_gap(int half, const Rect& gap) {
        const Look own = own_look(scene_.colours[index(piece(half)->colour)]);
        const bool has_colours = grid_.style().has_colours();
        const bool is_shaded = !has_pictures() && grid_.has_unicode() && !has_colours;
        const bool is_light = own.paper == Role::light_tile;
        const std::string_view glyph = !is_shaded ? " " : is_light ? "░" : "█";
        for (int y = gap.y; y < gap.bottom(); ++y) {
            for (int x = gap.x; x < gap.right(); ++x)
                grid_.put(x, y, glyph, {Role::black, own.paper});
        }
        if (has_colours || !has_pictures()) return;
        if (gap.width == 1) {
            grid_.put(gap.x, gap.y + (gap.height - 1) / 2, "─", {Role::black, Role::board});
        } else {
            grid_.put(gap.x + gap.width / 2, gap.y, "│", {Role::black, Role::board});
        }
    }

    void draw_rod(const Rect& low, const Rect& high, bool is_beside) {
        const auto put = [&](int x, int y, std::string_view glyph) {
            const bool is_inside = x >= 0 && x < grid_.width() && y >= 0 && y < grid_.height();
            if (is_inside && grid_.at(x, y).glyph == " ")
                grid_.put(x, y, glyph, grid_.at(x, y).look);
        };
        if (is_beside) {
            for (int x = low.right() - 1; x <= high.x; ++x) put(x, low.y, "─");
        } else {
            put(low.right() - 1, low.y, "╷");
            put(high.right() - 1, high.y, "╵");
        }
    }

    Grid& grid_;
    const BoardLayout& layout_;
    const BoardScene& scene_;
};

}  // namespace

BoardScene bare_scene(const Session& session) {
    BoardScene scene{session.cells(),  session.frame(), session.colours(),
                     session.pieces(), session.view(),  {}};
    scene.marks.resize(scene.cells.size());
    return scene;
}

BoardScene scene_of(const Session& session) {
    BoardScene scene = bare_scene(session);
    if (const auto last = session.last_move()) {
        for (const Step& step : last->steps) {
            if (step.cell >= 0) scene.mark(step.cell).is_last = true;
        }
    }
    for (const int cell : scene.view.decisive) scene.mark(cell).is_decisive = true;
    return scene;
}

void turn_round(BoardScene& scene) {
    const auto [left, right] = std::ranges::minmax(scene.cells, {}, &Cell::x);
    const auto [top, bottom] = std::ranges::minmax(scene.cells, {}, &Cell::y);
    const double width = left.x + right.x, height = top.y + bottom.y;
    for (Cell& cell : scene.cells) {
        cell.x = width - cell.x;
        cell.y = height - cell.y;
    }
    scene.frame = frame_of(scene.cells);
}

void draw_board(Grid& grid, const BoardLayout& layout, const BoardScene& scene) {
    Drawing(grid, layout, scene).draw();
}

}  // namespace quinta::terminal
