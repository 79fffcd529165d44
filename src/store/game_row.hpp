#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "online/person.hpp"
#include "online/settings.hpp"
#include "store/row.hpp"
#include "store/store.hpp"

namespace quinta::store {

// The columns of a game with its players, as summary_of() reads them, and where they come from.
inline constexpr std::string_view game_columns =
    "g.id, g.game, g.control, g.rated, a.id, a.name, a.kind, b.id, b.name, b.kind, g.at, "
    "g.rematch_of, g.fence, g.version, g.outcome, g.how";
inline constexpr std::string_view players_of_game =
    " JOIN users a ON a.id = g.first_id JOIN users b ON b.id = g.second_id ";

inline online::Person person_of(RowReader& row) {
    online::Person person{.id = row.text(), .name = row.text()};
    person.kind = static_cast<online::Person::Kind>(row.whole());
    return person;
}

inline Result<online::Settings> settings_of(RowReader& row) {
    online::Settings out;
    out.game = row.text();
    const Result<online::TimeControl> control = online::TimeControl::parse(row.text());
    if (!control) return control.failure();
    out.control = *control;
    out.is_rated = row.flag();
    return out;
}

inline Result<online::GameStart> start_of(RowReader& row) {
    online::GameStart start{.id = row.text()};
    const Result<online::Settings> settings = settings_of(row);
    if (!settings) return settings.failure();
    start.settings = *settings;
    start.players[0] = person_of(row);
    start.players[1] = person_of(row);
    start.at = row.time();
    start.rematch_of = row.text();
    return start;
}

inline Result<GameSummary> summary_of(RowReader& row) {
    const Result<online::GameStart> start = start_of(row);
    if (!start) return start.failure();
    GameSummary summary{.start = *start};
    row.text();  // the fence
    summary.version = row.whole();
    const bool is_over = !row.is_null();
    const auto outcome = static_cast<Outcome>(row.whole());
    const std::string how = row.text();
    if (is_over) summary.result = online::GameResult{outcome, how};
    return summary;
}

inline online::Standing standing_of(RowReader& row) {
    online::Standing out;
    out.rating.value = row.number<double>();
    out.rating.deviation = row.number<double>();
    out.rating.volatility = row.number<double>();
    out.games = row.whole();
    out.last_game = row.time();
    return out;
}

}  // namespace quinta::store
