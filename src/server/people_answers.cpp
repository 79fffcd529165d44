#include "server/people_answers.hpp"

#include <utility>

#include "base/text.hpp"
#include "games/games.hpp"
#include "server/game_record.hpp"
#include "server/people_message.hpp"
#include "server/secrets.hpp"
#include "server/server_message.hpp"

namespace quinta::server {
namespace {

using Kind = PeopleQuery::Kind;
using online::Time;
using store::Archive;
using store::ArchivedGame;
using store::Store;
using store::User;

constexpr std::size_t most_points = 500;  // of a curve
constexpr int most_changes = 20000;       // of which these are chosen
constexpr int most_leaders_of_each = 10;  // where all games are asked for

ApiReply found(std::string text) { return {.body = std::move(text)}; }

/// Somebody, or why there is nobody.
struct Sought {
    std::optional<User> user{};
    ApiReply refusal{};
};

Sought seek(Store& store, const std::string& name, const std::string& token, Time now) {
    const bool is_me = name == "me";
    const Result<std::optional<User>> user =
        is_me ? store.session(hash_token(token), now) : store.user_named(name);
    if (!user) return {.refusal = unreadable()};
    if (*user) return {.user = *user};
    if (is_me) return {.refusal = refused(401, "nobody is logged in")};
    return {.refusal = refused(404, message("nobody is called {0} here", quinta::quoted(name)))};
}

ApiReply profile(Store& store, const User& user, Time now) {
    Archive archive(store);
    const auto standings = archive.standings(user.person.id);
    const auto tallies = archive.tallies(user.person.id);
    if (!standings || !tallies) return unreadable();
    return found(profile_text(user, *standings, *tallies, now));
}

ApiReply games(Store& store, const PeopleQuery& query) {
    Archive archive(store);
    store::GamesQuery filter = query.filter;
    filter.most += 1;  // to know whether there are more
    Result<std::vector<ArchivedGame>> list = archive.games(filter);
    if (!list) return unreadable();
    const bool has_more = static_cast<int>(list->size()) > query.filter.most;
    if (has_more) list->pop_back();
    Json out = Json::array();
    for (const ArchivedGame& game : *list) {
        Result<Json> listed = listed_game(store, game);
        if (!listed) return unreadable();
        out.push_back(*std::move(listed));
    }
    std::optional<store::Place> next;
    if (has_more) next = list->back().place();
    return found(games_text(std::move(out), next));
}

ApiReply ratings(Store& store, const User& user, const std::string& game) {
    Archive archive(store);
    std::vector<store::RatingChange> all;
    for (const games::GameInfo& info : games::games()) {
        if (!game.empty() && game != info.name) continue;
        auto changes = archive.rating_changes(user.person.id, info.name, most_changes);
        if (!changes) return unreadable();
        for (auto& change : thinned(*std::move(changes), most_points)) {
            all.push_back(std::move(change));
        }
    }
    return found(ratings_text(user.person, all));
}

ApiReply versus(Store& store, const User& one, const User& other) {
    const auto tallies = Archive(store).tallies(one.person.id, other.person.id);
    if (!tallies) return unreadable();
    return found(versus_text(one.person, other.person, *tallies));
}

ApiReply leaders(Store& store, const std::string& game, Time now) {
    Archive archive(store);
    Json boards = Json::array();
    for (const games::GameInfo& info : games::games()) {
        if (!game.empty() && game != info.name) continue;
        const int most = game.empty() ? most_leaders_of_each : PeopleQuery::most_leaders;
        const auto people = archive.leaders(info.name, now, most);
        if (!people) return unreadable();
        boards.push_back(leaders_of(info.name, *people));
    }
    return found(text_of({{"leaders", std::move(boards)}}) + "\n");
}

ApiReply game(Store& store, const PeopleQuery& query) {
    const auto archived = Archive(store).game(query.name);
    const auto stored = store.game(query.name);
    if (!archived || !stored) return unreadable();
    if (!*archived || !*stored) return refused(404, "there is no such game");
    if (query.kind == Kind::record) {
        const Result<std::string> record = record_of(**archived, **stored);
        if (!record) return unreadable();
        return {.body = *record, .file = concat("quinta-", query.name, ".pgn")};
    }
    const auto played = online::Game::replay((*stored)->start, (*stored)->events);
    const auto moves = moves_of(**stored);
    if (!played || !moves) return unreadable();
    return found(game_text(json_of(**archived, *moves), *played));
}

ApiReply blocks(Store& store, const PeopleQuery& query, Time now) {
    const Sought me = seek(store, "me", query.token, now);
    if (!me.user) return me.refusal;
    const auto people = Archive(store).blocked(me.user->person.id);
    return people ? found(people_text(*people)) : unreadable();
}

ApiReply about_person(Store& store, const PeopleQuery& query, Time now) {
    const Sought person = seek(store, query.name, query.token, now);
    if (!person.user) return person.refusal;
    if (query.kind == Kind::profile) return profile(store, *person.user, now);
    if (query.kind == Kind::ratings) return ratings(store, *person.user, query.filter.game);
    const Sought other = seek(store, query.other, query.token, now);
    if (!other.user) return other.refusal;
    return versus(store, *person.user, *other.user);
}

}  // namespace

ApiReply refused(int status, const Message& why) {
    return {.status = status, .body = error_text(why)};
}

ApiReply unreadable() { return refused(503, "this could not be read; please try again"); }

Result<Json> listed_game(Store& store, const ArchivedGame& game) {
    const auto stored = store.game(game.summary.start.id);
    if (!stored) return stored.failure();
    if (!*stored) return Error{"the game has gone"};
    const auto moves = moves_of(**stored);
    if (!moves) return moves.failure();
    return json_of(game, *moves);
}

std::optional<ApiReply> resolve(Store& store, PeopleQuery& query, Time now) {
    const Sought person = seek(store, query.name, query.token, now);
    if (!person.user) return person.refusal;
    query.filter.user = person.user->person.id;
    query.name = person.user->person.name;
    if (query.opponent.empty()) return std::nullopt;
    const Sought other = seek(store, query.opponent, query.token, now);
    if (!other.user) return other.refusal;
    query.filter.opponent = other.user->person.id;
    return std::nullopt;
}

ApiReply people_answer(Store& store, const PeopleQuery& query, Time now) {
    switch (query.kind) {
        case Kind::games: {
            PeopleQuery known = query;
            const std::optional<ApiReply> refusal = resolve(store, known, now);
            return refusal ? *refusal : games(store, known);
        }
        case Kind::leaders:
            return leaders(store, query.filter.game, now);
        case Kind::game:
        case Kind::record:
            return game(store, query);
        case Kind::blocks:
            return blocks(store, query, now);
        default:
            return about_person(store, query, now);
    }
}

}  // namespace quinta::server
