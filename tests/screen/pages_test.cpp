// Menus, lessons, texts, and what all pages have in common.

#include <filesystem>
#include <random>
#include <string>
#include <string_view>

#include "screen/lesson_page.hpp"
#include "screen/new_game_page.hpp"
#include "screen/pages_fixture.hpp"

namespace quinta::screen {
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
    open("teeko", app::human);
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
    open("teeko", app::human);
    EXPECT_NE(screen(39, 20).find("Quinta needs 40 x 20."), std::string::npos);
    type("y");
    EXPECT_EQ(app().take_clipboard(), std::nullopt);  // nothing is done unseen
    EXPECT_EQ(screen(40, 20).find("Quinta needs"), std::string::npos);
}

TEST_F(PagesTest, EverySizeCanBeDrawn) {
    for (const games::GameInfo& game : games::games()) {
        open(game.name, app::human);
        for (int width = 1; width <= 220; width += 7) {
            for (int height = 1; height <= 70; height += 5) {
                const Grid grid = app().draw(width, height);
                ASSERT_EQ(grid.width(), width);
            }
        }
    }
}

TEST_F(PagesTest, EveryWordOfALessonCanBeRead) {
    for (const games::GameInfo& game : games::games()) {
        for (std::size_t lesson = 0; lesson < learn::lessons(game.name).size(); ++lesson) {
            app().push(std::make_unique<LessonPage>(app(), game.name, lesson));
            for (const LessonStep& step : learn::lessons(game.name)[lesson].steps) {
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
    open("teeko", app::human);
    type("c3");
    press(Key::enter);
    type("Zy");
    press(Key::escape);
    type("l");
    EXPECT_TRUE(shows("1-0")) << screen();
    press(Key::down);
    press(Key::enter);
    EXPECT_TRUE(shows("wins: Red resigned")) << screen();
}

/// Presses 500 keys and buttons at random, or fewer when that ended the program.
void let_cat_press(App& app, unsigned seed) {
    constexpr std::string_view letters = "123456abcdefghijklmnoprstuvwxyzHNOSRTWYZ:[]+-?, ";
    std::mt19937 random(seed);
    const auto below = [&](std::size_t end) { return static_cast<int>(random() % end); };
    app.push(std::make_unique<StartPage>(app));
    int width = 80, height = 24;
    for (int i = 0; i < 500 && !app.is_over(); ++i) {
        Event event{static_cast<Key>(below(static_cast<std::size_t>(Key::wheel_down) + 1))};
        if (below(2) == 0) event.key = Key::character;
        event.character = letters[static_cast<std::size_t>(below(letters.size()))];
        event.x = below(static_cast<std::size_t>(width));
        event.y = below(static_cast<std::size_t>(height));
        app.handle(event);
        app.inbox().run_all();
        app.tick();
        if (below(50) == 0) width = 1 + below(160), height = 1 + below(60);
        ASSERT_EQ(app.draw(width, height).height(), height);
    }
}

TEST_F(PagesTest, ACatMayPressAnything) {
    const std::filesystem::path before = std::filesystem::current_path();
    std::filesystem::current_path(folder_.path());  // it may save games, too
    for (unsigned seed = 1; seed <= 10; ++seed) {
        App fresh{app().style(),   app().saved(),    app().tables(),
                  app().learned(), app().settings(), app().pace()};
        let_cat_press(fresh, seed);
    }
    std::filesystem::current_path(before);
}

TEST_F(PagesTest, AllKeysAreListed) {
    open("stlts", app::human);
    type("?");
    for (const char* help : {"type a move", "take back", "what is proved of each move", "Ctrl-Z"}) {
        EXPECT_NE(screen(80, 60).find(help), std::string::npos) << help;
    }
    press(Key::escape);
    EXPECT_TRUE(shows("White (player 1) to move"));
}

}  // namespace
}  // namespace quinta::screen
