#include "terminal/rules_view.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "games/games.hpp"
#include "games/rulebook.hpp"
#include "terminal/board_picture.hpp"
#include "terminal/canvas.hpp"

namespace quinta::terminal {
namespace {

constexpr std::size_t page_width = 78;
constexpr Paint heading_paint{-1, -1, true};

std::string example_text(const RulesExample& example, const Style& style) {
    const Result<std::unique_ptr<Session>> session =
        games::new_session(example.game, example.position);
    if (!session) return "";
    const std::vector<int> marked = marked_cells(**session, example.marks);
    return concat("\n", draw_board(**session, style, marked), "\n",
                  wrapped(example.caption, page_width, "    "));
}

}  // namespace

std::vector<int> marked_cells(const Session& session, const std::vector<std::string_view>& names) {
    std::vector<int> out;
    if (session.ending().is_over()) return out;
    for (const std::string_view name : names) {
        const auto cell = std::ranges::find(session.cells(), name, &Cell::name);
        out.push_back(static_cast<int>(cell - session.cells().begin()));
    }
    return out;
}

std::string rules_text(std::string_view game, const Style& style) {
    const games::RulesPage& page = games::rules_page(game);
    std::string out =
        concat("\n", painted(page.title, heading_paint, style), " (", page.origin, ")\n");
    for (const RulesSection& section : page.sections) {
        out += concat("\n", painted(section.heading, heading_paint, style), "\n");
        for (const std::string_view paragraph : section.paragraphs) {
            out += wrapped(paragraph, page_width, "  ");
        }
        if (section.example) out += example_text(*section.example, style);
    }
    return out + "\n";
}

}  // namespace quinta::terminal
