#include "store/store.hpp"

#include "base/text.hpp"
#include "store/postgres_database.hpp"
#include "store/row.hpp"
#include "store/schema.hpp"
#include "store/sqlite_database.hpp"
#include "store/store_lock.hpp"

namespace quinta::store {

using online::Person;

Result<Store> Store::open(const std::string& where) {
    Result<std::unique_ptr<Database>> database =
        is_shared(where) ? open_postgres(where) : open_sqlite(where);
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

}  // namespace quinta::store
