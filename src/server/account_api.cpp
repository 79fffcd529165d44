#include "server/account_api.hpp"

#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "online/names.hpp"
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

ApiReply refusal(int status, const Message& why) { return {status, error_text(why), {}}; }
const Message broken = "this could not be stored; please try again";
const Message too_many = "too many attempts; please wait a little";

struct Credentials {
    std::string name{};
    std::string password{};
    std::string device{};  ///< on which they were logged in before
    bool is_secure = false;
};

Result<Credentials> credentials_of(const std::string& body, bool has_password) {
    const json object = json::parse(body, nullptr, false);
    const auto text = [&object](const char* name) {
        const auto found = object.is_object() ? object.find(name) : object.end();
        return found != object.end() && found->is_string() ? found->get<std::string>() : "";
    };
    Credentials out{.name = text("name"), .password = text("password")};
    if (out.name.empty()) return Error{"'name' is missing"};
    if (has_password && out.password.empty()) return Error{"'password' is missing"};
    return out;
}

std::string session_cookie(const std::string& token, std::chrono::seconds age, bool is_secure) {
    return concat(cookie_name, "=", token,
                  "; Path=/; HttpOnly; SameSite=Lax; Max-Age=", age.count(),
                  is_secure ? "; Secure" : "");
}

/// Goes nowhere but where people log in, and says nothing of who they are.
std::string device_cookie(const std::string& device, bool is_secure) {
    const std::chrono::seconds age = device_length;
    return concat(device_name, "=", device, "; Path=/online/login; HttpOnly; SameSite=Strict; ",
                  "Max-Age=", age.count(), is_secure ? "; Secure" : "");
}

ApiReply new_session(Store& store, const User& user, const Credentials& wish, Time now) {
    const std::string token = new_token();
    if (!store.add_session(hash_token(token), user.person.id, now + session_length)) {
        return refusal(503, broken);
    }
    ApiReply reply{200, user_text(user.person),
                   session_cookie(token, session_length, wish.is_secure)};
    if (!user.password.empty()) {
        reply.device = device_cookie(new_device(user.password), wish.is_secure);
    }
    return reply;
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
    return new_session(store, user, wish, now);
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
    return new_session(store, **found, wish, now);
}

}  // namespace

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
    const bool is_known = request.path == "/online/guest" || request.path == "/online/register" ||
                          request.path == "/online/login" || request.path == "/online/logout";
    if (!is_known) return done(refusal(404, "there is no such page"));
    if (request.method != "POST") return done(refusal(405, "this takes POST"));
    if (!has_right_origin(request)) return done(refusal(403, "this comes from another page"));
    if (request.path == "/online/logout") return log_out(request, done);
    if (!request.content_type.starts_with("application/json")) {
        return done(refusal(415, "this takes application/json"));
    }
    if (!attempts_.take(limit_key(request.address), service_.now())) {
        return done(refusal(429, too_many));
    }
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
    if (!is_taken) done(refusal(503, "too many people at once; please try again"));
}

void AccountApi::log_out(const ApiRequest& request, const Done& done) {
    const std::string hash = hash_token(token_of(request));
    const bool is_secure = request.is_secure;
    const bool is_taken = service_.worker().submit([=, this](Store& store) {
        const bool is_done = store.remove_session(hash).ok();
        service_.post([=, this] {
            if (!is_done) return done(refusal(503, broken));
            service_.end_session(hash);
            done({200, "{}\n", session_cookie("", {}, is_secure)});
        });
    });
    if (!is_taken) done(refusal(503, broken));
}

void AccountApi::tell_who(const ApiRequest& request, const Done& done) {
    identify(token_of(request), [done](const std::optional<Person>& person) {
        if (person) return done({200, user_text(*person), {}});
        done(refusal(401, "nobody is logged in"));
    });
}

void AccountApi::identify(const std::string& token,
                          const std::function<void(std::optional<Person>)>& done) {
    open(token, [done](const std::optional<OpenSession>& session) {
        done(session ? std::optional(session->person) : std::nullopt);
    });
}

void AccountApi::open(const std::string& token,
                      const std::function<void(std::optional<OpenSession>)>& done) {
    if (token.empty()) return done(std::nullopt);
    const bool is_taken = service_.worker().submit([=, this, now = service_.now()](Store& store) {
        const std::string hash = hash_token(token);
        const Result<std::optional<User>> user = store.session(hash, now);
        const Result<std::optional<Time>> end = store.session_end(hash);
        std::optional<OpenSession> session;
        if (user && *user && (*user)->banned_until <= now && end && *end) {
            session = OpenSession{(*user)->person, hash, **end};
        }
        service_.post([done, session] { done(session); });
    });
    if (!is_taken) done(std::nullopt);
}

}  // namespace quinta::server
