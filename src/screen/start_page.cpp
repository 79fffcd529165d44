#include "screen/start_page.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "games/games.hpp"
#include "screen/app.hpp"
#include "screen/game_screen.hpp"
#include "screen/lesson_page.hpp"
#include "screen/load_page.hpp"
#include "screen/new_game_page.hpp"
#include "screen/puzzle_page.hpp"
#include "screen/rules_screen.hpp"

namespace quinta::screen {

void StartPage::enter() {
    std::vector<Item> items;
    const std::string last_game = app().settings().text("game", games::games()[0].name);
    for (const games::GameInfo& game : games::games()) {
        const auto number = static_cast<int>(items.size());
        items.push_back({std::string(game.title), std::string(game.summary),
                         [this, &game] { app().push(std::make_unique<NewGamePage>(app(), game)); },
                         static_cast<char>('1' + number)});
        if (game.name == last_game && selected() < static_cast<int>(games::games().size()))
            select(number);
    }
    const std::vector<app::SavedGames::Game> unfinished = app().saved().unfinished();
    const auto add = [&](std::string_view text, std::string note, char key,
                         std::function<void()> run) {
        items.push_back({std::string(text), std::move(note), std::move(run), key,
                         items.size() == games::games().size()});
    };
    if (!unfinished.empty()) {
        add("Continue", app::describe(unfinished[0].record), 'c', [this] { continue_last(); });
    }
    add("Load", "a game of before, or one from a file", 'l',
        [this] { app().push(std::make_unique<LoadPage>(app(), app().settings().text("game"))); });
    add("Rules", "of each game, with drawn examples", 'r',
        [this] { app().push(std::make_unique<RulesScreen>(app(), games::games()[0].name)); });
    add("Lessons", "learn a game step by step", 'e', [this] { app().push(lesson_list(app())); });
    add("Puzzles", "find the winning move", 'p', [this] { app().push(puzzle_list(app())); });
    add("Theme", concat("now ", name_of(app().theme())), 't', [this] {
        app().switch_theme();
        enter();
    });
    add("Quit", "", 'q', [this] { app().quit(); });
    set_items(std::move(items));
}

void StartPage::leave() { app().say("q quits."); }

void StartPage::continue_last() {
    std::optional<app::SavedGames::Taken> last = app().saved().take_last();
    if (!last) return app().warn(sentence(app::why_none_to_continue(app().saved())));
    const Result<> taken = take_up(app(), last->record, std::move(last->slot));
    if (!taken) app().warn(taken.error());
}

Result<> take_up(App& app, const record::Record& record, app::SavedGames::Slot slot) {
    Result<app::Resumed> resumed = app::resume(record);
    if (!resumed) return resumed.failure();
    if (!resumed->warning.empty() && resumed->session->ply() == 0) {
        return Error{concat("This cannot be played: ", resumed->warning)};
    }
    Result<app::Game> game =
        app::Game::open(app::GameTree::of(record, std::move(resumed->session)),
                        std::move(resumed->seating), std::move(slot), app.tables());
    if (!game) return game.failure();
    if (resumed->is_lost_on_time) game->note_lost_on_time();
    app.pop_to_start();
    app.push(std::make_unique<GameScreen>(app, std::move(*game)));
    if (!resumed->warning.empty()) app.warn(concat("The record is wrong: ", resumed->warning));
    return {};
}

Result<> open_records(App& app, std::string_view text, std::string_view origin,
                      std::string_view game) {
    const record::RecordFile file = record::read_records(text, game);
    if (file.records.empty() ||
        (file.records.size() == 1 && file.records[0].moves.empty() && file.error)) {
        return Error{file.error ? concat(origin, ": ", file.error->text)
                                : concat(origin, " holds no game.")};
    }
    if (file.records.size() == 1) return take_up(app, file.records[0], app.saved().new_slot());
    std::vector<ListPage::Item> items;
    for (const record::Record& record : file.records) {
        items.push_back({app::describe(record), std::string(record.tag("Result")), [&app, record] {
                             const Result<> taken = take_up(app, record, app.saved().new_slot());
                             if (!taken) app.warn(taken.error());
                         }});
    }
    app.push(std::make_unique<ListPage>(app, concat("The games of ", origin), std::move(items)));
    if (file.error) app.warn(concat(origin, ": ", file.error->text));
    return {};
}

bool StartPage::handle(const Event& event) {
    if (event.key != Key::paste) return ListPage::handle(event);
    const Result<> opened = open_records(app(), event.text, "What was pasted",
                                         app().settings().text("game", games::games()[0].name));
    if (!opened) app().warn(opened.error());
    return true;
}

}  // namespace quinta::screen
