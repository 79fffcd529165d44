#include "count_allocations.hpp"

#include <cstdlib>
#include <new>

namespace {

std::size_t counter = 0;

void* counted(std::size_t size) noexcept {
    ++counter;
    return std::malloc(size == 0 ? 1 : size);
}

void* counted_or_abort(std::size_t size) noexcept {
    void* memory = counted(size);
    if (memory == nullptr) std::abort();
    return memory;
}

}  // namespace

std::size_t quinta::allocations() { return counter; }

// All forms are replaced together, so that what one of them allocates another may free.
void* operator new(std::size_t size) { return counted_or_abort(size); }
void* operator new[](std::size_t size) { return counted_or_abort(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
