#include "net/net.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "base/checksum.hpp"
#include "base/random.hpp"
#include "net/chances.hpp"
#include "net/plain_net_test_support.hpp"
#include "net/shelf.hpp"

namespace quinta::net {
namespace {

using namespace test_support;

/// A board of squares, four directions and the cell itself.
Lattice squares(int files, int ranks) {
    Lattice lattice{format.taps, {}};
    const auto cell = [&](int file, int rank) {
        const bool is_on = file >= 0 && file < files && rank >= 0 && rank < ranks;
        return static_cast<std::int16_t>(is_on ? rank * files + file : -1);
    };
    for (int rank = 0; rank < ranks; ++rank) {
        for (int file = 0; file < files; ++file) {
            lattice.beside.push_back({cell(file, rank), cell(file + 1, rank), cell(file, rank + 1),
                                      cell(file - 1, rank), cell(file, rank - 1)});
        }
    }
    return lattice;
}

Input random_input(Random& random, std::size_t cells) {
    Input input;
    while (input.cells.empty()) {
        for (std::size_t cell = 0; cell < cells; ++cell) {
            if (random.below(3) == 0) continue;
            input.cells.push_back({static_cast<std::uint8_t>(cell), random.below(64)});
        }
    }
    return input;
}

Net parsed(const PlainNet& net) {
    Result<Net> out = Net::parse(sealed(body_of(net)), format);
    EXPECT_TRUE(out.ok()) << (out ? "" : out.error());
    return std::move(*out);
}

TEST(Net, agrees_with_nested_loops) {
    Random random(17);
    for (std::size_t trial = 0; trial < 24; ++trial) {
        const PlainNet plain = random_net(random, trial % 4);
        const Net net = parsed(plain);
        const int files = between(random, 1, 10), ranks = between(random, 1, 12);
        const Lattice lattice = squares(files, ranks);
        for (int i = 0; i < 4; ++i) {
            const Input input = random_input(random, lattice.beside.size());
            const PlainOutput wanted = evaluated(plain, lattice, input);
            Output got;
            net.evaluate(lattice, input, got);
            EXPECT_EQ(got.value, wanted.value);
            for (std::size_t k = 0; k < wanted.policy.size(); ++k) {
                ASSERT_EQ(got.policy[k], wanted.policy[k]) << "trial " << trial << " move " << k;
            }
        }
    }
}

TEST(Net, has_units_of_its_file) {
    Random random(3);
    const PlainNet plain = random_net(random, 1);
    Output out;
    const Lattice lattice = squares(3, 3);
    parsed(plain).evaluate(lattice, random_input(random, 9), out);
    EXPECT_EQ(out.value_unit * (1 << plain.value.shift) * 256, 1.0);
    EXPECT_EQ(out.policy_unit * (1 << plain.policy.shift) * 256, 1.0);
}

TEST(NetFile, refuses_what_is_damaged) {
    Random random(5);
    const std::string file = sealed(body_of(random_net(random, 2)));
    for (const std::size_t at : {std::size_t{30}, file.size() / 2, file.size() - 1}) {
        std::string changed = file;
        changed[at] = static_cast<char>(changed[at] ^ 4);
        const Result<Net> net = Net::parse(changed, format);
        ASSERT_FALSE(net.ok());
        EXPECT_EQ(net.error(), "damaged: its checksum does not match");
    }
    for (const std::size_t length :
         {std::size_t{0}, std::size_t{3}, std::size_t{5}, file.size() - 9}) {
        EXPECT_FALSE(Net::parse(std::string_view(file).substr(0, length), format).ok());
    }
    EXPECT_FALSE(Net::parse("something else", format).ok());
    EXPECT_EQ(Net::parse("QNET", format).error(), "damaged: its checksum does not match");
}

TEST(NetFile, refuses_what_is_foreign) {
    Random random(6);
    const PlainNet plain = random_net(random, 1);
    const auto why = [&](const std::string& body) {
        const Result<Net> net = Net::parse(sealed(body), format);
        return net ? std::string() : net.error();
    };
    EXPECT_EQ(why(body_of(plain)), "");
    EXPECT_EQ(why(body_of(plain, "chess")), "a net for 'chess', not for game");
    EXPECT_EQ(why(body_of(plain, "game", 9)),
              "a net of version 9, which is unknown here; known is 1");
    EXPECT_EQ(why(body_of(plain) + "x"), "no net: its sizes do not fit");
    Format other = format;
    other.planes = 7;
    const Result<Net> net = Net::parse(sealed(body_of(plain)), other);
    ASSERT_FALSE(net.ok());
    EXPECT_TRUE(net.error().starts_with("a net of other sizes: 5 directions, 6 planes"))
        << net.error();
}

/// Sums that left their range would differ from machine to machine.
TEST(NetFile, refuses_weights_that_could_overflow) {
    Random random(7);
    PlainNet plain = random_net(random, 1);
    for (auto& input : plain.blocks[0].first.weights[0]) input[3] = 32'000;
    EXPECT_EQ(Net::parse(sealed(body_of(plain)), format).error(),
              "no net: its weights are too large");
    plain = random_net(random, 1);
    for (auto& row : plain.input) row[2] = 20'000;
    EXPECT_EQ(Net::parse(sealed(body_of(plain)), format).error(),
              "no net: its weights are too large");
}

TEST(Shelf, keeps_what_was_handed_over) {
    Random random(8);
    EXPECT_EQ(net_for(format), nullptr);
    EXPECT_FALSE(provide(format, "nothing").ok());
    EXPECT_EQ(net_for(format), nullptr);
    EXPECT_TRUE(provide(format, sealed(body_of(random_net(random, 2)))).ok());
    ASSERT_NE(net_for(format), nullptr);
    EXPECT_EQ(net_for(format)->blocks(), 2U);
    EXPECT_FALSE(provide(format, "nothing").ok());
    EXPECT_NE(net_for(format), nullptr);
}

TEST(Chances, are_those_of_the_logistic) {
    EXPECT_EQ(chance(0), 0.5);
    EXPECT_NEAR(chance(1), 0.7310585786, 1e-9);
    EXPECT_NEAR(chance(-3.5), 0.0293122308, 1e-9);
    EXPECT_NEAR(exponential(2), 7.3890560989, 1e-8);
    EXPECT_NEAR(exponential(-20), 2.061153622e-9, 1e-16);
    EXPECT_NEAR(chance(800), 1, 1e-12);
    EXPECT_NEAR(chance(-800), 0, 1e-12);
}

TEST(Chances, add_up_to_one) {
    std::array<double, 3> logits = {1, 2, 3};
    to_chances(logits);
    EXPECT_NEAR(logits[0] + logits[1] + logits[2], 1, 1e-12);
    EXPECT_NEAR(logits[2], 0.6652409558, 1e-9);
    std::array<double, 2> far = {-5000, 5000};
    to_chances(far);
    EXPECT_NEAR(far[1], 1, 1e-12);
    to_chances({});
}

}  // namespace
}  // namespace quinta::net
