#include <memory>

#include "base/text.hpp"
#include "solver/table_store.hpp"
#include "support.hpp"

namespace quinta::python {
namespace {

using solver::TableStore;

std::vector<TableStore::Entry> list(const TableStore& store) {
    check(store.check_directory());
    const py::gil_scoped_release release;
    return store.list();
}

}  // namespace

void add_tables(py::module_& module) {
    py::class_<TableStore::Entry>(module, "TableFile", "A file with the tables of a solved game.")
        .def_property_readonly("path",
                               [](const TableStore::Entry& own) { return own.path.string(); })
        .def_readonly("bytes", &TableStore::Entry::bytes)
        .def_readonly("name", &TableStore::Entry::options, "Of the table; '' in a damaged file.")
        .def_readonly("error", &TableStore::Entry::error, "What is wrong with it; '' if nothing.")
        .def("__repr__", [](const TableStore::Entry& own) {
            return concat("<TableFile ", own.error.empty() ? own.options : own.error, ">");
        });
    py::class_<TableStore>(module, "TableStore", R"(The folder in which tables of solved games lie.

Oracle(game, tables=folder).prepare() builds those of a game there.

>>> quinta.TableStore("/nowhere").list()
[]
)")
        .def(py::init(&store_of), py::arg("folder") = py::none(),
             "This folder, or that of the program quinta in the user's cache.")
        .def_property_readonly("folder",
                               [](const TableStore& own) { return own.directory().string(); })
        .def(
            "path",
            [](const TableStore& own, const std::string& name) { return own.path(name).string(); },
            py::arg("name"), "Where the table of this name is, or would be.")
        .def("list", &list, "Every TableFile there, each checked.")
        .def(
            "remove",
            [](const TableStore& own, const std::string& name) {
                check(own.remove(own.path(name)));
            },
            py::arg("name"), "Removes the table of this name.");
}

}  // namespace quinta::python
