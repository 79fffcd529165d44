#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "online/challenge.hpp"
#include "online/event.hpp"
#include "online/rating.hpp"
#include "online/settings.hpp"
#include "online/transaction.hpp"
#include "store/database.hpp"

namespace quinta::store {

using online::Id;
using online::Time;

/// A user as stored: guests have no password.
struct User {
    online::Person person{};
    std::string password{};  ///< hashed; "" for none
    Time created{};
    Time banned_until{};
};

/// A game with everything that happened in it.
struct StoredGame {
    online::GameStart start{};
    std::uint64_t fence = 0;
    std::vector<online::Event> events{};
};

/// A game in a list.
struct GameSummary {
    online::GameStart start{};
    int version = 0;
    std::optional<online::GameResult> result{};  ///< nothing while it is played
};

/// A user as an administrator sees them.
struct UserSummary {
    online::Person person{};
    Time created{};
    Time banned_until{};
    int games = 0;
};

/// What the row of a game claims, and what there is of it.
struct GameRow {
    Id id{};
    int version = 0;
    std::optional<online::GameResult> result{};
    int events = 0;
    int last_version = 0;  ///< of an event
};

struct Ranked {
    online::Person person{};
    online::Standing standing{};
};

/// Who owns a game, and how long its clocks have stood still in this turn: while nobody did.
struct Ownership {
    Id owner{};  ///< a node; "" when there is none
    online::Millis stood{};
};

/// A server that is one of several, or was: it shows by its beat that it lives.
struct Node {
    Id name{};
    std::string process{};  ///< as process_name() says; "" when it has left
    std::int64_t beat = 0;

    friend bool operator==(const Node&, const Node&) = default;
};

/// What became of a transaction.
struct Committed {
    enum class Status : std::uint8_t {
        written,   ///< and on disk
        conflict,  ///< not written: the version is taken, the owner has changed, it was gone
        failed,    ///< not written as far as is known; what it is about must be read again
    };
    Status status = Status::failed;
    std::string why{};
};

/// Where online games live. Used by one thread at a time; several may be open on one database.
class Store {
 public:
    /// "postgres://…" or the path of a file of SQLite. Migrates it.
    static Result<Store> open(const std::string& where);
    explicit Store(std::unique_ptr<Database> database) : database_(std::move(database)) {}
    /// For what is only read, by an Archive.
    Database& database() { return *database_; }

    /// Writes all of them in one transaction of the database, but for those that are in conflict
    /// with what is there.
    std::vector<Committed> commit(const std::vector<online::Transaction>& transactions, Time now);

    Result<std::optional<StoredGame>> game(std::string_view id);
    /// The games of this node that are not over, the oldest first.
    Result<std::vector<Id>> running_games();
    /// The games of a user, the newest first, that began before a moment.
    Result<std::vector<GameSummary>> games_of(std::string_view user, Time before, int most);
    Result<std::vector<online::Challenge>> challenges();

    /// False when somebody has a name that looks like this one. Guests share names.
    Result<bool> add_user(const User& user);
    Result<std::optional<User>> user(std::string_view id);
    Result<std::optional<User>> user_named(std::string_view name);
    Result<> set_password(std::string_view user, const std::string& hashed);
    Result<> ban(std::string_view user, Time until);
    /// Leaves the games, of a guest with a name that says nothing.
    Result<> forget_user(std::string_view user);

    Result<> add_session(const std::string& token_hash, std::string_view user, Time expires);
    /// Whose session it is; nobody's when it has expired.
    Result<std::optional<User>> session(const std::string& token_hash, Time now);
    /// When a session ends, expired or not.
    Result<std::optional<Time>> session_end(const std::string& token_hash);
    /// Which of these sessions have not ended and are of nobody who is banned.
    Result<std::set<std::string>> open_sessions(const std::vector<std::string>& token_hashes,
                                                Time now);
    Result<> remove_session(const std::string& token_hash);
    Result<> remove_sessions_of(std::string_view user);
    Result<> remove_old_sessions(Time now);

    /// All of them, by their ids, some at a time: those after this id.
    Result<std::vector<UserSummary>> users_after(std::string_view id, int most);
    Result<std::vector<GameRow>> games_after(std::string_view id, int most);
    Result<GameRow> game_row(std::string_view id);
    /// What the database itself says is broken in it, each in a line.
    Result<std::vector<std::string>> damage();

    Result<> block(std::string_view user, std::string_view whom, bool is_blocked);
    Result<std::vector<std::pair<Id, Id>>> blocks();

    Result<online::Standing> standing(std::string_view user, std::string_view game);

    // Each process that lets people play is a node with a name of its own, which it never uses
    // again. What it commits is written only while others hold it for alive.

    /// Acts as this node from here on.
    void act_as(const Id& node) { node_ = node; }
    const Id& node() const { return node_; }
    /// Registers this node. Running games without any owner become its own.
    Result<> join(const std::string& process, Time now);
    /// Others may take over at once.
    Result<> leave();
    /// False when others hold this node for dead. Clocks of its games go on from here.
    Result<bool> note_alive(Time now);
    /// All of them, the oldest first.
    Result<std::vector<Node>> nodes();
    /// Takes over the running games of a node that is dead: it can write no more. False when it has
    /// shown since then that it lives, or is gone already.
    Result<bool> expel(const Node& dead, Time now);
    /// Who owns a game: this node from now on, when nobody does. Nothing when there is no such
    /// game.
    Result<std::optional<Ownership>> own(std::string_view game);

 private:
    Result<Rows> run(std::string_view sql, const std::vector<Value>& values = {}) {
        return database_->run(sql, values);
    }
    Result<> change(std::string_view sql, const std::vector<Value>& values);
    Result<> change_all(const std::vector<std::string_view>& statements, const Value& value);
    Result<bool> write_or_undo(const online::Transaction& transaction, Time now);
    Result<bool> write(const online::Transaction& transaction, Time now);
    Result<bool> write_continuation(const online::Continuation& next, Time now);
    Result<bool> take_games_of(const Node& dead, Time now);
    Result<> write_events(const online::Continuation& next);
    Result<> write_ratings(const online::Continuation& next, Time now);
    Result<bool> write_game(const online::GameStart& start);
    Result<bool> write_challenge(const online::Challenge& challenge);
    Result<online::Standing> standing(std::string_view user, std::string_view game,
                                      std::string_view ending);
    Result<> write_standing(std::string_view user, std::string_view game,
                            const online::Standing& standing);
    Result<> write_rating_change(std::string_view user, std::string_view game, const Id& played,
                                 double before, const online::Standing& after);
    Result<std::optional<User>> one_user(std::string_view sql, const std::vector<Value>& values);

    std::unique_ptr<Database> database_;
    Id node_{};
};

}  // namespace quinta::store
