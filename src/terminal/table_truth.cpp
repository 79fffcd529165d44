// What a person may ask about the truth of a position.

#include <algorithm>

#include "base/text.hpp"
#include "players/oracle.hpp"
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
std::vector<MoveTruth> Table::ask_oracle() {
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
    return oracle_->moves(*session_, OracleLimits{});
}

std::optional<Leave> Table::truth(std::string_view) {
    const std::vector<MoveTruth> moves = ask_oracle();
    if (moves.empty()) return std::nullopt;
    const auto is_known = [](const MoveTruth& move) { return move.truth.has_value(); };
    if (std::ranges::none_of(moves, is_known)) {
        say("Nothing is proved about this position: it is out of exact reach.");
        return std::nullopt;
    }
    const auto has_plies = [](const MoveTruth& move) {
        return move.truth && move.truth->plies >= 0;
    };
    say(concat("Proved, for the side to move",
               std::ranges::any_of(moves, has_plies) ? " (numbers are plies to the end):" : ":"));
    console_.print(wrapped(in_words(moves, session_->side_to_move()), 78, "  "));
    return std::nullopt;
}

std::optional<Leave> Table::hint(std::string_view) {
    const std::vector<MoveTruth> moves = ask_oracle();
    if (moves.empty()) return std::nullopt;
    const Side side = session_->side_to_move();
    const auto best = std::ranges::max_element(moves, [&](const MoveTruth& a, const MoveTruth& b) {
        return is_better(b.truth, a.truth, side);
    });
    if (best->truth) {
        say(concat("Hint: ", best->move, " (proved: it ", in_words(*best->truth, side), ")."));
        return std::nullopt;
    }
    const auto adviser = make_player(usual_player(session_->game_name()), *session_, seating_.seed);
    if (!adviser) return std::nullopt;
    const std::string advice = (*adviser)->choose(*session_);
    // Where no win is known, a move that is known is not as good as one that may still win.
    if (std::ranges::find(moves, advice, &MoveTruth::move)->truth) {
        say(concat("Hint: ", best->move, " (nothing is proved about it; ", advice,
                   " is proved not to win)."));
    } else {
        say(concat("Hint: ", advice, " (nothing is proved about it; this is what ",
                   (*adviser)->name(), " would play)."));
    }
    return std::nullopt;
}

}  // namespace quinta
