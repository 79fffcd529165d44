#include "terminal/game_view.hpp"

#include <utility>

#include "base/text.hpp"
#include "terminal/board_picture.hpp"
#include "terminal/canvas.hpp"

namespace quinta::terminal {

GameView::GameView(Console& console, const app::SavedGames& saved, app::Game game,
                   std::chrono::milliseconds pace)
    : CommandLoop(console), saved_(saved), game_(std::move(game)), pace_(pace) {
    game_.keep(app::Game::Keeps::line);
    add_commands();
}

void GameView::begin() {
    // A game without a move is not worth keeping: it would stand before those that are.
    if (session().ply() > 0) game_.save();
    changed();
    prepare_computers();
}

void GameView::turn() {
    if (needs_board_) show_board();
    if (game_.is_over() && !has_announced_end_) show_ending();
    if (game_.is_over() && !game_.seating().has_human() && !console_.is_interactive()) {
        return leave(Leave::quit);
    }
    const std::shared_ptr<players::Player> computer = game_.computer_to_move();
    computer ? let_computer_move(*computer) : hear(prompt());
}

void GameView::end(Leave reason) {
    std::string note = game_.farewell();
    if (note.ends_with('\n')) note.pop_back();
    if (!note.empty()) reason == Leave::output_lost ? Console::complain(note) : say(note);
}

void GameView::let_computer_move(players::Player& computer) {
    const std::string mover = game_.name(session().side_to_move());
    computer.set_stop_flag(Console::stop_flag());
    const std::string move = computer.choose(session());
    if (Console::signal() != 0) return leave(Leave::interrupted);
    const std::string remark = computer.remark(session());
    if (!remark.empty() && remark != last_remark_) say(remark);
    last_remark_ = remark;
    if (!console_.pause(pace_)) return leave(Leave::interrupted);
    say(concat(mover, " plays ", move, "."));
    try_move(move);
}

void GameView::try_move(const std::string& move) {
    const Result<> played = game_.play(move);
    played ? changed() : say(played.error());
}

void GameView::changed() {
    needs_board_ = true;
    const std::string error = game_.take_save_error();
    if (error.empty()) return;
    Console::complain(concat("Warning: ", error,
                             ". The game goes on, but could not be continued after a crash; ",
                             "'save FILE' keeps it elsewhere."));
}

void GameView::show_board(const std::vector<int>& marked) {
    const View view = session().view();
    const bool is_over = game_.is_over();
    std::string out = concat("\n", draw_board(session(), console_.style(), marked), "\n");
    for (const Side side : {Side::first, Side::second}) {
        const Seat& seat = view.seats[index(side)];
        const bool is_next = !is_over && session().side_to_move() == side;
        std::string line =
            concat(is_next ? " > " : "   ", colour_sign(session(), seat.colour, console_.style()),
                   " ", padded(game_.name(side), seat.score || !seat.note.empty() ? 18 : 0));
        if (seat.score) line += concat("  ", counted(*seat.score, "point"));
        if (!seat.note.empty()) line += concat("  ", seat.note.text());
        out += line + "\n";
    }
    if (const std::string legend = board_legend(session(), console_.style()); !legend.empty()) {
        out += concat("   ", legend, "\n");
    }
    if (session().occurrences() > 1 && !is_over) {
        out += concat("   This position stands for the ",
                      session().occurrences() == 2 ? "second" : "third", " time.\n");
    }
    console_.print(out + "\n");
    needs_board_ = false;
    if (!is_over) has_announced_end_ = false;
}

void GameView::show_ending() {
    say(ending_text(session(), game_.seating()));
    if (console_.is_interactive()) say("Type new, undo, save FILE, menu or quit.");
    has_announced_end_ = true;
}

std::string GameView::prompt() const {
    if (game_.is_over()) return "> ";
    std::string choices;
    for (const LegalMove& move : session().legal_moves()) {
        if (move.steps[0].cell < 0) choices += concat(", or type ", move.text);
    }
    return concat(game_.name(session().side_to_move()), " to move", choices, "> ");
}

}  // namespace quinta::terminal
