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
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO schema_version VALUES (1);
INSERT INTO users VALUES ('ana_______', 'Ana', 'ana', 1, 'hash', 1728000000000, 0);
INSERT INTO users VALUES ('ben_______', 'Ben', 'ben', 1, 'hash', 1728000000000, 0);
INSERT INTO games (id, game, control, rated, first_id, second_id, at, rematch_of, version, outcome,
                   how, ended)
VALUES ('oldgame___', 'teeko', '300+3', 1, 'ana_______', 'ben_______', 1728000000000, '', 1, 1,
        'resign', 1728000001000);
INSERT INTO events VALUES ('oldgame___', 1, 'end', 1, 'resign', 1728000001000, 0, 0, 'm');
INSERT INTO standings VALUES ('ana_______', 'teeko', 1662.5, 290.25, 0.06, 1, 1728000001000);
INSERT INTO standings VALUES ('ben_______', 'teeko', 1337.5, 290.25, 0.06, 1, 1728000001000);
