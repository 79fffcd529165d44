#include "screen/screen.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "screen/curses_screen.hpp"
#include "screen/signals.hpp"
#include "solver/table_store.hpp"

namespace quinta::screen {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// Waits for keys, signals and thoughts, and shows what comes of them.
class Loop {
 public:
    Loop(App& app, CursesScreen& screen, Signals& signals)
        : app_(app), screen_(screen), signals_(signals) {}

    int run() {
        last_tick_ = Clock::now();
        while (!app_.is_over() && signals_.ending() == 0) {
            screen_.show(app_.draw(screen_.width(), screen_.height()), app_.theme());
            if (const auto text = app_.take_clipboard()) screen_.copy(*text);
            if (!wait()) return SIGHUP;
        }
        return signals_.ending();
    }

 private:
    /// One wait, and all that ended it; false when the terminal is gone.
    bool wait() {
        std::array<pollfd, 3> sources = {{{STDIN_FILENO, POLLIN, 0},
                                          {app_.inbox().wake_descriptor(), POLLIN, 0},
                                          {signals_.wake_descriptor(), POLLIN, 0}}};
        poll(sources.data(), sources.size(), time_left());
        signals_.clear_wake();
        if (signals_.ending() != 0) return true;
        obey_signals();
        app_.inbox().run_all();
        if ((sources[0].revents & (POLLHUP | POLLERR | POLLNVAL)) != 0) return false;
        while (const std::optional<Event> event = screen_.read()) {
            app_.handle(*event);
            if (app_.is_over()) return true;
        }
        const milliseconds patience = app_.patience();
        if (patience.count() > 0 && Clock::now() - last_tick_ >= patience) {
            last_tick_ = Clock::now();
            app_.tick();
        }
        return true;
    }

    int time_left() const {
        const milliseconds patience = app_.patience();
        if (patience.count() == 0) return -1;
        const auto left =
            std::chrono::duration_cast<milliseconds>(last_tick_ + patience - Clock::now());
        return static_cast<int>(std::max<milliseconds::rep>(1, left.count() + 1));
    }

    void obey_signals() {
        if (signals_.take_suspend()) {
            screen_.leave();
            signals_.stop_here();
            signals_.take_return();
            screen_.come_back();
        }
        if (signals_.take_return()) screen_.come_back();
        if (signals_.take_resize()) screen_.resize();
    }

    App& app_;
    CursesScreen& screen_;
    Signals& signals_;
    Clock::time_point last_tick_;
};

}  // namespace

bool has_screen() {
    const char* term = std::getenv("TERM");
    const std::string_view name = term == nullptr ? "" : term;
    return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && !name.empty() &&
           name != "dumb";
}

Result<int> run_screen(Style style, milliseconds pace, const OpenPages& open) {
    Signals signals;
    int signal = 0;
    std::string farewell;
    {
        Result<std::unique_ptr<CursesScreen>> screen = CursesScreen::open(style);
        if (!screen) return screen.failure();
        App app((*screen)->style(), app::SavedGames::in_state_directory(),
                solver::TableStore::in_cache_directory(), app::LearningLog::in_state_directory(),
                Settings::in_config_directory(), pace);
        open(app);
        signal = Loop(app, **screen, signals).run();
        farewell = app.farewell();
        screen->reset();  // the terminal first: a thread may need a moment to end
    }
    std::fputs(on_screen(farewell, style).c_str(), stdout);
    std::fflush(stdout);
    return signal;
}

}  // namespace quinta::screen
