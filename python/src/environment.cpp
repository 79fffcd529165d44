#include <atomic>
#include <memory>

#include "arrays.hpp"
#include "base/text.hpp"
#include "environment/vector_environment.hpp"
#include "long_work.hpp"
#include "support.hpp"

namespace quinta::python {
namespace {

using environment::Settings;
using environment::StepResult;
using environment::VectorEnvironment;

py::ssize_t extent(std::size_t count) { return static_cast<py::ssize_t>(count); }

template <class T>
py::object array_of(const std::vector<T>& items, const char* format,
                    std::vector<py::ssize_t> shape) {
    Numbers numbers(format, sizeof(T), std::move(shape));
    std::copy(items.begin(), items.end(), numbers.data<T>());
    return array_of(std::move(numbers));
}

/// The environment with its lock: a call is short, so whoever comes second just waits.
class Games {
 public:
    Games(const std::string& game, int games, const std::optional<std::string>& position,
          const std::optional<int>& most_plies, bool restarts, int threads, std::uint64_t seed)
        : environment_(value_of(VectorEnvironment::make(
              game, position ? *position : std::string_view(),
              {games, most_plies, restarts, within("threads", threads, 1, most_threads), seed}))),
          name_(environment_.episode(0).session()->option_text()) {}

    const std::string& name() const { return name_; }
    const VectorEnvironment& environment() const { return environment_; }
    int count() const { return environment_.games(); }

    void reset(std::uint64_t seed) {
        locked([&] { environment_.reset(seed); });
    }
    void restart_ended() {
        locked([&] { environment_.restart_ended(); });
    }

    py::tuple step(const py::object& actions) {
        const std::vector<std::int32_t> numbers = whole_numbers(actions);
        if (static_cast<py::ssize_t>(numbers.size()) != count()) {
            throw Refused(
                concat(numbers.size(), " actions for ", count(), " games; give one for each"));
        }
        StepResult result;
        Result<> done;
        locked([&] { done = environment_.step(numbers, result); });
        check<RefusedMove>(done);
        const py::ssize_t games = count();
        return py::make_tuple(array_of(result.rewards, "f", {games, 2}),
                              array_of(result.ended, "?", {games}),
                              array_of(result.cut, "?", {games}));
    }

    py::object random_actions() {
        Numbers out("i", sizeof(std::int32_t), {count()});
        locked([&] { environment_.draw({out.data<std::int32_t>(), out.count()}); });
        return array_of(std::move(out));
    }

    py::tuple legal_actions() {
        std::vector<std::int64_t> begin;
        std::vector<std::int32_t> actions;
        locked([&] { environment_.legal_actions(begin, actions); });
        return py::make_tuple(array_of(begin, "q", {extent(begin.size())}),
                              array_of(actions, "i", {extent(actions.size())}));
    }

    py::object legal_mask(const std::optional<std::string>& viewer) {
        const std::optional<Side> side = viewer ? std::optional(side_of(*viewer)) : std::nullopt;
        Numbers out("?", 1, {count(), environment_.actions().size()});
        locked([&] { environment_.write_mask({out.data<std::uint8_t>(), out.count()}, side); });
        return array_of(std::move(out));
    }

    py::object observe(const std::optional<std::string>& viewer) {
        const std::optional<Side> side = viewer ? std::optional(side_of(*viewer)) : std::nullopt;
        const auto [planes, rows, columns] = shape();
        Numbers out("f", sizeof(float), {count(), planes, rows, columns});
        locked([&] { environment_.write_observations({out.data<float>(), out.count()}, side); });
        return array_of(std::move(out));
    }

    /// 0 for the first side, 1 for the second.
    py::object sides() {
        Numbers out("b", 1, {count()});
        locked([&] {
            for (int game = 0; game < count(); ++game) {
                out.bytes[static_cast<std::size_t>(game)] =
                    environment_.episode(game).side_to_move() == Side::first ? 0 : 1;
            }
        });
        return array_of(std::move(out));
    }

    std::unique_ptr<Session> game(int number) {
        check_number(number);
        std::unique_ptr<Session> out;
        locked([&] { out = environment_.episode(number).session(); });
        return out;
    }

    int action_of(int number, const std::string& move) {
        const std::unique_ptr<Session> session = game(number);
        check<RefusedMove>(session->play(move));
        const auto action = environment_.actions().number(session->last_move()->steps);
        if (!action) throw RefusedMove(concat(move, ": this kind of move has no number"));
        return *action;
    }

