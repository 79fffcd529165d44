#include "server/account_api.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "online/names.hpp"
#include "server/account_parts.hpp"
#include "server/client_address.hpp"
#include "server/secrets.hpp"
#include "server/server_message.hpp"

namespace quinta::server {
namespace {

using nlohmann::json;
using online::Person;
using online::Time;
using store::Store;
using store::User;

constexpr std::string_view cookie_name = "quinta_session";
constexpr std::string_view device_name = "quinta_device";
constexpr std::chrono::days session_length{30};
constexpr std::chrono::days device_length{365};

const Message crowded = "too many people at once; please try again";
const Message too_many = "too many attempts; please wait a little";

struct Credentials {
    std::string name{};
    std::string password{};
    std::string device{};  ///< on which they were logged in before
    bool is_secure = false;
};

Result<Credentials> credentials_of(const std::string& body, bool has_password) {
    const Result<std::string> name = text_in(body, "name");
    if (!name) return name.failure();
    if (!has_password) return Credentials{.name = *name};
    const Result<std::string> password = text_in(body, "password");
    if (!password) return password.failure();
    return Credentials{.name = *name, .password = *password};
}

/// Goes nowhere but where people log in, and says nothing of who they are.
std::string device_cookie(const std::string& device, bool is_secure) {
    const std::chrono::seconds age = device_length;
    return concat(device_name, "=", device, "; Path=/online/login; HttpOnly; SameSite=Strict; ",
                  "Max-Age=", age.count(), is_secure ? "; Secure" : "");
}

/// A new user, who is in at once. Guests may share names with each other, not with accounts.
ApiReply add_user(Store& store, const Credentials& wish, Person::Kind kind, Time now) {
    if (const Result<> good = online::check_name(wish.name); !good) {
        return refusal(400, good.failure().message);
    }
    const bool is_guest = kind == Person::Kind::guest;
    if (!is_guest) {
        const Result<> good = check_password(wish.password);
        if (!good) return refusal(400, good.failure().message);
    }
    const Result<std::optional<User>> owner = store.user_named(wish.name);
    if (!owner) return refusal(503, broken);
    const Message taken =
        message("the name {0} is taken, or looks like one that is", quinta::quoted(wish.name));
    if (*owner) return refusal(409, taken);
    const User user{{online::make_id(random_bits()), wish.name, kind},
                    is_guest ? "" : hash_password(wish.password),
                    now,
                    {}};
    if (!is_guest && user.password.empty()) return refusal(503, broken);
    const Result<bool> added = store.add_user(user);
    if (!added) return refusal(503, broken);
    if (!*added) return refusal(409, taken);
    return new_session(store, user, wish.is_secure, now);
}

Result<std::optional<OpenSession>> session_of(Store& store, const std::string& token, Time now) {
    const std::string hash = hash_token(token);
    const Result<std::optional<User>> user = store.session(hash, now);
    const Result<std::optional<Time>> end = store.session_end(hash);
    if (!user || !end) return Error{"this could not be read; please try again"};
    if (!*user || (*user)->banned_until > now || !*end) return std::optional<OpenSession>{};
    return std::optional(OpenSession{(*user)->person, hash, **end});
}

ApiReply log_in(Store& store, LogInGuard& guard, const Credentials& wish, Time now) {
    const Result<std::optional<User>> found = store.user_named(wish.name);
    if (!found) return refusal(503, broken);
    const std::string hashed = *found ? (*found)->password : "";
    if (!guard.may_try(wish.name, wish.device, hashed, now)) return refusal(429, too_many);
    if (!is_password(hashed, wish.password)) {
        return refusal(401, "the name or the password is wrong");
    }
    if ((*found)->banned_until > now) return refusal(403, "this account is suspended");
    return new_session(store, **found, wish.is_secure, now);
}

}  // namespace

ApiReply refusal(int status, const Message& why) {
    return {.status = status, .body = error_text(why)};
}

Result<std::string> text_in(const std::string& body, std::string_view name) {
    const json object = json::parse(body, nullptr, false);
    const auto found = object.is_object() ? object.find(name) : object.end();
    const bool is_text = object.is_object() && found != object.end() && found->is_string();
    std::string text = is_text ? found->get<std::string>() : "";
    if (text.empty()) return Error{message("'{0}' is missing", name)};
    return text;
}

std::string session_cookie(const std::string& token, std::chrono::seconds age, bool is_secure) {
    return concat(cookie_name, "=", token,
                  "; Path=/; HttpOnly; SameSite=Lax; Max-Age=", age.count(),
                  is_secure ? "; Secure" : "");
}

ApiReply new_session(Store& store, const User& user, bool is_secure, Time now) {
    const std::string token = new_token();
    if (!store.add_session(hash_token(token), user.person.id, now + session_length)) {
        return refusal(503, broken);
    }
    ApiReply reply{.body = user_text(user.person),
                   .cookie = session_cookie(token, session_length, is_secure)};
    if (!user.password.empty()) {
        reply.device = device_cookie(new_device(user.password), is_secure);
    }
    return reply;
}

std::string cookie_of(const ApiRequest& request, std::string_view name) {
    for (const std::string_view part : split(request.cookie, ';')) {
        const std::string_view cookie = trim(part);
        const bool is_it =
            cookie.starts_with(name) && cookie.size() > name.size() && cookie[name.size()] == '=';
        if (is_it) return std::string(cookie.substr(name.size() + 1));
    }
    return "";
}

std::string token_of(const ApiRequest& request) {
    constexpr std::string_view bearer = "Bearer ";
    if (request.authorization.starts_with(bearer)) {
        return request.authorization.substr(bearer.size());
    }
    return cookie_of(request, cookie_name);
}

bool has_right_origin(const ApiRequest& request) {
    if (request.origin.empty()) return request.cookie.empty();
    if (request.origin == concat("https://", request.host)) return true;
    return !request.is_secure && request.origin == concat("http://", request.host);
}

void AccountApi::handle(const ApiRequest& request, const Done& done) {
    if (request.path == "/online/me" && request.method == "GET") return tell_who(request, done);
    constexpr std::array<std::string_view, 6> known = {"/online/guest",    "/online/register",
                                                       "/online/login",    "/online/logout",
                                                       "/online/password", "/online/delete"};
    if (std::ranges::find(known, request.path) == known.end())
        return done(refusal(404, "there is no such page"));
    if (request.method != "POST") return done(refusal(405, "this takes POST"));
    if (!has_right_origin(request)) return done(refusal(403, "this comes from another page"));
    if (request.path == "/online/logout") return log_out(request, done);
    if (!request.content_type.starts_with("application/json")) {
        return done(refusal(415, "this takes application/json"));
    }
    if (!attempts_.take(limit_key(request.address), service_.now())) {
        return done(refusal(429, too_many));
    }
    if (request.path == "/online/password") return change_password(request, done);
    if (request.path == "/online/delete") return remove_account(request, done);
    enter(request, done);
}

void AccountApi::enter(const ApiRequest& request, const Done& done) {
    const bool is_guest = request.path == "/online/guest";
    const bool is_login = request.path == "/online/login";
    Result<Credentials> wish = credentials_of(request.body, !is_guest);
    if (!wish) return done(refusal(400, wish.failure().message));
    wish->device = cookie_of(request, device_name);
    wish->is_secure = request.is_secure;
    Worker& worker = is_guest ? service_.worker() : service_.hasher();
    const bool is_taken = worker.submit([=, this, now = service_.now()](Store& store) {
        const Person::Kind kind = is_guest ? Person::Kind::guest : Person::Kind::account;
        const ApiReply reply =
            is_login ? log_in(store, guard_, *wish, now) : add_user(store, *wish, kind, now);
        service_.post([done, reply] { done(reply); });
    });
    if (!is_taken) done(refusal(503, crowded));
}

void AccountApi::log_out(const ApiRequest& request, const Done& done) {
    const std::string hash = hash_token(token_of(request));
    const bool is_secure = request.is_secure;
    const bool is_taken = service_.worker().submit([=, this](Store& store) {
        const bool is_done = store.remove_session(hash).ok();
        service_.post([=, this] {
            if (!is_done) return done(refusal(503, broken));
            service_.end_session(hash);
            done({.body = "{}\n", .cookie = session_cookie("", {}, is_secure)});
        });
    });
    if (!is_taken) done(refusal(503, broken));
}

void AccountApi::tell_who(const ApiRequest& request, const Done& done) {
    identify(token_of(request), [done](const Result<std::optional<Person>>& person) {
        if (!person) return done(refusal(503, person.failure().message));
        if (*person) return done({.body = user_text(**person)});
        done(refusal(401, "nobody is logged in"));
    });
}

void AccountApi::identify(const std::string& token,
                          const std::function<void(const Result<std::optional<Person>>&)>& done) {
    open(token, [done](const Result<std::optional<OpenSession>>& session) {
        if (!session) return done(session.failure());
        done(*session ? std::optional((*session)->person) : std::nullopt);
    });
}

void AccountApi::open(const std::string& token,
                      const std::function<void(const Result<std::optional<OpenSession>>&)>& done) {
    if (token.empty()) return done(std::optional<OpenSession>{});
    const bool is_taken = service_.worker().submit([=, this, now = service_.now()](Store& store) {
        service_.post([done, session = session_of(store, token, now)] { done(session); });
    });
    if (!is_taken) done(Error{crowded});
}

}  // namespace quinta::server
