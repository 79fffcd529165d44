#include "server/message_parts.hpp"

#include <cmath>

namespace quinta::server {

using online::Event;
using online::Game;
using online::Person;

std::string text_of(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

double rounded(double rating) { return std::round(rating * 10) / 10; }

Json json_of(online::Time time) { return time.time_since_epoch().count(); }

Json json_of(const Person& person) {
    constexpr std::array<const char*, 3> kinds = {"guest", "account", "bot"};
    return {{"id", person.id},
            {"name", person.name},
            {"kind", kinds[static_cast<std::size_t>(person.kind)]}};
}

Json json_of(const online::Settings& settings) {
    return {{"game", settings.game},
            {"control", settings.control.text()},
            {"rated", settings.is_rated}};
}

Json json_of(const std::optional<Side>& side) {
    return side ? Json(*side == Side::first ? "first" : "second") : Json();
}

Json json_of(const std::optional<online::GameResult>& result) {
    if (!result) return nullptr;
    constexpr std::array<const char*, 4> outcomes = {"none", "first", "second", "draw"};
    return {{"winner", outcomes[static_cast<std::size_t>(result->outcome)]}, {"how", result->how}};
}

Json json_of(const online::GameStart& start) {
    return {{"id", start.id},
            {"settings", json_of(start.settings)},
            {"players", {json_of(start.players[0]), json_of(start.players[1])}},
            {"began", json_of(start.at)}};
}

Json json_of(const Message& why) {
    if (why.args.empty()) return why.id;
    Json parts = Json::array();
    for (const Message& part : why.args) parts.push_back(json_of(part));
    return {{"id", why.id}, {"args", parts}};
}

Json json_of(const Event& event, int version) {
    Json out = {{"version", version},
                {"kind", name_of(event.kind)},
                {"by", json_of(event.by)},
                {"at", json_of(event.at)}};
    if (!event.text.empty()) out["text"] = event.text;
    if (event.changes_position()) out["spent"] = event.cost.spent.count();
    return out;
}

Json events_of(const Game& game) {
    Json events = Json::array();
    int version = 0;
    for (const Event& event : game.events()) events.push_back(json_of(event, ++version));
    return events;
}

void add_turn(Json& out, const Game& game) {
    Json clocks = nullptr;
    if (game.clock().remaining(Side::first)) {
        clocks = Json::array({game.clock().remaining(Side::first)->count(),
                              game.clock().remaining(Side::second)->count()});
    }
    out["clocks"] = clocks;
    out["turn"] = game.result() ? Json() : json_of(std::optional(game.session().side_to_move()));
}

Json json_of(const online::Challenge& challenge) {
    constexpr std::array<const char*, 3> audiences = {"lobby", "link", "person"};
    Json out = {{"id", challenge.id},
                {"by", json_of(challenge.by)},
                {"settings", json_of(challenge.settings)},
                {"side", json_of(challenge.side)},
                {"audience", audiences[static_cast<std::size_t>(challenge.audience)]}};
    if (!challenge.to.empty()) out["to"] = challenge.to;
    return out;
}

}  // namespace quinta::server
