#pragma once

#include <cstddef>

namespace quinta {

/// How often this program has asked the heap for memory so far. Only a program that contains
/// count_allocations.cpp knows.
std::size_t allocations();

}  // namespace quinta
