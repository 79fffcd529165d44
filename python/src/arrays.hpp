#pragma once

#include <pybind11/pybind11.h>

#include <cstdint>
#include <string>
#include <vector>

namespace quinta::python {

namespace py = pybind11;

/// Numbers with a shape, which others see without a copy.
struct Numbers {
    std::string format;  ///< as the module struct has it: "f", "B", "?", "i", "q"
    std::size_t item_bytes = 0;
    std::vector<py::ssize_t> shape;
    std::vector<std::uint8_t> bytes;

    Numbers(std::string format, std::size_t item_bytes, std::vector<py::ssize_t> shape);

    template <class T>
    T* data() {
        return reinterpret_cast<T*>(bytes.data());
    }
    std::size_t count() const { return bytes.size() / item_bytes; }
};

void add_arrays(py::module_& module);

/// The numbers as a numpy.ndarray where NumPy is there, else as a memoryview.
py::object array_of(Numbers numbers);

/// Whole numbers from an array or any sequence of them; an exception when there are others.
std::vector<std::int32_t> whole_numbers(const py::object& numbers);

}  // namespace quinta::python
