#include "store/schema.hpp"

#include <array>
#include <string>

#include "base/text.hpp"

namespace quinta::store {
namespace {

// A step is never changed once it has been released: databases have gone through it. Times are in
// milliseconds since 1970, sides 0 and 1, kinds and outcomes as in the enumerations of online/.
constexpr std::array<const char*, 3> steps = {
    R"sql(
CREATE TABLE users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT UNIQUE,
    kind SMALLINT NOT NULL,
    password TEXT,
    created BIGINT NOT NULL,
    banned_until BIGINT NOT NULL DEFAULT 0
);
CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    expires BIGINT NOT NULL
);
CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE TABLE blocks (
    user_id TEXT NOT NULL REFERENCES users (id),
    blocked_id TEXT NOT NULL REFERENCES users (id),
    PRIMARY KEY (user_id, blocked_id)
);
CREATE TABLE challenges (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    game TEXT NOT NULL,
    control TEXT NOT NULL,
    rated SMALLINT NOT NULL,
    side SMALLINT,
    audience SMALLINT NOT NULL,
    to_id TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    control TEXT NOT NULL,
    rated SMALLINT NOT NULL,
    first_id TEXT NOT NULL REFERENCES users (id),
    second_id TEXT NOT NULL REFERENCES users (id),
    at BIGINT NOT NULL,
    rematch_of TEXT NOT NULL,
    fence BIGINT NOT NULL DEFAULT 0,
    version INTEGER NOT NULL DEFAULT 0,
    outcome SMALLINT,
    how TEXT,
    ended BIGINT
);
CREATE INDEX games_running ON games (at) WHERE how IS NULL;
CREATE INDEX games_of_first ON games (first_id, at);
CREATE INDEX games_of_second ON games (second_id, at);
CREATE TABLE events (
    game_id TEXT NOT NULL REFERENCES games (id),
    version INTEGER NOT NULL,
    kind TEXT NOT NULL,
    side SMALLINT,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    spent BIGINT NOT NULL,
    lag BIGINT NOT NULL,
    message TEXT NOT NULL,
    PRIMARY KEY (game_id, version)
);
CREATE TABLE standings (
    user_id TEXT NOT NULL REFERENCES users (id),
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    last_game BIGINT NOT NULL,
    PRIMARY KEY (user_id, game)
);
CREATE INDEX standings_by_rating ON standings (game, rating);
CREATE TABLE nodes (
    name TEXT PRIMARY KEY,
    alive BIGINT NOT NULL
);
)sql",
    // Several servers: which of them owns a game, how long the game's clocks have stood still in
    // this turn, and what shows that a server lives.
    R"sql(
ALTER TABLE games ADD COLUMN owner TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN stood BIGINT NOT NULL DEFAULT 0;
UPDATE games SET owner = 'main' WHERE how IS NULL;
CREATE INDEX games_of_owner ON games (owner) WHERE how IS NULL;
ALTER TABLE nodes ADD COLUMN beat BIGINT NOT NULL DEFAULT 0;
ALTER TABLE nodes ADD COLUMN joined BIGINT NOT NULL DEFAULT 0;
ALTER TABLE nodes ADD COLUMN process TEXT NOT NULL DEFAULT '';
)sql",
    // What a rating was after each game. Of earlier games only the last is known.
    R"sql(
CREATE TABLE rating_changes (
    user_id TEXT NOT NULL REFERENCES users (id),
    game TEXT NOT NULL,
    at BIGINT NOT NULL,
    game_id TEXT NOT NULL,
    old_rating DOUBLE PRECISION NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (user_id, game, at, game_id)
);
CREATE INDEX rating_changes_by_game ON rating_changes (game_id);
INSERT INTO rating_changes
SELECT user_id, game, last_game, '', rating, rating, deviation, volatility FROM standings;
CREATE INDEX games_between ON games (first_id, second_id, at);
)sql",
};

Result<int> version_of(Database& database) {
    const Result<> there =
        database.run_script("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)");
    if (!there) return there.failure();
    const Result<Rows> rows = database.run("SELECT MAX(version) FROM schema_version", {});
    if (!rows) return rows.failure();
    return to_int(rows->rows.at(0).at(0).value_or("0")).value_or(0);
}

Result<> take_step(Database& database, int step) {
    const std::string number = std::to_string(step + 1);
    const std::string script = concat(
        database.begin(), ";", steps[static_cast<std::size_t>(step)],
        "DELETE FROM schema_version; INSERT INTO schema_version VALUES (", number, "); COMMIT;");
    Result<> taken = database.run_script(script);
    if (!taken) (void)database.run_script("ROLLBACK");
    return taken;
}

}  // namespace

int schema_version() { return static_cast<int>(steps.size()); }

Result<> migrate(Database& database) {
    const Result<int> version = version_of(database);
    if (!version) return version.failure();
    if (*version > schema_version()) {
        return Error{message(
            "the database {0} was written by a newer Quinta (schema {1}; this one knows {2}); "
            "please use that program, or another database",
            database.name(), *version, schema_version())};
    }
    for (int step = *version; step < schema_version(); ++step) {
        if (Result<> taken = take_step(database, step); !taken) return taken;
    }
    return {};
}

}  // namespace quinta::store
