#include <algorithm>
#include <chrono>

#include "base/text.hpp"
#include "games/games.hpp"
#include "mcp/describe.hpp"
#include "mcp/toolbox.hpp"
#include "record/record.hpp"

namespace quinta::mcp {
namespace {

constexpr std::size_t most_games = 64;
constexpr std::string_view caller = "me";

}  // namespace

Result<Toolbox::Game*> Toolbox::find_game(const Arguments& arguments) {
    const std::string id = arguments.text("id");
    const auto found = std::ranges::find(games_, id, &Game::id);
    if (found == games_.end()) {
        return Error{message("there is no game {0}; start_game begins one and gives its id",
                             quinta::quoted(id))};
    }
    std::rotate(found, found + 1, games_.end());
    return &games_.back();
}

Result<std::unique_ptr<players::Player>> Toolbox::player(const Session& session,
                                                         const std::string& name) const {
    const auto seed = std::chrono::system_clock::now().time_since_epoch().count();
    Result<std::unique_ptr<players::Player>> made =
        players::make_player(name, session, tables_, static_cast<std::uint64_t>(seed));
    if (!made) return Error{concat(made.error(), "; or 'me' for yourself")};
    (*made)->set_stop_flag(&stop_);
    if (const Result<> ready = (*made)->prepare(control()); !ready) return ready.failure();
    return made;
}

Result<> Toolbox::let_players_move(Game& game) const {
    Session& session = *game.session;
    while (!session.ending().is_over()) {
        const auto& player = game.players[index(session.side_to_move())];
        if (!player) break;
        const std::string move = player->choose(session);
        if (stop_) return Error{"cancelled; show_game shows how far the game is"};
        if (const Result<> played = session.play(move); !played) return played;
    }
    return {};
}

Answer Toolbox::answer_of(const Game& game) {
    Answer answer = describe(*game.session);
    std::string seats;
    for (const Side side : {Side::first, Side::second}) {
        const auto& player = game.players[index(side)];
        const std::string name = player ? player->name() : std::string("you");
        seats += concat(name_of(*game.session, side), ": ", name, side == Side::first ? "; " : "");
        answer.data["players"].push_back(name);
    }
    answer.text = concat("Game ", game.id, ". ", seats, "\n", answer.text);
    answer.data["id"] = game.id;
    return answer;
}

Result<Answer> Toolbox::start_game(const Arguments& arguments) {
    Result<std::unique_ptr<Session>> session =
        games::new_session(arguments.text("game"), arguments.text("position"));
    if (!session) return session.failure();
    Game game{.id = concat("game", games_begun_ + 1), .session = std::move(*session)};
    const std::string usual(players::usual_player(game.session->game_name()));
    const std::array<std::string, 2> names = {arguments.text("first"), arguments.text("second")};
    // Whoever is named leaves the other seat to a computer or to the caller, who begins otherwise.
    const bool caller_begins = names[0].empty() ? names[1] != caller : names[0] == caller;
    const std::array<std::string, 2> defaults = {caller_begins ? std::string(caller) : usual,
                                                 caller_begins ? usual : std::string(caller)};
    for (const Side side : {Side::first, Side::second}) {
        const std::string& given = names[index(side)];
        const std::string& name = given.empty() ? defaults[index(side)] : given;
        if (name == caller) continue;
        Result<std::unique_ptr<players::Player>> made = player(*game.session, name);
        if (!made) return made.failure();
        game.players[index(side)] = std::move(*made);
    }
    if (game.players[0] && game.players[1]) {
        return Error{"one of 'first' and 'second' must be 'me', for you play here yourself"};
    }
    ++games_begun_;
    games_.push_back(std::move(game));
    if (games_.size() > most_games) games_.pop_front();
    if (const Result<> moved = let_players_move(games_.back()); !moved) return moved.failure();
    return answer_of(games_.back());
}

Result<Answer> Toolbox::show_game(const Arguments& arguments) {
    const Result<Game*> found = find_game(arguments);
    if (!found) return found.failure();
    return answer_of(**found);
}

Result<Answer> Toolbox::play_move(const Arguments& arguments) {
    const Result<Game*> found = find_game(arguments);
    if (!found) return found.failure();
    Session& session = *(*found)->session;
    if (const Ending ending = session.ending(); ending.is_over()) {
        return Error{message("the game is over: {0}", ending.message)};
    }
    // A cancelled call may have left the move to the other side.
    if (const Result<> moved = let_players_move(**found); !moved) return moved.failure();
    if (const Result<> played = session.play(arguments.text("move")); !played) {
        return played.failure();
    }
    if (const Result<> moved = let_players_move(**found); !moved) return moved.failure();
    return answer_of(**found);
}

Result<Answer> Toolbox::take_back(const Arguments& arguments) {
    const Result<Game*> found = find_game(arguments);
    if (!found) return found.failure();
    const Game& game = **found;
    const auto is_own_turn = [&game] {
        return !game.session->ending().is_over() &&
               !game.players[index(game.session->side_to_move())];
    };
    const std::unique_ptr<Session> before = game.session->clone();
    while (game.session->undo()) {
        if (is_own_turn()) return answer_of(game);
    }
    (*found)->session = before->clone();
    return Error{"there is no move of yours to take back"};
}

Result<Answer> Toolbox::resign(const Arguments& arguments) {
    const Result<Game*> found = find_game(arguments);
    if (!found) return found.failure();
    Session& session = *(*found)->session;
    if (session.ending().is_over()) return Error{"the game is over already"};
    const Side to_move = session.side_to_move();
    const bool is_theirs = (*found)->players[index(to_move)] != nullptr;
    session.resign(is_theirs ? opponent(to_move) : to_move);
    return answer_of(**found);
}

Result<Answer> Toolbox::write_record(const Arguments& arguments) {
    const Result<Game*> found = find_game(arguments);
    if (!found) return found.failure();
    const Game& game = **found;
    const auto name = [&game](Side side) {
        const auto& player = game.players[index(side)];
        return player ? player->name() : std::string("assistant");
    };
    record::Record record = record::record_of(*game.session, name(Side::first), name(Side::second));
    std::string text = record::write_record(record);
    nlohmann::ordered_json data = {{"record", text}};
    return Answer{std::move(text), std::move(data)};
}

}  // namespace quinta::mcp
