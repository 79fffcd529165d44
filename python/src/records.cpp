#include <pybind11/operators.h>
#include <pybind11/pybind11.h>

#include <algorithm>
#include <cctype>

#include "record/record.hpp"
#include "support.hpp"

namespace quinta::python {
namespace {

using record::Record;
using record::RecordMove;

/// quinta.RecordError with what could be read all the same.
[[noreturn]] void raise_error(const std::string& reason, const char* attribute, py::object rest) {
    const py::object type = py::module_::import("quinta._core").attr("RecordError");
    const py::object error = type(reason);
    error.attr(attribute) = std::move(rest);
    PyErr_SetObject(type.ptr(), error.ptr());
    throw py::error_already_set();
}

std::vector<Record> read(const std::string& text, const std::string& game) {
    record::RecordFile file = record::read_records(text, game);
    if (file.error) raise_error(file.error->text, "records", py::cast(file.records));
    return std::move(file.records);
}

std::unique_ptr<Session> replay(const Record& record) {
    record::Replay game = record::replay(record);
    if (game.error) raise_error(game.error->text, "game", py::cast(std::move(game.session)));
    return std::move(game.session);
}

py::dict tags(const Record& record) {
    py::dict out;
    for (const auto& [name, value] : record.tags) out[py::str(name)] = value;
    return out;
}

void set_tag(Record& record, const std::string& name, const std::string& value) {
    const bool is_name = !name.empty() && std::ranges::all_of(name, [](unsigned char c) {
        return std::isalnum(c) != 0 || c == '_';
    });
    if (!is_name) throw Refused("the name of a tag is made of letters, digits and '_'");
    record.set_tag(name, value);
}

void add_move(py::module_& module) {
    py::class_<RecordMove>(module, "RecordMove", "A move of a record, with what is said about it.")
        .def(py::init([](std::string text, std::string comment, std::vector<int> annotations,
                         std::vector<record::Variation> variations, std::string intro) {
                 return RecordMove{std::move(text), std::move(annotations), std::move(comment),
                                   std::move(variations), std::move(intro)};
             }),
             py::arg("text"), py::arg("comment") = "", py::arg("annotations") = std::vector<int>(),
             py::arg("variations") = std::vector<record::Variation>(), py::arg("intro") = "")
        .def_readwrite("text", &RecordMove::text, "In the game's notation.")
        .def_readwrite("comment", &RecordMove::comment, "What is said after the move.")
        .def_readwrite("annotations", &RecordMove::annotations,
                       "PGN's numbers: 1 good, 2 bad, 3 very good …")
        .def_readwrite("variations", &RecordMove::variations,
                       "What could have been played instead; a copy, to be assigned as a whole.")
        .def_readwrite("intro", &RecordMove::intro, "A comment before the first move of a line.")
        .def(py::self == py::self)
        .def("__repr__",
             [](const RecordMove& move) { return py::str("<RecordMove {}>").format(move.text); });
}

}  // namespace

void add_records(py::module_& module) {
    add_move(module);
    py::class_<Record>(module, "Record", R"(A game as it is written down, with tags and comments.

>>> record = quinta.read_records('[Game "teeko"] 1. c3 b4 {at once}')[0]
>>> record.moves[1].comment
'at once'
>>> record.replay().ply
2
)")
        .def(py::init<>(), "An empty record.")
        .def_property_readonly("tags", &tags, "The tags by name, in their order; a copy.")
        .def("set_tag", &set_tag, py::arg("name"), py::arg("value"), "Changes or adds a tag.")
        .def_readwrite("comment", &Record::comment, "What is said before the first move.")
        .def_readwrite("moves", &Record::moves, "A copy, to be assigned as a whole.")
        .def("replay", &replay, R"(Checks tags, moves, variations and result, and gives the game.

A RecordError says what is wrong; its attribute `game` is the game up to there.
)")
        .def(py::self == py::self)
        .def("__str__", &record::write_record)
        .def("__repr__", [](const Record& record) {
            return py::str("<Record of '{}', {} moves>")
                .format(record.tag("Game"), record.moves.size());
        });
    module.def("read_records", &read, py::arg("text"), py::arg("game") = "",
               R"(The records of a text in the syntax of PGN.

Moves without any tag are a game of `game`. A RecordError says line and column; its attribute
`records` holds what could be read.

>>> quinta.read_records("1. c3 b4", game="teeko")
[<Record of 'teeko', 2 moves>]
>>> quinta.read_records("[Game")
Traceback (most recent call last):
quinta.RecordError: line 1, column 6: the tag 'Game' needs a value in double quotes
)");
    module.def("record_of", &record::record_of, py::arg("game"), py::arg("first") = "",
               py::arg("second") = "", R"(The record of a game so far.

>>> game = quinta.Game("teeko")
>>> game.play("c3")
>>> print(quinta.record_of(game, "Ada", "Ben"), end="")
[Game "teeko"]
[First "Ada"]
[Second "Ben"]
[Result "*"]
<BLANKLINE>
1. c3 *
)");
}

}  // namespace quinta::python
