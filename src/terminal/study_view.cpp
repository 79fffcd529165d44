#include "terminal/study_view.hpp"

#include "base/text.hpp"
#include "terminal/board_picture.hpp"
#include "terminal/rules_view.hpp"

namespace quinta::terminal {

void StudyView::add_study_commands() {
    add_common_commands();
    commands_.push_back({"q", "", "", [this] { leave(Leave::quit); }});
}

void StudyView::draw(const std::vector<std::string_view>& marks) {
    const std::vector<int> marked = marked_cells(session(), marks);
    std::string picture = concat("\n", draw_board(session(), console_.style(), marked), "\n");
    for (const Colour colour : {Colour::first, Colour::second}) {
        picture += concat("   ", colour_sign(session(), colour, console_.style()), " ",
                          session().colours()[index(colour)].name);
    }
    const std::string legend = board_legend(session(), console_.style());
    console_.print(concat(picture, legend.empty() ? "" : "   ", legend, "\n\n"));
}

void StudyView::check(const Result<>& kept) {
    if (kept || has_complained_) return;
    has_complained_ = true;
    Console::complain(concat("Warning: what you learn cannot be kept: ", kept.error(), "."));
}

}  // namespace quinta::terminal
