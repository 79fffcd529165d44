#include <gtest/gtest.h>
#include <poll.h>

#include <string>

#include "base/temporary_folder.hpp"
#include "games/registry.hpp"
#include "screen/app.hpp"
#include "screen/new_game_page.hpp"
#include "screen/start_page.hpp"
#include "screen/table_page.hpp"

namespace quinta {
namespace {

using std::chrono::milliseconds;

/// The program without a terminal: keys go in, the grid comes out.
class PagesTest : public testing::Test {
 protected:
    PagesTest() {
        setenv("XDG_CACHE_HOME", folder_.path().c_str(), 1);
        app().settings().set_on("analysis", false);
    }

    App& app() { return app_; }
    std::string screen(int width = 80, int height = 24) { return app_.draw(width, height).text(); }
    bool shows(std::string_view text) { return screen().find(text) != std::string::npos; }
    void press(Key key) { app_.handle({key}); }
    void type(std::string_view keys) {
        for (const char key : keys) app_.handle({Key::character, key});
    }
    void click(int x, int y) { app_.handle({Key::click, 0, x, y}); }
    /// Waits for what threads have to say, until the screen shows something.
    bool wait_for(std::string_view text, int rounds = 600) {
        for (int i = 0; i < rounds && !shows(text); ++i) {
            pollfd wake{app_.inbox().wake_descriptor(), POLLIN, 0};
            poll(&wake, 1, 100);
            app_.inbox().run_all();
        }
        return shows(text);
    }
    TablePage& open(std::string_view game, std::string_view second,
                    std::string_view first = human) {
        Seating seating;
        seating.players = {std::string(first), std::string(second)};
        auto page = std::make_unique<TablePage>(
            app_, Setting{GameTree(*new_session(game)), seating, app_.saved().new_slot()});
        TablePage& table = *page;
        app_.push(std::make_unique<StartPage>(app_));
        app_.push(std::move(page));
        return table;
    }
    std::size_t unfinished() { return app_.saved().unfinished().size(); }

