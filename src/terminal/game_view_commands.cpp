// What a human may type in a game besides a move.

#include <algorithm>
#include <filesystem>
#include <utility>

#include "base/file.hpp"
#include "base/text.hpp"
#include "core/why_not.hpp"
#include "terminal/game_view.hpp"
#include "terminal/rules_view.hpp"

namespace quinta::terminal {

void GameView::add_commands() {
    const auto change = [this](bool is_changed, std::string_view otherwise) {
        is_changed ? changed() : say(otherwise);
    };
    commands_ = {
        {"moves", "[CELL]", "the legal moves, or those of one piece, marked on the board",
         [this] { list_moves(); }},
        {"hint", "", "a good move, and whether that is proved", [this] { hint(); }},
        {"truth", "", "what is proved about each legal move", [this] { values(); }},
        {"undo", "", "take back, so that it is your turn again",
         [=, this] { change(game_.take_back(), "There is no move of yours to take back."); }},
        {"redo", "", "play again what was taken back",
         [=, this] { change(game_.play_again(), "There is nothing to play again."); }},
        {"board", "", "draw the board again", [this] { needs_board_ = true; }},
        {"position", "", "the position as one line of text",
         [this] { say(session().drawn_position()); }},
        {"save", "FILE", "write the game to a file", [this] { save_as(false); }},
        {"save!", "FILE", "the same, over a file that exists", [this] { save_as(true); }},
        {"rules", "", "the rules of this game",
         [this] { console_.print(rules_text(session().game_name(), console_.style())); }},
        {"resign", "", "give up",
         [=, this] { change(game_.resign(), "The game is over already."); }},
        {"new", "", "start again with the same players and options", [this] { start_again(); }},
    };
    add_common_commands("; the game is kept");
}

std::string GameView::help_heading() const {
    const std::vector<LegalMove> moves = session().legal_moves();
    return moves.empty() ? "" : concat("Type a move, for example ", moves[0].text, ". Or:");
}

bool GameView::has_marker(int cell) const {
    const std::optional<Piece> piece = session().view().cells[static_cast<std::size_t>(cell)];
    return piece && piece->has_marker;
}

void GameView::list_moves() {
    const std::string cell = lower(argument_);
    const std::vector<Cell>& cells = session().cells();
    const auto found = std::ranges::find(cells, cell, &Cell::name);
    if (!cell.empty() && found == cells.end()) {
        return say(concat(quinta::quoted(argument_), " is not a cell; cells are ",
                          cells.front().name, " … ", cells.back().name));
    }
    const auto chosen = static_cast<int>(found - cells.begin());
    const bool is_marker = !cell.empty() && has_marker(chosen);
    std::vector<int> marked;
    std::string list;
    int count = 0;
    for (const LegalMove& move : session().legal_moves()) {
        // A marker is moved by naming its destination alone.
        const bool is_of_cell = is_marker || move.steps[0].cell == chosen;
        if (!cell.empty() && !is_of_cell) continue;
        list += move.text + " ";
        ++count;
        if (move.steps.back().cell >= 0) marked.push_back(move.steps.back().cell);
    }
    if (count == 0) {
        return say(cell.empty() ? "No moves: the game is over."
                                : concat("No move: ", why_not(session(), {}, chosen).text(), "."));
    }
    if (!cell.empty()) show_board(marked);
    tell(list, "  ");
    say(concat("  ", counted(count, "move")));
}

void GameView::save_as(bool may_replace) {
    const std::string& path = argument_;
    std::error_code error;
    if (path.empty()) {
        return say(may_replace ? "Say where: save! FILE"
                               : "Say where: save FILE, for example save my-game.pgn");
    }
    if (!may_replace && std::filesystem::exists(path, error)) {
        return say(concat(path, " exists already; choose another name, or type: save! ", path));
    }
    const Result<> written = write_file(path, record::write_record(game_.record()));
    say(written ? concat("Saved to ", path, ".") : written.error());
}

void GameView::start_again() {
    Result<app::Game> again = game_.again(saved_);
    if (!again) return say(again.error());
    game_ = std::move(*again);
    changed();
    prepare_computers();
}

}  // namespace quinta::terminal
