#include "server/people_api.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "online/names.hpp"
#include "server/client_address.hpp"
#include "server/game_record.hpp"
#include "server/people_answers.hpp"
#include "server/people_message.hpp"

namespace quinta::server {
namespace {

using Kind = PeopleQuery::Kind;
using store::Archive;
using store::ArchivedGame;
using store::Store;

constexpr int most_live = 30;
constexpr int games_at_a_time = 50;  // of a download; others have their turn in between

const Message too_many = "too many requests; please wait a moment";

}  // namespace

/// A file of many games in the making.
struct PeopleApi::Download {
    PeopleQuery query{};
    int wanted = 0;  ///< games still to come
    std::string text{};
    Done done{};
};

void PeopleApi::handle(const ApiRequest& request, const Done& done) {
    if (request.method != "GET") return done(refused(405, "this takes GET"));
    if (!reads_.take(limit_key(request.address), service_.now()))
        return done(refused(429, too_many));
    Result<std::optional<PeopleQuery>> query = people_query(request.target);
    if (!query) return done(refused(400, query.failure().message));
    if (!*query) return done(refused(404, "there is no such page"));
    (*query)->token = token_of(request);
    if ((*query)->kind == Kind::live) return watch(done);
    if ((*query)->kind != Kind::records) return look(**query, done);
    if (!downloads_.take(limit_key(request.address), service_.now()))
        return done(refused(429, too_many));
    download(**query, done);
}

void PeopleApi::look(const PeopleQuery& query, const Done& done) {
    const bool is_taken =
        service_.worker().submit([this, query, done, now = service_.now()](Store& store) {
            service_.post([done, reply = people_answer(store, query, now)] { done(reply); });
        });
    if (!is_taken) done(unreadable());
}

/// The store knows the games, the service who watches them.
void PeopleApi::watch(const Done& done) {
    const bool is_taken = service_.worker().submit([this, done](Store& store) {
        Archive archive(store);
        const auto count = archive.live_count();
        const auto live = archive.live(most_live);
        Json games = Json::array();
        bool is_read = count && live;
        for (std::size_t i = 0; is_read && i < live->size(); ++i) {
            Result<Json> game = listed_game(store, (*live)[i]);
            is_read = game.ok();
            if (game) games.push_back(*std::move(game));
        }
        if (!is_read) return service_.post([done] { done(unreadable()); });
        service_.post([this, done, games = std::move(games), count = *count]() mutable {
            for (Json& game : games) {
                game["spectators"] = service_.spectators(game["id"].get<std::string>());
            }
            done({.body = text_of({{"count", count}, {"games", std::move(games)}}) + "\n"});
        });
    });
    if (!is_taken) done(unreadable());
}

void PeopleApi::download(const PeopleQuery& query, const Done& done) {
    auto download = std::make_shared<Download>(
        Download{.query = query, .wanted = query.filter.most, .done = done});
    const bool is_taken =
        service_.worker().submit([this, download, now = service_.now()](Store& store) {
            if (const std::optional<ApiReply> refusal = resolve(store, download->query, now)) {
                return service_.post([download, reply = *refusal] { download->done(reply); });
            }
            download_next(download, store);
        });
    if (!is_taken) done(unreadable());
}

void PeopleApi::download_next(const std::shared_ptr<Download>& download, Store& store) {
    const auto fail = [this, &download] {
        service_.post([download] { download->done(unreadable()); });
    };
    store::GamesQuery& filter = download->query.filter;
    filter.most = std::min(games_at_a_time, download->wanted);
    const auto games = Archive(store).games(filter);
    if (!games) return fail();
    for (const ArchivedGame& game : *games) {
        const auto stored = store.game(game.summary.start.id);
        if (!stored || !*stored) return fail();
        const Result<std::string> record = record_of(game, **stored);
        if (!record) return fail();
        download->text += concat(download->text.empty() ? "" : "\n", *record);
        filter.before = game.place();
    }
    download->wanted -= static_cast<int>(games->size());
    const bool is_all = static_cast<int>(games->size()) < filter.most || download->wanted == 0;
    if (!is_all) {
        const bool is_taken = service_.worker().submit(
            [this, download](Store& next) { download_next(download, next); });
        return is_taken ? void() : fail();
    }
    service_.post([download] {
        download->done({.body = std::move(download->text),
                        .file = concat("quinta-", online::name_key(download->query.name), ".pgn")});
    });
}

}  // namespace quinta::server
