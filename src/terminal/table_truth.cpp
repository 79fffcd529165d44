// What a person may ask about the truth of a position.

#include <algorithm>

#include "analysis/engine.hpp"
#include "analysis/oracle.hpp"
#include "base/text.hpp"
#include "terminal/canvas.hpp"
#include "terminal/progress.hpp"
#include "terminal/table.hpp"

namespace quinta {

bool Table::prepare_computers() {
    ProgressBar bar(concat("Solving ", session_->game_name()));
    return std::ranges::all_of(computers_, [&](const std::unique_ptr<Player>& computer) {
        return !computer || computer->prepare(bar.control());
    });
}

/// The truth about each legal move; nothing when the game is over or somebody interrupted.
std::vector<MoveValue> Table::ask_oracle() {
    if (session_->ending().is_over()) {
        say("The game is over.");
        return {};
    }
    if (!oracle_) oracle_ = make_oracle(*session_, TableStore::in_cache_directory());
    {
        ProgressBar bar(concat("Solving ", session_->game_name()));
        if (!oracle_->prepare(bar.control())) return {};
    }
    if (!oracle_->warning().empty() && !has_warned_) say(concat("Note: ", oracle_->warning(), "."));
    has_warned_ = true;
    return oracle_->moves(*session_, {.time = usual_proof_time});
}

std::optional<Leave> Table::value(std::string_view) {
    const std::vector<MoveValue> moves = ask_oracle();
    if (moves.empty()) return std::nullopt;
    const auto is_known = [](const MoveValue& move) { return move.value.has_value(); };
    if (std::ranges::none_of(moves, is_known)) {
        say("Nothing is proved about this position: it is out of exact reach.");
        return std::nullopt;
    }
    const auto has_plies = [](const MoveValue& move) {
        return move.value && move.value->plies >= 0;
    };
    say(concat("Proved, for the side to move",
               std::ranges::any_of(moves, has_plies) ? " (numbers are plies to the end):" : ":"));
    console_.print(wrapped(describe(moves, session_->side_to_move()), 78, "  "));
    return std::nullopt;
}

std::optional<Leave> Table::hint(std::string_view) {
    if (session_->ending().is_over()) {
        say("The game is over.");
        return std::nullopt;
    }
    if (!engine_) engine_ = make_engine(*session_, {}, TableStore::in_cache_directory());
    {
        ProgressBar bar(concat("Solving ", session_->game_name()));
        if (!engine_->prepare(bar.control())) return std::nullopt;
    }
    SearchOptions limits;
    limits.time = std::chrono::seconds(1);
    limits.stop = Console::stop_flag();
    const Line best = engine_->think(*session_, limits).lines.front();
    const std::string value = describe(best.evaluation, session_->side_to_move());
    say(concat("Hint: ", best.moves.front(), ": ", value, "."));
    return std::nullopt;
}

}  // namespace quinta
