#include "arrays.hpp"

#include <cstring>
#include <functional>
#include <limits>
#include <numeric>
#include <optional>

#include "support.hpp"

namespace quinta::python {
namespace {

constexpr std::int32_t no_such = std::numeric_limits<std::int32_t>::min();

std::vector<py::ssize_t> strides_of(const Numbers& numbers) {
    std::vector<py::ssize_t> strides(numbers.shape.size());
    auto stride = static_cast<py::ssize_t>(numbers.item_bytes);
    for (std::size_t i = strides.size(); i-- > 0;) {
        strides[i] = stride;
        stride *= numbers.shape[i];
    }
    return strides;
}

/// NumPy's asarray; None where there is no NumPy.
py::object as_array() {
    try {
        return py::module_::import("numpy").attr("asarray");
    } catch (const py::error_already_set& error) {
        if (error.matches(PyExc_ImportError)) return py::none();
        throw;
    }
}

/// Out of range becomes a number that is no action.
template <class T>
std::int32_t narrowed(const void* at) {
    T value;
    std::memcpy(&value, at, sizeof value);
    return std::in_range<std::int32_t>(value) ? static_cast<std::int32_t>(value) : no_such;
}

using Read = std::int32_t (*)(const void*);

/// How numbers of this format are read; nothing where they are not whole.
Read reader_of(const py::buffer_info& info) {
    if (info.format.empty()) return nullptr;
    switch (info.format.back()) {
        case 'b':
            return narrowed<std::int8_t>;
        case 'B':
            return narrowed<std::uint8_t>;
        case 'h':
            return narrowed<std::int16_t>;
        case 'H':
            return narrowed<std::uint16_t>;
        case 'i':
            return narrowed<std::int32_t>;
        case 'I':
            return narrowed<std::uint32_t>;
        case 'l':
        case 'q':
            return narrowed<std::int64_t>;
        case 'L':
        case 'Q':
            return narrowed<std::uint64_t>;
        default:
            return nullptr;
    }
}

std::vector<std::int32_t> from_buffer(const py::buffer& buffer) {
    const py::buffer_info info = buffer.request();
    const Read read = reader_of(info);
    if (info.ndim != 1 || read == nullptr) {
        throw Refused("expected whole numbers in one dimension");
    }
    std::vector<std::int32_t> out;
    const auto* at = static_cast<const char*>(info.ptr);
    for (py::ssize_t i = 0; i < info.shape[0]; ++i) out.push_back(read(at + i * info.strides[0]));
    return out;
}

}  // namespace

Numbers::Numbers(std::string its_format, std::size_t its_bytes, std::vector<py::ssize_t> its_shape)
    : format(std::move(its_format)),
      item_bytes(its_bytes),
      shape(std::move(its_shape)),
      bytes(std::accumulate(shape.begin(), shape.end(), its_bytes,
                            [](std::size_t product, py::ssize_t extent) {
                                return product * static_cast<std::size_t>(extent);
                            })) {}

void add_arrays(py::module_& module) {
    py::class_<Numbers>(module, "_Numbers", py::buffer_protocol()).def_buffer([](Numbers& numbers) {
        return py::buffer_info(numbers.bytes.data(), static_cast<py::ssize_t>(numbers.item_bytes),
                               numbers.format, static_cast<py::ssize_t>(numbers.shape.size()),
                               numbers.shape, strides_of(numbers));
    });
}

py::object array_of(Numbers numbers) {
    py::object owner = py::cast(std::move(numbers));
    const py::object as = as_array();
    return as.is_none() ? py::memoryview(owner) : as(owner);
}

std::vector<std::int32_t> whole_numbers(const py::object& numbers) {
    if (PyObject_CheckBuffer(numbers.ptr()) != 0) return from_buffer(numbers);
    if (!py::isinstance<py::sequence>(numbers) || py::isinstance<py::str>(numbers)) {
        throw py::type_error("expected a sequence of whole numbers, or an array of them");
    }
    std::vector<std::int32_t> out;
    for (const py::handle item : numbers) {
        const long long value = PyLong_AsLongLong(item.ptr());
        if (value == -1 && PyErr_Occurred() != nullptr) {
            if (PyErr_ExceptionMatches(PyExc_OverflowError) == 0) throw py::error_already_set();
            PyErr_Clear();
            out.push_back(no_such);
        } else {
            out.push_back(narrowed<long long>(&value));
        }
    }
    return out;
}

}  // namespace quinta::python
