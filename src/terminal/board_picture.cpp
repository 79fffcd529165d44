#include "terminal/board_picture.hpp"

#include <cstddef>

#include "base/text.hpp"
#include "terminal/board_scene.hpp"
#include "terminal/canvas.hpp"
#include "terminal/piece_picture.hpp"

namespace quinta::terminal {
namespace {

/// A role as an entry of the palette of 256 colours that most terminals share; −1 is the terminal's
/// own. In running text a board has its own colours, whatever the theme of a full screen.
int palette_of(Role role) {
    switch (role) {
        case Role::black:
            return 16;
        case Role::white:
            return 231;
        case Role::red:
            return 160;
        case Role::line:
        case Role::dot:
            return 137;
        case Role::board:
            return 180;  // light wood
        case Role::target:
            return 150;  // light green
        case Role::last:
            return 222;  // light yellow
        case Role::decisive:
            return 114;  // green
        case Role::light_tile:
            return 250;
        case Role::dark_tile:
            return 238;
        default:
            return -1;
    }
}

Paint paint_of(const Look& look) {
    return {palette_of(look.ink), palette_of(look.paper), look.is_bold};
}

/// One row without blanks at its end, neighbours of one look in one pair of codes.
std::string row_text(const Grid& grid, int y) {
    const Style& style = grid.style();
    const auto is_blank = [&](const Spot& spot) {
        return spot.glyph == " " && (palette_of(spot.look.paper) < 0 || !style.has_colours());
    };
    int end = grid.width();
    while (end > 0 && is_blank(grid.at(end - 1, y))) --end;
    std::string out;
    for (int x = 0; x < end;) {
        const Paint paint = paint_of(grid.at(x, y).look);
        std::string run;
        for (; x < end && paint_of(grid.at(x, y).look) == paint; ++x) run += grid.at(x, y).glyph;
        out += painted(run, paint, style);
    }
    return out;
}

}  // namespace

std::string text_of(const Grid& grid) {
    std::string out;
    for (int y = 0; y < grid.height(); ++y) out += row_text(grid, y) + "\n";
    return out;
}

std::string draw_board(const Session& session, const Style& style, const std::vector<int>& marked) {
    BoardScene scene = scene_of(session);
    for (const int cell : marked) scene.mark(cell).is_target = true;
    const BoardLayout layout = scene.plain_layout();
    Grid grid(layout.bounds().right(), layout.bounds().bottom(), style);
    draw_board(grid, layout, scene);
    return text_of(grid);
}

std::string colour_sign(const Session& session, Colour colour, const Style& style) {
    const ColourInfo info = session.colours()[index(colour)];
    return painted(concat(" ", sign_of(info, style), " "),
                   paint_of({ink_of(info.tint), Role::board, true}), style);
}

std::string board_legend(const Session& session, const Style& style) {
    const PieceSet pieces = session.pieces();
    if (pieces.counters.empty()) return "";
    // An example: so many of each, one less of each further one.
    std::string sign = sign_of(session.colours()[0], style), words;
    auto count = static_cast<int>(pieces.counters.size());
    for (const CounterInfo& counter : pieces.counters) {
        sign += std::to_string(count);
        words += concat(words.empty() ? "" : ", ", counted(count, counter.name), " (",
                        counter.meaning, ")");
        --count;
    }
    return concat(sign, ": ", words);
}

}  // namespace quinta::terminal
