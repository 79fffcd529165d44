#pragma once

#include <gtest/gtest.h>
#include <poll.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/temporary_folder.hpp"
#include "games/games.hpp"
#include "screen/app.hpp"
#include "screen/game_screen.hpp"
#include "screen/start_page.hpp"

namespace quinta::screen {

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
    void play(std::string_view move) {
        type(":");
        type(move);
        press(Key::enter);
    }
    void click(int x, int y) { app_.handle({Key::click, 0, x, y}); }
    /// Waits for what threads have to say, and for the clock, until the screen shows something.
    bool wait_for(std::string_view text, int rounds = 600) {
        for (int i = 0; i < rounds && !shows(text); ++i) {
            pollfd wake{app_.inbox().wake_descriptor(), POLLIN, 0};
            poll(&wake, 1, 100);
            app_.inbox().run_all();
            app_.tick();
        }
        return shows(text);
    }
    GameScreen& open(std::string_view game, std::string_view second,
                     std::string_view first = app::human,
                     std::optional<app::ClockRule> clock = {}) {
        app::Seating seating;
        seating.players = {std::string(first), std::string(second)};
        if (clock) seating.clock = app::Clock(*clock);
        auto page = std::make_unique<GameScreen>(
            app_, std::move(*app::Game::open(app::GameTree(*games::new_session(game)), seating,
                                             app_.saved().new_slot(), app_.tables())));
        GameScreen& screen = *page;
        app_.push(std::make_unique<StartPage>(app_));
        app_.push(std::move(page));
        return screen;
    }
    std::size_t unfinished() { return app_.saved().unfinished().size(); }

    TemporaryFolder folder_;
    App app_{Style{Style::Colours::many, true},        app::SavedGames(folder_.path() / "state"),
             solver::TableStore::in_cache_directory(), app::LearningLog(folder_.path() / "state"),
             Settings(folder_.path() / "settings"),    std::chrono::milliseconds(0)};
};

}  // namespace quinta::screen
