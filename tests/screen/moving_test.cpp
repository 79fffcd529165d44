// Moves by typing, by the cursor and by the mouse; what keys mean on which board.

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>

#include "screen/pages_fixture.hpp"

namespace quinta::screen {
namespace {

/// Boards with the most letters of each kind.
constexpr std::string_view large_boards[] = {"stlts", "trike side=15", "taiji size=11"};

std::set<std::string> names_of(const std::vector<Command>& commands) {
    std::set<std::string> names;
    for (const Command& command : commands) names.insert(command.help);
    return names;
}

TEST_F(PagesTest, EveryMoveIsTypedAsItIsWritten) {
    for (const std::string_view game : large_boards) {
        GameScreen& page = open(game, app::human);
        std::set<char> letters;
        for (const LegalMove& move : (*games::new_session(game))->legal_moves()) {
            type(move.text);
            EXPECT_TRUE(page.is_typing()) << move.text;
            if (letters.insert(move.text[0]).second) {
                press(Key::enter);
                EXPECT_TRUE(shows("(player 2) to move")) << move.text << "\n" << screen();
                type("u");
            } else {
                press(Key::escape);
            }
        }
        EXPECT_GE(letters.size(), 4U);
    }
}

TEST_F(PagesTest, NoCommandIsLostToTheLettersOfALargeBoard) {
    const std::set<std::string> usual = names_of(open("teeko", app::human).commands());
    for (const std::string_view game : large_boards) {
        EXPECT_EQ(names_of(open(game, app::human).commands()), usual) << game;
    }
}

TEST_F(PagesTest, ALetterHasOneMeaning) {
    for (const games::GameInfo& game : games::games()) {
        std::vector<Command> all = open(game.name, app::human).commands();
        std::set<std::string> keys;
        for (const Command& command : all) {
            EXPECT_TRUE(keys.insert(command.key()).second) << game.name << ": " << command.key();
        }
    }
    open("trike side=4", app::human);
    play("b1");
    type("s");
    EXPECT_TRUE(shows("Move: s")) << screen();  // its letter alone plays nothing
    type("wap");
    press(Key::enter);
    EXPECT_TRUE(shows("b1          swap")) << screen();
}

TEST_F(PagesTest, WhatIsTypedIsTakenGenerously) {
    open("neutreeko", app::human);
    play("B1 c1");
    EXPECT_TRUE(shows("1.  b1-c1")) << screen();
    play("b5c5");
    EXPECT_TRUE(shows("b5-c5")) << screen();
    play("c");
    EXPECT_TRUE(shows("Black (player 1) to move")) << screen();
}

TEST_F(PagesTest, ACellThatDoesNothingSaysWhy) {
    open("teeko", app::human);
    screen();
    press(Key::right);
    press(Key::enter);
    press(Key::enter);
    EXPECT_TRUE(shows("c3 is occupied.")) << screen();
    open("neutreeko", app::human);
    screen();
    press(Key::right);
    press(Key::enter);
    EXPECT_TRUE(shows("c3 is empty.")) << screen();
    open("neutreeko", "perfect", app::human);
    screen();
    play("b1-c1");
    press(Key::right);
    type("c");
    EXPECT_TRUE(shows("It is not your turn.")) << screen();
}

TEST_F(PagesTest, APieceInHandStaysThereWhenItCannotGoSomewhere) {
    open("neutreeko", app::human);
    screen();
    for (const Key key : {Key::right, Key::down, Key::down, Key::left, Key::enter}) press(key);
    EXPECT_TRUE(shows("Esc cancel")) << screen();
    press(Key::up);
    press(Key::enter);
    EXPECT_TRUE(shows("a piece slides as far as it can") || shows("A piece slides")) << screen();
    EXPECT_TRUE(shows("Esc cancel")) << screen();
}

TEST_F(PagesTest, TheNextHalfIsNamed) {
    open("taiji size=4", app::human);
    screen();
    press(Key::right);
    press(Key::enter);
    EXPECT_TRUE(shows("now the dark half")) << screen();
}

TEST_F(PagesTest, ASwapIsAnnounced) {
    open("trike side=4", app::human);
    play("c2");
    play("swap");
    EXPECT_TRUE(shows("Player 2 plays swap: Player 1 has White now.")) << screen();
    open("trike side=4", "perfect");
    play("c2");
    EXPECT_TRUE(wait_for("perfect plays swap: you have White now.")) << screen();
}

TEST_F(PagesTest, ResigningAsks) {
    open("teeko", app::human);
    type("Z");
    EXPECT_TRUE(shows("Do you want to resign?")) << screen();
    type("x");
    EXPECT_TRUE(shows("Black (player 1) to move")) << screen();
    EXPECT_FALSE(shows("Analysis is on")) << screen();
    type("Zy");
    EXPECT_TRUE(shows("wins: Black resigned")) << screen();
}

TEST_F(PagesTest, TheMenuContinuesTheGameThatWasLeft) {
    open("teeko", app::human);
    play("c3");
    press(Key::escape);
    EXPECT_TRUE(shows("c Continue")) << screen();
    type("c");
    EXPECT_TRUE(shows("1.  c3")) << screen();
}

TEST_F(PagesTest, TheBottomLineIsClicked) {
    open("teeko", app::human);
    const std::string shown = screen();
    const std::string last = shown.substr(shown.rfind('\n', shown.size() - 2) + 1);
    click(static_cast<int>(last.find("v values")) + 3, 23);
    EXPECT_TRUE(shows("v no values")) << screen();
    click(75, 23);
    EXPECT_TRUE(shows("Keys: Teeko")) << screen();
}

TEST_F(PagesTest, ALongMessageIsReadWhole) {
    open("stlts", app::human);
    play("h4-h5");
    play("c10-c1");
    const std::string small = screen(40, 20);
    EXPECT_NE(small.find("(sideways)"), std::string::npos) << small;
}

TEST_F(PagesTest, TheScoreHasItsPlaceOnASmallScreen) {
    open("taiji", app::human);
    screen(40, 20);
    press(Key::right);
    press(Key::enter);
    EXPECT_NE(screen(40, 20).find("0–0"), std::string::npos) << screen(40, 20);
    EXPECT_NE(screen(40, 20).find("…"), std::string::npos) << screen(40, 20);
}

TEST_F(PagesTest, AFileNameIsSuggestedAndCompleted) {
    const std::filesystem::path before = std::filesystem::current_path();
    std::filesystem::current_path(folder_.path());
    open("teeko", app::human);
    type("S");
    EXPECT_TRUE(shows("teeko-20")) << screen();
    press(Key::enter);
    EXPECT_TRUE(shows("Saved to teeko-20")) << screen();
    type("S");
    EXPECT_TRUE(shows("-2.pgn")) << screen();
    press(Key::escape);
    type("O");
    press(Key::enter);
    type("tee");
    press(Key::tab);
    press(Key::enter);
    EXPECT_TRUE(shows("to move")) << screen();
    std::filesystem::current_path(before);
}

TEST_F(PagesTest, HelpOfHelpIsNotThere) {
    open("teeko", app::human);
    type("?");
    EXPECT_TRUE(shows("Keys: Teeko"));
    EXPECT_FALSE(shows("? all"));
    type("?");
    EXPECT_TRUE(shows("Black (player 1) to move")) << screen();
}

TEST_F(PagesTest, MovesWithoutTagsOpenOnTheGameAtHand) {
    open("teeko", app::human);
    Event paste{Key::paste};
    paste.text = "1. c3 b3 2. C4 d3\n";
    app().handle(paste);
    EXPECT_TRUE(shows("2.  c4          d3")) << screen();
    paste.text = "5/5/2b2/1r3/5 1";
    app().handle(paste);
    EXPECT_TRUE(shows("set up")) << screen();
    paste.text = "a1";
    app().handle(paste);
    EXPECT_TRUE(shows("1.  a1")) << screen();
    paste.text = "what is this";
    app().handle(paste);
    EXPECT_TRUE(shows("1.  a1")) << screen();  // the game stays
    press(Key::escape);
    app().settings().set("game", "teeko");
    paste.text = "1. d4";
    app().handle(paste);
    EXPECT_TRUE(shows("1.  d4")) << screen();
}

}  // namespace
}  // namespace quinta::screen
