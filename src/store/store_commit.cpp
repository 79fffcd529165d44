#include <algorithm>

#include "base/text.hpp"
#include "store/row.hpp"
#include "store/store.hpp"

namespace quinta::store {
namespace {

using online::Continuation;
using online::Standing;
using online::Transaction;
using Status = Committed::Status;

/// A transaction of one part is refused by its first statement, before anything is written; one of
/// several parts has to be undone.
bool has_several_parts(const Transaction& transaction) {
    return (transaction.continuation ? 1 : 0) + (transaction.new_game ? 1 : 0) +
               (transaction.new_challenge ? 1 : 0) +
               (transaction.removed_challenge.empty() ? 0 : 1) >
           1;
}

Result<bool> is_one(const Result<Rows>& done) {
    if (!done) return done.failure();
    return done->changed == 1;
}

}  // namespace

std::vector<Committed> Store::commit(const std::vector<Transaction>& transactions, Time now) {
    std::vector<Committed> out(transactions.size());
    const auto fail = [&](const Error& error) {
        (void)run("ROLLBACK");
        std::ranges::fill(out, Committed{Status::failed, error.text});
        return out;
    };
    if (const Result<Rows> begun = run(database_->begin()); !begun) return fail(begun.failure());
    // First of all, for it waits for whoever is taking over at this moment, and holds them off.
    const Result<bool> alive = note_alive(now);
    if (!alive) return fail(alive.failure());
    if (!*alive) {
        (void)run("ROLLBACK");
        std::ranges::fill(out, Committed{Status::conflict, "another server has taken over"});
        return out;
    }
    for (std::size_t i = 0; i < transactions.size(); ++i) {
        const Result<bool> written = write_or_undo(transactions[i], now);
        if (!written) return fail(written.failure());
        out[i].status = *written ? Status::written : Status::conflict;
        if (!*written) out[i].why = "it has changed meanwhile";
    }
    if (const Result<Rows> done = run("COMMIT"); !done) return fail(done.failure());
    return out;
}

/// After an error nothing more may be run in this transaction: the connection could be a new one.
Result<bool> Store::write_or_undo(const Transaction& transaction, Time now) {
    if (!has_several_parts(transaction)) return write(transaction, now);
    if (const Result<Rows> marked = run("SAVEPOINT one"); !marked) return marked.failure();
    Result<bool> written = write(transaction, now);
    if (!written) return written;
    const Result<Rows> done = run(*written ? "RELEASE SAVEPOINT one" : "ROLLBACK TO SAVEPOINT one");
    if (!done) return done.failure();
    return written;
}

Result<bool> Store::write(const Transaction& transaction, Time now) {
    if (transaction.continuation) {
        Result<bool> written = write_continuation(*transaction.continuation, now);
        if (!written || !*written) return written;
    }
    if (!transaction.removed_challenge.empty()) {
        Result<bool> removed = is_one(
            run("DELETE FROM challenges WHERE id = $1", {value(transaction.removed_challenge)}));
        if (!removed || !*removed) return removed;
    }
    if (transaction.new_game) {
        Result<bool> written = write_game(*transaction.new_game);
        if (!written || !*written) return written;
    }
    if (transaction.new_challenge) return write_challenge(*transaction.new_challenge);
    return true;
}

Result<bool> Store::write_continuation(const Continuation& next, Time now) {
    const int version = next.version + static_cast<int>(next.events.size());
    const bool is_new_turn = std::ranges::any_of(next.events, &online::Event::changes_position);
    Result<bool> owned =
        is_one(run("UPDATE games SET version = $1, stood = CASE WHEN $2 = 1 THEN 0 ELSE stood END "
                   "WHERE id = $3 AND version = $4 AND fence = $5",
                   {value(version), value(is_new_turn), value(next.game), value(next.version),
                    value(static_cast<std::int64_t>(next.fence))}));
    if (!owned || !*owned) return owned;
    if (const Result<> done = write_events(next); !done) return done.failure();
    if (!next.result) return true;
    const Result<> ended =
        change("UPDATE games SET outcome = $1, how = $2, ended = $3 WHERE id = $4",
               {value(static_cast<int>(next.result->outcome)), value(next.result->how), value(now),
                value(next.game)});
    if (!ended) return ended.failure();
    if (!next.rated) return true;
    if (const Result<> rated = write_ratings(next, now); !rated) return rated.failure();
    return true;
}

Result<> Store::write_events(const Continuation& next) {
    int version = next.version;
    for (const online::Event& event : next.events) {
        Result<> done = change(
            "INSERT INTO events (game_id, version, kind, side, text, at, spent, lag, message) "
            "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            {value(next.game), value(++version), value(name_of(event.kind)), value(event.by),
             value(event.text), value(event.at), value(event.cost.spent), value(event.cost.lag),
             value(event.message)});
        if (!done) return done;
    }
    return {};
}

Result<> Store::write_ratings(const Continuation& next, Time now) {
    const auto& [players, game] = *next.rated;
    std::array<Standing, 2> before;
    // Always in the same order, so that two servers never wait for each other.
    std::array<std::size_t, 2> order = {0, 1};
    if (players[1] < players[0]) order = {1, 0};
    for (const std::size_t i : order) {
        const Result<Standing> found = standing(players[i], game, database_->for_update());
        if (!found) return found.failure();
        before[i] = *found;
    }
    const std::array<Standing, 2> after = after_game(before, next.result->outcome, now);
    for (const std::size_t i : order) {
        if (Result<> done = write_standing(players[i], game, after[i]); !done) return done;
        Result<> noted =
            write_rating_change(players[i], game, next.game, before[i].rating.value, after[i]);
        if (!noted) return noted;
    }
    return {};
}

Result<> Store::write_rating_change(std::string_view user, std::string_view game, const Id& played,
                                    double before, const Standing& after) {
    return change(
        "INSERT INTO rating_changes (user_id, game, at, game_id, old_rating, rating, deviation, "
        "volatility) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        {value(user), value(game), value(after.last_game.value_or(Time{})), value(played),
         value(before), value(after.rating.value), value(after.rating.deviation),
         value(after.rating.volatility)});
}

Result<bool> Store::write_game(const online::GameStart& start) {
    return is_one(
        run("INSERT INTO games (id, game, control, rated, first_id, second_id, at, rematch_of, "
            "owner) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING",
            {value(start.id), value(start.settings.game), value(start.settings.control.text()),
             value(start.settings.is_rated), value(start.players[0].id), value(start.players[1].id),
             value(start.at), value(start.rematch_of), value(node_)}));
}

Result<bool> Store::write_challenge(const online::Challenge& challenge) {
    return is_one(
        run("INSERT INTO challenges (id, user_id, game, control, rated, side, audience, to_id, at) "
            "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING",
            {value(challenge.id), value(challenge.by.id), value(challenge.settings.game),
             value(challenge.settings.control.text()), value(challenge.settings.is_rated),
             value(challenge.side), value(static_cast<int>(challenge.audience)),
             value(challenge.to), value(challenge.at)}));
}

}  // namespace quinta::store
