// The parts of the screen that need no page: moves in the making, threads.

#include <gtest/gtest.h>
#include <poll.h>

#include <algorithm>
#include <atomic>
#include <random>
#include <string>

#include "base/temporary_folder.hpp"
#include "games/games.hpp"
#include "screen/move_input.hpp"
#include "screen/position_editor.hpp"
#include "screen/settings.hpp"
#include "screen/text_field.hpp"
#include "screen/worker.hpp"
#include "terminal/grid.hpp"

namespace quinta::screen {
namespace {

using namespace terminal;

TEST(MoveInput, PlaysEveryLegalMoveBySteps) {
    for (const games::GameInfo& game : games::games()) {
        const auto session = games::new_session(game.name);
        const std::vector<LegalMove> moves = (*session)->legal_moves();
        for (const LegalMove& move : moves) {
            MoveInput input(moves);
            std::optional<std::string> done;
            for (const Step& step : move.steps) {
                ASSERT_FALSE(done);
                done = step.cell >= 0 ? input.touch(step.cell) : input.choose(step.choice);
            }
            EXPECT_EQ(done, move.text);
            EXPECT_FALSE(input.is_begun());
        }
    }
}

TEST(MoveInput, LetsGoAndBeginsAnew) {
    const auto session = games::new_session("neutreeko");
    MoveInput input((*session)->legal_moves());
    const std::vector<int> pieces = input.cells();
    ASSERT_EQ(pieces.size(), 3U);
    EXPECT_FALSE(input.touch(pieces[0]));
    EXPECT_TRUE(input.is_begun());
    EXPECT_FALSE(input.touch(pieces[1]));  // another piece
    EXPECT_EQ(input.touched().back().cell, pieces[1]);
    EXPECT_FALSE(input.touch(pieces[1]));  // the same: let go
    EXPECT_FALSE(input.is_begun());
}

TEST(PositionEditor, WritesWhatTheGameReads) {
    for (const games::GameInfo& game : games::games()) {
        const auto session = *games::new_session(game.name);
        std::mt19937 random(2);
        for (int i = 0; i < 12 && !session->ending().is_over(); ++i) {
            EXPECT_EQ(PositionEditor(*session).text(), session->drawn_position());
            const std::vector<LegalMove> moves = session->legal_moves();
            ASSERT_TRUE(session->play(moves[random() % moves.size()].text));
        }
    }
}

TEST(Settings, AreFoundAgain) {
    const TemporaryFolder folder;
    const std::filesystem::path file = folder.path() / "deep" / "settings";
    Settings(file).set_on("analysis", false);
    Settings again(file);
    EXPECT_FALSE(again.is_on("analysis", true));
    again.set("level", "7");
    EXPECT_EQ(Settings(file).text("level", "4"), "7");
    EXPECT_EQ(Settings({}).text("level", "4"), "4");
}

TEST(Worker, OnlyTheNewestJobIsHeard) {
    Inbox inbox;
    std::vector<int> heard;
    {
        Worker worker(inbox);
        for (int i = 0; i < 50; ++i) {
            worker.start([&heard, i](const std::shared_ptr<Worker::Line>& line) {
                line->tell([&heard, i] { heard.push_back(i); });
                while (!*line->stop() && i < 49) std::this_thread::yield();
            });
        }
        for (int i = 0; i < 100 && heard.empty(); ++i) {
            pollfd wake{inbox.wake_descriptor(), POLLIN, 0};
            poll(&wake, 1, 100);
            inbox.run_all();
        }
    }
    EXPECT_EQ(heard, std::vector<int>{49});
}

TEST(TextField, IsMendedAsInAShell) {
    TextField field("game.pgn");
    const auto press = [&](Key key) { EXPECT_TRUE(field.handle({key})); };
    const auto type = [&](std::string_view text) {
        for (const char c : text) EXPECT_TRUE(field.handle({Key::character, c}));
    };
    press(Key::left);
    press(Key::left);
    press(Key::backspace);
    EXPECT_EQ(field.text(), "game.gn");
    type("é");
    press(Key::left);
    press(Key::remove);
    EXPECT_EQ(field.text(), "game.gn");
    press(Key::home);
    type("~/my ");
    EXPECT_EQ(field.text(), "~/my game.gn");
    press(Key::end);
    press(Key::erase_word);
    EXPECT_EQ(field.text(), "~/my ");
    press(Key::erase_word);
    EXPECT_EQ(field.text(), "~/");
    press(Key::erase_line);
    EXPECT_EQ(field.text(), "");
    EXPECT_FALSE(field.handle({Key::enter}));
    TextField offered("game.pgn");
    EXPECT_TRUE(offered.handle({Key::character, 'x'}));
    EXPECT_EQ(offered.text(), "x");  // what was offered goes
}

/// What a field of so many columns shows, with the cursor's place as the columns before it.
std::pair<std::string, int> seen(const TextField& field, int width) {
    Grid grid(width, 1, Style{Style::Colours::none, true});
    field.draw(grid, {0, 0, width, 1}, {Role::text, Role::focus});
    int cursor = 0;
    while (cursor < width && grid.at(cursor, 0).look.ink != Role::key) ++cursor;
    return {grid.text(), cursor};
}

TEST(TextField, WideLettersAndAccentsAreSteppedOverWhole) {
    TextField field("");
    EXPECT_TRUE(field.handle({Key::paste, 0, 0, 0, "囲碁 cafe\u0301s"}));
    EXPECT_EQ(seen(field, 20), std::pair(std::string("囲碁 cafe\u0301s_\n"), 10));
    const auto left = [&] { field.handle({Key::left}); };
    left(), left();
    EXPECT_EQ(seen(field, 20), std::pair(std::string("囲碁 cafe\u0301s\n"), 8));
    field.handle({Key::backspace});
    field.handle({Key::remove});
    EXPECT_EQ(field.text(), "囲碁 cas");
    left(), left(), left(), left();
    EXPECT_EQ(seen(field, 20).second, 2);
    field.handle({Key::right});
    EXPECT_EQ(seen(field, 20).second, 4);
    left();
    for (const char byte : std::string_view("e\u0301")) field.handle({Key::character, byte});
    EXPECT_EQ(field.text(), "囲e\u0301碁 cas");
    left();
    EXPECT_EQ(seen(field, 20).second, 2);
}

TEST(TextField, TheCursorIsSeenInNarrowFields) {
    TextField field("");
    field.handle({Key::paste, 0, 0, 0, "囲碁囲碁囲碁"});
    EXPECT_EQ(seen(field, 7), std::pair(std::string("囲碁_\n"), 4));
    field.handle({Key::left});
    EXPECT_EQ(seen(field, 7).second, 4);
    for (int i = 0; i < 9; ++i) {
        field.handle({Key::left});
        const auto [text, cursor] = seen(field, 7);
        EXPECT_LT(cursor, 6) << text;
    }
    EXPECT_EQ(seen(field, 7), std::pair(std::string("囲碁囲\n"), 0));
}

TEST(Grid, AWordThatIsLongerThanALineIsBroken) {
    using Lines = std::vector<std::string>;
    EXPECT_EQ(lines_of("Copied: abcdefghij 2", 8), (Lines{"Copied:", "abcdefgh", "ij 2"}));
    EXPECT_EQ(lines_of("abcdefghijklmnopq", 8), (Lines{"abcdefgh", "ijklmnop", "q"}));
    EXPECT_EQ(lines_of("ääääää bb", 4), (Lines{"ääää", "ää", "bb"}));
    EXPECT_EQ(lines_of("ab cd ef", 5), (Lines{"ab cd", "ef"}));
    EXPECT_TRUE(lines_of(" \n", 5).empty());
}

TEST(Grid, TextWithoutRoomEndsWithAnEllipsis) {
    Grid grid(8, 2, Style{Style::Colours::none, true});
    grid.put_within(0, 0, 5, "abcdef");
    grid.put(4, 1, "ghijkl");
    EXPECT_EQ(grid.text(), "abcd…\n    ghi…\n");
    Grid plain(12, 1, Style{Style::Colours::none, false});
    plain.put(0, 0, "abcdefghijklmnop");
    EXPECT_EQ(plain.text(), "abcdefghi...\n");
}

TEST(Look, WhatStandsOnTheBoardIsSeenWithFewColours) {
    for (const ThemeName theme : {ThemeName::dark, ThemeName::light}) {
        for (const Role ink : {Role::line, Role::dot, Role::black, Role::white, Role::red}) {
            for (const Role paper : {Role::board, Role::target, Role::selected, Role::last}) {
                EXPECT_NE(shade_of(theme, ink).basic, shade_of(theme, paper).basic);
                EXPECT_NE(shade_of(theme, ink).bright, shade_of(theme, paper).bright);
            }
        }
        for (const Role ink : {Role::text, Role::faint, Role::title, Role::key, Role::warning}) {
            for (const Role paper : {Role::screen, Role::bar, Role::focus}) {
                EXPECT_NE(shade_of(theme, ink).basic, shade_of(theme, paper).basic);
                EXPECT_NE(shade_of(theme, ink).bright, shade_of(theme, paper).bright);
            }
        }
    }
}

TEST(Grid, TextThatIsNoGoodTakesOneColumn) {
    Grid grid(6, 1, Style{Style::Colours::none, true});
    grid.put(0, 0, "a\x1b\té\xff");
    EXPECT_EQ(grid.text(), "a??é?\n");
    EXPECT_EQ(shortened("abcdef", 4), "abc…");
}

}  // namespace
}  // namespace quinta::screen
