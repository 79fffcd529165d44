// The part of the service that is about people who watch, and who leave.

#include <set>
#include <utility>

#include "server/online_service.hpp"
#include "server/server_message.hpp"

namespace quinta::server {
namespace {

using online::Command;
using online::Id;

constexpr std::chrono::seconds between_counts{1};
constexpr int policy_violation = 1008;  // of WebSocket's close codes

}  // namespace

std::size_t OnlineService::spectators(const Id& game) const {
    const auto place = tables_.find(game);
    if (place == tables_.end() || !place->second.desk) {
        const auto elsewhere = watched_elsewhere_.find(game);
        return elsewhere == watched_elsewhere_.end() ? 0 : elsewhere->second.spectators;
    }
    std::set<Id> people;
    std::size_t nameless = 0;
    for (const Source source : place->second.watchers) {
        const auto found = clients_.find(source);
        if (found == clients_.end()) continue;
        const Id& user = found->second.person.id;
        if (user.empty()) {
            ++nameless;
        } else if (!place->second.desk->game().side_of(user)) {
            people.insert(user);
        }
    }
    return people.size() + nameless;
}

/// Somebody has begun or ceased to watch. However many come and go, a game is counted and its
/// watchers are told at most once a second.
void OnlineService::note_spectators(const Id& game) {
    const auto place = tables_.find(game);
    if (place == tables_.end() || !place->second.desk) return;
    Table& table = place->second;
    if (!table.counted || now() - *table.counted >= between_counts) {
        return count_spectators(game, table);
    }
    uncounted_.insert(game);
    hooks_.wake_at(*table.counted + between_counts);
}

void OnlineService::count_spectators(const Id& game, Table& table) {
    table.counted = now();
    const std::size_t count = spectators(game);
    if (std::exchange(table.spectators, count) == count) return;
    const auto text = std::make_shared<const std::string>(spectators_message(game, count));
    for (const Source source : table.watchers) {
        if (Client* watcher = client(source)) watcher->link->send(text);
    }
    tell_nodes("", {.kind = NodeMessage::Kind::watched, .id = game, .count = count});
}

void OnlineService::count_late_spectators() {
    for (const Id& game : std::exchange(uncounted_, {})) note_spectators(game);
}

void OnlineService::disconnect_person(const Id& user) {
    const auto found = sources_of_.find(user);
    if (found == sources_of_.end()) return;
    const std::set<Source> sources = found->second;  // closing may change it
    for (const Source source : sources) {
        if (Client* there = client(source)) {
            there->link->close(policy_violation, "please log in again");
        }
    }
}

void OnlineService::remove_person(const online::Person& person, const std::vector<Id>& games) {
    disconnect_person(person.id);
    forget_search(person.id);
    std::erase_if(blocks_, [&person](const auto& pair) {
        return pair.first == person.id || pair.second == person.id;
    });
    for (const online::Challenge& challenge : lobby_.seen_by(person)) {
        if (challenge.by.id != person.id) continue;
        // It has gone from the store with the person.
        const auto gone = lobby_.withdraw(challenge.id, person);
        if (gone.value) lobby_.committed(*gone.value);
    }
    tell_lobby();
    tell_nodes("", {.kind = NodeMessage::Kind::lobby});
    for (const Id& game : games) give_up(person.id, game);
}

/// Where the game is decided, perhaps a little later.
void OnlineService::give_up(const Id& user, const Id& game) {
    Table& place = *table(game);
    if (!place.desk) {
        if (place.owner.empty()) place.leaving.insert(user);
        const NodeMessage left{.kind = NodeMessage::Kind::left, .users = {user}, .id = game};
        if (!place.owner.empty()) tell_nodes(place.owner, left);
        return;
    }
    // The second is refused where the first was enough.
    request(place, {.user = user, .message = "leave-a", .command = {.kind = Command::Kind::abort}});
    const auto still = tables_.find(game);
    if (still == tables_.end() || !still->second.desk) return;
    request(still->second,
            {.user = user, .message = "leave-r", .command = {.kind = Command::Kind::resign}});
}

}  // namespace quinta::server
