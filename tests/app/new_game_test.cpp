#include "app/new_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace quinta::app {
namespace {

const OptionSpec& option(const NewGame& wanted, std::string_view name) {
    return *std::ranges::find(*wanted.game().options, name, &OptionSpec::name);
}

TEST(NewGame, BeginsWithWhatIsUsual) {
    for (const games::GameInfo& game : games::games()) {
        const NewGame wanted(game, "nobody");
        EXPECT_EQ(wanted.option_text(), game.name);
        EXPECT_EQ(wanted.seating().players[0], human);
        EXPECT_EQ(wanted.seating().players[1], players::usual_player(game.name));
    }
    EXPECT_EQ(NewGame(games::games()[0], "random").levels[0], "random");
}

TEST(NewGame, EveryValueOfEveryOptionGivesAGame) {
    for (const games::GameInfo& game : games::games()) {
        NewGame wanted(game);
        for (int round = 0; round < 2; ++round) {
            for (const OptionSpec& spec : *game.options) {
                std::vector<std::string> values(spec.choices.begin(), spec.choices.end());
                if (spec.is_number()) values = {std::to_string(spec.least)};
                for (const std::string& value : values) {
                    wanted.set_option(spec, value);
                    EXPECT_TRUE(games::new_session(wanted.option_text())) << wanted.option_text();
                }
            }
        }
    }
}

TEST(NewGame, WhatNoLongerGoesIsSetBack) {
    NewGame wanted(games::game_info("taiji"));
    EXPECT_TRUE(wanted.set_option(option(wanted, "size"), "4").empty());
    EXPECT_EQ(wanted.option_text(), "taiji size=4");
    EXPECT_EQ(wanted.option_value(option(wanted, "size")), "4");
    const OptionSpec& size = option(wanted, "size");
    EXPECT_TRUE(wanted.set_option(size, size.standard).empty());
    EXPECT_EQ(wanted.option_text(), "taiji");
}

TEST(NewGame, SeatsWhoWasChosen) {
    NewGame wanted(games::games()[0], "random");
    wanted.beginner = NewGame::Beginner::computer;
    EXPECT_EQ(wanted.seating().players[0], "random");
    EXPECT_EQ(wanted.seating().players[1], human);
    wanted.beginner = NewGame::Beginner::lot;
    std::set<std::string> first;
    for (int i = 0; i < 200; ++i) first.insert(wanted.seating().players[0]);
    EXPECT_EQ(first.size(), 2U);
    wanted.mode = NewGame::Mode::humans;
    EXPECT_FALSE(wanted.seating().players[0] != human || wanted.seating().players[1] != human);
    wanted.mode = NewGame::Mode::computers;
    EXPECT_FALSE(wanted.seating().has_human());
}

}  // namespace
}  // namespace quinta::app
