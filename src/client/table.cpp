#include "client/table.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "client/json_parts.hpp"

namespace quinta::client {
namespace {

using nlohmann::json;
using online::Event;
using online::Millis;
using online::Person;

std::optional<Side> side_of(const std::string& name) {
    if (name == "first") return Side::first;
    if (name == "second") return Side::second;
    return std::nullopt;
}

Person person_of(const json& object) {
    Person person{.id = text(object, "id"), .name = text(object, "name")};
    const std::string kind = text(object, "kind");
    if (kind == "account") person.kind = Person::Kind::account;
    if (kind == "bot") person.kind = Person::Kind::bot;
    return person;
}

Result<online::GameStart> start_of(const json& object) {
    const json& settings = part(object, "settings");
    const json& players = part(object, "players");
    const Result<online::TimeControl> control =
        online::TimeControl::parse(text(settings, "control"));
    if (!control) return control.failure();
    if (!players.is_array() || players.size() != 2) return Error{"a game has two players"};
    return online::GameStart{
        .id = text(object, "id"),
        .settings = {text(settings, "game"), *control, flag(settings, "rated")},
        .players = {person_of(players[0]), person_of(players[1])},
        .at = online::Time(Millis(number(object, "began")))};
}

std::optional<Event> event_of(const json& object) {
    const auto kind = online::event_kind(text(object, "kind"));
    if (!kind) return std::nullopt;
    return Event{.kind = *kind,
                 .by = side_of(text(object, "by")),
                 .text = text(object, "text"),
                 .at = online::Time(Millis(number(object, "at"))),
                 .cost = {.spent = Millis(number(object, "spent"))}};
}

void take_clocks(Table& table, const json& message) {
    const json& clocks = part(message, "clocks");
    table.clocks.reset();
    if (!clocks.is_array() || clocks.size() != 2) return;
    if (!clocks[0].is_number_integer() || !clocks[1].is_number_integer()) return;
    table.clocks = {Millis(clocks[0].get<std::int64_t>()), Millis(clocks[1].get<std::int64_t>())};
}

bool apply(Table& table, const json& object) {
    const std::optional<Event> event = event_of(object);
    return event && table.game.apply(*event, event->at).ok();
}

}  // namespace

bool Table::is_my_turn() const {
    // A move that ends the game is told before the end is.
    const Session& session = game.session();
    return you && !game.result() && !session.ending().is_over() && session.side_to_move() == *you;
}

std::optional<Millis> Table::remaining(Side side, Clock::time_point now) const {
    if (!clocks) return std::nullopt;
    const Millis left = (*clocks)[index(side)];
    if (game.result() || game.session().side_to_move() != side) return left;
    return left - std::chrono::duration_cast<Millis>(now - turn_began);
}

Result<Table> read_table(const json& message, Table::Clock::time_point now) {
    const Result<online::GameStart> start = start_of(part(message, "game"));
    if (!start) return start.failure();
    Result<online::Game> game = online::Game::begin(*start);
    if (!game) return game.failure();
    Table table{.game = *std::move(game), .you = side_of(text(message, "you"))};
    const json& events = part(message, "events");
    if (!events.is_array()) return Error{"a game has a list of events"};
    for (const json& event : events) {
        if (!apply(table, event)) return Error{"this game has events that cannot be"};
    }
    take_clocks(table, message);
    table.turn_began = now - Millis(number(message, "elapsed"));
    return table;
}

Applied apply_event(Table& table, const json& message, Table::Clock::time_point now) {
    const json& event = part(message, "event");
    const std::int64_t version = number(event, "version");
    if (version <= table.version()) return Applied::known;
    if (version > table.version() + 1 || !apply(table, event)) return Applied::gap;
    take_clocks(table, message);
    if (table.game.events().back().changes_position()) table.turn_began = now;
    return Applied::yes;
}

}  // namespace quinta::client
