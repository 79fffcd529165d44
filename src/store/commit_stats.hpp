#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace quinta::store {

/// How long transactions took from when they were handed in to when they were on disk, and how many
/// could not be written. One thread adds, any may read.
class CommitStats {
 public:
    using Duration = std::chrono::steady_clock::duration;

    /// In milliseconds; what took longer than the last is counted behind it.
    static constexpr std::array<int, 11> bounds = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000};

    void add(Duration took, bool is_written) {
        if (!is_written) ++failed_;
        const double ms = std::chrono::duration<double, std::milli>(took).count();
        std::size_t place = 0;
        while (place < bounds.size() && ms > bounds[place]) ++place;
        ++counts_[place];
        microseconds_ += static_cast<std::uint64_t>(ms * 1000);
    }

    /// Of this place among the bounds alone; the last place is for all that took longer.
    std::uint64_t count(std::size_t place) const { return counts_[place]; }
    double seconds() const { return static_cast<double>(microseconds_) / 1e6; }
    std::uint64_t failed() const { return failed_; }

 private:
    std::array<std::atomic<std::uint64_t>, bounds.size() + 1> counts_{};
    std::atomic<std::uint64_t> microseconds_ = 0;
    std::atomic<std::uint64_t> failed_ = 0;
};

}  // namespace quinta::store
