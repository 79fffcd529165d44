#include "bot/registration.hpp"

#include <chrono>
#include <optional>

#include "base/text.hpp"
#include "online/names.hpp"
#include "server/secrets.hpp"

namespace quinta::bot {
namespace {

constexpr std::chrono::days token_life{36500};  // until it is renewed

/// The account of this name, new or old.
Result<online::Id> account_of(store::Store& store, std::string_view name, Renewal renewal,
                              online::Time now) {
    if (const Result<> good = online::check_name(name); !good) return good.failure();
    const Result<std::optional<store::User>> owner = store.user_named(name);
    if (!owner) return owner.failure();
    const Error taken = message("the name {0} is taken, or looks like one that is", quoted(name));
    if (*owner) {
        const online::Person& person = (*owner)->person;
        if (person.kind != online::Person::Kind::bot || person.name != name) return taken;
        if (renewal != Renewal::refuse) return person.id;
        return Error{
            message("there is a bot {0} already; --renew gives it a new token, and the "
                    "old one ends",
                    quoted(name))};
    }
    const store::User bot{.person = {online::make_id(server::random_bits()), std::string(name),
                                     online::Person::Kind::bot},
                          .created = now};
    const Result<bool> added = store.add_user(bot);
    if (!added) return added.failure();
    if (!*added) return taken;
    return bot.person.id;
}

}  // namespace

Result<std::string> register_bot(store::Store& store, std::string_view name, Renewal renewal,
                                 online::Time now) {
    const Result<online::Id> account = account_of(store, name, renewal, now);
    if (!account) return account.failure();
    if (renewal == Renewal::renew) {
        if (const Result<> ended = store.remove_sessions_of(*account); !ended) {
            return ended.failure();
        }
    }
    std::string token = server::new_token();
    const Result<> added = store.add_session(server::hash_token(token), *account, now + token_life);
    if (!added) return added.failure();
    return token;
}

}  // namespace quinta::bot
