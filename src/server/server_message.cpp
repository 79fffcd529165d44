#include "server/server_message.hpp"

#include <algorithm>
#include <utility>

#include "server/message_parts.hpp"

namespace quinta::server {
namespace {

using online::Event;
using online::Game;
using online::Person;

/// With the rating at this game, where it is known.
void add_rating(Json& out, const Person& person, const online::Settings& settings,
                const RatingBook& ratings) {
    const online::Rating* rating = ratings.find(RatingBook::key_of(person, settings));
    if (rating == nullptr) return;
    out["rating"] = rounded(rating->value);
    out["provisional"] = rating->is_provisional();
}

Json rated(const online::GameStart& start, const RatingBook& ratings) {
    Json out = json_of(start);
    for (std::size_t side = 0; side < start.players.size(); ++side) {
        add_rating(out["players"][side], start.players[side], start.settings, ratings);
    }
    return out;
}

Json rated(const online::Challenge& challenge, const RatingBook& ratings) {
    Json out = json_of(challenge);
    add_rating(out["by"], challenge.by, challenge.settings, ratings);
    return out;
}

}  // namespace

std::string welcome_message(const Person& person, online::Time now) {
    return text_of({{"type", "welcome"},
                    {"user", person.id.empty() ? Json() : json_of(person)},
                    {"time", json_of(now)}});
}

std::string done_message(const std::string& id, std::optional<int> version,
                         const online::Id& made) {
    Json out = {{"type", "done"}, {"id", id}};
    if (version) out["version"] = *version;
    if (!made.empty()) out["made"] = made;
    return text_of(out);
}

std::string refused_message(const std::string& id, const online::Refusal& refusal) {
    return text_of({{"type", "refused"},
                    {"id", id},
                    {"code", refusal.code},
                    {"why", refusal.why.text()},
                    {"message", json_of(refusal.why)}});
}

std::string taken_message(const std::string& id, const online::Id& game) {
    const Message why = "somebody has accepted this challenge";
    return text_of({{"type", "refused"},
                    {"id", id},
                    {"code", "taken"},
                    {"why", why.text()},
                    {"message", json_of(why)},
                    {"game", game}});
}

std::string game_message(const Game& game, const online::Id& user, online::Time now,
                         const Audience& audience, const RatingBook& ratings) {
    const auto elapsed = std::max(online::Millis{}, now - game.clock().turn_started());
    Json out = {{"type", "game"},
                {"game", rated(game.start(), ratings)},
                {"version", game.version()},
                {"you", json_of(game.side_of(user))},
                {"events", events_of(game)},
                {"elapsed", game.result() ? 0 : elapsed.count()},
                {"online", audience.online},
                {"spectators", audience.spectators},
                {"result", json_of(game.result())}};
    add_turn(out, game);
    return text_of(out);
}

std::string event_message(const Game& game, int version, const Event& event) {
    Json out = {{"type", "event"},
                {"game", game.start().id},
                {"event", json_of(event, version)},
                {"result", json_of(game.result())}};
    add_turn(out, game);
    return text_of(out);
}

std::string presence_message(const online::Id& game, const std::array<bool, 2>& online) {
    return text_of({{"type", "presence"}, {"game", game}, {"online", online}});
}

std::string spectators_message(const online::Id& game, std::size_t count) {
    return text_of({{"type", "spectators"}, {"game", game}, {"count", count}});
}

std::string started_message(const online::GameStart& start) {
    return text_of({{"type", "started"}, {"game", json_of(start)}});
}

std::string lobby_message(const std::vector<online::Challenge>& challenges,
                          const std::map<online::Id, ListedBot>& bots, const RatingBook& ratings) {
    Json list = Json::array();
    for (const online::Challenge& challenge : challenges) list.push_back(rated(challenge, ratings));
    Json computers = Json::array();
    for (const auto& [id, bot] : bots) {
        Json each = json_of(bot.person);
        if (!bot.tastes.games.empty()) each["games"] = bot.tastes.games;
        if (!bot.tastes.controls.empty()) each["controls"] = bot.tastes.controls;
        computers.push_back(std::move(each));
    }
    return text_of(
        {{"type", "lobby"}, {"challenges", std::move(list)}, {"bots", std::move(computers)}});
}

std::string challenge_message(const std::string& id, const online::Challenge& challenge,
                              const RatingBook& ratings) {
    return text_of({{"type", "challenge"}, {"id", id}, {"challenge", rated(challenge, ratings)}});
}

std::string games_message(const std::string& id, const std::vector<store::GameSummary>& games) {
    Json list = Json::array();
    for (const store::GameSummary& summary : games) {
        Json game = json_of(summary.start);
        game["version"] = summary.version;
        game["result"] = json_of(summary.result);
        list.push_back(std::move(game));
    }
    return text_of({{"type", "games"}, {"id", id}, {"games", std::move(list)}});
}

std::string user_text(const Person& person) { return text_of({{"user", json_of(person)}}) + "\n"; }

std::string about_text(const std::optional<Person>& person,
                       const std::vector<std::string>& addresses) {
    return text_of({{"online", true},
                    {"user", person ? json_of(*person) : Json()},
                    {"addresses", addresses}}) +
           "\n";
}

std::string about_offline_text(const Message& why) {
    return text_of({{"online", false}, {"why", why.text()}, {"message", json_of(why)}}) + "\n";
}

std::string error_text(const Message& why) {
    return text_of({{"error", why.text()}, {"message", json_of(why)}}) + "\n";
}

}  // namespace quinta::server
