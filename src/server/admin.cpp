#include "server/admin.hpp"

#include <filesystem>
#include <optional>

#include "base/text.hpp"
#include "online/game.hpp"
#include "server/exported_record.hpp"
#include "server/secrets.hpp"
#include "store/backup.hpp"
#include "store/store.hpp"
#include "store/store_lock.hpp"

namespace quinta::server {
namespace {

using online::Id;
using online::Time;
using store::GameRow;
using store::Store;

constexpr int at_once = 500;
constexpr std::size_t made_up_length = 16;

KnownUser known(const store::UserSummary& user) {
    return {user.person, user.created, user.banned_until, user.games};
}

/// What is wrong with a game; nothing when all is well.
std::optional<std::string> fault_of(Store& store, const GameRow& row) {
    if (row.events != row.version || row.last_version != row.version) {
        return concat("version ", row.version, ", but ", row.events, " events up to version ",
                      row.last_version);
    }
    const Result<std::optional<store::StoredGame>> found = store.game(row.id);
    if (!found) return found.error();
    if (!*found) return "it went away";
    const Result<online::Game> game = online::Game::replay((*found)->start, (*found)->events);
    if (!game) return game.error();
    if (game->result() == row.result) return std::nullopt;
    return concat("stored as ", row.result ? "ended by " + row.result->how : "running",
                  ", but its events say ",
                  game->result() ? "ended by " + game->result()->how : "running");
}

class StoreAdmin final : public Admin {
 public:
    explicit StoreAdmin(Store store) : store_(std::move(store)) {}

    Result<> each_user(const std::function<void(const KnownUser&)>& take) override {
        Id last;
        while (true) {
            const auto users = store_.users_after(last, at_once);
            if (!users) return users.failure();
            for (const store::UserSummary& user : *users) take(known(user));
            if (users->empty()) return {};
            last = users->back().person.id;
        }
    }

    Result<KnownUser> user(const std::string& name) override {
        Result<std::optional<store::User>> found = store_.user(name);
        if (found && !*found) found = store_.user_named(name);
        if (!found) return found.failure();
        if (!*found) {
            return Error{
                message("there is nobody with the id or the account {0}", quinta::quoted(name))};
        }
        const store::User& user = **found;
        return KnownUser{user.person, user.created, user.banned_until};
    }

    Result<> ban(const Id& user, Time until) override {
        if (Result<> done = store_.ban(user, until); !done) return done;
        return store_.remove_sessions_of(user);
    }

    Result<std::string> set_password(const Id& user, const std::string& password) override {
        const std::string chosen =
            password.empty() ? new_token().substr(0, made_up_length) : password;
        if (Result<> good = check_password(chosen); !good) return good.failure();
        const std::string hashed = hash_password(chosen);
        if (hashed.empty()) return Error{"there is not enough memory to hash a password"};
        if (Result<> done = store_.set_password(user, hashed); !done) return done.failure();
        if (Result<> done = store_.remove_sessions_of(user); !done) return done.failure();
        return chosen;
    }

    Result<> each_record(const std::function<void(const std::string&)>& take) override {
        return each_game([&](const GameRow& row) -> Result<> {
            const Result<std::optional<store::StoredGame>> found = store_.game(row.id);
            if (!found) return found.failure();
            const Result<std::string> text = exported_record(**found);
            if (!text) return Error{concat("game ", row.id, ": ", text.error())};
            take(*text);
            return {};
        });
    }

    Result<Checked> check() override {
        const Result<std::vector<std::string>> damage = store_.damage();
        if (!damage) return damage.failure();
        Checked out{.faults = *damage};
        const Result<> done = each_game([&](const GameRow& row) -> Result<> {
            ++out.games;
            out.events += static_cast<std::size_t>(row.events);
            // A server may have written between our questions: then we ask again.
            std::optional<std::string> fault = fault_of(store_, row);
            for (int tries = 0; fault && tries < 3; ++tries) {
                const Result<GameRow> again = store_.game_row(row.id);
                if (!again) return again.failure();
                fault = fault_of(store_, *again);
            }
            if (fault) out.faults.push_back(concat("game ", row.id, ": ", *fault));
            return {};
        });
        if (!done) return done.failure();
        return out;
    }

 private:
    Result<> each_game(const std::function<Result<>(const GameRow&)>& take) {
        Id last;
        while (true) {
            const auto games = store_.games_after(last, at_once);
            if (!games) return games.failure();
            for (const GameRow& game : *games) {
                if (Result<> taken = take(game); !taken) return taken;
            }
            if (games->empty()) return {};
            last = games->back().id;
        }
    }

    Store store_;
};

}  // namespace

Result<std::unique_ptr<Admin>> open_admin(const std::string& store) {
    if (!store::is_shared(store) && !std::filesystem::exists(store)) {
        return Error{
            message("there is no file {0}; name another with --store", quinta::quoted(store))};
    }
    Result<Store> opened = Store::open(store);
    if (!opened) return opened.failure();
    return std::unique_ptr<Admin>(std::make_unique<StoreAdmin>(*std::move(opened)));
}

Result<> back_up(const std::string& store, const std::string& file) {
    return store::back_up(store, file);
}

Result<> restore(const std::string& file, const std::string& store) {
    return store::restore(file, store);
}

}  // namespace quinta::server
