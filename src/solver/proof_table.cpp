#include "solver/proof_table.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cassert>
#include <cstring>

namespace quinta::solver {
namespace {

constexpr int tag_shift = 17, work_shift = 12, low_shift = 6, most_work = 31;

std::uint64_t load(std::uint64_t& word) {
    return std::atomic_ref(word).load(std::memory_order_relaxed);
}

// Six bits for a bound: −32 means that there is no lower one and 31 that there is no upper one. A
// bound beyond is cut down to a weaker, true one.
std::uint64_t pack(Bounds bounds) {
    const int low = std::clamp(bounds.low, -32, 31), high = std::clamp(bounds.high, -32, 31);
    return static_cast<std::uint64_t>(low + 32) << low_shift |
           static_cast<std::uint64_t>(high + 32);
}

Bounds unpack(std::uint64_t entry) {
    const int low = static_cast<int>(entry >> low_shift & 63) - 32;
    const int high = static_cast<int>(entry & 63) - 32;
    return {low == -32 ? -Bounds::unknown : low, high == 31 ? Bounds::unknown : high};
}

}  // namespace

ProofTable::ProofTable(std::size_t bytes)
    : lines_(std::bit_floor(std::max<std::size_t>(bytes / line_bytes, 1))) {
    // Memory from calloc costs nothing until it is used, however much it is.
    for (; memory_ == nullptr; lines_ /= 2) {
        memory_.reset(std::calloc(lines_ + 1, line_bytes));
        if (memory_ != nullptr || lines_ == 1) break;
    }
    assert(memory_ != nullptr);
    void* start = memory_.get();
    std::size_t room = (lines_ + 1) * line_bytes;
    entries_ =
        static_cast<std::uint64_t*>(std::align(line_bytes, lines_ * line_bytes, start, room));
}

Bounds ProofTable::probe(const WideHash& key) const {
    std::uint64_t* const entries = line(key);
    for (std::size_t i = 0; i < line_entries; ++i) {
        const std::uint64_t entry = load(entries[i]);
        if ((entry ^ key.b) >> tag_shift == 0 && entry != 0) return unpack(entry);
    }
    return {};
}

void ProofTable::store(const WideHash& key, Bounds bounds, std::uint64_t work) {
    std::uint64_t* const entries = line(key);
    const auto work_of = [](std::uint64_t entry) { return entry >> work_shift & most_work; };
    std::uint64_t* worst = entries;
    for (std::size_t i = 0; i < line_entries; ++i) {
        const std::uint64_t entry = load(entries[i]);
        if ((entry ^ key.b) >> tag_shift == 0 || entry == 0) {
            worst = entries + i;
            break;
        }
        if (work_of(entry) < work_of(load(*worst))) worst = entries + i;
    }
    const auto effort =
        static_cast<std::uint64_t>(std::min(static_cast<int>(std::bit_width(work)), most_work));
    std::atomic_ref(*worst).store(
        key.b >> tag_shift << tag_shift | effort << work_shift | pack(bounds),
        std::memory_order_relaxed);
}

void ProofTable::clear() { std::memset(entries_, 0, bytes()); }

}  // namespace quinta::solver
