// The evaluations of the positions of a game, as it is drawn.

#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "screen/game_screen.hpp"
#include "terminal/piece_picture.hpp"

namespace quinta::screen {
namespace {

/// What a position is worth to the first player.
double for_first(const analysis::Evaluation& evaluation, Side mover) {
    return mover == Side::first ? evaluation.expectation : 1 - evaluation.expectation;
}

/// In four columns: "W5", "D", "L4" where it is proved, "62%" where it is an estimate.
std::string worth(const analysis::Evaluation& evaluation, Side side) {
    if (!evaluation.is_proved()) return concat(std::lround(100 * evaluation.expectation), "%");
    const analysis::ProvenValue& value = *evaluation.value;
    if (value.outcome == Outcome::draw) return "D";
    return concat(value.outcome == win_for(side) ? "W" : "L",
                  value.plies >= 0 ? std::to_string(value.plies) : "");
}

}  // namespace

std::string GameScreen::evaluation_text() const {
    if (game_.is_over()) return "The game is over.";
    const app::GameTree::Node& node = tree().node(tree().current());
    if (!node.evaluation) return "Thinking …";
    const Side mover = session().side_to_move();
    const ColourInfo colour = colour_of(session(), mover);
    return concat(colour.name, ": ", describe(*node.evaluation, mover));
}

int GameScreen::draw_analysis(Grid& grid, const Rect& area) {
    draw_heading(grid, area, "Analysis");
    int y = area.y + 1;
    if (!busy_.empty()) grid.put_within(area.x, y++, area.width, busy_, {Role::warning});
    if (!has_analysis()) return y + 1 - area.y;
    const app::GameTree::Node& node = tree().node(tree().current());
    const Session& session = game_.session();
    if (node.evaluation && !game_.is_over()) {
        const double share = for_first(*node.evaluation, session.side_to_move());
        const auto filled = static_cast<int>(std::lround(share * (area.width - 6)));
        const bool is_proved = node.evaluation->is_proved();
        const View view = session.view();
        const auto sign = [&](Side side) {
            return sign_of(session.colours()[index(view.seats[index(side)].colour)], grid.style());
        };
        grid.put(area.x, y, sign(Side::first), {Role::text});
        for (int i = 0; i < area.width - 6; ++i) {
            const bool is_first = i < filled;
            // A proof is solid, an estimate is not: so they differ without colours, too.
            const std::string_view glyph = is_first ? (is_proved ? "█" : "▒") : "─";
            grid.put(area.x + 2 + i, y, glyph, {is_first ? Role::good : Role::bad});
        }
        grid.put(area.right() - 3, y, sign(Side::second), {Role::text});
        ++y;
    }
    grid.put_within(area.x, y++, area.width, evaluation_text());
    if (!game_.is_over()) y += draw_lines(grid, {area.x, y, area.width, area.bottom() - y});
    return y + 1 - area.y;
}

/// The best lines, one below the other; where there are several, with what each is worth.
int GameScreen::draw_lines(Grid& grid, const Rect& area) const {
    int y = area.y;
    for (const analysis::Line& line : lines_) {
        std::string text;
        if (lines_.size() > 1) text = worth(line.evaluation, session().side_to_move());
        text.resize(std::max<std::size_t>(text.size(), lines_.size() > 1 ? 4 : 0), ' ');
        for (const std::string& move : line.moves) text += concat(text.empty() ? "" : " ", move);
        grid.put_within(area.x, y++, area.width, shortened(text, area.width), {Role::faint});
    }
    return y - area.y;
}

/// The evaluations along the line from the left to the right, the first player's at the top.
int GameScreen::draw_graph(Grid& grid, const Rect& area, int height) {
    const std::vector<int> line = tree().line();
    const auto count = static_cast<int>(line.size());
    const int shift = graph_shift_ = std::max(0, count - area.width);
    graph_ = {area.x, area.y, std::min(count, area.width), height + 1};
    for (int x = 0; x < area.width; ++x)
        grid.put(area.x + x, area.y + height / 2, "·", {Role::faint});
    for (int i = shift; i < count; ++i) {
        const app::GameTree::Node& node = tree().node(line[static_cast<std::size_t>(i)]);
        const int x = area.x + i - shift;
        const bool is_current = line[static_cast<std::size_t>(i)] == tree().current();
        if (is_current) grid.put(x, area.y + height, "▲", {Role::key});
        if (!node.evaluation) continue;
        const double share = for_first(*node.evaluation, node.mover);
        const int y = static_cast<int>(std::lround((1 - share) * (height - 1)));
        grid.put(x, area.y + y, node.evaluation->is_proved() ? "█" : "▒",
                 {share > 0.5   ? Role::good
                  : share < 0.5 ? Role::bad
                                : Role::even});
    }
    return height + 1;
}

}  // namespace quinta::screen
