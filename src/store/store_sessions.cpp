#include <algorithm>

#include "base/text.hpp"
#include "store/row.hpp"
#include "store/store.hpp"

namespace quinta::store {
namespace {

constexpr std::size_t asked_at_once = 100;

/// $1 is the time, the others are hashes.
std::string open_sessions_query() {
    std::string sql =
        "SELECT s.token_hash FROM sessions s JOIN users u ON u.id = s.user_id "
        "WHERE s.expires > $1 AND u.banned_until <= $1 AND s.token_hash IN (";
    for (std::size_t i = 0; i < asked_at_once; ++i) sql += concat(i == 0 ? "$" : ", $", i + 2);
    return sql + ")";
}

}  // namespace

Result<std::optional<Time>> Store::session_end(const std::string& token_hash) {
    const Result<Rows> found =
        run("SELECT expires FROM sessions WHERE token_hash = $1", {value(token_hash)});
    if (!found) return found.failure();
    if (found->rows.empty()) return std::optional<Time>{};
    return std::optional<Time>(RowReader(found->rows[0]).time());
}

/// A hundred with each query; the last one is filled up with what is no hash.
Result<std::set<std::string>> Store::open_sessions(const std::vector<std::string>& token_hashes,
                                                   Time now) {
    static const std::string query = open_sessions_query();
    std::set<std::string> open;
    for (std::size_t at = 0; at < token_hashes.size(); at += asked_at_once) {
        std::vector<Value> values(asked_at_once + 1, value(""));
        values[0] = value(now);
        const std::size_t count = std::min(asked_at_once, token_hashes.size() - at);
        for (std::size_t i = 0; i < count; ++i) values[i + 1] = value(token_hashes[at + i]);
        const Result<Rows> found = run(query, values);
        if (!found) return found.failure();
        for (const auto& row : found->rows) open.insert(row[0].value_or(""));
    }
    return open;
}

}  // namespace quinta::store
