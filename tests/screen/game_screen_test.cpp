// Games at a table.

#include <string>

#include "screen/new_game_page.hpp"
#include "screen/pages_fixture.hpp"

namespace quinta::screen {
namespace {

TEST_F(PagesTest, TheBottomLineShowsOnlyKeysThatWork) {
    open("teeko", app::human);
    for (const char* hint : {"u undo", "r redo", "[ back", "] forward", "Esc cancel"}) {
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
    open("teeko", app::human);
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
    play("zz");
    EXPECT_TRUE(shows("zz"));
    EXPECT_TRUE(shows("Black (player 1) to move"));
}

TEST_F(PagesTest, EscapeLetsGoBeforeItLeaves) {
    open("neutreeko", app::human);
    screen();
    press(Key::down);
    for (int i = 0; i < 4; ++i) press(Key::down);  // to the bottom row
    for (int i = 0; i < 4; ++i) press(Key::left);
    press(Key::right);  // b1, a black piece
    press(Key::enter);
    EXPECT_TRUE(shows("Esc cancel"));
    press(Key::escape);
    EXPECT_FALSE(shows("Esc cancel"));
    press(Key::escape);
    EXPECT_TRUE(shows("What would you like to play?"));
}

TEST_F(PagesTest, UndoRedoAndVariations) {
    open("teeko", app::human);
    play("c3");
    play("d3");
    type("u");
    EXPECT_TRUE(shows("Red (player 2) to move"));
    type("r");
    EXPECT_TRUE(shows("Black (player 1) to move"));
    type("u");
    play("b2");
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
    play("a1-d4");
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
    type("W");
    EXPECT_TRUE(wait_for("White (you) to move")) << screen();
}

TEST_F(PagesTest, ResigningEndsTheGameAndIsTakenBack) {
    open("teeko", app::human);
    type("Zy");
    EXPECT_TRUE(shows("Red (player 2) wins: "));
    type("u");
    EXPECT_TRUE(shows("Black (player 1) to move")) << screen();
}

TEST_F(PagesTest, SavesAndLoadsAFile) {
    open("trike side=4", app::human);
    play("a1");
    play("swap");
    const std::string file = (folder_.path() / "game.pgn").string();
    type("S");
    type(file);
    press(Key::enter);
    EXPECT_TRUE(shows("Saved to")) << screen();
    type("S");
    type(file);
    press(Key::enter);
    EXPECT_TRUE(shows("Enter again")) << screen();
    press(Key::escape);
    type("O");
    press(Key::enter);
    type(file + "x");
    press(Key::enter);
    EXPECT_TRUE(shows("cannot read")) << screen();
    press(Key::backspace);
    press(Key::enter);
    EXPECT_TRUE(shows("swap")) << screen();
    EXPECT_TRUE(shows("White (player 1) to move")) << screen();
}

TEST_F(PagesTest, PanelsDoNotMakeTheBoardTiny) {
    open("teeko", app::human);
    EXPECT_NE(screen(60, 24).find("Players"), std::string::npos);
    EXPECT_EQ(screen(50, 24).find("Players"), std::string::npos) << screen(50, 24);
    press(Key::tab);
    EXPECT_NE(screen(50, 24).find("Players"), std::string::npos);
}

TEST_F(PagesTest, CopiesThePosition) {
    open("teeko", app::human);
    type("y");
    EXPECT_EQ(app().take_clipboard(), "5/5/5/5/5 1");
    EXPECT_EQ(app().take_clipboard(), std::nullopt);
}

TEST_F(PagesTest, CopiesTheRecord) {
    open("teeko", app::human);
    play("c3");
    type("Y");
    const record::RecordFile file = record::read_records(app().take_clipboard().value_or(""));
    ASSERT_EQ(file.records.size(), 1U);
    EXPECT_EQ(file.records[0].tag("Game"), "teeko");
    EXPECT_EQ(file.records[0].moves.at(0).text, "c3");
}

/// All of it can be read where the terminal does not know how to copy.
TEST_F(PagesTest, AWholePositionIsOnTheScreenWhenItIsCopied) {
    open("stlts", app::human);
    type("y");
    std::string position = app().take_clipboard().value_or(""), seen = screen(80, 40);
    ASSERT_GT(position.size(), 80U);
    for (std::string* text : {&position, &seen}) {
        std::erase_if(*text, [](char c) { return c == ' ' || c == '\n'; });
    }
    EXPECT_NE(seen.find(position), std::string::npos) << screen(80, 40);
}

TEST_F(PagesTest, ValuesStandOnTheBoard) {
    open("neutreeko board=4x4", app::human);
    type("v");
    EXPECT_TRUE(wait_for("D")) << screen();
}

TEST_F(PagesTest, AHintSaysWhetherItIsProved) {
    open("neutreeko board=4x4", app::human);
    type("H");
    EXPECT_TRUE(wait_for("(proved).")) << screen();
}

TEST_F(PagesTest, NothingIsGivenAwayWhileAPersonPlays) {
    app().settings().set("analysis", "");
    open("neutreeko board=4x4", app::human);
    type(":a1-b1");
    EXPECT_FALSE(shows("Analysis"));
    press(Key::escape);
    type("Zy");  // once it is over, everybody may know
    EXPECT_TRUE(shows("Analysis")) << screen();
    open("neutreeko board=4x4", "level1", "level1");
    EXPECT_TRUE(shows("Analysis")) << screen();
}

TEST_F(PagesTest, SeveralLinesAreShownWithWhatTheyAreWorth) {
    app().settings().set_on("analysis", true);
    open("neutreeko board=4x4", app::human);
    EXPECT_TRUE(wait_for("Black: draws (proved)")) << screen();
    EXPECT_FALSE(shows("D    "));
    type("XX");
    EXPECT_EQ(app().settings().text("lines"), "3");
    const auto lines = [&] {
        int count = 0;
        const std::string seen = screen();
        for (std::size_t at = 0; (at = seen.find(" D    ", at)) != std::string::npos; ++at) ++count;
        return count;
    };
    for (int i = 0; i < 600 && lines() < 3; ++i) wait_for("never", 1);
    EXPECT_EQ(lines(), 3) << screen();
    type("XXX");
    EXPECT_TRUE(shows("The best line is shown."));
}

/// The text with one blank for many.
std::string squeezed(const std::string& text) {
    std::string out;
    for (const char c : text) {
        if (c != ' ' || out.empty() || out.back() != ' ') out += c;
    }
    return out;
}

TEST_F(PagesTest, TheBoardIsTurnedRound) {
    open("teeko", app::human);
    const auto seen = [&] { return squeezed(screen()); };
    EXPECT_NE(seen().find("a b c d e"), std::string::npos) << screen();
    type("V");
    EXPECT_NE(seen().find("e d c b a"), std::string::npos) << screen();
    EXPECT_LT(seen().find("\n 1 │"), seen().find("\n 5 │")) << screen();  // from the top
    type("V");
    EXPECT_NE(seen().find("a b c d e"), std::string::npos) << screen();
}

TEST_F(PagesTest, OnATurnedBoardArrowsGoWhereTheyPoint) {
    open("teeko", app::human);
    type("V");
    screen();
    press(Key::right);  // the cursor appears in the middle, on c3
    press(Key::right);
    press(Key::up);
    press(Key::enter);
    EXPECT_TRUE(shows("1.  b2")) << screen();
}

TEST_F(PagesTest, WhoeverRunsOutOfTimeLoses) {
    open("teeko", app::human, app::human, app::ClockRule{std::chrono::seconds(1), {}});
    EXPECT_TRUE(shows("0:01.0"));
    EXPECT_NE(screen(40, 20).find("0:01.0–0:01.0"), std::string::npos) << screen(40, 20);
    play("c3");
    EXPECT_TRUE(shows("Red (player 2) to move"));
    play("d3");
    EXPECT_TRUE(wait_for("Red (player 2) wins: Black ran out of time.")) << screen();
    press(Key::escape);
    type("l");
    EXPECT_TRUE(shows("0-1")) << screen();
    press(Key::down);
    press(Key::enter);
    EXPECT_TRUE(shows("Red (player 2) wins: Black ran out of time.")) << screen();
}

TEST_F(PagesTest, AClockIsChosenBeforeTheGame) {
    app().push(std::make_unique<NewGamePage>(app(), games::game_info("teeko")));
    EXPECT_TRUE(shows("clock     ← none →")) << screen();
    press(Key::up);  // from Start to the last line
    for (int i = 0; i < 10 && !shows("▸ clock"); ++i) press(Key::up);
    press(Key::right);
    EXPECT_TRUE(shows("clock     ← 1 min + 1 s →")) << screen();
    press(Key::left);
    press(Key::left);
    EXPECT_TRUE(shows("clock     ← 30 min + 20 s →")) << screen();
    type("s");
    EXPECT_TRUE(shows("30:00")) << screen();
}

TEST_F(PagesTest, TheGraphFillsByItself) {
    app().settings().set("analysis", "");
    open("neutreeko board=4x4", app::human);
    const std::string moves[] = {"c1-c4", "b1-b4", "c4-c1", "b4-b1"};
    for (const std::string& move : moves) {
        type(":" + move);
        press(Key::enter);
    }
    type("Zy");
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

}  // namespace
}  // namespace quinta::screen
