// What a human may ask about a position.

#include <algorithm>

#include "base/text.hpp"
#include "terminal/game_view.hpp"
#include "terminal/progress.hpp"

namespace quinta::terminal {

void GameView::prepare_computers() {
    ProgressBar bar(concat("Solving ", session().game_name()));
    for (const std::shared_ptr<players::Player>& computer : game_.computers()) {
        if (computer && !computer->prepare(bar.control())) leave(Leave::interrupted);
    }
}

bool GameView::prepare_analyst() {
    if (game_.is_over()) {
        say("The game is over.");
        return false;
    }
    if (!analyst_) analyst_.emplace(session(), game_.tables());
    ProgressBar bar(concat("Solving ", session().game_name()));
    return analyst_->prepare(bar.control());
}

void GameView::values() {
    if (!prepare_analyst()) return;
    if (!analyst_->warning().empty() && !has_warned_) {
        say(concat("Note: ", analyst_->warning(), "."));
    }
    has_warned_ = true;
    const std::vector<analysis::MoveValue> moves =
        analyst_->values(session(), std::chrono::seconds(2), Console::stop_flag());
    if (Console::signal() != 0) return leave(Leave::interrupted);
    const auto is_known = [](const analysis::MoveValue& move) { return move.value.has_value(); };
    if (std::ranges::none_of(moves, is_known)) {
        return say("Nothing is proved about this position: it is out of exact reach.");
    }
    const auto has_plies = [](const analysis::MoveValue& move) {
        return move.value && move.value->plies >= 0;
    };
    say(concat("Proved, for the side to move",
               std::ranges::any_of(moves, has_plies) ? " (numbers are turns to the end):" : ":"));
    tell(describe(moves, session().side_to_move()), "  ");
}

void GameView::hint() {
    if (!prepare_analyst()) return;
    const analysis::Line best =
        analyst_->think(session(), {std::chrono::seconds(1)}, Console::stop_flag()).front();
    if (Console::signal() != 0) return leave(Leave::interrupted);
    const std::string value = describe(best.evaluation, session().side_to_move());
    say(concat("Hint: ", best.moves.front(), best.evaluation.value ? " " : ", ", value, "."));
}

}  // namespace quinta::terminal
