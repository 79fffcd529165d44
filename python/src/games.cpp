#include "games/games.hpp"

#include <algorithm>

#include "players/player.hpp"
#include "support.hpp"

namespace quinta::python {
namespace {

std::vector<std::string_view> names_of_colours(const games::GameInfo& game) {
    return {game.colours[0].name, game.colours[1].name};
}

const games::GameInfo& info_of(const std::string& name) {
    // An option text is as good as a name, and who errs is told which games there are.
    const std::string found(value_of(games::new_session(name))->game_name());
    return games::game_info(found);
}

void add_option(py::module_& module) {
    py::class_<OptionSpec>(module, "Option", "An option of a game.")
        .def_readonly("name", &OptionSpec::name)
        .def_readonly("summary", &OptionSpec::summary)
        .def_readonly("choices", &OptionSpec::choices, "The words to choose from; [] for a number.")
        .def_property_readonly(
            "least",
            [](const OptionSpec& spec) {
                return spec.is_number() ? std::optional(spec.least) : std::nullopt;
            },
            "The least number; None where words are chosen.")
        .def_property_readonly(
            "most",
            [](const OptionSpec& spec) {
                return spec.is_number() ? std::optional(spec.most) : std::nullopt;
            },
            "The greatest number; None where words are chosen.")
        .def_property_readonly(
            "default",
            [](const OptionSpec& spec) {
                return spec.standard.empty() ? std::nullopt : std::optional(spec.standard);
            },
            "As text; None where it depends on other options.")
        .def("__repr__", [](const OptionSpec& spec) {
            return py::str("<Option {}: {}>").format(spec.name, spec.allowed());
        });
}

}  // namespace

void add_games(py::module_& module) {
    add_option(module);
    py::class_<games::GameInfo>(module, "GameInfo", "What there is to know of a game.")
        .def_readonly("name", &games::GameInfo::name, "As in option texts.")
        .def_readonly("title", &games::GameInfo::title, "For people.")
        .def_readonly("origin", &games::GameInfo::origin, "By whom and from when it is.")
        .def_readonly("summary", &games::GameInfo::summary, "The game in one sentence.")
        .def_property_readonly("colours", &names_of_colours, "The names of its two colours.")
        .def_property_readonly(
            "options", [](const games::GameInfo& game) { return *game.options; },
            "Its options, as a list of Option.")
        .def("__repr__", [](const games::GameInfo& game) {
            return py::str("<GameInfo {}>").format(game.name);
        });
    module.def("games", &games::games, R"(The games, in the order in which people see them.

>>> len(quinta.games()) >= 5
True
>>> print(quinta.games()[0].title)
Teeko
)");
    module.def("game_info", &info_of, py::arg("game"), py::return_value_policy::copy,
               R"(What there is to know of the game of this name.

>>> [option.name for option in quinta.game_info("trike").options]
['board', 'side', 'swap']
)");
    py::class_<players::PlayerInfo>(module, "PlayerInfo", "A computer player of a game.")
        .def_readonly("name", &players::PlayerInfo::name)
        .def_readonly("summary", &players::PlayerInfo::summary, "How it plays.")
        .def("__repr__", [](const players::PlayerInfo& player) {
            return py::str("<PlayerInfo {}: {}>").format(player.name, player.summary);
        });
    module.def(
        "players", [](const std::string& game) { return players::players_of(info_of(game).name); },
        py::arg("game"), R"(The computer players of a game, from random to perfect.

>>> [player.name for player in quinta.players("teeko")][:3]
['random', 'classic1', 'classic2']
)");
}

}  // namespace quinta::python
