#include "values.hpp"

#include "base/text.hpp"
#include "support.hpp"

namespace quinta::python {
namespace {

std::string text_of(const RankedValues& values) {
    std::string out = values.values.position ? describe(*values.values.position, values.side)
                                             : std::string("is not known");
    const std::string moves = describe(values.values.moves, values.side);
    return moves.empty() ? out : concat(out, ": ", moves);
}

void add_proven_value(py::module_& module) {
    py::class_<analysis::ProvenValue>(module, "ProvenValue", "How a game ends with best play.")
        .def_property_readonly(
            "winner", [](const analysis::ProvenValue& value) { return winner_of(value.outcome); },
            "'first' or 'second'; None for a draw.")
        .def_property_readonly(
            "plies",
            [](const analysis::ProvenValue& value) {
                return value.plies < 0 ? std::nullopt : std::optional(value.plies);
            },
            "To the end; None where only the result is known.")
        .def(
            "describe",
            [](const analysis::ProvenValue& value, const std::string& side) {
                return describe(value, side_of(side));
            },
            py::arg("side"), "In words, for a side: 'wins in 13', 'draws'.")
        .def(
            "__eq__",
            [](const analysis::ProvenValue& a, const analysis::ProvenValue& b) {
                return a.outcome == b.outcome && a.plies == b.plies;
            },
            py::is_operator())
        .def("__hash__",
             [](const analysis::ProvenValue& value) {
                 return 8 * (value.plies + 1) + static_cast<int>(value.outcome);
             })
        .def("__repr__", [](const analysis::ProvenValue& value) {
            const auto winner = winner_of(value.outcome);
            return py::str("<ProvenValue {}>")
                .format(winner ? concat(*winner, " ", describe(value, side_of(*winner))) : "draw");
        });
    py::class_<RankedValues>(module, "PositionValues",
                             "What is proved of a position and its moves.")
        .def_property_readonly(
            "position", [](const RankedValues& values) { return values.values.position; },
            "The value of the position; None where no proof was found.")
        .def_property_readonly(
            "moves",
            [](const RankedValues& values) {
                py::dict out;
                for (const auto& move : values.values.moves) out[py::str(move.move)] = move.value;
                return out;
            },
            "That of each legal move, by its text.")
        .def_property_readonly(
            "best",
            [](const RankedValues& values) {
                std::vector<std::string> out;
                for (const auto& move : analysis::best_of(values.values.moves, values.side)) {
                    out.push_back(move.move);
                }
                return out;
            },
            "The moves of which none is better; [] where that is not known.")
        .def("__str__", &text_of);
}

void add_reports(py::module_& module) {
    py::class_<analysis::SolveReport>(module, "SolveReport", "What a table says of its game.")
        .def_readonly("wins", &analysis::SolveReport::wins)
        .def_readonly("losses", &analysis::SolveReport::losses)
        .def_readonly("draws", &analysis::SolveReport::draws)
        .def_readonly("plies", &analysis::SolveReport::plies,
                      "Won (odd) and lost (even) positions by plies to the end.")
        .def_readonly("longest", &analysis::SolveReport::longest, "The plies of the longest wins.")
        .def_readonly("position", &analysis::SolveReport::position, "One of them.")
        .def_readonly("line", &analysis::SolveReport::line, "Best play from there.");
    py::class_<analysis::Verification>(module, "Verification", "What checking a table has found.")
        .def_readonly("positions", &analysis::Verification::positions,
                      "How many were held against their successors.")
        .def_readonly("has_reference", &analysis::Verification::has_reference,
                      "Whether they were solved a second time by the book.")
        .def_readonly("wrong", &analysis::Verification::wrong,
                      "The first that disagrees, in words; '' when all agree.");
}

}  // namespace

void add_values(py::module_& module) {
    add_proven_value(module);
    add_reports(module);
}

}  // namespace quinta::python
