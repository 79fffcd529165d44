#include "terminal/table.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "terminal/board_picture.hpp"
#include "terminal/canvas.hpp"

namespace quinta {

Table::Table(Console& console, const app::SavedGames& saved, std::unique_ptr<Session> session,
             app::Seating seating, app::Computers computers, app::SavedGames::Slot slot)
    : console_(console),
      saved_(saved),
      session_(std::move(session)),
      seating_(std::move(seating)),
      computers_(std::move(computers)),
      slot_(std::move(slot)) {}

Table::~Table() = default;

Leave Table::run() {
    Leave leave = play_until_somebody_leaves();
    if (!console_.output_error().empty()) leave = Leave::output_lost;
    if (console_.is_interactive() && leave != Leave::quit && leave != Leave::menu) say("");
    if (leave == Leave::end_of_input) say("End of input.");
    if (session_->ply() > 0) say_what_is_kept(leave);
    return leave;
}

void Table::say_what_is_kept(Leave leave) {
    std::string note;
    if (!save_error_.empty()) {
        note = concat("The game could not be kept: ", save_error_, ". This is its record:\n\n",
                      write_record(record_of(*session_, seating_)));
    } else if (!session_->ending().is_over()) {
        note = "The game is kept; 'quinta continue' takes it up again.";
    }
    if (note.empty()) return;
    leave == Leave::output_lost ? Console::complain(note) : say(note);
}

Leave Table::play_until_somebody_leaves() {
    // A game without a move is not worth keeping: it would stand before those that are.
    if (session_->ply() > 0) save();
    if (!prepare_computers()) return Leave::interrupted;
    for (;;) {
        if (!console_.output_error().empty()) return Leave::output_lost;
        if (Console::signal() != 0) return Leave::interrupted;
        const bool is_over = session_->ending().is_over();
        if (needs_board_) show_board();
        if (is_over && !has_announced_end_) show_ending();
        if (is_over && !seating_.has_human() && !console_.is_interactive()) return Leave::quit;
        const bool is_computers_turn = !is_over && computers_[index(session_->side_to_move())];
        const auto leave = is_computers_turn ? turn_of_computer() : turn_of_person();
        if (leave) return *leave;
    }
}

std::optional<Leave> Table::turn_of_computer() {
    const Side side = session_->side_to_move();
    const std::string mover = who(side);
    const std::string move = computers_[index(side)]->choose(*session_);
    const std::string remark = computers_[index(side)]->remark(*session_);
    if (!remark.empty() && remark != last_remark_) say(remark);
    last_remark_ = remark;
    if (!console_.pause(seating_.delay)) return Leave::interrupted;
    say(concat(mover, " plays ", move, "."));
    play(move);
    return std::nullopt;
}

std::optional<Leave> Table::turn_of_person() {
    std::string line;
    switch (console_.read_line(prompt(), line)) {
        case Console::Input::end:
            return Leave::end_of_input;
        case Console::Input::interrupted:
            return Leave::interrupted;
        case Console::Input::line:
            break;
    }
    return obey(trim(line));
}

void Table::play(std::string_view move) {
    if (const Result<> played = session_->play(move); !played) {
        say(played.error());
        return;
    }
    needs_board_ = true;
    save();
}

void Table::save() {
    const Result<> stored = slot_.store(record_of(*session_, seating_));
    const std::string error = stored ? "" : stored.error();
    if (!error.empty() && error != save_error_) {
        Console::complain(concat("Warning: ", error,
                                 ". The game goes on, but could not be continued after a crash; ",
                                 "'save FILE' keeps it elsewhere."));
    }
    save_error_ = error;
}

void Table::show_board(const std::vector<int>& marked) {
    const View view = session_->view();
    const bool is_over = session_->ending().is_over();
    std::string out = concat("\n", draw_board(*session_, console_.style(), marked), "\n");
    for (const Side side : {Side::first, Side::second}) {
        const Seat& seat = view.seats[index(side)];
        const bool is_next = !is_over && session_->side_to_move() == side;
        std::string line =
            concat(is_next ? " > " : "   ", colour_sign(*session_, seat.colour, console_.style()),
                   " ", padded(who(side), seat.score || !seat.note.empty() ? 18 : 0));
        if (seat.score) line += concat("  ", *seat.score, *seat.score == 1 ? " point" : " points");
        if (!seat.note.empty()) line += concat("  ", seat.note);
        out += line + "\n";
    }
    if (const std::string legend = board_legend(*session_, console_.style()); !legend.empty()) {
        out += concat("   ", legend, "\n");
    }
    if (session_->occurrences() > 1 && !is_over) {
        out += concat("   This position stands for the ",
                      session_->occurrences() == 2 ? "second" : "third", " time.\n");
    }
    console_.print(out + "\n");
    needs_board_ = false;
    if (!is_over) has_announced_end_ = false;
}

void Table::show_ending() {
    say(ending_text(*session_, seating_));
    if (console_.is_interactive()) say("Type new, undo, save FILE, menu or quit.");
    has_announced_end_ = true;
}

std::string Table::prompt() const {
    if (session_->ending().is_over()) return "> ";
    std::string choices;
    for (const LegalMove& move : session_->legal_moves()) {
        if (move.steps[0].cell < 0) choices += concat(", or type ", move.text);
    }
    return concat(who(session_->side_to_move()), " to move", choices, "> ");
}

}  // namespace quinta
