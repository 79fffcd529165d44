// What a person may type at a table besides a move.

#include <algorithm>
#include <filesystem>

#include "base/file.hpp"
#include "base/hash.hpp"
#include "base/text.hpp"
#include "games/games.hpp"
#include "terminal/canvas.hpp"
#include "terminal/rules_view.hpp"
#include "terminal/table.hpp"

namespace quinta {

struct Table::Command {
    std::string_view name;
    std::string_view argument;
    std::string_view summary;
    std::optional<Leave> (Table::*run)(std::string_view argument);
};

const std::vector<Table::Command>& Table::commands() {
    static const std::vector<Command> all = {
        {"moves", "[CELL]", "the legal moves, or those of one piece, marked on the board",
         &Table::list_moves},
        {"hint", "", "a good move, and whether that is proved", &Table::hint},
        {"truth", "", "what is proved about each legal move", &Table::value},
        {"undo", "", "take back, so that it is your turn again", &Table::undo},
        {"redo", "", "play again what was taken back", &Table::redo},
        {"board", "", "draw the board again", &Table::board},
        {"position", "", "the position as one line of text", &Table::position},
        {"save", "FILE", "write the game to a file", &Table::save_as},
        {"save!", "FILE", "the same, over a file that exists", &Table::save_over},
        {"rules", "", "the rules of this game", &Table::rules},
        {"resign", "", "give up", &Table::resign},
        {"new", "", "start again with the same players and options", &Table::new_game},
        {"menu", "", "back to the menu; the game is kept", &Table::menu},
        {"help", "", "this list", &Table::help},
        {"quit", "", "leave; the game is kept", &Table::quit},
    };
    return all;
}

const Table::Command* Table::find_command(std::string_view name) {
    const auto found = std::ranges::find(commands(), name, &Command::name);
    return found == commands().end() ? nullptr : &*found;
}

std::optional<Leave> Table::obey(std::string_view line) {
    const std::vector<std::string_view> parts = words(line);
    if (parts.empty()) return std::nullopt;
    const std::string word = lower(parts[0]);
    const std::string_view argument = trim(line.substr(parts[0].size()));
    if (const Command* command = find_command(word == "?" ? "help" : word)) {
        if (command->argument.empty() && !argument.empty()) {
            say(concat("'", command->name, "' stands alone; what is ", quoted(argument), "?"));
            return std::nullopt;
        }
        return (this->*command->run)(argument);
    }
    std::vector<std::string_view> names;
    for (const Command& command : commands()) names.push_back(command.name);
    const bool could_be_move =
        word.find_first_of("0123456789") != std::string::npos || is_legal(word);
    const std::string hint = could_be_move ? "" : did_you_mean(word, names);
    if (hint.empty()) {
        play(lower(line));
    } else {
        say(concat("unknown command ", quoted(parts[0]), hint));
    }
    return std::nullopt;
}

bool Table::is_legal(std::string_view move) const {
    const std::vector<LegalMove> moves = session_->legal_moves();
    return std::ranges::find(moves, move, &LegalMove::text) != moves.end();
}

std::optional<Leave> Table::help(std::string_view) {
    const std::vector<LegalMove> moves = session_->legal_moves();
    if (!moves.empty()) say(concat("Type a move, for example ", moves[0].text, ". Or:"));
    for (const Command& command : commands()) {
        say(concat("  ", padded(concat(command.name, " ", command.argument), 14), command.summary));
    }
    return std::nullopt;
}

bool Table::has_marker(int cell) const {
    const std::optional<Piece> piece = session_->view().cells[static_cast<std::size_t>(cell)];
    return piece && piece->has_marker;
}

std::optional<Leave> Table::list_moves(std::string_view argument) {
    const std::string cell = lower(argument);
    const std::vector<Cell>& cells = session_->cells();
    const auto found = std::ranges::find(cells, cell, &Cell::name);
    if (!cell.empty() && found == cells.end()) {
        say(concat(quoted(argument), " is not a cell; cells are ", cells.front().name, " … ",
                   cells.back().name));
        return std::nullopt;
    }
    const auto chosen = static_cast<int>(found - cells.begin());
    const bool is_marker = !cell.empty() && has_marker(chosen);
    std::vector<std::string> texts;
    std::vector<int> marked;
    for (const LegalMove& move : session_->legal_moves()) {
        // A marker is moved by naming its destination alone.
        const bool is_of_cell = is_marker || move.steps[0].cell == chosen;
        if (!cell.empty() && !is_of_cell) continue;
        texts.push_back(move.text);
        if (move.steps.back().cell >= 0) marked.push_back(move.steps.back().cell);
    }
    if (!cell.empty() && !texts.empty()) show_board(marked);
    if (texts.empty())
        say(cell.empty() ? "No moves: the game is over." : "No legal move from " + cell + ".");
    std::string list;
    for (const std::string& text : texts) list += text + " ";
    console_.print(wrapped(list, 78, "  "));
    if (!texts.empty()) say(concat("  ", texts.size(), texts.size() == 1 ? " move" : " moves"));
    return std::nullopt;
}

/// Back to the last moment at which a person was to move.
std::optional<Leave> Table::undo(std::string_view) {
    int undone = 0;
    bool is_found = false;
    while (!is_found && session_->undo()) {
        ++undone;
        is_found = seating_.is_human(session_->side_to_move()) || !seating_.has_human();
    }
    if (!is_found) {
        for (; undone > 0; --undone) session_->redo();
        say("There is no move of yours to take back.");
        return std::nullopt;
    }
    needs_board_ = true;
    save();
    return std::nullopt;
}

std::optional<Leave> Table::redo(std::string_view) {
    bool is_any = false;
    while (session_->redo()) {
        is_any = true;
        if (seating_.is_human(session_->side_to_move()) || !seating_.has_human()) break;
    }
    if (!is_any) {
        say("There is nothing to play again.");
        return std::nullopt;
    }
    needs_board_ = true;
    save();
    return std::nullopt;
}

std::optional<Leave> Table::board(std::string_view) {
    needs_board_ = true;
    return std::nullopt;
}

std::optional<Leave> Table::position(std::string_view) {
    say(session_->position());
    return std::nullopt;
}

std::optional<Leave> Table::save_as(std::string_view argument) {
    std::error_code error;
    if (argument.empty()) {
        say("Say where: save FILE, for example save my-game.pgn");
    } else if (std::filesystem::exists(argument, error)) {
        say(concat(argument, " exists already; choose another name, or type: save! ", argument));
    } else {
        write_record_to(argument);
    }
    return std::nullopt;
}

std::optional<Leave> Table::save_over(std::string_view argument) {
    if (argument.empty()) {
        say("Say where: save! FILE");
    } else {
        write_record_to(argument);
    }
    return std::nullopt;
}

void Table::write_record_to(std::string_view path) {
    const Result<> written = write_file(path, write_record(record_of(*session_, seating_)));
    say(written ? concat("Saved to ", path, ".") : written.error());
}

std::optional<Leave> Table::rules(std::string_view) {
    console_.print(rules_text(session_->game_name(), console_.style()));
    return std::nullopt;
}

std::optional<Leave> Table::resign(std::string_view) {
    if (session_->ending().is_over()) {
        say("The game is over already.");
        return std::nullopt;
    }
    session_->resign(session_->side_to_move());
    needs_board_ = true;
    save();
    return std::nullopt;
}

std::optional<Leave> Table::new_game(std::string_view) {
    Result<std::unique_ptr<Session>> session =
        new_session(session_->option_text(), session_->start_position());
    if (!session) {
        say(session.error());
        return std::nullopt;
    }
    session_ = std::move(*session);
    slot_ = saved_.new_slot();
    // Another seed, or the computers would play the same game again.
    seating_.seed = mix(seating_.seed, 1);
    if (Result<app::Computers> computers = app::make_computers(seating_, *session_)) {
        computers_ = std::move(*computers);
    }
    needs_board_ = true;
    return std::nullopt;
}

std::optional<Leave> Table::menu(std::string_view) { return Leave::menu; }

std::optional<Leave> Table::quit(std::string_view) { return Leave::quit; }

}  // namespace quinta
