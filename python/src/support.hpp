#pragma once

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "base/budget.hpp"
#include "base/result.hpp"
#include "core/session.hpp"
#include "solver/table_store.hpp"

namespace quinta::python {

namespace py = pybind11;

/// Something from outside that is refused; quinta.Error in Python, which is a ValueError.
class Refused : public std::runtime_error {
 public:
    using std::runtime_error::runtime_error;
};
/// The same of a move: quinta.IllegalMove.
class RefusedMove : public Refused {
 public:
    using Refused::Refused;
};

/// The value, or an exception that says why there is none.
template <class E = Refused, class T>
T value_of(Result<T> result) {
    if (!result) throw E(result.error());
    return std::move(*result);
}
template <class E = Refused>
void check(const Result<>& result) {
    if (!result) throw E(result.error());
}

/// A number within its bounds, or an exception that names it: "threads cannot be 0; allowed: …".
template <class T>
T within(std::string_view name, T value, T least, T most) {
    if (value >= least && value <= most) return value;
    throw Refused(py::str("{} cannot be {}; allowed: {} … {}")
                      .format(py::str(name.data(), name.size()), value, least, most));
}

inline constexpr int most_threads = 256;

/// "first" and "second".
std::string_view name_of(Side side);
Side side_of(std::string_view name);
/// The side that has won, or nobody.
std::optional<std::string_view> winner_of(Outcome outcome);

/// What is said of the limits of some work; without time and nodes, `usual` is the time.
Budget budget_of(std::optional<double> seconds, std::optional<std::uint64_t> nodes, int threads,
                 std::optional<std::chrono::milliseconds> usual);

/// The store in this folder; without one, that of the program quinta.
solver::TableStore store_of(const std::optional<std::string>& folder);

/// What belongs to one game with its options is asked about that game alone, since its parts know
/// the game's own types.
void check_same_game(std::string_view what, const std::string& game, const Session& session);
void check_ongoing(const Session& session);
/// A new game of an option text, or of the kind of a Game.
std::unique_ptr<Session> start_of(const py::object& game);

using SessionClass = py::class_<Session>;

/// What stands on a board and how it looks: the classes for that, and what a Game has of them.
void add_board_parts(py::module_& module);
void add_board(SessionClass& game);

void add_games(py::module_& module);
void add_records(py::module_& module);
void add_session(py::module_& module);
void add_values(py::module_& module);
void add_truth(py::module_& module);
void add_tables(py::module_& module);
void add_analysis(py::module_& module);
void add_players(py::module_& module);
void add_match(py::module_& module);
void add_environment(py::module_& module);

}  // namespace quinta::python
