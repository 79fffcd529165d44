// What an administrator asks of a store.

#include "base/text.hpp"
#include "store/row.hpp"
#include "store/store.hpp"

namespace quinta::store {
namespace {

// The columns of a game as game_of() reads them.
constexpr std::string_view game_columns =
    "SELECT g.id, g.version, g.how, g.outcome, "
    "(SELECT COUNT(*) FROM events e WHERE e.game_id = g.id), "
    "(SELECT COALESCE(MAX(e.version), 0) FROM events e WHERE e.game_id = g.id) FROM games g ";

GameRow game_of(const std::vector<std::optional<std::string>>& columns) {
    RowReader row(columns);
    GameRow game;
    game.id = row.text();
    game.version = row.whole();
    const std::string how = row.text();
    const int outcome = row.whole();
    if (!how.empty()) game.result = online::GameResult{static_cast<Outcome>(outcome), how};
    game.events = row.whole();
    game.last_version = row.whole();
    return game;
}

}  // namespace

Result<std::vector<UserSummary>> Store::users_after(std::string_view id, int most) {
    const Result<Rows> found =
        run("SELECT u.id, u.name, u.kind, u.created, u.banned_until, "
            "(SELECT COUNT(*) FROM games g WHERE g.first_id = u.id) + "
            "(SELECT COUNT(*) FROM games g WHERE g.second_id = u.id) "
            "FROM users u WHERE u.id > $1 ORDER BY u.id LIMIT $2",
            {value(id), value(most)});
    if (!found) return found.failure();
    std::vector<UserSummary> out;
    for (const auto& columns : found->rows) {
        RowReader row(columns);
        UserSummary& user = out.emplace_back();
        user.person.id = row.text();
        user.person.name = row.text();
        user.person.kind = static_cast<online::Person::Kind>(row.whole());
        user.created = row.time();
        user.banned_until = row.time();
        user.games = row.whole();
    }
    return out;
}

Result<std::vector<GameRow>> Store::games_after(std::string_view id, int most) {
    const Result<Rows> found =
        run(std::string(game_columns) + "WHERE g.id > $1 ORDER BY g.id LIMIT $2",
            {value(id), value(most)});
    if (!found) return found.failure();
    std::vector<GameRow> out;
    for (const auto& columns : found->rows) out.push_back(game_of(columns));
    return out;
}

Result<GameRow> Store::game_row(std::string_view id) {
    const Result<Rows> found = run(std::string(game_columns) + "WHERE g.id = $1", {value(id)});
    if (!found) return found.failure();
    if (found->rows.empty()) return Error{message("there is no game {0}", quinta::quoted(id))};
    return game_of(found->rows[0]);
}

Result<std::vector<std::string>> Store::damage() { return database_->damage(); }

}  // namespace quinta::store
