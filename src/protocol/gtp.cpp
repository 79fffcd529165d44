#include "protocol/gtp.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "games/games.hpp"
#include "protocol/gtp_board.hpp"

namespace quinta::protocol {
namespace {

std::string_view colour_of_side(Side side) { return side == Side::first ? "black" : "white"; }

bool is_pass(std::string_view move) { return lower(move) == "pass"; }

/// What counts of a line: no comment, no control characters.
std::string tidied(std::string_view line) {
    std::string out(line.substr(0, line.find('#')));
    std::erase_if(out, [](char c) { return is_control(c) && c != '\t'; });
    std::ranges::replace(out, '\t', ' ');
    return out;
}

bool is_number(std::string_view word) {
    return !word.empty() && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

Result<Side> GtpEngine::side_of(std::string_view word) {
    const std::string colour = lower(word);
    if (colour == "b" || colour == "black") return Side::first;
    if (colour == "w" || colour == "white") return Side::second;
    return Error{message("invalid color {0}; it is black or white", quoted(word))};
}

struct GtpEngine::Command {
    std::string_view name;
    std::string_view arguments;  ///< as a message names them
    std::size_t least;
    std::size_t most;
    std::function<Answer(GtpEngine&, const Words&)> run;
};

const std::vector<GtpEngine::Command>& GtpEngine::commands() {
    using E = GtpEngine;
    constexpr std::size_t any = 1000;
    const auto yes = [](E&, const Words&) -> Answer { return std::string(); };
    static const std::vector<Command> all = {
        {"boardsize", "SIZE", 1, 1, &E::set_size},
        {"clear_board", "", 0, 0, &E::clear_board},
        {"final_score", "", 0, 0, &E::final_score},
        {"genmove", "COLOR", 1, 1, &E::generate},
        {"gogui-play_sequence", "COLOR MOVE ...", 0, any, &E::play_sequence},
        {"gogui-rules_board", "", 0, 0, [](E& e, const Words&) { return gtp_rows(*e.session_); }},
        {"gogui-rules_board_size", "", 0, 0,
         [](E& e, const Words&) { return std::to_string(gtp_size(*e.session_)); }},
        {"gogui-rules_final_result", "", 0, 0, &E::final_result},
        {"gogui-rules_game_id", "", 0, 0,
         [](E& e, const Words&) { return e.session_->option_text(); }},
        {"gogui-rules_legal_moves", "", 0, 0, &E::legal_moves},
        {"gogui-rules_side_to_move", "", 0, 0,
         [](E& e, const Words&) {
             return std::string(colour_of_side(e.session_->side_to_move()));
         }},
        {"known_command", "COMMAND", 1, 1,
         [](E&, const Words& w) { return std::string(command(w[0]) ? "true" : "false"); }},
        {"komi", "NUMBER", 1, 1, &E::set_komi},
        {"list_commands", "", 0, 0, &E::list_commands},
        {"name", "", 0, 0, [](E&, const Words&) { return std::string("Quinta"); }},
        {"play", "COLOR MOVE", 2, 2, &E::play},
        {"protocol_version", "", 0, 0, [](E&, const Words&) { return std::string("2"); }},
        {"quit", "", 0, 0, yes},
        {"reg_genmove", "COLOR", 1, 1, &E::suggest},
        {"showboard", "", 0, 0, &E::show_board},
        {"time_left", "COLOR SECONDS MOVES", 3, 3, &E::set_time_left},
        {"time_settings", "MAIN_SECONDS BYO_YOMI_SECONDS BYO_YOMI_MOVES", 3, 3, &E::set_time},
        {"undo", "", 0, 0, &E::take_back},
        {"version", "", 0, 0, [](E& e, const Words&) { return e.settings_.version; }},
    };
    return all;
}

const GtpEngine::Command* GtpEngine::command(std::string_view name) {
    const auto found = std::ranges::find(commands(), name, &Command::name);
    return found == commands().end() ? nullptr : &*found;
}

GtpEngine::GtpEngine(GtpSettings settings, Thinker::MakeEngine make, Output output)
    : settings_(std::move(settings)), thinker_(std::move(make)), output_(std::move(output)) {
    begin();
}

/// The game from its start; the clocks are set as at the start of a game.
void GtpEngine::begin() {
    session_ = std::move(*games::new_session(settings_.engine.game));
    settings_.engine.game = session_->option_text();
    was_pass_.clear();
    clocks_ = main_time_;
    thinker_.forget();
}

bool GtpEngine::obey(std::string_view line) {
    const std::string text = tidied(line);
    Words words = quinta::words(text);
    if (words.empty()) return true;
    std::string_view id;
    if (is_number(words[0])) {
        id = words[0];
        words.erase(words.begin());
    }
    const std::string_view name = words.empty() ? std::string_view() : words[0];
    const Answer said = answer(name, words.empty() ? words : Words(words.begin() + 1, words.end()));
    const std::string_view what = said ? *said : said.error();
    output_(concat(said ? "=" : "?", id, " ", what, "\n\n"));
    return name != "quit" || !said;
}

GtpEngine::Answer GtpEngine::answer(std::string_view name, const Words& arguments) {
    const Command* found = command(name);
    if (found == nullptr) return Error{"unknown command"};
    if (arguments.size() < found->least || arguments.size() > found->most) {
        return Error{found->arguments.empty()
                         ? message("syntax error; write: {0}", name)
                         : message("syntax error; write: {0} {1}", name, found->arguments)};
    }
    return found->run(*this, arguments);
}

GtpEngine::Answer GtpEngine::list_commands(const Words&) {
    std::string out;
    for (const Command& each : commands()) out += concat(out.empty() ? "" : "\n", each.name);
    return out;
}

GtpEngine::Answer GtpEngine::set_size(const Words& arguments) {
    const std::optional<int> size = to_int(arguments[0]);
    if (!size) return Error{"boardsize not an integer"};
    const Result<std::string> game = game_of_size(*session_, *size);
    if (!game) return game.failure();
    settings_.engine.game = *game;
    begin();
    return std::string();
}

GtpEngine::Answer GtpEngine::clear_board(const Words&) {
    begin();
    return std::string();
}

/// Every Go controller sends it; there is nothing in these games that it could change.
GtpEngine::Answer GtpEngine::set_komi(const Words& arguments) {
    if (!to_thousandths(arguments[0])) return Error{"komi not a float"};
    return std::string();
}

GtpEngine::Answer GtpEngine::play(const Words& arguments) {
    const Result<Side> side = side_of(arguments[0]);
    if (!side) return side.failure();
    return play_move(*side, arguments[1]);
}

/// All of the moves, or none.
GtpEngine::Answer GtpEngine::play_sequence(const Words& arguments) {
    if (arguments.size() % 2 != 0) return Error{"syntax error; write a color before each move"};
    const std::unique_ptr<Session> before = session_->clone();
    const std::vector<bool> passes_before = was_pass_;
    for (std::size_t i = 0; i < arguments.size(); i += 2) {
        const Answer played = play({arguments[i], arguments[i + 1]});
        if (played) continue;
        session_ = before->clone();
        was_pass_ = passes_before;
        return played;
    }
    return std::string();
}

/// Whoever is not to move, or finds the game over, may pass, which changes nothing: Go's
/// controllers let the players move in turn, whatever happens.
GtpEngine::Answer GtpEngine::play_move(Side side, std::string_view move) {
    const bool may_pass = session_->ending().is_over() || session_->side_to_move() != side;
    if (is_pass(move)) {
        if (!may_pass) return Error{message("illegal move; {0} has to play", colour_of_side(side))};
        was_pass_.push_back(true);
        return std::string();
    }
    if (session_->ending().is_over())
        return Error{message("illegal move; the game is over: {0}", session_->ending().message)};
    if (may_pass)
        return Error{message("illegal move; {0} is to play", colour_of_side(opponent(side)))};
    const Result<> played = session_->play(move);
    if (!played) return Error{message("illegal move; {0}", played.failure().message)};
    was_pass_.push_back(false);
    return std::string();
}

GtpEngine::Answer GtpEngine::suggest(const Words& arguments) {
    const Result<Side> side = side_of(arguments[0]);
    if (!side) return side.failure();
    return choose(*side);
}

GtpEngine::Answer GtpEngine::generate(const Words& arguments) {
    const Answer move = suggest(arguments);
    if (!move || *move == "resign") return move;
    if (const Answer played = play_move(*side_of(arguments[0]), *move); !played) return played;
    return move;
}

GtpEngine::Answer GtpEngine::take_back(const Words&) {
    if (was_pass_.empty()) return Error{"cannot undo"};
    if (!was_pass_.back()) session_->undo();
    was_pass_.pop_back();
    return std::string();
}

GtpEngine::Answer GtpEngine::show_board(const Words&) {
    const std::string board = settings_.draw(*session_);
    std::string out = "\n";  // an answer must not hold an empty line
    for (const std::string_view line : split(board, '\n')) {
        if (!trim(line).empty()) out += concat(line, "\n");
    }
    return concat(out, session_->drawn_position());
}

GtpEngine::Answer GtpEngine::legal_moves(const Words&) {
    std::string out;
    for (const LegalMove& move : session_->legal_moves())
        out += concat(out.empty() ? "" : " ", move.text);
    return out;
}

GtpEngine::Answer GtpEngine::final_result(const Words&) {
    const Ending ending = session_->ending();
    if (!ending.is_over()) return std::string("unknown");
    if (ending.outcome == Outcome::draw) return concat("draw: ", ending.reason);
    const Side winner = ending.outcome == Outcome::first_wins ? Side::first : Side::second;
    return concat(colour_of_side(winner), " wins: ", ending.reason);
}

GtpEngine::Answer GtpEngine::final_score(const Words&) {
    const Ending ending = session_->ending();
    if (!ending.is_over()) return Error{"cannot score; the game goes on"};
    if (ending.outcome == Outcome::draw) return std::string("0");
    const View view = session_->view();
    const std::string_view winner = ending.outcome == Outcome::first_wins ? "B+" : "W+";
    if (!view.seats[0].score || !view.seats[1].score) return std::string(winner);
    return concat(winner, std::abs(*view.seats[0].score - *view.seats[1].score));
}

}  // namespace quinta::protocol
