#include "picture/figures.hpp"

#include <algorithm>
#include <memory>
#include <optional>

#include "base/text.hpp"
#include "picture/ground.hpp"
#include "picture/marks.hpp"
#include "picture/pieces.hpp"
#include "picture/words.hpp"

namespace quinta::picture {
namespace {

constexpr std::string_view light = "#fff", dark = "#14171d";

struct NumberedMove {
    int number = 0;
    int from = -1;
    int to = -1;  ///< the cell that it ends on; none for a choice such as an exchange of colours
};

NumberedMove numbered(const LegalMove& move, int number) {
    NumberedMove out{number};
    for (const Step& step : move.steps) {
        if (step.cell < 0) continue;
        if (out.from < 0) out.from = step.cell;
        out.to = step.cell;
    }
    return out;
}

/// Draws one figure.
class FigureDrawer {
 public:
    FigureDrawer(const Session& session, const Layout& layout)
        : view_(session.view()), colours_(session.colours()), layout_(layout) {}

    /// Under the pieces: where a piece came from.
    std::string way(const NumberedMove& move) const {
        const auto& piece = at(move.to);
        if (move.from == move.to || !piece || piece->kind == PieceKind::tile) return {};
        const Point &a = layout_.at(move.from), &b = layout_.at(move.to);
        return concat("<path d=\"M", point_text(a), "L", point_text(b),
                      "\" stroke=\"var(--mark-last)\" stroke-width=\"7\" stroke-linecap=\"round\" "
                      "stroke-dasharray=\"1 14\" fill=\"none\"/>");
    }

    /// In the middle of a plain disc; elsewhere on a label in the corner.
    std::string number(const NumberedMove& move) const {
        const auto& piece = at(move.to);
        const bool is_plain = piece && piece->kind == PieceKind::disc && !piece->has_marker;
        const Point& at = layout_.at(move.to);
        if (!is_plain) return badge({at.x - 27, at.y - 27}, move.number);
        const Tint tint = colours_[index(piece->colour)].tint;
        return text(at, move.number, 38, tint == Tint::white ? dark : light);
    }

 private:
    const std::optional<Piece>& at(int cell) const {
        return view_.cells[static_cast<std::size_t>(cell)];
    }
    static std::string badge(const Point& at, int number) {
        return concat("<circle cx=\"", number_text(at.x), "\" cy=\"", number_text(at.y),
                      "\" r=\"21\" fill=\"#fff\" stroke=\"#14171d\" stroke-width=\"3\"/>",
                      text(at, number, 25, dark));
    }
    static std::string text(const Point& at, int number, int size, std::string_view ink) {
        const int fitting = number < 100 ? size : size * 3 / 4;
        return concat("<text class=\"number\" x=\"", number_text(at.x), "\" y=\"",
                      number_text(at.y + 0.36 * fitting), "\" font-size=\"", fitting,
                      "\" font-weight=\"700\" text-anchor=\"middle\" fill=\"", ink, "\" stroke=\"",
                      ink == dark ? light : dark,
                      "\" stroke-width=\"7\" stroke-linejoin=\"round\" paint-order=\"stroke\">",
                      number, "</text>");
    }

    View view_;
    std::array<ColourInfo, 2> colours_;
    const Layout& layout_;
};

Figure figure_of(const Session& session, const Art& art, const Layout& layout,
                 const std::vector<NumberedMove>& moves, const std::vector<LegalMove>& played) {
    const FigureDrawer drawer(session, layout);
    std::string ways, numbers, caption;
    for (const NumberedMove& move : moves) {
        caption += concat(caption.empty() ? "" : " ", move.number, ". ",
                          played[static_cast<std::size_t>(move.number - 1)].text);
        if (move.to < 0) continue;
        ways += drawer.way(move);
        numbers += drawer.number(move);
    }
    if (moves.empty()) caption = state_of(session);
    return {concat(ground_of(art, layout), "\n", ways, pieces_of(session, art, layout), numbers,
                   decision_of(session, layout)),
            caption};
}

/// Whether the pieces of all these moves are still where they went.
bool are_in_place(const std::vector<NumberedMove>& moves, const View& before, const View& after) {
    return std::ranges::all_of(moves, [&](const NumberedMove& move) {
        if (move.to < 0) return true;
        const auto& a = before.cells[static_cast<std::size_t>(move.to)];
        const auto& b = after.cells[static_cast<std::size_t>(move.to)];
        return a && b && a->colour == b->colour;
    });
}

}  // namespace

std::unique_ptr<Session> at_start(const Session& game) {
    std::unique_ptr<Session> session = game.clone();
    while (session->undo()) continue;
    return session;
}

std::vector<Figure> figures_of(const Session& game, const Art& art, const Layout& layout,
                               int most) {
    const std::vector<LegalMove> played = game.played();
    const std::unique_ptr<Session> session = at_start(game);
    std::vector<Figure> figures;
    std::vector<NumberedMove> moves;
    for (const LegalMove& each : played) {
        const std::unique_ptr<Session> before = session->clone();
        session->redo();
        const NumberedMove next = numbered(each, session->ply());
        const bool is_free = std::ranges::none_of(moves, [&](const NumberedMove& move) {
            return move.to >= 0 && (move.to == next.to || move.to == next.from);
        });
        if (!moves.empty() && (static_cast<int>(moves.size()) >= most || !is_free ||
                               !are_in_place(moves, before->view(), session->view()))) {
            figures.push_back(figure_of(*before, art, layout, moves, played));
            moves.clear();
        }
        moves.push_back(next);
    }
    figures.push_back(figure_of(*session, art, layout, moves, played));
    return figures;
}

}  // namespace quinta::picture
