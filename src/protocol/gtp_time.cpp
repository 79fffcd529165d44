#include <algorithm>

#include "base/text.hpp"
#include "protocol/gtp.hpp"
#include "protocol/ugi_text.hpp"

// The part of the engine that knows clocks and thinks.

namespace quinta::protocol {
namespace {

using std::chrono::milliseconds;

/// Seconds in whole numbers or with a point, as some controllers write them.
Result<milliseconds> seconds_of(std::string_view word) {
    const std::optional<int> time = to_thousandths(word);
    if (!time || *time < 0) return Error{message("syntax error; {0} is no time", quoted(word))};
    return milliseconds(*time);
}

Result<int> count_of(std::string_view word) {
    const std::optional<int> count = to_int(word);
    if (!count || *count < 0)
        return Error{message("syntax error; {0} is no number of moves", quoted(word))};
    return *count;
}

}  // namespace

/// Byo-yomi of no moves is Go's way to say that nobody need hurry.
GtpEngine::Answer GtpEngine::set_time(const Words& arguments) {
    const Result<milliseconds> main = seconds_of(arguments[0]), extra = seconds_of(arguments[1]);
    const Result<int> moves = count_of(arguments[2]);
    for (const auto* time : {&main, &extra}) {
        if (!*time) return time->failure();
    }
    if (!moves) return moves.failure();
    Clock clock;
    const bool is_free = extra->count() > 0 && *moves == 0;
    if (!is_free && main->count() > 0) clock.time = *main;
    if (!is_free && main->count() == 0) clock = {*extra, *moves};
    main_time_ = clocks_ = {clock, clock};
    return std::string();
}

GtpEngine::Answer GtpEngine::set_time_left(const Words& arguments) {
    const Result<Side> side = side_of(arguments[0]);
    if (!side) return side.failure();
    const Result<milliseconds> time = seconds_of(arguments[1]);
    const Result<int> moves = count_of(arguments[2]);
    if (!time) return time.failure();
    if (!moves) return moves.failure();
    clocks_[index(*side)] = {*time, *moves};
    return std::string();
}

/// A move; "pass" where it is not this side's turn; when the game is over "resign" for the loser.
std::string GtpEngine::choose(Side side) {
    const Ending ending = session_->ending();
    if (ending.is_over()) return ending.outcome == win_for(opponent(side)) ? "resign" : "pass";
    if (session_->side_to_move() != side) return "pass";
    Clock& clock = clocks_[index(side)];
    search::SearchOptions limits;
    if (clock.time) {
        GoRequest request;
        request.time[index(side)] = *clock.time;
        request.moves_to_go = clock.moves;
        limits.time = think_time(request, side);
    } else if (settings_.nodes) {
        limits.nodes = settings_.nodes;
    } else {
        limits.time = settings_.time;
    }
    const auto start = std::chrono::steady_clock::now();
    std::string move = thinker_.choose(*session_, settings_.engine, limits);
    if (clock.time) {
        const auto used =
            std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - start);
        *clock.time = std::max(*clock.time - used, milliseconds(0));
    }
    return move;
}

}  // namespace quinta::protocol
