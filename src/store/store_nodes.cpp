// The part of the store that says which server owns which game.

#include <algorithm>

#include "store/row.hpp"
#include "store/store.hpp"

namespace quinta::store {

Result<> Store::join(const std::string& process, Time now) {
    Result<> done = change(
        "INSERT INTO nodes (name, alive, process, joined) "
        "VALUES ($1, $2, $3, (SELECT COALESCE(MAX(joined), 0) + 1 FROM nodes))",
        {value(node_), value(now), value(process)});
    if (!done) return done;
    return change(
        "UPDATE games SET owner = $1, fence = fence + 1 WHERE how IS NULL AND owner NOT IN "
        "(SELECT name FROM nodes)",
        {value(node_)});
}

Result<> Store::leave() {
    return change("UPDATE nodes SET process = '' WHERE name = $1", {value(node_)});
}

Result<bool> Store::note_alive(Time now) {
    if (node_.empty()) return true;  // a tool, not a server
    const Result<Rows> done = run("UPDATE nodes SET alive = $1, beat = beat + 1 WHERE name = $2",
                                  {value(now), value(node_)});
    if (!done) return done.failure();
    return done->changed == 1;
}

Result<std::vector<Node>> Store::nodes() {
    const Result<Rows> found = run("SELECT name, process, beat FROM nodes ORDER BY joined, name");
    if (!found) return found.failure();
    std::vector<Node> out;
    for (const auto& columns : found->rows) {
        RowReader row(columns);
        Node node{.name = row.text(), .process = row.text()};
        node.beat = row.number<std::int64_t>();
        out.push_back(std::move(node));
    }
    return out;
}

Result<bool> Store::expel(const Node& dead, Time now) {
    if (const Result<> begun = change(database_->begin(), {}); !begun) return begun.failure();
    Result<bool> taken = take_games_of(dead, now);
    const bool is_good = taken && *taken;
    const Result<> ended = change(is_good ? "COMMIT" : "ROLLBACK", {});
    if (is_good && !ended) return ended.failure();
    return taken;
}

/// The beat says whether it has lived since it was looked at, whatever the clocks of machines say.
Result<bool> Store::take_games_of(const Node& dead, Time now) {
    Result<bool> alive = note_alive(now);  // who is held for dead takes nothing
    if (!alive || !*alive) return alive;
    const Result<Rows> gone =
        run("DELETE FROM nodes WHERE name = $1 AND beat = $2 AND process = $3 RETURNING alive",
            {value(dead.name), value(dead.beat), value(dead.process)});
    if (!gone) return gone.failure();
    if (gone->rows.empty()) return false;
    const Time last = RowReader(gone->rows[0]).time();
    const Result<> taken = change(
        "UPDATE games SET owner = $1, fence = fence + 1, stood = stood + $2 "
        "WHERE how IS NULL AND owner = $3",
        {value(node_), value(std::max(online::Millis{}, now - last)), value(dead.name)});
    if (!taken) return taken.failure();
    return true;
}

Result<std::optional<Ownership>> Store::own(std::string_view game) {
    const Result<> claimed = change(
        "UPDATE games SET owner = $1, fence = fence + 1 WHERE id = $2 AND owner <> $1 "
        "AND owner NOT IN (SELECT name FROM nodes) AND $1 IN (SELECT name FROM nodes)",
        {value(node_), value(game)});
    if (!claimed) return claimed.failure();
    const Result<Rows> found = run("SELECT owner, stood FROM games WHERE id = $1", {value(game)});
    if (!found) return found.failure();
    if (found->rows.empty()) return std::optional<Ownership>{};
    RowReader row(found->rows[0]);
    Ownership out{.owner = row.text()};
    out.stood = online::Millis(row.number<std::int64_t>());
    return std::optional<Ownership>(std::move(out));
}

}  // namespace quinta::store
