#include "store/store.hpp"

#include "base/text.hpp"
#include "store/postgres_database.hpp"
#include "store/row.hpp"
#include "store/schema.hpp"
#include "store/sqlite_database.hpp"

namespace quinta::store {

using online::Person;

Result<Store> Store::open(const std::string& where) {
    const bool is_postgres = where.starts_with("postgres://") || where.starts_with("postgresql://");
    Result<std::unique_ptr<Database>> database =
        is_postgres ? open_postgres(where) : open_sqlite(where);
    if (!database) return database.failure();
    if (Result<> migrated = migrate(**database); !migrated) return migrated.failure();
    return Store(*std::move(database));
}

Result<> Store::change(std::string_view sql, const std::vector<Value>& values) {
    const Result<Rows> done = run(sql, values);
    if (!done) return done.failure();
    return {};
}

/// All or none of them.
Result<> Store::change_all(const std::vector<std::string_view>& statements, const Value& value) {
    if (Result<> begun = change(database_->begin(), {}); !begun) return begun;
    for (const std::string_view statement : statements) {
        Result<> done = change(statement, {value});
        if (done) continue;
        (void)run("ROLLBACK");
        return done;
    }
    return change("COMMIT", {});
}

Result<std::uint64_t> Store::claim(std::string_view game) {
    const Result<Rows> done =
        run("UPDATE games SET fence = fence + 1 WHERE id = $1 RETURNING fence", {value(game)});
    if (!done) return done.failure();
    if (done->rows.empty()) return Error{message("there is no game {0}", quoted(game))};
    return RowReader(done->rows[0]).number<std::uint64_t>();
}

Result<> Store::claim_all() {
    return change("UPDATE games SET fence = fence + 1 WHERE how IS NULL", {});
}

Result<> Store::block(std::string_view user, std::string_view whom, bool is_blocked) {
    if (!is_blocked) {
        return change("DELETE FROM blocks WHERE user_id = $1 AND blocked_id = $2",
                      {value(user), value(whom)});
    }
    return change("INSERT INTO blocks VALUES ($1, $2) ON CONFLICT DO NOTHING",
                  {value(user), value(whom)});
}

Result<std::vector<std::pair<Id, Id>>> Store::blocks() {
    const Result<Rows> found = run("SELECT user_id, blocked_id FROM blocks");
    if (!found) return found.failure();
    std::vector<std::pair<Id, Id>> out;
    for (const auto& row : found->rows) out.emplace_back(*row[0], *row[1]);
    return out;
}

Result<> Store::note_alive(Time now) {
    return change(
        "INSERT INTO nodes VALUES ('main', $1) ON CONFLICT (name) DO UPDATE SET alive = $1",
        {value(now)});
}

Result<std::optional<Time>> Store::last_alive() {
    const Result<Rows> found = run("SELECT alive FROM nodes WHERE name = 'main'");
    if (!found) return found.failure();
    if (found->rows.empty()) return std::optional<Time>{};
    return std::optional<Time>(RowReader(found->rows[0]).time());
}

}  // namespace quinta::store
