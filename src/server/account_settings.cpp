// What people change about their own accounts.

#include "base/text.hpp"
#include "server/account_api.hpp"
#include "server/account_parts.hpp"
#include "server/secrets.hpp"
#include "store/archive.hpp"

namespace quinta::server {
namespace {

using online::Id;
using online::Person;
using store::Store;
using store::User;

constexpr int most_resigned = 1000;  // games that somebody leaves behind

/// Who asks, when it is they; else the refusal. A guest has no password to prove it by.
struct Proven {
    std::optional<User> user{};
    ApiReply refusal{};
};

Proven prove(Store& store, const std::string& token, const std::string& password,
             online::Time now) {
    const Result<std::optional<User>> found = store.session(hash_token(token), now);
    if (!found) return {.refusal = refusal(503, broken)};
    if (!*found) return {.refusal = refusal(401, "nobody is logged in")};
    const bool is_guest = (*found)->person.kind == Person::Kind::guest;
    if (!is_guest && !is_password((*found)->password, password)) {
        return {.refusal = refusal(403, "the password is wrong")};
    }
    return {.user = *found};
}

/// The games that somebody is playing.
std::vector<Id> running_games_of(Store& store, const Id& user) {
    std::vector<Id> out;
    const auto games = store::Archive(store).games(
        {.user = user, .result = store::GamesQuery::Wanted::running, .most = most_resigned});
    if (!games) return out;
    for (const store::ArchivedGame& game : *games) out.push_back(game.summary.start.id);
    return out;
}

ApiReply with_new_password(Store& store, User user, const std::string& password, bool is_secure,
                           online::Time now) {
    if (user.person.kind == Person::Kind::guest) {
        return refusal(403, "a guest has no password; an account has");
    }
    if (const Result<> good = check_password(password); !good) {
        return refusal(400, good.failure().message);
    }
    user.password = hash_password(password);
    const bool is_done = !user.password.empty() &&
                         store.set_password(user.person.id, user.password) &&
                         store.remove_sessions_of(user.person.id);
    return is_done ? new_session(store, user, is_secure, now) : refusal(503, broken);
}

}  // namespace

void AccountApi::change_password(const ApiRequest& request, const Done& done) {
    const Result<std::string> old = text_in(request.body, "password");
    if (!old) return done(refusal(400, old.failure().message));
    const Result<std::string> wish = text_in(request.body, "new");
    if (!wish) return done(refusal(400, wish.failure().message));
    const bool is_taken =
        service_.hasher().submit([=, this, token = token_of(request), now = service_.now(),
                                  is_secure = request.is_secure](Store& store) {
            const Proven who = prove(store, token, *old, now);
            const ApiReply reply =
                who.user ? with_new_password(store, *who.user, *wish, is_secure, now) : who.refusal;
            service_.post([=, this] {
                if (reply.status == 200) service_.disconnect_person(who.user->person.id);
                done(reply);
            });
        });
    if (!is_taken) done(refusal(503, broken));
}

/// The games stay, with nobody's name; whoever was playing has resigned.
void AccountApi::remove_account(const ApiRequest& request, const Done& done) {
    const Result<std::string> given = text_in(request.body, "password");
    const std::string password = given ? *given : "";  // a guest has none
    const bool is_taken =
        service_.hasher().submit([=, this, token = token_of(request), now = service_.now(),
                                  is_secure = request.is_secure](Store& store) {
            const Proven who = prove(store, token, password, now);
            ApiReply reply = who.refusal;
            std::vector<Id> games;
            if (who.user) {
                games = running_games_of(store, who.user->person.id);
                const bool is_done = store.forget_user(who.user->person.id).ok();
                reply = is_done
                            ? ApiReply{.body = "{}\n", .cookie = session_cookie("", {}, is_secure)}
                            : refusal(503, broken);
            }
            service_.post([=, this] {
                if (reply.status == 200) service_.remove_person(who.user->person, games);
                done(reply);
            });
        });
    if (!is_taken) done(refusal(503, broken));
}

}  // namespace quinta::server
