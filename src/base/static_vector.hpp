#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace quinta {

/// A vector with a fixed capacity and no heap, for move lists in hot loops.
/// Its elements are left uninitialised until pushed, so that making one costs nothing.
template <class T, std::size_t capacity_>
    requires std::is_trivially_copyable_v<T>
class StaticVector {
 public:
    using value_type = T;

    // NOLINTNEXTLINE(modernize-use-equals-default): "= default" would zero items_
    constexpr StaticVector() {}
    constexpr StaticVector(const StaticVector& other) { *this = other; }
    // NOLINTNEXTLINE(bugprone-unhandled-self-assignment): copying items onto themselves is harmless
    constexpr StaticVector& operator=(const StaticVector& other) {
        size_ = other.size_;
        for (std::size_t i = 0; i < size_; ++i) items_[i] = other.items_[i];
        return *this;
    }

    static constexpr std::size_t capacity() { return capacity_; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }

    constexpr void push_back(const T& item) {
        assert(size_ < capacity_);
        items_[size_++] = item;
    }

    constexpr const T& operator[](std::size_t i) const {
        assert(i < size_);
        return items_[i];
    }
    constexpr const T* begin() const { return items_; }
    constexpr const T* end() const { return items_ + size_; }

 private:
    std::size_t size_ = 0;
    T items_[capacity_];
};

}  // namespace quinta
