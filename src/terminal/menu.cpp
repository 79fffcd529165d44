#include "terminal/menu.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include "base/file.hpp"
#include "base/text.hpp"
#include "terminal/canvas.hpp"
#include "terminal/columns.hpp"
#include "terminal/game_view.hpp"
#include "terminal/rules_view.hpp"

namespace quinta::terminal {

Leave Menu::run() {
    while (!leave_) {
        std::vector<Item> items;
        for (const games::GameInfo& game : games::games()) {
            items.push_back({std::to_string(items.size() + 1), std::string(game.title),
                             std::string(game.summary)});
        }
        const std::vector<app::SavedGames::Game> unfinished = saved_.unfinished();
        const std::string last =
            unfinished.empty() ? "(none)" : app::describe(unfinished[0].record);
        items.push_back({"c", "Continue", last});
        items.push_back({"l", "Load", "a game from a file, or another unfinished one"});
        items.push_back({"r", "Rules", "of each game, with examples"});
        items.push_back({"e", "Learn", "a game in a few short lessons"});
        items.push_back({"p", "Puzzles", "find the only winning move"});
        const Answer answer = ask("Quinta: five board games for two", items, std::nullopt, false);
        if (!answer.is_chosen()) break;
        const std::string& key = items[answer.item].key;
        if (key == "c") {
            continue_last();
        } else if (key == "l") {
            load();
        } else if (key == "r") {
            show_rules();
        } else if (key == "e") {
            learn();
        } else if (key == "p") {
            solve_puzzles();
        } else {
            new_game(games::games()[answer.item]);
        }
    }
    return leave_.value_or(Leave::quit);
}

Menu::Answer Menu::ask(std::string_view title, const std::vector<Item>& items,
                       std::optional<std::size_t> standard, bool has_back) {
    std::string page = concat("\n", painted(title, {-1, -1, true}, console_.style()), "\n\n");
    int widest = 0;
    for (const Item& item : items) widest = std::max(widest, columns_of(item.text));
    for (const Item& item : items) {
        page += concat("  ", padded(item.key, 3),
                       padded(item.text, static_cast<std::size_t>(widest) + 2), item.note, "\n");
    }
    page += concat("\n", has_back ? "  b  back\n" : "", "  q  quit\n\n");
    console_.print(page);
    const std::string prompt =
        standard ? concat("Your choice [", items[*standard].key, "]: ") : "Your choice: ";
    while (const std::optional<std::string> line = ask_text(prompt)) {
        const std::string key = lower(trim(*line));
        if (key.empty() && standard) return {Answer::Kind::chosen, *standard};
        if (key == "b" && has_back) return {Answer::Kind::back};
        if (key == "q" || key == "quit") {
            leave_ = Leave::quit;
            return {};
        }
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (key == items[i].key || key == lower(items[i].text)) {
                return {Answer::Kind::chosen, i};
            }
        }
        if (key.empty()) continue;
        console_.print(concat("There is no choice ", quoted(trim(*line)), "; type ",
                              keys_of(items, has_back), ".\n"));
    }
    return {};
}

std::string Menu::keys_of(const std::vector<Item>& items, bool has_back) {
    constexpr std::size_t readable = 12;
    std::vector<std::string_view> keys;
    for (const Item& item : items) keys.push_back(item.key);
    const std::string range = concat(keys.front(), " … ", keys.back());
    if (keys.size() > readable) keys = {range};
    if (has_back) keys.emplace_back("b");
    keys.emplace_back("q");
    return alternatives(keys);
}

std::optional<std::string> Menu::ask_text(std::string_view prompt) {
    std::string line;
    const Console::Input input = console_.read_line(prompt, line);
    if (!console_.output_error().empty()) {
        leave_ = Leave::output_lost;
    } else if (input == Console::Input::end) {
        console_.print("\nEnd of input.\n");
        leave_ = Leave::end_of_input;
    } else if (input == Console::Input::interrupted) {
        console_.print("\n");
        leave_ = Leave::interrupted;
    }
    if (leave_) return std::nullopt;
    return line;
}

