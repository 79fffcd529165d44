#include "solver/table_codec.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "solver/army_solver.hpp"
#include "solver/range_coder.hpp"
#include "solver/toy_armies.hpp"

namespace quinta::solver {
namespace {

/// Bits of several models, each 1 with a chance of its own.
std::vector<std::pair<std::size_t, bool>> random_bits(Random& random, std::size_t count) {
    constexpr std::array<std::uint32_t, 5> chances = {0, 1, 50, 99, 100};
    std::vector<std::pair<std::size_t, bool>> out;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t model = random.below(5);
        out.emplace_back(model, random.below(100) < chances[model]);
    }
    return out;
}

TEST(RangeCoder, gives_back_what_it_was_given) {
    Random random(1);
    for (const std::size_t count : {0U, 1U, 2U, 7U, 100U, 200'000U}) {
        const auto bits = random_bits(random, count);
        std::array<BitModel, 5> models;
        RangeEncoder encoder;
        for (const auto& [model, bit] : bits) encoder.code(models[model], bit);
        const std::vector<std::uint8_t> bytes = encoder.finish();
        models = {};
        RangeDecoder decoder(bytes);
        for (const auto& [model, bit] : bits) ASSERT_EQ(decoder.code(models[model], false), bit);
        if (count > 1000) {
            EXPECT_LT(bytes.size(), count / 8 * 3 / 10);
        }
    }
}

/// The unlikely bit narrows the range most, so that carries run through long rows of 255.
TEST(RangeCoder, carries) {
    Random random(2);
    for (int n = 0; n < 3000; ++n) {
        const std::uint32_t habit = 1 + random.below(64), count = random.below(2000);
        std::vector<bool> bits;
        for (std::uint32_t i = 0; i < count; ++i) bits.push_back(random.below(habit) != 0);
        RangeEncoder encoder;
        BitModel model;
        for (const bool bit : bits) encoder.code(model, bit);
        const std::vector<std::uint8_t> bytes = encoder.finish();
        RangeDecoder decoder(bytes);
        model = {};
        for (const bool bit : bits) ASSERT_EQ(decoder.code(model, false), bit) << n;
    }
}

Distance random_distance(Random& random) {
    return Distance::of_byte(static_cast<std::uint8_t>(random.below(255)));
}

TEST(TableCodec, gives_back_any_distances) {
    Random random(3);
    for (const TableShape shape : {TableShape{0, 9, 3},
                                   {1, 25, 0},
                                   {7, 5, 1},
                                   {20, 21, 4},
                                   {3, 12, 5},
                                   {5, 4, 4},
                                   {2, 46, 3}}) {
        std::vector<Distance> table;
        for (std::size_t row = 0; row < shape.rows; ++row) {
            const bool is_empty = random.below(4) == 0;
            for (std::size_t i = 0; i < shape.ways(); ++i) {
                table.push_back(is_empty ? Distance::nothing() : random_distance(random));
            }
        }
        const std::vector<std::uint8_t> bytes = pack_distances(table, shape);
        EXPECT_EQ(unpack_distances(bytes, shape), table);
    }
}

TEST(TableCodec, packs_a_real_table) {
    const auto solution = solve_armies(army_problem(ToyArmies(4, 4)), {});
    const TableShape shape{solution->numbering.classes().size(), 13, 3};
    const std::vector<std::uint8_t> bytes = pack_distances(solution->distances, shape);
    EXPECT_EQ(unpack_distances(bytes, shape), solution->distances);
    EXPECT_LT(bytes.size(), solution->distances.size() / 3);
}

TEST(TableCodec, any_bytes_give_some_distances) {
    Random random(4);
    const TableShape shape{10, 12, 3};
    for (std::size_t count = 0; count < 300; ++count) {
        std::vector<std::uint8_t> bytes;
        for (std::size_t i = 0; i < count; ++i) {
            bytes.push_back(static_cast<std::uint8_t>(random.below(256)));
        }
        EXPECT_EQ(unpack_distances(bytes, shape).size(), 2200U);
    }
}

static_assert(Distance::win(0).before(true) == Distance::loss(1));
static_assert(Distance::win(0).before(false) == Distance::win(1));
static_assert(Distance::loss(4).before(true) == Distance::win(5));
static_assert(Distance::loss(4).before(false) == Distance::loss(5));
static_assert(Distance::draw().before(true) == Distance::draw());
static_assert(Distance::win(Distance::most_plies).is_win());
static_assert(Distance::loss(Distance::most_plies).is_loss());
static_assert(Distance::loss(Distance::most_plies).plies() == Distance::most_plies);
static_assert(!Distance::nothing().is_win() && !Distance::nothing().is_loss());

/// Wins in odd and losses in even numbers of plies all have room, and stay in order.
TEST(Distance, goes_as_far_as_it_says) {
    for (int plies = 1; plies <= Distance::most_plies; plies += 2) {
        EXPECT_EQ(Distance::win(plies).plies(), plies);
        EXPECT_TRUE(Distance::win(plies).is_win());
        EXPECT_EQ(Distance::win(plies).before(true), Distance::loss(plies + 1));
        EXPECT_EQ(Distance::loss(plies + 1).plies(), plies + 1);
        EXPECT_TRUE(Distance::loss(plies + 1).is_loss());
        EXPECT_TRUE(Distance::win(plies).is_better_than(Distance::win(plies + 2)));
        EXPECT_TRUE(Distance::win(plies).is_better_than(Distance::draw()));
        EXPECT_TRUE(Distance::draw().is_better_than(Distance::loss(plies + 1)));
        EXPECT_TRUE(Distance::loss(plies + 1).is_better_than(Distance::loss(plies - 1)));
    }
    for (int byte = 0; byte < 255; ++byte) {
        const Distance distance = Distance::of_byte(static_cast<std::uint8_t>(byte));
        EXPECT_EQ(Distance::of_merit(distance.merit()), distance) << byte;
    }
}

TEST(Distance, is_better_when_it_wins_sooner_or_loses_later) {
    const std::array rising = {Distance::loss(0), Distance::loss(2),  Distance::loss(126),
                               Distance::draw(),  Distance::win(126), Distance::win(3),
                               Distance::win(0)};
    for (std::size_t i = 0; i < rising.size(); ++i) {
        for (std::size_t j = 0; j < rising.size(); ++j) {
            EXPECT_EQ(rising[i].is_better_than(rising[j]), i > j) << i << ' ' << j;
        }
    }
}

}  // namespace
}  // namespace quinta::solver
