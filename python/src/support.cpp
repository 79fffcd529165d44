#include "support.hpp"

#include <cmath>

#include "base/text.hpp"
#include "games/games.hpp"

namespace quinta::python {

std::string_view name_of(Side side) { return side == Side::first ? "first" : "second"; }

Side side_of(std::string_view name) {
    if (name == "first") return Side::first;
    if (name == "second") return Side::second;
    throw Refused(concat("a side is 'first' or 'second', not ", quinta::quoted(name)));
}

std::optional<std::string_view> winner_of(Outcome outcome) {
    if (outcome == Outcome::first_wins) return name_of(Side::first);
    if (outcome == Outcome::second_wins) return name_of(Side::second);
    return std::nullopt;
}

Budget budget_of(std::optional<double> seconds, std::optional<std::uint64_t> nodes, int threads,
                 std::optional<std::chrono::milliseconds> usual) {
    Budget budget;
    if (seconds) {
        if (!std::isfinite(*seconds)) throw Refused("seconds must be a number");
        within("seconds", *seconds, 0.001, 1e6);
        budget.time = std::chrono::milliseconds(std::llround(*seconds * 1000));
    }
    if (nodes) budget.nodes = within<std::uint64_t>("nodes", *nodes, 1, 1'000'000'000'000'000);
    budget.threads = within("threads", threads, 1, most_threads);
    if (!budget.is_limited()) budget.time = usual;
    return budget;
}

solver::TableStore store_of(const std::optional<std::string>& folder) {
    return folder ? solver::TableStore(*folder) : solver::TableStore::in_cache_directory();
}

void check_same_game(std::string_view what, const std::string& game, const Session& session) {
    if (game == session.option_text()) return;
    throw Refused(concat("this ", what, " is for '", game, "', not for '", session.option_text(),
                         "'; make one for that"));
}

void check_ongoing(const Session& session) {
    const Ending ending = session.ending();
    if (ending.is_over()) throw Refused(concat("the game is over: ", ending.reason));
}

std::unique_ptr<Session> start_of(const py::object& game) {
    if (py::isinstance<Session>(game)) {
        return value_of(games::new_session(game.cast<const Session&>().option_text()));
    }
    if (py::isinstance<py::str>(game)) {
        return value_of(games::new_session(game.cast<std::string>()));
    }
    throw py::type_error("expected a Game or an option text");
}

}  // namespace quinta::python
