// The part of the service that keeps the lobby in step with other servers: it is in the store, and
// each has a copy of it.

#include <map>
#include <utility>

#include "server/online_service.hpp"

namespace quinta::server {

using online::Id;
using Type = ClientMessage::Type;

void OnlineService::ask_to_pair_again() {
    for (auto [user, wish] : std::map(wishes_)) {
        auto& [source, message] = wish;
        if (forwarded_.contains({source, message.id})) continue;  // it is said again anyway
        message.id.clear();
        if (client(source) != nullptr) on_pair(source, message);
    }
}

void OnlineService::refresh_lobby() {
    if (std::exchange(lobby_reading_.is_reading, true)) {
        lobby_reading_.is_stale = true;
        return;
    }
    lobby_reading_.is_stale = false;
    const bool is_taken = worker_->submit([this](store::Store& store) {
        const auto challenges = store.challenges();
        const auto blocks = store.blocks();
        post([this, challenges, blocks] {
            lobby_reading_.is_reading = false;
            if (challenges && blocks) {
                lobby_.replace(*challenges);
                blocks_ = {blocks->begin(), blocks->end()};
            }
            on_lobby_read();
        });
    });
    if (!is_taken) lobby_reading_.is_reading = false;
}

void OnlineService::on_lobby_read() {
    if (lobby_reading_.is_stale) return refresh_lobby();  // it has changed meanwhile
    tell_lobby();
    lobby_reading_.is_fresh = true;
    for (const auto& [source, message] : std::exchange(lobby_reading_.waiting, {})) {
        if (client(source) != nullptr) dispatch(source, message);
    }
    lobby_reading_.is_fresh = false;
}

/// A challenge that is not known here may have been made at another server a moment ago.
bool OnlineService::looks_again(Source source, const ClientMessage& message) {
    const bool is_about_one = message.type == Type::look || message.type == Type::accept ||
                              message.type == Type::withdraw;
    if (!bus_ || !is_about_one || lobby_reading_.is_fresh) return false;
    if (lobby_.find(message.target) != nullptr) return false;
    lobby_reading_.waiting.emplace_back(source, message);
    refresh_lobby();
    return true;
}

}  // namespace quinta::server
