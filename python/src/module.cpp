#include "support.hpp"

namespace quinta::python {
namespace {

/// The exceptions are made by hand: pybind11 knows no docstrings for them, and RecordError is
/// raised with attributes.
py::object exception_of(py::module_& module, const char* name, const py::handle base,
                        const char* text) {
    const std::string full = std::string("quinta.") + name;
    auto type = py::reinterpret_steal<py::object>(
        PyErr_NewExceptionWithDoc(full.c_str(), text, base.ptr(), nullptr));
    if (!type) throw py::error_already_set();
    module.attr(name) = type;
    return type;
}

void add_exceptions(py::module_& module) {
    // They live as long as the process: exceptions may come until its very end.
    static py::handle error, illegal;
    error = exception_of(module, "Error", PyExc_ValueError, "Something is wrong, and this is why.")
                .release();
    illegal =
        exception_of(module, "IllegalMove", error, "A move cannot be played, and why.").release();
    exception_of(module, "RecordError", error,
                 "A record is wrong, and where; with `records` or `game`, as far as it goes.");
    py::register_exception_translator([](std::exception_ptr raised) {
        try {
            std::rethrow_exception(raised);
        } catch (const RefusedMove& refused) {
            PyErr_SetString(illegal.ptr(), refused.what());
        } catch (const Refused& refused) {
            PyErr_SetString(error.ptr(), refused.what());
        }
    });
}

}  // namespace
}  // namespace quinta::python

PYBIND11_MODULE(_core, module) {
    using namespace quinta::python;
    module.doc() = "The core of Quinta; use it as `quinta`.";
    module.attr("__version__") = QUINTA_VERSION;
    add_exceptions(module);
    add_games(module);
    add_session(module);
    add_records(module);
    add_values(module);
    add_truth(module);
    add_tables(module);
    add_analysis(module);
    add_players(module);
    add_match(module);
    add_environment(module);
}
