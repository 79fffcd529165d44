#include "online/names.hpp"
#include "store/game_row.hpp"
#include "store/store.hpp"

namespace quinta::store {
namespace {

using online::Person;
using online::Standing;

// The columns of a user, as user_of() reads them.
constexpr std::string_view user_columns =
    "SELECT u.id, u.name, u.kind, u.password, u.created, u.banned_until FROM users u ";

User user_of(const std::vector<std::optional<std::string>>& columns) {
    RowReader row(columns);
    User user;
    user.person.id = row.text();
    user.person.name = row.text();
    user.person.kind = static_cast<Person::Kind>(row.whole());
    user.password = row.text();
    user.created = row.time();
    user.banned_until = row.time();
    return user;
}

}  // namespace

Result<bool> Store::add_user(const User& user) {
    const bool is_guest = user.person.kind == Person::Kind::guest;
    const Value key = is_guest ? Value{} : value(online::name_key(user.person.name));
    const Value password = user.password.empty() ? Value{} : value(user.password);
    const Result<Rows> done =
        run("INSERT INTO users (id, name, name_key, kind, password, created, banned_until) "
            "VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
            {value(user.person.id), value(user.person.name), key,
             value(static_cast<int>(user.person.kind)), password, value(user.created),
             value(user.banned_until)});
    if (!done) return done.failure();
    return done->changed == 1;
}

Result<std::optional<User>> Store::one_user(std::string_view sql,
                                            const std::vector<Value>& values) {
    const Result<Rows> found = run(std::string(user_columns) + std::string(sql), values);
    if (!found) return found.failure();
    if (found->rows.empty()) return std::optional<User>{};
    return std::optional<User>(user_of(found->rows[0]));
}

Result<std::optional<User>> Store::user(std::string_view id) {
    return one_user("WHERE u.id = $1", {value(id)});
}

Result<std::optional<User>> Store::user_named(std::string_view name) {
    return one_user("WHERE u.name_key = $1", {value(online::name_key(name))});
}

Result<> Store::set_password(std::string_view user, const std::string& hashed) {
    return change("UPDATE users SET password = $1 WHERE id = $2", {value(hashed), value(user)});
}

Result<> Store::ban(std::string_view user, Time until) {
    return change("UPDATE users SET banned_until = $1 WHERE id = $2", {value(until), value(user)});
}

Result<> Store::forget_user(std::string_view user) {
    return change_all(
        {"DELETE FROM sessions WHERE user_id = $1", "DELETE FROM challenges WHERE user_id = $1",
         "DELETE FROM blocks WHERE user_id = $1", "DELETE FROM blocks WHERE blocked_id = $1",
         "DELETE FROM standings WHERE user_id = $1",
         "DELETE FROM rating_changes WHERE user_id = $1",
         "UPDATE users SET name = 'deleted', name_key = NULL, kind = 0, password = NULL "
         "WHERE id = $1"},
        value(user));
}

Result<> Store::add_session(const std::string& token_hash, std::string_view user, Time expires) {
    return change("INSERT INTO sessions VALUES ($1, $2, $3)",
                  {value(token_hash), value(user), value(expires)});
}

Result<std::optional<User>> Store::session(const std::string& token_hash, Time now) {
    return one_user(
        "JOIN sessions s ON s.user_id = u.id WHERE s.token_hash = $1 AND s.expires > $2",
        {value(token_hash), value(now)});
}

Result<> Store::remove_session(const std::string& token_hash) {
    return change("DELETE FROM sessions WHERE token_hash = $1", {value(token_hash)});
}

Result<> Store::remove_sessions_of(std::string_view user) {
    return change("DELETE FROM sessions WHERE user_id = $1", {value(user)});
}

Result<> Store::remove_old_sessions(Time now) {
    return change("DELETE FROM sessions WHERE expires <= $1", {value(now)});
}

Result<Standing> Store::standing(std::string_view user, std::string_view game) {
    return standing(user, game, "");
}

Result<Standing> Store::standing(std::string_view user, std::string_view game,
                                 std::string_view ending) {
    const Result<Rows> found =
        run(std::string("SELECT rating, deviation, volatility, games, last_game FROM standings "
                        "WHERE user_id = $1 AND game = $2") +
                std::string(ending),
            {value(user), value(game)});
    if (!found) return found.failure();
    if (found->rows.empty()) return Standing{};
    RowReader row(found->rows[0]);
    return standing_of(row);
}

Result<> Store::write_standing(std::string_view user, std::string_view game,
                               const Standing& standing) {
    return change(
        "INSERT INTO standings (user_id, game, rating, deviation, volatility, games, last_game) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (user_id, game) DO UPDATE SET "
        "rating = $3, deviation = $4, volatility = $5, games = $6, last_game = $7",
        {value(user), value(game), value(standing.rating.value), value(standing.rating.deviation),
         value(standing.rating.volatility), value(standing.games),
         value(standing.last_game.value_or(Time{}))});
}

}  // namespace quinta::store
