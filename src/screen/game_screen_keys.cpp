// What a human may do in a game.

#include <algorithm>
#include <filesystem>

#include "base/file.hpp"
#include "base/text.hpp"
#include "games/games.hpp"
#include "screen/app.hpp"
#include "screen/game_screen.hpp"
#include "screen/load_page.hpp"
#include "screen/prompt_page.hpp"
#include "screen/rules_screen.hpp"
#include "screen/setup_page.hpp"
#include "screen/start_page.hpp"

namespace quinta::screen {

std::vector<std::pair<std::string, std::string>> GameScreen::other_keys() const {
    auto keys = board_.other_keys();
    keys.emplace_back("wheel", "scroll the moves");
    keys.emplace_back("paste", "play a move, or open a position or a game from the clipboard");
    return keys;
}

std::vector<Command> GameScreen::commands() {
    if (is_resigning_) return resigning_commands();
    std::vector<Command> of_board = board_.commands();
    if (board_.is_typing()) return of_board;
    std::vector<Command> all;
    all.push_back(command(Key::escape, "menu", "back to the menu; the game is kept",
                          [this] { app().pop_to_start(); }));
    if (game_.is_over()) {
        all.push_back(command(Key::enter, "again", "play again with the same players",
                              [this] { start_again(); }));
    }
    if (tree().is_finished()) add_looking_commands(all);
    add_computer_commands(all);
    add_advice_commands(all);
    add_looking_commands(all);
    add_page_commands(all);
    all = board_.that_leave_letters(std::move(all));
    all.insert(all.begin(), of_board.begin(), of_board.end());
    return all;
}

std::vector<Command> GameScreen::resigning_commands() {
    return {command('y', "yes, resign", "give up", [this] { resign(); }),
            command(Key::escape, "no, play on", "go on with the game",
                    [this] { is_resigning_ = false; })};
}

void GameScreen::add_computer_commands(std::vector<Command>& all) {
    if (game_.is_over()) return;
    if (!game_.seating().has_human() || is_paused_) {
        all.push_back(command('p', is_paused_ ? "go on" : "pause",
                              "let the computers pause or go on", [this] { toggle_pause(); }));
        all.push_back(
            command('+', "faster", "the computers play faster", [this] { change_speed(-1); }));
        all.push_back(
            command('-', "slower", "the computers play slower", [this] { change_speed(1); }));
    } else if (!tree().is_at_end() && game_.computer_to_move()) {
        all.push_back(command('p', "go on", "go on from the last move", [this] { go_on(); }));
    }
}

void GameScreen::add_advice_commands(std::vector<Command>& all) {
    const bool has_past = tree().current() > 0 || tree().is_resigned();
    all.push_back(command(
        'u', "undo", "take back, so that it is your turn again", [this] { take_back(); },
        has_past));
    all.push_back(command(
        'r', "redo", "play again what was taken back", [this] { play_again(); },
        !tree().is_at_end()));
    all.push_back(command(
        'H', "hint", "a good move, and whether that is proved", [this] { give_hint(); },
        !game_.is_over()));
    all.push_back(command(
        'v', has_values_ ? "no values" : "values", "what is proved of each move, on the board",
        [this] { toggle_values(); }, !game_.is_over()));
    all.push_back(command('x', has_analysis() ? "no analysis" : "analysis",
                          "judge each position; the choice is remembered",
                          [this] { toggle_analysis(); }));
    if (has_analysis()) {
        all.push_back(command('X', "lines", "show more of the best lines, up to five",
                              [this] { change_line_count(); }));
    }
}

void GameScreen::add_looking_commands(std::vector<Command>& all) {
    all.push_back(command(
        '[', "back", "one move back, to look at it",
        [this] { go_to(tree().node(tree().current()).parent); }, tree().current() > 0));
    all.push_back(command(
        ']', "forward", "one move forward",
        [this] {
            if (!tree().is_at_end()) go_to(tree().node(tree().current()).children.front());
        },
        !tree().is_at_end()));
    all.push_back(quiet(Key::home, "to the start of the game", [this] { go_to(0); }));
    all.push_back(quiet(Key::end, "to the last move", [this] { go_on(); }));
    all.push_back(quiet(Key::page_up, "scroll the moves up", [this] { moves_.scroll(-5); }));
    all.push_back(quiet(Key::page_down, "scroll the moves down", [this] { moves_.scroll(5); }));
}

void GameScreen::add_page_commands(std::vector<Command>& all) {
    const auto add = [&](Trigger key, std::string_view name, std::string_view help,
                         std::function<void()> run) {
        all.push_back(command(key, name, help, std::move(run)));
    };
    if (!has_side_panels_) {
        add(Key::tab, shows_panels_only_ ? "board" : "moves", "the players and moves, or the board",
            [this] { shows_panels_only_ = !shows_panels_only_; });
    }
    add('N', "new", "start again with the same players and options", [this] { start_again(); });
    add('W', "sides", "change sides: whoever had the first has the second",
        [this] { swap_sides(); });
    add('S', "save", "write the game to a file", [this] { ask_file_name(); });
    add('O', "open", "load a game of before, or one from a file",
        [this] { app().push(std::make_unique<LoadPage>(app(), session().option_text())); });
    add('t', "set up", "set up a position by hand", [this] { set_up(); });
    add('y', "copy", "copy the text of the position", [this] { copy_position(); });
    add('Y', "copy game", "copy the record of the game", [this] { copy_record(); });
    add('V', "turn", "turn the board round", [this] { is_turned_ = !is_turned_; });
    add('R', "rules", "the rules of this game",
        [this] { app().push(std::make_unique<RulesScreen>(app(), session().game_name())); });
    if (!game_.is_over())
        add('Z', "resign", "give up, after a question", [this] { is_resigning_ = true; });
    add('T', "theme", "a dark or a light screen", [this] { app().switch_theme(); });
    for (Command& command : board_.more_commands()) all.push_back(std::move(command));
    add('q', "quit", "leave; the game is kept", [this] { app().quit(); });
}

bool GameScreen::handle(const Event& event) {
    if (is_resigning_) {  // any other key means no
        is_resigning_ = false;
        return true;
    }
    if (board_.handle(event)) return true;
    if (event.key == Key::paste) {
        take_paste(event.text);
        return true;
    }
    if (event.key == Key::click) {
        int node = moves_.node_at(event.x, event.y);
        if (graph_.contains(event.x, event.y)) {
            const int place = event.x - graph_.x + graph_shift_;
            node = tree().line()[static_cast<std::size_t>(place)];
        }
        if (node >= 0) go_to(node);
        return node >= 0;
    }
    if (event.key == Key::wheel_up || event.key == Key::wheel_down) {
        moves_.scroll(event.key == Key::wheel_up ? -2 : 2);
        return true;
    }
    return false;
}

void GameScreen::copy_position() {
    const std::string position = session().drawn_position();
    app().copy(position);
    app().say(concat("Copied: ", position));
}

void GameScreen::copy_record() {
    app().copy(record::write_record(game_.record()));
    app().say("Copied the record of the game.");
}

void GameScreen::take_paste(const std::string& text) {
    const std::string_view trimmed = trim(text);
    if (words(trimmed).size() <= 1) return play(trimmed);
    const std::string game = session().option_text();
    if (Result<std::unique_ptr<Session>> position = games::new_session(game, trimmed)) {
        return open_position(std::move(*position));
    }
    const Result<> opened = open_records(app(), text, "What was pasted", game);
    if (!opened) app().warn(opened.error());
}

void GameScreen::open_position(std::unique_ptr<Session> session) {
    App& app = this->app();
    Result<app::Game> game = app::Game::open(app::GameTree(std::move(session)), game_.seating(),
                                             app.saved().new_slot(), app.tables());
    if (!game) return app.warn(game.error());
    app.replace(std::make_unique<GameScreen>(app, std::move(*game)));
}

void GameScreen::set_up() {
    app().push(
        std::make_unique<SetupPage>(app(), session(), [this](std::unique_ptr<Session> session) {
            app().pop();
            open_position(std::move(session));
        }));
}

/// A name that is free: the game and the date, and a number where there is one already.
std::string GameScreen::suggested_name() const {
    std::string date(game_.record().tag("Date"));
    std::ranges::replace(date, '.', '-');
    const std::string name = concat(session().game_name(), "-", date);
    std::string path = concat(name, ".pgn");
    std::error_code error;
    for (int i = 2; std::filesystem::exists(path, error); ++i) path = concat(name, "-", i, ".pgn");
    return path;
}

void GameScreen::ask_file_name() {
    app().push(std::make_unique<PromptPage>(
        app(), "Save the game", "Write the game to the file:", suggested_name(),
        [this](const std::string& path) { return save_to(path); }, PromptPage::Kind::file));
}

/// Asks before it writes over a file; gives the reason when it did not write.
Result<> GameScreen::save_to(const std::string& path) {
    std::error_code error;
    if (std::filesystem::exists(path, error) && path != replaceable_) {
        replaceable_ = path;
        return Error{message("{0} exists already; Enter again writes over it.", path)};
    }
    replaceable_.clear();
    Result<> written = write_file(path, record::write_record(game_.record()));
    if (written) app().say(concat("Saved to ", path, "."));
    return written;
}

}  // namespace quinta::screen
