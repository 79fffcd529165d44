#include "search/transposition_table.hpp"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

#include "base/random.hpp"

namespace quinta::search {
namespace {

constexpr std::size_t one_bucket = 64;  // four entries

TableEntry entry_of_depth(int depth) {
    return {static_cast<std::int16_t>(10 * depth), static_cast<std::uint16_t>(depth),
            static_cast<std::int8_t>(depth), Bound::exact};
}

void expect_equal(const TableEntry& a, const TableEntry& b) {
    EXPECT_EQ(a.score, b.score);
    EXPECT_EQ(a.move, b.move);
    EXPECT_EQ(a.depth, b.depth);
    EXPECT_EQ(a.bound, b.bound);
}

TEST(TranspositionTable, gives_back_what_was_stored) {
    TranspositionTable table(1 << 16);
    const TableEntry entries[] = {{-29'990, 0, 1, Bound::upper},
                                  {29'990, 0xfffe, 100, Bound::lower},
                                  {0, TableEntry::no_move, 127, Bound::exact}};
    std::uint64_t key = 0;
    for (const TableEntry& entry : entries) {
        table.store(++key, entry);
        expect_equal(table.probe(key), entry);
    }
    EXPECT_EQ(table.probe(99).bound, Bound::none);
    EXPECT_EQ(table.probe(0).bound, Bound::none);
    table.clear();
    for (key = 0; key < 4; ++key) EXPECT_EQ(table.probe(key).bound, Bound::none);
}

TEST(TranspositionTable, a_key_has_one_entry) {
    TranspositionTable table(one_bucket);
    for (int depth = 1; depth <= 20; ++depth) table.store(7, entry_of_depth(depth));
    expect_equal(table.probe(7), entry_of_depth(20));
    for (std::uint64_t key = 1; key < 4; ++key) table.store(key, entry_of_depth(1));
    expect_equal(table.probe(7), entry_of_depth(20));  // the others found free places
}

TEST(TranspositionTable, gives_up_the_shallow_first) {
    TranspositionTable table(one_bucket);
    for (const int depth : {5, 3, 8, 6}) {
        table.store(static_cast<std::uint64_t>(depth), entry_of_depth(depth));
    }
    table.store(100, entry_of_depth(4));
    EXPECT_EQ(table.probe(3).bound, Bound::none);
    for (const int depth : {5, 8, 6}) {
        expect_equal(table.probe(static_cast<std::uint64_t>(depth)), entry_of_depth(depth));
    }
}

TEST(TranspositionTable, gives_up_the_old_before_the_shallow) {
    TranspositionTable table(one_bucket);
    table.store(1, entry_of_depth(50));
    table.next_age();
    for (std::uint64_t key = 2; key <= 4; ++key) table.store(key, entry_of_depth(1));
    table.store(5, entry_of_depth(1));
    EXPECT_EQ(table.probe(1).bound, Bound::none);
    for (std::uint64_t key = 2; key <= 5; ++key) EXPECT_EQ(table.probe(key).bound, Bound::exact);
}

TEST(TranspositionTable, keeps_to_its_memory) {
    TranspositionTable table(1 << 12);  // 256 entries
    int kept = 0;
    for (std::uint64_t key = 0; key < 10'000; ++key) table.store(mix(key), entry_of_depth(3));
    for (std::uint64_t key = 0; key < 10'000; ++key) {
        if (table.probe(mix(key)).bound != Bound::none) ++kept;
    }
    EXPECT_LE(kept, 256);
    EXPECT_GT(kept, 200);
}

/// Each key is stored with entries that are made from it, so that one put together from two
/// writers' halves would show.
TEST(TranspositionTable, is_never_torn_by_several_threads) {
    TranspositionTable table(one_bucket);
    std::atomic<int> wrong = 0, found = 0;
    const auto work = [&](std::uint64_t seed) {
        Random random(seed);
        for (int i = 0; i < 100'000; ++i) {
            const std::uint64_t key = random.below(16) + 1;
            const auto made = static_cast<std::uint16_t>(mix(key));
            const TableEntry entry = table.probe(key);
            if (entry.bound != Bound::none) {
                ++found;
                if (entry.move != made || entry.score != static_cast<std::int16_t>(made)) ++wrong;
            }
            table.store(key, {static_cast<std::int16_t>(made), made,
                              static_cast<std::int8_t>(random.below(100)), Bound::lower});
        }
    };
    {
        std::vector<std::jthread> threads;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) threads.emplace_back(work, seed);
    }
    EXPECT_EQ(wrong, 0);
    EXPECT_GT(found, 1000);
}

}  // namespace
}  // namespace quinta::search
