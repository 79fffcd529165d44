// The part of the service that shows how strong people are.

#include <algorithm>

#include "online/rating.hpp"
#include "server/online_service.hpp"
#include "server/server_message.hpp"

namespace quinta::server {

using online::Id;

/// Reads those that are not known well enough, and then goes on, also when they cannot be read.
void OnlineService::with_ratings(std::set<RatingBook::Key> wanted,
                                 const std::function<void()>& then) {
    std::erase_if(wanted, [this](const auto& key) { return ratings_.is_fresh(key, now()); });
    if (wanted.empty()) return then();
    const bool is_taken = worker_->submit([=, this, time = now()](store::Store& store) {
        std::map<RatingBook::Key, online::Rating> found;
        for (const RatingBook::Key& key : wanted) {
            const Result<online::Standing> standing = store.standing(key.first, key.second);
            if (standing) found[key] = online::current(*standing, time).rating;
        }
        post([=, this] {
            for (const auto& [key, rating] : found) ratings_.add(key, rating, time);
            then();
        });
    });
    if (!is_taken) then();
}

std::set<RatingBook::Key> OnlineService::rated_players(const online::GameStart& start) {
    std::set<RatingBook::Key> out;
    for (const online::Person& player : start.players) {
        if (player.kind != online::Person::Kind::account) continue;
        out.insert(RatingBook::key_of(player, start.settings));
    }
    return out;
}

bool OnlineService::knows(const std::set<RatingBook::Key>& keys) const {
    return std::ranges::all_of(keys,
                               [this](const auto& key) { return ratings_.find(key) != nullptr; });
}

void OnlineService::show_game(Source source, const online::Game& game) {
    const Audience audience{presence(game.start()), tables_.at(game.start().id).spectators};
    send(source, game_message(game, client(source)->person.id, now(), audience, ratings_));
}

/// Once more for whoever has seen a game without ratings.
void OnlineService::show_ratings(Source source, const Id& game) {
    const auto place = tables_.find(game);
    if (place == tables_.end() || !place->second.desk) return;
    if (client(source) == nullptr || !place->second.watchers.contains(source)) return;
    show_game(source, place->second.desk->game());
}

/// Adds to `unknown` the ratings that are missing.
void OnlineService::show_lobby(Source source, std::set<RatingBook::Key>& unknown) {
    const std::vector<online::Challenge> seen = lobby_.seen_by(client(source)->person);
    send(source, lobby_message(seen, bots_, ratings_));
    for (const online::Challenge& challenge : seen) {
        if (challenge.by.kind != online::Person::Kind::account) continue;
        const RatingBook::Key key = RatingBook::key_of(challenge.by, challenge.settings);
        if (ratings_.find(key) == nullptr) unknown.insert(key);
    }
}

void OnlineService::enter_lobby(Source source) {
    std::set<RatingBook::Key> unknown;
    show_lobby(source, unknown);
    if (unknown.empty()) return;
    with_ratings(unknown, [this, source] {
        std::set<RatingBook::Key> unreadable;
        if (const Client* from = client(source); from != nullptr && from->is_in_lobby) {
            show_lobby(source, unreadable);
        }
    });
}

std::set<RatingBook::Key> OnlineService::show_lobby_to_all() {
    std::set<RatingBook::Key> unknown;
    for (const auto& [source, watcher] : clients_) {
        if (watcher.is_in_lobby) show_lobby(source, unknown);
    }
    return unknown;
}

void OnlineService::tell_lobby() {
    const std::set<RatingBook::Key> unknown = show_lobby_to_all();
    if (!unknown.empty()) with_ratings(unknown, [this] { show_lobby_to_all(); });
}

}  // namespace quinta::server