std::optional<std::string> Menu::ask_freely(std::string_view prompt) {
    const std::optional<std::string> line = ask_text(prompt);
    if (!line) return std::nullopt;
    const std::string text(trim(*line));
    if (text == "q" || text == "quit") leave_ = Leave::quit;
    if (leave_ || text.empty() || text == "b") return std::nullopt;
    return text;
}

std::vector<Menu::Item> Menu::game_items() {
    std::vector<Item> items;
    for (const games::GameInfo& game : games::games()) {
        items.push_back(
            {std::to_string(items.size() + 1), std::string(game.title), std::string(game.origin)});
    }
    return items;
}

void Menu::show_rules() {
    for (;;) {
        const Answer answer = ask("Rules", game_items(), std::nullopt);
        if (!answer.is_chosen()) return;
        console_.print(rules_text(games::games()[answer.item].name, console_.style()));
    }
}

void Menu::continue_last() {
    if (std::optional<app::SavedGames::Taken> last = saved_.take_last()) {
        return take_up(last->record, std::move(last->slot));
    }
    std::string why = app::why_none_to_continue(saved_);
    why[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(why[0])));
    console_.print(concat(why, ".\n"));
}

void Menu::load() {
    const std::vector<app::SavedGames::Game> unfinished = saved_.unfinished();
    const std::size_t shown = std::min<std::size_t>(unfinished.size(), 9);
    std::string page = "\n";
    for (std::size_t i = 0; i < shown; ++i) {
        page += concat("  ", i + 1, "  ", app::describe(unfinished[i].record), "\n");
    }
    page += concat("\nType the name of a file",
                   shown > 0 ? ", or the number of an unfinished game" : "", "; b goes back.\n");
    console_.print(page);
    const std::optional<std::string> line = ask_freely("File: ");
    if (!line) return;
    const std::optional<int> number = to_int(*line);
    if (number && *number >= 1 && static_cast<std::size_t>(*number) <= shown) {
        const app::SavedGames::Game& game = unfinished[static_cast<std::size_t>(*number) - 1];
        if (auto slot = saved_.slot(game.id)) return take_up(game.record, std::move(*slot));
        console_.print("Somebody else is playing that game just now.\n");
    } else {
        load_file(*line);
    }
}

void Menu::load_file(const std::string& path) {
    const Result<std::string> text = read_file(path);
    if (!text) return console_.print(text.error() + "\n");
    const record::RecordFile file = record::read_records(*text);
    if (file.error) console_.print(concat(path, ": ", file.error->text, "\n"));
    if (file.records.empty()) {
        if (!file.error) console_.print(concat(path, " holds no game.\n"));
        return;
    }
    std::vector<Item> items;
    for (const record::Record& record : file.records) {
        items.push_back({std::to_string(items.size() + 1), app::describe(record),
                         std::string(record.tag("Result"))});
    }
    Answer answer{Answer::Kind::chosen, 0};
    if (items.size() > 1) answer = ask(concat("The games of ", path), items, 0);
    if (answer.is_chosen()) take_up(file.records[answer.item], saved_.new_slot());
}

void Menu::take_up(const record::Record& record, app::SavedGames::Slot slot) {
    Result<app::Resumed> game = app::resume(record);
    if (!game) return console_.print(game.error() + "\n");
    app::Resumed resumed = std::move(*game);
    if (!resumed.warning.empty()) {
        console_.print(concat("The record is wrong: ", resumed.warning,
                              "\nThe game is taken up as far as it is right.\n"));
    }
    play(std::move(resumed.session), std::move(resumed.seating), std::move(slot));
}

void Menu::play(std::unique_ptr<Session> session, app::Seating seating,
                app::SavedGames::Slot slot) {
    Result<app::Game> game = app::Game::open(app::GameTree(std::move(session)), std::move(seating),
                                             std::move(slot), tables_);
    if (!game) return console_.print(game.error() + "\n");
    console_.print("\nType a move, or help.\n");
    const Leave leave = GameView(console_, saved_, std::move(*game), pace_).run();
    if (leave != Leave::menu) leave_ = leave;
}

}  // namespace quinta::terminal