    TemporaryFolder folder_;
    App app_{Style{Style::Colours::many, true}, SavedGames(folder_.path() / "state"),
             LearnLog(folder_.path() / "state"), Settings(folder_.path() / "settings"),
             milliseconds(0)};
};

TEST_F(PagesTest, TwoEntersStartAGame) {
    app().push(std::make_unique<StartPage>(app()));
    EXPECT_TRUE(shows("What would you like to play?"));
    press(Key::enter);
    EXPECT_TRUE(shows("Start"));
    press(Key::enter);
    EXPECT_TRUE(shows("Black (you) to move"));
}

TEST_F(PagesTest, TheBottomLineShowsOnlyKeysThatWork) {
    open("teeko", human);
    for (const char* hint : {"u undo", "r redo", "[ back", "] forward", "let go"}) {
        EXPECT_FALSE(shows(hint)) << hint;
    }
    type("c3");
    press(Key::enter);
    EXPECT_TRUE(shows("u undo"));
    type("u");
    EXPECT_TRUE(shows("r redo"));
    EXPECT_FALSE(shows("u undo"));
    const std::string last = screen().substr(screen().rfind('\n', screen().size() - 2));
    EXPECT_NE(last.find("? all"), std::string::npos);
}

TEST_F(PagesTest, MovesAreTypedWalkedAndClicked) {
    open("teeko", human);
    screen();
    type("c3");
    EXPECT_TRUE(shows("Move: c3"));
    press(Key::enter);
    EXPECT_TRUE(shows("Red (player 2) to move"));
    press(Key::right);  // the cursor appears in the middle, on c3
    press(Key::right);
    press(Key::enter);
    EXPECT_TRUE(shows("1.  c3          d3"));
    screen();
    type(":zz");
    press(Key::enter);
    EXPECT_TRUE(shows("zz"));
    EXPECT_TRUE(shows("Black (player 1) to move"));
}

TEST_F(PagesTest, EscapeLetsGoBeforeItLeaves) {
    open("neutreeko", human);
    screen();
    press(Key::down);
    for (int i = 0; i < 4; ++i) press(Key::down);  // to the bottom row
    for (int i = 0; i < 4; ++i) press(Key::left);
    press(Key::right);  // b1, a black piece
    press(Key::enter);
    EXPECT_TRUE(shows("let go"));
    press(Key::escape);
    EXPECT_FALSE(shows("let go"));
    press(Key::escape);
    EXPECT_TRUE(shows("What would you like to play?"));
}

TEST_F(PagesTest, UndoRedoAndVariations) {
    open("teeko", human);
    type(":c3");
    press(Key::enter);
    type(":d3");
    press(Key::enter);
    type("u");
    EXPECT_TRUE(shows("Red (player 2) to move"));
    type("r");
    EXPECT_TRUE(shows("Black (player 1) to move"));
    type("u");
    type(":b2");
    press(Key::enter);
    EXPECT_TRUE(shows("( 1… d3 )")) << screen();
    EXPECT_TRUE(shows("c3          b2")) << screen();
    press(Key::home);
    EXPECT_TRUE(shows("Black (player 1) to move"));
    press(Key::end);
    EXPECT_TRUE(shows("Black (player 1) to move"));
    ASSERT_EQ(unfinished(), 0U);  // it is being played
}

TEST_F(PagesTest, TheComputerAnswersInTheBackground) {
    open("neutreeko board=4x4", "level2");
    type(":a1-d4");
    press(Key::enter);
    EXPECT_TRUE(wait_for("Black (you) to move")) << screen();
}

TEST_F(PagesTest, TwoComputersPauseAndGoOn) {
    open("taiji size=4", "random", "random");
    type("p");
    EXPECT_TRUE(shows("paused"));
    type("p");
    EXPECT_TRUE(wait_for("wins: ")) << screen();
    EXPECT_TRUE(shows("Enter again"));
}

TEST_F(PagesTest, SwapGivesTheOtherSide) {
    open("neutreeko board=4x4", "random");
    type("w");
    EXPECT_TRUE(wait_for("White (you) to move")) << screen();
}

TEST_F(PagesTest, ResigningEndsTheGameAndIsTakenBack) {
    open("teeko", human);
    type("Z");
    EXPECT_TRUE(shows("Red (player 2) wins: "));
    type("u");
    EXPECT_TRUE(shows("Black (player 1) to move")) << screen();
}

TEST_F(PagesTest, SavesAndLoadsAFile) {
    open("trike side=4", human);
    type(":a1");
    press(Key::enter);
    type(":swap");
    press(Key::enter);
    const std::string file = (folder_.path() / "game.pgn").string();
    type("s");
    type(file);
    press(Key::enter);
    EXPECT_TRUE(shows("Saved to")) << screen();
    type("s");
    type(file);
    press(Key::enter);
    EXPECT_TRUE(shows("Enter again")) << screen();
    press(Key::escape);
    type("of");
    type(file + "x");
    press(Key::enter);
    EXPECT_TRUE(shows("cannot read")) << screen();
    press(Key::backspace);
    press(Key::enter);
    EXPECT_TRUE(shows("swap")) << screen();
    EXPECT_TRUE(shows("White (player 1) to move")) << screen();
}

TEST_F(PagesTest, SetsUpAPositionByHand) {
    open("teeko", human);
    type("t");
    EXPECT_TRUE(shows("This can be played"));
    press(Key::enter);
    EXPECT_TRUE(shows("5/5/2b2/5/5 1"));
    EXPECT_TRUE(shows("Not yet: "));
    type("t");
    EXPECT_TRUE(shows("This can be played")) << screen();
    type("s");
    EXPECT_TRUE(shows("Red (player 2) to move"));
    EXPECT_TRUE(shows("set up"));
}

TEST_F(PagesTest, CopiesThePosition) {
    open("teeko", human);
    type("y");
    EXPECT_EQ(app().take_clipboard(), "5/5/5/5/5 1");
    EXPECT_EQ(app().take_clipboard(), std::nullopt);
}

TEST_F(PagesTest, ValuesStandOnTheBoard) {
    open("neutreeko board=4x4", human);
    type("v");
    EXPECT_TRUE(wait_for("D")) << screen();
}

TEST_F(PagesTest, AHintSaysWhetherItIsProved) {
    open("neutreeko board=4x4", human);
    type("i");
    EXPECT_TRUE(wait_for("(proved).")) << screen();
}

TEST_F(PagesTest, NothingIsGivenAwayWhileAPersonPlays) {
    app().settings().set("analysis", "");
    open("neutreeko board=4x4", human);
    type(":a1-b1");
    EXPECT_FALSE(shows("Analysis"));
    press(Key::escape);
    type("Z");  // once it is over, everybody may know
    EXPECT_TRUE(shows("Analysis")) << screen();
    open("neutreeko board=4x4", "level1", "level1");
    EXPECT_TRUE(shows("Analysis")) << screen();
}

TEST_F(PagesTest, TheGraphFillsByItself) {
    app().settings().set("analysis", "");
    open("neutreeko board=4x4", human);
    const std::string moves[] = {"c1-c4", "b1-b4", "c4-c1", "b4-b1"};
    for (const std::string& move : moves) {
        type(":" + move);
        press(Key::enter);
    }
    type("Z");
    const auto proved = [&] {
        int count = 0;
        const Grid grid = app().draw(120, 40);
        for (int y = 0; y < 40; ++y) {
            for (int x = 70; x < 120; ++x) count += grid.at(x, y).glyph == "█" ? 1 : 0;
        }
        return count;
    };
    for (int i = 0; i < 600 && proved() < 5; ++i) wait_for("never", 1);
    EXPECT_EQ(proved(), 5) << screen(120, 40);
}

TEST_F(PagesTest, ASmallScreenSaysSo) {
    open("teeko", human);
    EXPECT_NE(screen(39, 20).find("Quinta needs 40 x 20."), std::string::npos);
    type("y");
    EXPECT_EQ(app().take_clipboard(), std::nullopt);  // nothing is done unseen
    EXPECT_EQ(screen(40, 20).find("Quinta needs"), std::string::npos);
}

TEST_F(PagesTest, EverySizeCanBeDrawn) {
    for (const GameInfo& game : games()) {
        open(game.name, human);
        for (int width = 1; width <= 220; width += 7) {
            for (int height = 1; height <= 70; height += 5) {
                const Grid grid = app().draw(width, height);
                ASSERT_EQ(grid.width(), width);
            }
        }
    }
}

TEST_F(PagesTest, AllKeysAreListed) {
    open("stlts", human);
    type("?");
    for (const char* help : {"type a move", "take back", "what is proved of each move", "Ctrl-Z"}) {
        EXPECT_NE(screen(80, 60).find(help), std::string::npos) << help;
    }
    press(Key::escape);
    EXPECT_TRUE(shows("White (player 1) to move"));
}

}  // namespace
}  // namespace quinta