    std::string move_of(int number, int action) {
        const std::unique_ptr<Session> session = game(number);
        for (const LegalMove& move : session->legal_moves()) {
            if (environment_.actions().number(move.steps) == action) return move.text;
        }
        throw RefusedMove(concat("game ", number, ": action ", action, " is not legal now"));
    }

    std::tuple<py::ssize_t, py::ssize_t, py::ssize_t> shape() const {
        const environment::ObservationSpace& space = environment_.observations();
        return {extent(space.planes().size()), space.rows(), space.columns()};
    }

 private:
    void check_number(int number) const {
        if (number >= 0 && number < count()) return;
        throw py::index_error(concat("there are games 0 … ", count() - 1, ", not ", number));
    }

    template <class Work>
    void locked(const Work& work) {
        const py::gil_scoped_release release;
        const std::scoped_lock lock(mutex_);
        work();
    }

    VectorEnvironment environment_;
    std::string name_;
    std::mutex mutex_;
};

using Class = py::class_<Games>;

void add_spaces(Class& games) {
    games.def_property_readonly("name", &Games::name, "The game with its options.");
    games.def("__len__", &Games::count, "How many games are played.");
    games.def_property_readonly(
        "num_actions", [](const Games& own) { return own.environment().actions().size(); },
        "How many actions there are; they are numbered from 0.");
    games.def_property_readonly(
        "action_shapes", [](const Games& own) { return own.environment().actions().shapes(); },
        "The kinds of moves, in the order of their numbers: each step a choice, or '' for a cell.");
    games.def_property_readonly("observation_shape", &Games::shape, "Planes, rows and columns.");
    games.def_property_readonly(
        "planes", [](const Games& own) { return own.environment().observations().planes(); },
        "What each plane of an observation tells.");
}

void add_play(Class& games) {
    games.def("reset", &Games::reset, py::arg("seed") = 0,
              "Begins all games anew; the seed is that of the random actions.");
    games.def("restart_ended", &Games::restart_ended,
              "Begins those games anew that have ended, where they do not do so themselves.");
    games.def("step", &Games::step, py::arg("actions"),
              R"(Plays an action in each game: rewards, ended, cut short.

Rewards are 1, 0 or -1 for the first and the second side. When an action is illegal, the exception
says which, and no game has changed.
)");
    games.def("random_actions", &Games::random_actions,
              "A legal action for each game, all equally likely; -1 where a game has ended.");
    games.def("legal_actions", &Games::legal_actions,
              R"(The legal actions of all games in one array, and where those of each begin.

>>> begin, actions = quinta.VectorEnv("teeko", 2).legal_actions()
>>> list(begin)
[0, 25, 50]
)");
    games.def(
        "legal_mask", &Games::legal_mask, py::arg("viewer") = py::none(),
        "For each game and action whether it is legal now, and for this side if one is named.");
    games.def("observe", &Games::observe, py::arg("viewer") = py::none(),
              "The positions as planes of numbers, as the side to move or this one sees them.");
    games.def("sides", &Games::sides, "Who is to move: 0 for the first side, 1 for the second.");
    games.def("game", &Games::game, py::arg("number"), "One of the games, as a Game of its own.");
    games.def("action_of", &Games::action_of, py::arg("number"), py::arg("move"),
              "The number of a legal move in one of the games.");
    games.def("move_of", &Games::move_of, py::arg("number"), py::arg("action"),
              "The legal move with this number in one of the games.");
}

}  // namespace

void add_environment(py::module_& module) {
    add_arrays(module);
    Class games(module, "VectorEnv", R"(Many games of one kind, played in step by numbers.

>>> env = quinta.VectorEnv("teeko", 8, seed=1)
>>> env.num_actions, env.observation_shape
(650, (5, 5, 5))
>>> rewards, ended, cut = env.step(env.random_actions())
>>> list(env.sides())
[1, 1, 1, 1, 1, 1, 1, 1]
)");
    games.def(py::init<const std::string&, int, const std::optional<std::string>&,
                       const std::optional<int>&, bool, int, std::uint64_t>(),
              py::arg("game"), py::arg("games") = 1, py::kw_only(),
              py::arg("position") = py::none(), py::arg("most_plies") = py::none(),
              py::arg("restarts") = true, py::arg("threads") = 1, py::arg("seed") = 0,
              R"(So many games of an option text, from their start or from a position.

A game is cut short after `most_plies`. One that has ended begins anew at once, unless `restarts`
is false: then its action is -1 until restart_ended() or reset().
)");
    add_spaces(games);
    add_play(games);
}

}  // namespace quinta::python
