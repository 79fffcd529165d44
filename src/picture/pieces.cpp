#include "picture/pieces.hpp"

#include <algorithm>
#include <cmath>

#include "base/join.hpp"
#include "base/text.hpp"

namespace quinta::picture {
namespace {

std::string_view name_of(Tint tint) {
    return tint == Tint::black ? "black" : tint == Tint::white ? "white" : "red";
}

/// The name of a counter in the art: "white_pins".
std::string field_of(const CounterInfo& counter) {
    std::string field = concat(counter.name, "s");
    std::ranges::replace(field, ' ', '_');
    return field;
}

class Drawer {
 public:
    Drawer(const Session& session, const Art& art, const Layout& layout)
        : view_(session.view()),
          colours_(session.colours()),
          set_(session.pieces()),
          art_(art),
          layout_(layout) {}

    std::vector<std::string> draw() const {
        std::vector<std::string> out;
        for (int cell = 0; cell < static_cast<int>(layout_.places.size()); ++cell) {
            if (at(cell)) out.push_back(placed(cell, half_or_piece(cell)));
        }
        for (int cell = 0; cell < static_cast<int>(layout_.places.size()); ++cell) {
            if (at(cell) && at(cell)->has_marker)
                out.push_back(placed(cell, use("marker", {0, -8})));
        }
        return out;
    }

 private:
    const std::optional<Piece>& at(int cell) const {
        return view_.cells[static_cast<std::size_t>(cell)];
    }
    std::string_view tint(const Piece& piece) const {
        return name_of(colours_[index(piece.colour)].tint);
    }
    std::string use(std::string_view part, const Point& by = {}) const {
        return concat("<use href=\"#", art_.id(part), "\" x=\"", number_text(by.x), "\" y=\"",
                      number_text(by.y), "\"/>");
    }
    std::string placed(int cell, const std::string& drawing) const {
        if (drawing.empty()) return {};
        return concat("<g data-cell=\"", layout_.cells[static_cast<std::size_t>(cell)].name,
                      "\" transform=\"translate(", point_text(layout_.at(cell)), ")\">", drawing,
                      "</g>");
    }

    /// A tile is drawn once, from its white half; where the art has no tiles, as two halves.
    std::string half_or_piece(int cell) const {
        const int other = partner_of(view_, cell);
        if (other < 0 || !art_.has("white-right")) return piece(*at(cell));
        const Point& a = layout_.at(cell);
        const Point& b = layout_.at(other);
        const double dx = b.x - a.x, dy = b.y - a.y;
        const std::string_view way = dx > 1 ? "right" : dx < -1 ? "left" : dy > 0 ? "down" : "up";
        const std::string part = concat(tint(*at(cell)), "-", way);
        return art_.has(part) ? use(part, {dx / 2, dy / 2}) : "";
    }

    std::string piece(const Piece& piece) const {
        const std::string block = concat(tint(piece), "-block");
        const bool is_block = piece.kind != PieceKind::disc && art_.has(block);
        std::string out = use(is_block ? block : std::string(tint(piece)));
        for (std::size_t i = 0; i < set_.counters.size(); ++i)
            out += counter(set_.counters[i], tint(piece), piece.counters[i], i);
        return out;
    }

    /// A few are drawn one by one, more are a number with the sign of what they are for.
    std::string counter(const CounterInfo& info, std::string_view of, int count,
                        std::size_t place) const {
        if (count == 0) return {};
        const std::string field = field_of(info);
        const std::string few = concat(of, "-", field, count), many = concat(of, "-", field, "-n");
        if (art_.has(few)) return use(few);
        const std::string ink = concat("var(--count-", name_of(info.tint),
                                       info.tint == Tint::white ? ", #fff)" : ", #000)");
        if (art_.has(many)) {
            const Point at = place == 0 ? Point{11, -22} : Point{12, 17};
            return use(many) + number(at, count, 40, ink);
        }
        const Point at{28, -28 + 54 * static_cast<double>(place)};
        const bool is_white = info.tint == Tint::white;
        return concat("<circle cx=\"", number_text(at.x), "\" cy=\"", number_text(at.y),
                      "\" r=\"19\" stroke=\"var(--mark-win-edge)\" stroke-width=\"3\" fill=\"",
                      is_white ? "#fff" : "#14171d", "\"/>",
                      number(at, count, 25, is_white ? "#14171d" : "#fff"));
    }

    static std::string number(const Point& at, int count, int size, std::string_view ink) {
        return concat("<text x=\"", number_text(at.x), "\" y=\"", number_text(at.y + 0.36 * size),
                      "\" font-size=\"", size, "\" font-weight=\"700\" text-anchor=\"middle\" ",
                      "fill=\"", ink, "\">", count, "</text>");
    }

    View view_;
    std::array<ColourInfo, 2> colours_;
    PieceSet set_;
    const Art& art_;
    const Layout& layout_;
};

}  // namespace

std::vector<std::string> piece_drawings(const Session& session, const Art& art,
                                        const Layout& layout) {
    return Drawer(session, art, layout).draw();
}

std::string pieces_of(const Session& session, const Art& art, const Layout& layout) {
    return joined(piece_drawings(session, art, layout), "");
}

}  // namespace quinta::picture
