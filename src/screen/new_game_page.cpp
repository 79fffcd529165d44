#include "screen/new_game_page.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "players/player.hpp"
#include "screen/app.hpp"
#include "screen/game_screen.hpp"
#include "screen/rules_screen.hpp"
#include "terminal/canvas.hpp"

namespace quinta::screen {
namespace {

/// The place `step` places further in a ring of `count`.
int around(int place, int step, int count) { return (place + step % count + count) % count; }

}  // namespace

NewGamePage::NewGamePage(App& app, const games::GameInfo& game)
    : Page(app), wanted_(game, app.settings().text("level")) {}

void NewGamePage::change_option(const OptionSpec& spec, int step) {
    std::vector<std::string> values;
    if (spec.standard.empty()) values.emplace_back();
    for (const std::string_view choice : spec.choices) values.emplace_back(choice);
    for (int i = spec.least; spec.is_number() && i <= spec.most; ++i)
        values.push_back(std::to_string(i));
    const auto now = std::ranges::find(values, wanted_.option_value(spec)) - values.begin();
    const int place = around(static_cast<int>(now), step, static_cast<int>(values.size()));
    const std::string& value = values[static_cast<std::size_t>(place)];
    for (const app::NewGame::Reset& reset : wanted_.set_option(spec, value)) {
        app().say(concat(reset.option->name, " is set back: ", reset.reason));
    }
}

void NewGamePage::add_options(std::vector<Row>& rows) {
    for (const OptionSpec& spec : *wanted_.game().options) {
        const std::string_view value = wanted_.option_value(spec);
        rows.push_back({std::string(spec.name), std::string(value.empty() ? "as usual" : value),
                        std::string(spec.summary),
                        [this, &spec](int step) { change_option(spec, step); }});
    }
}

NewGamePage::Row NewGamePage::level_row(std::string label, std::string& level) {
    const std::vector<players::PlayerInfo> players = players::players_of(wanted_.game().name);
    const auto now = std::ranges::find(players, level, &players::PlayerInfo::name);
    return {std::move(label), level, std::string(now == players.end() ? "" : now->summary),
            [players, &level](int step) {
                const auto place =
                    std::ranges::find(players, level, &players::PlayerInfo::name) - players.begin();
                const int next =
                    around(static_cast<int>(place), step, static_cast<int>(players.size()));
                level = players[static_cast<std::size_t>(next)].name;
            }};
}

NewGamePage::Row NewGamePage::clock_row() {
    const std::vector<app::ClockRule>& all = app::usual_clocks();
    return {"clock", wanted_.clock ? wanted_.clock->words() : "none",
            wanted_.clock ? "whoever runs out of time loses" : "think as long as you like",
            [this, &all](int step) {
                const auto found =
                    wanted_.clock ? std::ranges::find(all, *wanted_.clock) - all.begin() + 1 : 0;
                const int next =
                    around(static_cast<int>(found), step, static_cast<int>(all.size()) + 1);
                wanted_.clock.reset();
                if (next > 0) wanted_.clock = all[static_cast<std::size_t>(next - 1)];
            }};
}

void NewGamePage::add_players(std::vector<Row>& rows) {
    const auto add = [&rows]<class Value>(std::string label, std::array<std::string_view, 3> names,
                                          Value& value, std::string note) {
        rows.push_back({std::move(label), std::string(names[static_cast<std::size_t>(value)]),
                        std::move(note), [&value](int step) {
                            value = static_cast<Value>(around(static_cast<int>(value), step, 3));
                        }});
    };
    add("players", {"you and the computer", "two people", "two computers"}, wanted_.mode,
        "who plays");
    if (wanted_.mode == Mode::human_and_computer) {
        add("begins", {"you", "the computer", "draw lots"}, wanted_.beginner,
            concat("with ", wanted_.game().colours[0].name));
        rows.push_back(level_row("computer", wanted_.levels[0]));
    } else if (wanted_.mode == Mode::computers) {
        for (std::size_t i = 0; i < 2; ++i) {
            rows.push_back(level_row(lower(wanted_.game().colours[i].name), wanted_.levels[i]));
        }
    }
    rows.push_back(clock_row());
}

std::vector<NewGamePage::Row> NewGamePage::rows() {
    std::vector<Row> rows;
    add_players(rows);
    add_options(rows);
    return rows;
}

void NewGamePage::draw(Grid& grid, const Rect& area) {
    const std::vector<Row> all = rows();
    selected_ = std::min(selected_, static_cast<int>(all.size()));
    const int width = std::min(area.width - 2, 76), x = area.x + (area.width - width) / 2;
    int y = area.y + std::max(0, (area.height - static_cast<int>(all.size()) - 8) / 3);
    grid.put(x, ++y, wanted_.game().title, {Role::title, Role::screen, true});
    for (const std::string& line : lines_of(wanted_.game().summary, width))
        grid.put(x, ++y, line, {Role::faint});
    y += 2;
    places_.assign(all.size() + 1, {});
    const auto paper = [&](int i) { return i == selected_ ? Role::focus : Role::screen; };
    places_[0] = {x, y, 14, 1};
    grid.fill(places_[0], {Role::text, paper(0)});
    grid.put(x, y, selected_ == 0 ? "▸ Start" : "  Start", {Role::key, paper(0), true});
    y += 2;
    for (int i = 1; i <= static_cast<int>(all.size()); ++i, ++y) {
        const Row& row = all[static_cast<std::size_t>(i - 1)];
        places_[static_cast<std::size_t>(i)] = {x, y, width, 1};
        grid.fill(places_[static_cast<std::size_t>(i)], {Role::text, paper(i)});
        grid.put(x, y, i == selected_ ? "▸" : " ", {Role::key, paper(i), true});
        grid.put(x + 2, y, row.label, {Role::text, paper(i)});
        const int end = grid.put(x + 12, y, concat("← ", row.value, " →"),
                                 {Role::key, paper(i), i == selected_});
        const int note = std::max(end + 2, x + 37);
        constexpr int least_note = 12;  // less than that says nothing
        if (x + width - note < least_note) continue;
        grid.put_within(note, y, x + width - note, shortened(row.note, x + width - note),
                        {Role::faint, paper(i)});
    }
    if (selected_ == 0) return;
    // All that is said of the marked line, which may have no room for it.
    ++y;
    for (const std::string& line :
         lines_of(all[static_cast<std::size_t>(selected_ - 1)].note, width)) {
        if (y < area.bottom()) grid.put(x, y++, line);
    }
}

void NewGamePage::change(int step) {
    const std::vector<Row> all = rows();
    if (selected_ > 0) all[static_cast<std::size_t>(selected_ - 1)].change(step);
}

void NewGamePage::move(int lines) { selected_ = around(selected_, lines, row_count() + 1); }

std::vector<Command> NewGamePage::commands() {
    std::vector<Command> all = {
        command(Key::enter, selected_ == 0 ? "start" : "change", "start, or change the marked line",
                [this] { selected_ == 0 ? start() : change(1); }),
        command(Key::down, "next", "the next line", [this] { move(1); }),
        command(Key::up, "before", "the line before", [this] { move(-1); }),
    };
    if (selected_ > 0) {
        all.push_back(command(Key::right, "more", "another value", [this] { change(1); }));
        all.push_back(command(Key::left, "less", "the value before", [this] { change(-1); }));
    }
    all.push_back(command('s', "start", "start the game", [this] { start(); }));
    all.push_back(command('r', "rules", "the rules of this game", [this] {
        app().push(std::make_unique<RulesScreen>(app(), wanted_.game().name));
    }));
    all.push_back(quiet('j', "the next line", [this] { move(1); }));
    all.push_back(quiet('k', "the line before", [this] { move(-1); }));
    all.push_back(quiet('l', "another value", [this] { change(1); }));
    all.push_back(quiet('h', "the value before", [this] { change(-1); }));
    all.push_back(command(Key::escape, "back", "back", [this] { app().pop(); }));
    return all;
}

bool NewGamePage::handle(const Event& event) {
    if (event.key == Key::wheel_down) move(1);
    if (event.key == Key::wheel_up) move(-1);
    if (event.key != Key::click) return event.is_mouse();
    for (std::size_t i = 0; i < places_.size(); ++i) {
        if (!places_[i].contains(event.x, event.y)) continue;
        selected_ = static_cast<int>(i);
        // The left arrow goes back; everything else of the line goes on.
        const bool is_left_arrow = event.x - places_[i].x >= 12 && event.x - places_[i].x <= 13;
        i == 0 ? start() : change(is_left_arrow ? -1 : 1);
        return true;
    }
    return false;
}

std::vector<std::pair<std::string, std::string>> NewGamePage::other_keys() const {
    return {{"click", "start, or change a value"}};
}

void NewGamePage::start() {
    Result<std::unique_ptr<Session>> session = games::new_session(wanted_.option_text());
    if (!session) return app().warn(session.error());
    Result<app::Game> game = app::Game::open(app::GameTree(std::move(*session)), wanted_.seating(),
                                             app().saved().new_slot(), app().tables());
    if (!game) return app().warn(game.error());
    if (wanted_.mode == Mode::human_and_computer) app().settings().set("level", wanted_.levels[0]);
    app().settings().set("game", wanted_.game().name);
    app().replace(std::make_unique<GameScreen>(app(), std::move(*game)));
}

}  // namespace quinta::screen
