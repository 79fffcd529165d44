#include "search/transposition_table.hpp"

#include <algorithm>
#include <bit>

namespace quinta::search {
namespace {

std::uint64_t pack(const TableEntry& entry, unsigned age) {
    return std::uint64_t{entry.move} << 32 |
           std::uint64_t{static_cast<std::uint16_t>(entry.score)} << 16 |
           std::uint64_t{static_cast<std::uint8_t>(entry.depth)} << 8 | std::uint64_t{age} << 2 |
           static_cast<std::uint64_t>(entry.bound);
}

TableEntry unpack(std::uint64_t data) {
    return {static_cast<std::int16_t>(data >> 16), static_cast<std::uint16_t>(data >> 32),
            static_cast<std::int8_t>(data >> 8), static_cast<Bound>(data & 3)};
}

}  // namespace

TranspositionTable::TranspositionTable(std::size_t bytes) {
    const std::size_t buckets =
        std::bit_floor(std::max(bytes / (bucket_slots * sizeof(Slot)), std::size_t{1}));
    mask_ = buckets - 1;
    slots_ = std::make_unique<Slot[]>(buckets * bucket_slots);
}

TableEntry TranspositionTable::probe(std::uint64_t key) const {
    const Slot* const slots = bucket(key);
    for (std::size_t i = 0; i < bucket_slots; ++i) {
        const std::uint64_t data = slots[i].data.load(std::memory_order_relaxed);
        const std::uint64_t check = slots[i].check.load(std::memory_order_relaxed);
        if ((check ^ data) == key && data != 0) return unpack(data);
    }
    return {};
}

void TranspositionTable::store(std::uint64_t key, const TableEntry& entry) {
    Slot* const slots = bucket(key);
    Slot* victim = slots;
    int least = 1 << 30;
    for (std::size_t i = 0; i < bucket_slots; ++i) {
        const std::uint64_t data = slots[i].data.load(std::memory_order_relaxed);
        if ((slots[i].check.load(std::memory_order_relaxed) ^ data) == key) {
            victim = &slots[i];
            break;
        }
        const bool is_old = (data >> 2 & (ages - 1)) != age_;
        const int worth = data == 0 ? -1000 : unpack(data).depth - (is_old ? 200 : 0);
        if (worth < least) {
            least = worth;
            victim = &slots[i];
        }
    }
    const std::uint64_t data = pack(entry, age_);
    victim->data.store(data, std::memory_order_relaxed);
    victim->check.store(key ^ data, std::memory_order_relaxed);
}

void TranspositionTable::clear() {
    for (std::size_t i = 0; i < (mask_ + 1) * bucket_slots; ++i) {
        slots_[i].data.store(0, std::memory_order_relaxed);
        slots_[i].check.store(0, std::memory_order_relaxed);
    }
    age_ = 0;
}

}  // namespace quinta::search
