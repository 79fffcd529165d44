// Menus, lessons, texts, and what all pages have in common.

#include <string>

#include "screen/lesson_page.hpp"
#include "screen/new_game_page.hpp"
#include "screen/pages_fixture.hpp"

namespace quinta {
namespace {

TEST_F(PagesTest, TwoEntersStartAGame) {
    app().push(std::make_unique<StartPage>(app()));
    EXPECT_TRUE(shows("What would you like to play?"));
    press(Key::enter);
    EXPECT_TRUE(shows("Start"));
    press(Key::enter);
    EXPECT_TRUE(shows("Black (you) to move"));
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

TEST_F(PagesTest, EveryWordOfALessonCanBeRead) {
    for (const GameInfo& game : games()) {
        for (std::size_t lesson = 0; lesson < lessons(game.name).size(); ++lesson) {
            app().push(std::make_unique<LessonPage>(app(), game.name, lesson));
            for (const LessonStep& step : lessons(game.name)[lesson].steps) {
                std::string seen = screen(40, 20);
                if (seen.find("Tab text") != std::string::npos) {
                    press(Key::tab);
                    seen = screen(40, 20);
                    press(Key::tab);
                }
                for (const std::string& line : lines_of(step.text, 38)) {
                    EXPECT_NE(seen.find(line), std::string::npos) << seen;
                }
                type("n");
            }
        }
    }
}

TEST_F(PagesTest, TheMarkedLineOfALongListIsSeen) {
    app().push(lesson_list(app()));
    for (int i = 0; i < 40; ++i) {
        EXPECT_NE(screen(40, 20).find("▸"), std::string::npos) << screen(40, 20);
        press(i < 30 ? Key::down : Key::up);
    }
}

TEST_F(PagesTest, AFinishedGameIsLoadedAgain) {
    open("teeko", human);
    type("c3");
    press(Key::enter);
    type("Z");
    press(Key::escape);
    type("l");
    EXPECT_TRUE(shows("1-0")) << screen();
    press(Key::down);
    press(Key::enter);
    EXPECT_TRUE(shows("wins: Red resigned")) << screen();
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
