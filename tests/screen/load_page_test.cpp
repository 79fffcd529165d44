// Games of before: found again, filtered, deleted.

#include <string>
#include <string_view>

#include "screen/load_page.hpp"
#include "screen/pages_fixture.hpp"

namespace quinta::screen {
namespace {

class LoadPageTest : public PagesTest {
 protected:
    void keep(std::string_view game, std::string_view first, std::string_view second,
              std::string_view result, std::string_view date) {
        record::Record record;
        record.set_tag("Game", game);
        record.set_tag("First", first);
        record.set_tag("Second", second);
        record.set_tag("Result", result);
        record.set_tag("Date", date);
        ASSERT_TRUE(app().saved().new_slot().store(record));
    }
    void keep_some() {
        keep("teeko", "human", "level3", "0-1", "2026.10.02");
        keep("trike", "level7", "human", "0-1", "2026.10.03");
        keep("taiji", "human", "human", "*", "2026.11.04");
    }
    void open_list() { app().push(std::make_unique<LoadPage>(app(), "teeko")); }
    std::size_t finished() { return app().saved().finished(99).size(); }
};

TEST_F(LoadPageTest, NamesDateOpponentAndResult) {
    keep_some();
    keep("teeko", "human", "level4", "1/2-1/2", "2026.10.04");
    keep("teeko", "level1", "level2", "1-0", "2026.10.05");
    open_list();
    for (const char* line :
         {"2026-11-04  unfinished  two players", "2026-10-03  won         level7",
          "2026-10-02  lost        level3", "2026-10-04  draw        level4",
          "2026-10-05  1-0         level1 – level2", "trike, 0 turns"}) {
        EXPECT_TRUE(shows(line)) << line << "\n" << screen();
    }
    EXPECT_NE(screen(40, 20).find("2026-10-02  lost        level3"), std::string::npos);
}

TEST_F(LoadPageTest, LettersFilterTheGames) {
    keep_some();
    open_list();
    type("Level trike");
    EXPECT_TRUE(shows("level7")) << screen();
    EXPECT_FALSE(shows("level3"));
    EXPECT_FALSE(shows("From a file"));
    type("x");
    EXPECT_TRUE(shows("no game has that")) << screen();
    press(Key::enter);  // there is nothing to be loaded
    EXPECT_TRUE(shows("no game has that"));
    press(Key::backspace);
    EXPECT_TRUE(shows("level7"));
    press(Key::erase_line);
    EXPECT_TRUE(shows("level3"));
    type("2026-10");
    EXPECT_FALSE(shows("two players"));
    press(Key::escape);
    EXPECT_TRUE(shows("two players"));
    EXPECT_TRUE(shows("From a file"));
    type("lost");
    press(Key::enter);
    EXPECT_TRUE(shows("Black (you)")) << screen();
}

TEST_F(LoadPageTest, AGameIsDeletedAfterAQuestion) {
    keep_some();
    open_list();
    EXPECT_FALSE(shows("Del"));  // a file cannot be deleted here
    press(Key::remove);
    EXPECT_FALSE(shows("Delete this game?"));
    type("level3");
    press(Key::remove);
    EXPECT_TRUE(shows("Delete this game?")) << screen();
    type("n");
    EXPECT_FALSE(shows("Delete this game?"));
    EXPECT_TRUE(shows("level3"));
    EXPECT_EQ(finished(), 2U);
    press(Key::remove);
    type("y");
    EXPECT_TRUE(shows("The game is deleted.")) << screen();
    EXPECT_EQ(finished(), 1U);
    EXPECT_TRUE(shows("no game has that")) << screen();
    press(Key::escape);
    press(Key::down);
    press(Key::remove);
    press(Key::enter);  // means no as well
    EXPECT_EQ(unfinished(), 1U);
    press(Key::remove);
    type("y");
    EXPECT_EQ(unfinished(), 0U);
    EXPECT_TRUE(shows("level7")) << screen();
}

TEST_F(LoadPageTest, AGameThatIsOpenIsNotDeleted) {
    open("teeko", app::human);
    play("c3");
    type("Zy");  // over, and still on the screen
    type("O");
    press(Key::down);
    press(Key::remove);
    type("y");
    EXPECT_TRUE(shows("That game is open just now.")) << screen();
    EXPECT_EQ(finished(), 1U);
}

}  // namespace
}  // namespace quinta::screen
