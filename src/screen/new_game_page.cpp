#include "screen/new_game_page.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "players/player.hpp"
#include "screen/app.hpp"
#include "screen/rules_screen.hpp"
#include "screen/table_page.hpp"
#include "terminal/canvas.hpp"
#include "terminal/menu.hpp"

namespace quinta {
namespace {

/// The place `step` places further in a ring of `count`.
int around(int place, int step, int count) { return (place + step % count + count) % count; }

}  // namespace

NewGamePage::NewGamePage(App& app, const GameInfo& game) : Page(app), game_(game) {
    const std::string level = app.settings().text("level", usual_player(game.name));
    const std::vector<PlayerInfo> known = players_of(game.name);
    const bool is_known = std::ranges::find(known, level, &PlayerInfo::name) != known.end();
    levels_.fill(is_known ? level : std::string(usual_player(game.name)));
}

std::string NewGamePage::option_text() const {
    std::string text(game_.name);
    for (const auto& [name, value] : options_) text += concat(" ", name, "=", value);
    return text;
}

std::string_view NewGamePage::option_value(const OptionSpec& spec) const {
    const auto given = options_.find(spec.name);
    return given != options_.end() ? std::string_view(given->second) : spec.standard;
}

/// Options that no longer go with the new value go back to their defaults.
void NewGamePage::change_option(const OptionSpec& spec, int step) {
    std::vector<std::string> values;
    if (spec.standard.empty()) values.emplace_back();
    for (const std::string_view choice : spec.choices) values.emplace_back(choice);
    for (int i = spec.least; spec.is_number() && i <= spec.most; ++i)
        values.push_back(std::to_string(i));
    const auto now = std::ranges::find(values, option_value(spec)) - values.begin();
    const int place = around(static_cast<int>(now), step, static_cast<int>(values.size()));
    const std::string& value = values[static_cast<std::size_t>(place)];
    options_[std::string(spec.name)] = value;
    if (value == spec.standard) options_.erase(std::string(spec.name));
    for (const OptionSpec& other : *game_.options) {
        const auto session = new_session(option_text());
        if (session) return;
        if (&other != &spec && options_.erase(std::string(other.name)) > 0) {
            app().say(concat(other.name, " is set back: ", session.error()));
        }
    }
}

void NewGamePage::add_options(std::vector<Row>& rows) {
    for (const OptionSpec& spec : *game_.options) {
        const std::string_view value = option_value(spec);
        rows.push_back({std::string(spec.name), std::string(value.empty() ? "as usual" : value),
                        std::string(spec.summary),
                        [this, &spec](int step) { change_option(spec, step); }});
    }
}

NewGamePage::Row NewGamePage::level_row(std::string label, std::string& level) {
    const std::vector<PlayerInfo> players = players_of(game_.name);
    const auto now = std::ranges::find(players, level, &PlayerInfo::name);
    return {std::move(label), level, std::string(now == players.end() ? "" : now->summary),
            [players, &level](int step) {
                const auto place =
                    std::ranges::find(players, level, &PlayerInfo::name) - players.begin();
                const int next =
                    around(static_cast<int>(place), step, static_cast<int>(players.size()));
                level = players[static_cast<std::size_t>(next)].name;
            }};
}

void NewGamePage::add_players(std::vector<Row>& rows) {
    constexpr std::array<std::string_view, 3> modes = {"you and the computer", "two people",
                                                       "two computers"};
    rows.push_back({"players", std::string(modes[static_cast<std::size_t>(mode_)]), "who plays",
                    [this](int step) {
                        mode_ = static_cast<Mode>(around(static_cast<int>(mode_), step, 3));
                    }});
    if (mode_ == Mode::person_and_computer) {
        constexpr std::array<std::string_view, 3> beginners = {"you", "the computer", "draw lots"};
        rows.push_back({"begins", std::string(beginners[static_cast<std::size_t>(beginner_)]),
                        concat("with ", game_.colours[0].name),
                        [this](int step) { beginner_ = around(beginner_, step, 3); }});
        rows.push_back(level_row("computer", levels_[0]));
    } else if (mode_ == Mode::computers) {
        for (std::size_t i = 0; i < 2; ++i) {
            rows.push_back(level_row(lower(game_.colours[i].name), levels_[i]));
        }
    }
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
    grid.put(x, ++y, game_.title, {Role::title, Role::screen, true});
    for (const std::string& line : lines_of(game_.summary, width))
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
        app().push(std::make_unique<RulesScreen>(app(), game_.name));
    }));
    all.push_back(command('j', "", "the next line", [this] { move(1); }, false));
    all.push_back(command('k', "", "the line before", [this] { move(-1); }, false));
    all.push_back(command('l', "", "another value", [this] { change(1); }, false));
    all.push_back(command('h', "", "the value before", [this] { change(-1); }, false));
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
    Result<std::unique_ptr<Session>> session = new_session(option_text());
    if (!session) return app().warn(session.error());
    app::Seating seating;
    seating.seed = app::fresh_seed();
    if (mode_ == Mode::computers) seating.players = levels_;
    if (mode_ == Mode::person_and_computer) {
        const bool computer_begins =
            beginner_ == 1 || (beginner_ == 2 && app::fresh_seed() % 2 == 1);
        seating.players[computer_begins ? 0 : 1] = levels_[0];
        app().settings().set("level", levels_[0]);
    }
    app().settings().set("game", game_.name);
    app().replace(std::make_unique<TablePage>(
        app(), Setting{app::GameTree(std::move(*session)), seating, app().saved().new_slot()}));
}

}  // namespace quinta
