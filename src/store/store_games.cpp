#include "base/text.hpp"
#include "store/game_row.hpp"
#include "store/store.hpp"

namespace quinta::store {
namespace {

using online::GameStart;

const std::string select_games = concat("SELECT ", game_columns, " FROM games g", players_of_game);

Result<online::Event> event_of(const std::vector<std::optional<std::string>>& columns) {
    RowReader row(columns);
    online::Event event;
    const std::string kind = row.text();
    const auto known = online::event_kind(kind);
    if (!known) return Error{message("there is no event {0}", quoted(kind))};
    event.kind = *known;
    event.by = row.side();
    event.text = row.text();
    event.at = row.time();
    event.cost.spent = online::Millis(row.number<std::int64_t>());
    event.cost.lag = online::Millis(row.number<std::int64_t>());
    event.message = row.text();
    return event;
}

}  // namespace

Result<std::optional<StoredGame>> Store::game(std::string_view id) {
    const Result<Rows> found = run(select_games + "WHERE g.id = $1", {value(id)});
    if (!found) return found.failure();
    if (found->rows.empty()) return std::optional<StoredGame>{};
    RowReader row(found->rows[0]);
    const Result<GameStart> start = start_of(row);
    if (!start) return start.failure();
    StoredGame out{.start = *start, .fence = row.number<std::uint64_t>()};
    const Result<Rows> events =
        run("SELECT kind, side, text, at, spent, lag, message FROM events WHERE game_id = $1 "
            "ORDER BY version",
            {value(id)});
    if (!events) return events.failure();
    for (const auto& columns : events->rows) {
        const Result<online::Event> event = event_of(columns);
        if (!event) return event.failure();
        out.events.push_back(*event);
    }
    return std::optional<StoredGame>(std::move(out));
}

Result<std::vector<Id>> Store::running_games() {
    const Result<Rows> found = run(
        "SELECT id FROM games WHERE how IS NULL AND owner = $1 ORDER BY at, id", {value(node_)});
    if (!found) return found.failure();
    std::vector<Id> out;
    for (const auto& row : found->rows) out.push_back(*row[0]);
    return out;
}

Result<std::vector<GameSummary>> Store::games_of(std::string_view user, Time before, int most) {
    const Result<Rows> found = run(select_games +
                                       "WHERE (g.first_id = $1 OR g.second_id = $1) AND g.at < $2 "
                                       "ORDER BY g.at DESC, g.id LIMIT $3",
                                   {value(user), value(before), value(most)});
    if (!found) return found.failure();
    std::vector<GameSummary> out;
    for (const auto& columns : found->rows) {
        RowReader row(columns);
        const Result<GameSummary> summary = summary_of(row);
        if (!summary) return summary.failure();
        out.push_back(*summary);
    }
    return out;
}

Result<std::vector<online::Challenge>> Store::challenges() {
    const Result<Rows> found =
        run("SELECT c.id, c.game, c.control, c.rated, u.id, u.name, u.kind, c.side, c.audience, "
            "c.to_id, c.at FROM challenges c JOIN users u ON u.id = c.user_id ORDER BY c.at, c.id");
    if (!found) return found.failure();
    std::vector<online::Challenge> out;
    for (const auto& columns : found->rows) {
        RowReader row(columns);
        online::Challenge challenge{.id = row.text()};
        const Result<online::Settings> settings = settings_of(row);
        if (!settings) return settings.failure();
        challenge.settings = *settings;
        challenge.by = person_of(row);
        challenge.side = row.side();
        challenge.audience = static_cast<online::Challenge::Audience>(row.whole());
        challenge.to = row.text();
        challenge.at = row.time();
        out.push_back(std::move(challenge));
    }
    return out;
}

}  // namespace quinta::store
