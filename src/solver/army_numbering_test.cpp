#include "solver/army_numbering.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "solver/army_problem.hpp"
#include "solver/toy_armies.hpp"

namespace quinta::solver {
namespace {

ArmyNumbering numbering_of(const ToyArmies& toy, int first, int second) {
    return {toy.army_cells(), first, second, army_problem(toy).symmetries};
}

TEST(ArmyNumbering, every_number_has_a_placement) {
    for (const auto& [first, second] : {std::pair{3, 3}, {2, 1}, {1, 0}, {0, 0}, {4, 4}}) {
        const ArmyNumbering numbering = numbering_of(ToyArmies(4, 4), first, second);
        EXPECT_EQ(numbering.ways(), binomial(16 - first, second));
        EXPECT_EQ(numbering.size(), numbering.classes().size() * numbering.ways());
        for (std::size_t number = 0; number < numbering.size(); ++number) {
            const auto [own, other] = numbering.placement(number);
            ASSERT_EQ(std::popcount(own), first);
            ASSERT_EQ(std::popcount(other), second);
            ASSERT_EQ(own & other, 0U);
            ASSERT_EQ(numbering.number(own, other), number);
        }
    }
}

/// Counted by Burnside's lemma: an eighth of the sets that each symmetry of a square leaves alone.
TEST(ArmyNumbering, classes_are_those_of_the_symmetries) {
    const std::vector<ArmyNumbering::Images> symmetries = army_problem(ToyArmies(5, 5)).symmetries;
    EXPECT_EQ(ArmyNumbering(25, 4, 4, symmetries).classes().size(), 1666U);
    EXPECT_EQ(ArmyNumbering(25, 3, 3, symmetries).classes().size(), 319U);
    EXPECT_EQ(ArmyNumbering(25, 1, 0, symmetries).classes().size(), 6U);
}

void check_images(const ToyArmies& toy) {
    const ArmyNumbering numbering = numbering_of(toy, 3, 2);
    for (const CellSet first : all_sets(toy.army_cells(), 3)) {
        std::set<CellSet> images;
        for (int k = 0; k < toy.symmetries(); ++k) images.insert(toy.transform_cells(first, k));
        const bool is_plain = images.size() == static_cast<std::size_t>(toy.symmetries());
        for (const CellSet squeezed : all_sets(toy.army_cells() - 3, 2)) {
            const CellSet second = spread(squeezed, first);
            const std::size_t number = numbering.number(first, second);
            const std::array stored = numbering.placement(number);
            bool is_image = false;
            for (int k = 0; k < toy.symmetries(); ++k) {
                const std::array image = {toy.transform_cells(first, k),
                                          toy.transform_cells(second, k)};
                is_image = is_image || image == stored;
                const std::size_t its = numbering.number(image[0], image[1]);
                ASSERT_EQ(its / numbering.ways(), number / numbering.ways());
                if (is_plain) {
                    ASSERT_EQ(its, number);
                }
            }
            ASSERT_TRUE(is_image);
        }
    }
}

TEST(ArmyNumbering, images_share_a_number) {
    check_images(ToyArmies(4, 3));
    check_images(ToyArmies(3, 4));
    check_images(ToyArmies(4, 4));
}

}  // namespace
}  // namespace quinta::solver
