#include "terminal/table.hpp"

#include <algorithm>
#include <ctime>
#include <utility>

#include "base/hash.hpp"
#include "base/text.hpp"
#include "terminal/board_picture.hpp"
#include "terminal/canvas.hpp"

namespace quinta {
namespace {

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm date{};
    std::array<char, 16> text{};
    gmtime_r(&now, &date);
    std::strftime(text.data(), text.size(), "%Y.%m.%d", &date);
    return text.data();
}

/// Who played a recorded game, as far as this program knows them; unknown names become persons.
Seating seating_of(const Record& record, const Session& session) {
    Seating seating;
    const std::vector<PlayerInfo> known = players_of(session.game_name());
    constexpr std::array<std::string_view, 2> tags = {"First", "Second"};
    for (std::size_t i = 0; i < 2; ++i) {
        const std::string_view name = record.tag(tags[i]);
        if (std::ranges::find(known, name, &PlayerInfo::name) != known.end()) {
            seating.players[i] = name;
        }
    }
    for (const char c : record.tag("Seed")) {
        if (c >= '0' && c <= '9') seating.seed = seating.seed * 10 + static_cast<unsigned>(c - '0');
    }
    return seating;
}

/// The reason why there is no such player, for somebody who may have meant a person.
Error unknown_player(std::string_view name, std::string_view game, const std::string& reason) {
    if (reason.find("did you mean") != std::string::npos) return {reason};
    const std::string hint = did_you_mean(name, {human});
    if (hint.empty()) return {reason + ", and human for a person"};
    return {concat("unknown player ", quoted(name), " for ", game, hint)};
}

}  // namespace

Result<Computers> make_computers(const Seating& seating, const Session& session) {
    Computers computers;
    for (const Side side : {Side::first, Side::second}) {
        if (seating.is_human(side)) continue;
        const std::uint64_t seed = mix(seating.seed, index(side));
        const std::string& name = seating.players[index(side)];
        auto player = make_player(name, session, seed);
        if (!player) return unknown_player(name, session.game_name(), player.error());
        computers[index(side)] = std::move(*player);
    }
    return computers;
}

Record record_of(const Session& session, const Seating& seating) {
    Record record = record_of(session, seating.players[0], seating.players[1]);
    sign(record, seating);
    return record;
}

void sign(Record& record, const Seating& seating) {
    record.set_tag("Date", today());
    record.set_tag("Seed", std::to_string(seating.seed));
}

std::string name_of(const Session& session, const Seating& seating, Side side) {
    const Colour colour = session.colours()[index(session.view().seats[index(side)].colour)];
    const std::string& player = seating.players[index(side)];
    const bool is_only_human = player == human && !seating.is_human(opponent(side));
    if (is_only_human) return concat(colour.name, " (you)");
    if (player == human) return concat(colour.name, " (player ", digit(side), ")");
    return concat(colour.name, " (", player, ")");
}

std::string ending_text(const Session& session, const Seating& seating) {
    const Ending ending = session.ending();
    if (ending.outcome == Outcome::draw) return concat("A draw: ", ending.reason, ".");
    const Side winner = ending.outcome == Outcome::first_wins ? Side::first : Side::second;
    return concat(name_of(session, seating, winner), " wins: ", ending.reason, ".");
}

Result<Resumed> resume(const Record& record) {
    Replay game = replay(record);
    if (!game.session) return Error{game.error ? game.error->message : "the record is empty"};
    Resumed out;
    out.seating = seating_of(record, *game.session);
    out.session = std::move(game.session);
    if (game.error) out.warning = game.error->message;
    return out;
}

Table::Table(Console& console, const SavedGames& saved, std::unique_ptr<Session> session,
             Seating seating, Computers computers, SavedGames::Slot slot)
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
