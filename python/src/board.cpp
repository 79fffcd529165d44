#include <map>

#include "base/text.hpp"
#include "core/session.hpp"
#include "picture/picture.hpp"
#include "support.hpp"

namespace quinta::python {
namespace {

/// A piece as Python sees it, with the names of things instead of their numbers.
struct NamedPiece {
    std::string_view colour;
    std::string_view side;
    std::string_view kind;
    bool has_marker = false;
    std::map<std::string_view, int> counters;
    std::optional<std::string> partner;
};

std::string_view kind_name(PieceKind kind) {
    switch (kind) {
        case PieceKind::disc:
            return "disc";
        case PieceKind::stilt:
            return "stilt";
        case PieceKind::tile:
            return "tile";
    }
    return "";
}

NamedPiece named(const Session& session, const View& view, int cell, const Piece& piece) {
    NamedPiece out{session.colours()[index(piece.colour)].name,
                   name_of(view.seats[0].colour == piece.colour ? Side::first : Side::second),
                   kind_name(piece.kind),
                   piece.has_marker,
                   {},
                   {}};
    const std::vector<CounterInfo> counters = session.pieces().counters;
    for (std::size_t i = 0; i < counters.size(); ++i) {
        out.counters[counters[i].name] = piece.counters[i];
    }
    if (const int other = partner_of(view, cell); other >= 0) {
        out.partner = session.cells()[static_cast<std::size_t>(other)].name;
    }
    return out;
}

std::map<std::string, NamedPiece> pieces(const Session& session) {
    std::map<std::string, NamedPiece> out;
    const View view = session.view();
    for (std::size_t i = 0; i < view.cells.size(); ++i) {
        if (!view.cells[i]) continue;
        out.emplace(session.cells()[i].name,
                    named(session, view, static_cast<int>(i), *view.cells[i]));
    }
    return out;
}

picture::Settings settings_of(const std::string& theme, int size, bool labels, bool flipped) {
    static const std::map<std::string, picture::Theme> themes = {
        {"light", picture::Theme::light},
        {"dark", picture::Theme::dark},
        {"contrast", picture::Theme::contrast}};
    const auto found = themes.find(theme);
    if (found == themes.end()) {
        throw Refused(
            concat("a theme is 'light', 'dark' or 'contrast', not ", quinta::quoted(theme)));
    }
    return {found->second, within("size", size, 16, 10'000), labels, flipped};
}

std::string svg(const Session& session, const std::string& theme, int size, bool labels,
                bool flipped) {
    return picture::drawing_of(session, settings_of(theme, size, labels, flipped)).svg;
}

std::optional<std::pair<int, int>> scores(const Session& session) {
    const View view = session.view();
    if (!view.seats[0].score || !view.seats[1].score) return std::nullopt;
    return std::pair(*view.seats[0].score, *view.seats[1].score);
}

void add_pictures(SessionClass& game) {
    game.def("svg", &svg, py::kw_only(), py::arg("theme") = "light", py::arg("size") = 640,
             py::arg("labels") = true, py::arg("flipped") = false,
             R"(The board as an SVG file that needs nothing else.

The theme is 'light', 'dark' or 'contrast', the size that of the longer side in pixels.

>>> quinta.Game("neutreeko").svg()[:4]
'<svg'
)");
    game.def(
        "html",
        [](const Session& session, const std::string& theme, int size, bool labels, bool flipped) {
            return picture::html_of(session, settings_of(theme, size, labels, flipped));
        },
        py::kw_only(), py::arg("theme") = "light", py::arg("size") = 640, py::arg("labels") = true,
        py::arg("flipped") = false, "The same as a page that also says how the game stands.");
    game.def(
        "_repr_svg_",
        [](const Session& session) { return svg(session, "light", 320, true, false); },
        "How a notebook shows the game.");
}

}  // namespace

void add_board_parts(py::module_& module) {
    py::class_<NamedPiece>(module, "Piece", "What stands on a cell.")
        .def_readonly("colour", &NamedPiece::colour, "The name of its colour.")
        .def_readonly("side", &NamedPiece::side, "Who has that colour now.")
        .def_readonly("kind", &NamedPiece::kind, "'disc', 'stilt' or 'tile'.")
        .def_readonly("has_marker", &NamedPiece::has_marker, "Whether the pawn stands on it.")
        .def_readonly("counters", &NamedPiece::counters, "How many pins it has, by their names.")
        .def_readonly("partner", &NamedPiece::partner,
                      "Half of a tile: the cell of the other half, when that is known.")
        .def("__repr__", [](const NamedPiece& piece) {
            return py::str("<Piece {}, {}>").format(piece.colour, piece.kind);
        });
    py::class_<Cell>(module, "Cell", "A place on the board; neighbours are one unit apart.")
        .def_readonly("name", &Cell::name)
        .def_readonly("x", &Cell::x, "To the right.")
        .def_readonly("y", &Cell::y, "Downwards.")
        .def_property_readonly(
            "shape",
            [](const Cell& cell) { return cell.shape == CellShape::square ? "square" : "hexagon"; },
            "'square' or 'hexagon'.")
        .def("__repr__", [](const Cell& cell) { return py::str("<Cell {}>").format(cell.name); });
}

void add_board(SessionClass& game) {
    game.def_property_readonly("cells", &Session::cells, "The board, as a list of Cell.");
    game.def("pieces", &pieces, R"(What stands on the board, by the names of cells.

>>> game = quinta.Game("teeko")
>>> game.play("c3")
>>> game.pieces()
{'c3': <Piece Black, disc>}
)");
    game.def_property_readonly("scores", &scores,
                               "The points of both sides; None in games without points.");
    add_pictures(game);
}

}  // namespace quinta::python
