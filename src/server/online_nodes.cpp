// The part of the service that speaks with other servers on the same store.

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "server/online_service.hpp"
#include "server/secrets.hpp"
#include "server/server_message.hpp"

namespace quinta::server {
namespace {

using online::Id;
using Kind = NodeMessage::Kind;
using Type = ClientMessage::Type;

constexpr online::Millis patience_with_answers{700};
constexpr std::size_t most_users_at_once = 500;
constexpr int service_restart = 1012;  // of WebSocket's close codes

/// A message in the name of a client, as they would have sent it.
std::string text_of(const ClientMessage& message) {
    nlohmann::json out =
        message.text.empty() ? nlohmann::json::object() : nlohmann::json::parse(message.text);
    out["id"] = message.id;
    if (message.type == Type::watch) out["type"] = "watch";
    if (message.type == Type::unwatch) out["type"] = "unwatch";
    if (message.type == Type::unpair) out["type"] = "unpair";
    if (message.type == Type::watch || message.type == Type::unwatch) out["game"] = message.target;
    return out.dump();
}

}  // namespace

/// A client of another server, as if it were here.
class OnlineService::RemoteLink final : public ClientLink {
 public:
    RemoteLink(OnlineService& service, Id node, Source source)
        : service_(service), node_(std::move(node)), source_(source) {}

    void send(Text text) override { service_.hear_later(node_, source_, "", std::move(text)); }
    void answer(const std::string& id, Text text) override {
        service_.hear_later(node_, source_, id, std::move(text));
    }
    void close(int /*code*/, const std::string& /*why*/) override {}
    online::Millis lag() const override { return lag_; }
    void set_lag(online::Millis lag) { lag_ = lag; }

 private:
    OnlineService& service_;
    Id node_;
    Source source_;
    online::Millis lag_{};
};

std::unique_ptr<NodeKeeper> OnlineService::make_keeper(store::Store store) {
    leader_ = "unknown";  // until the keeper has looked round
    return std::make_unique<NodeKeeper>(
        std::move(store),
        NodeKeeper::Hooks{
            .on_look =
                [this](std::vector<Id> living, bool has_taken) {
                    post([this, living = std::move(living), has_taken] {
                        on_look_round(living, has_taken);
                    });
                },
            .on_expelled = [this](const Id& name) { post([this, name] { on_expelled(name); }); },
            .now = hooks_.now});
}

Result<> OnlineService::open_bus(const std::string& where) {
    Result<std::unique_ptr<Bus>> bus = server::open_bus(
        where, node_,
        {.on_text =
             [this](const std::string& text) {
                 std::optional<NodeMessage> message = read_node_message(text);
                 if (!message) return;
                 post([this, message = *std::move(message)] { on_node_message(message); });
             },
         .on_gap = [this] { post([this] { on_gap(); }); }});
    if (!bus) return bus.failure();
    bus_ = *std::move(bus);
    keeper_->start();
    on_gap();  // what happened before we listened
    return {};
}

void OnlineService::tell_nodes(const Id& node, NodeMessage message) {
    if (!bus_) return;
    message.from = node_;
    bus_->send(node, server::text_of(message));
}

void OnlineService::on_node_message(const NodeMessage& message) {
    if (message.from == node_) return;
    switch (message.kind) {
        case Kind::hello:
            return on_hello(message.from);
        case Kind::say:
            return on_say(message);
        case Kind::gone: {
            const auto guest = guests_.find({message.from, message.sources.at(0)});
            if (guest == guests_.end()) return;
            disconnect(guest->second);
            guests_.erase(guest);
            return;
        }
        case Kind::hear:
            return on_hear(message);
        case Kind::user:
            return on_game_began(message.users.at(0), message.text);
        case Kind::present:
            return on_present(message);
        case Kind::lobby:
            if (!message.id.empty() && !message.text.empty()) {
                remember_taken(message.id, message.text);
            }
            return refresh_lobby();
        case Kind::left: {
            const auto place = tables_.find(message.id);
            const bool is_elsewhere = place != tables_.end() && !place->second.owner.empty();
            return is_elsewhere ? void() : give_up(message.users.at(0), message.id);
        }
        case Kind::answer:
            return remember_answer(message.users.at(0), message.id, message.text);
        case Kind::watched:
            return on_watched(message);
    }
}

/// A server that has come, or that has lost what it was told or what it said.
void OnlineService::on_hello(const Id& node) {
    if (std::ranges::find(living_, node) == living_.end()) living_.push_back(node);
    NodeMessage here{.kind = Kind::present};
    for (const auto& [user, sources] : sources_of_) {
        if (!user.empty()) here.users.push_back(user);
        if (here.users.size() < most_users_at_once) continue;
        tell_nodes(node, here);
        here.users.clear();
    }
    if (!here.users.empty()) tell_nodes(node, here);
    for (const auto& [game, table] : tables_) {
        if (table.spectators == 0) continue;
        tell_nodes(node, {.kind = Kind::watched, .id = game, .count = table.spectators});
    }
    locate_again([&node](const Table& table) { return table.owner == node; });
    refresh_lobby();
}

void OnlineService::on_gap() {
    tell_nodes("", {.kind = Kind::hello});
    locate_again([](const Table& table) { return !table.owner.empty(); });
    refresh_lobby();
}

// Clients of one server at another.

/// Without an id the message is this server's own, and its answer nobody else's.
void OnlineService::forward(const Id& node, Source source, ClientMessage message) {
    Client* from = client(source);
    if (from == nullptr || from->is_remote) return;  // whoever asked will ask again
    from->is_known_elsewhere = true;
    const bool is_own = message.id.empty();
    if (is_own) message.id = concat("node-", next_own_message_++);
    tell_nodes(node, {.kind = Kind::say,
                      .sources = {source},
                      .person = from->person,
                      .lag = from->link->lag(),
                      .text = is_own ? text_of(message) : message.text});
    if (message.type == Type::unwatch || message.type == Type::unpair) return;
    forwarded_[{source, message.id}] = {message, is_own, now()};
}

void OnlineService::on_say(const NodeMessage& said) {
    const auto [guest, is_new] = guests_.try_emplace({said.from, said.sources.at(0)}, next_source_);
    const Source source = guest->second;
    if (is_new) {
        ++next_source_;
        Client here{std::make_shared<RemoteLink>(*this, said.from, said.sources[0]),
                    said.person,
                    RateLimit(0, 0),
                    {}};
        here.is_remote = true;
        clients_.emplace(source, std::move(here));
    }
    static_cast<RemoteLink&>(*client(source)->link).set_lag(said.lag);
    std::string id;
    if (const Result<ClientMessage> message = read_message(said.text, id)) {
        dispatch(source, *message);
    }
}

/// What many are to hear, goes to their server once.
void OnlineService::hear_later(const Id& node, Source source, const std::string& id, Text text) {
    if (heard_.empty()) {
        post([this] {
            for (const Heard& heard : std::exchange(heard_, {})) {
                tell_nodes(heard.node, {.kind = Kind::hear,
                                        .sources = heard.sources,
                                        .id = heard.id,
                                        .text = *heard.text});
            }
        });
    }
    for (Heard& heard : heard_) {
        if (!id.empty() || !heard.id.empty() || heard.node != node || heard.text != text) continue;
        heard.sources.push_back(source);
        return;
    }
    heard_.push_back({node, {source}, id, std::move(text)});
}

/// An answer is passed on once. Whoever is held for dead says nothing that counts.
void OnlineService::on_hear(const NodeMessage& message) {
    if (std::ranges::find(living_, message.from) == living_.end()) return;
    const auto text = std::make_shared<const std::string>(message.text);
    for (const Source source : message.sources) {
        Client* to = client(source);
        if (to == nullptr) continue;
        if (!message.id.empty()) {
            const auto asked = forwarded_.find({source, message.id});
            if (asked == forwarded_.end()) continue;
            const bool is_own = asked->second.is_own;
            const bool is_refused = text->starts_with(R"({"type":"refused")");
            if (!is_own || !is_refused) forwarded_.erase(asked);  // else it is said again
            if (is_own) continue;
        }
        to->link->send(text);
    }
}

/// What was not answered may be lost, or the game has moved to another server.
void OnlineService::say_again() {
    std::vector<std::pair<Source, ClientMessage>> late;
    for (const auto& [key, forwarded] : forwarded_) {
        if (now() - forwarded.at < patience_with_answers) continue;
        late.emplace_back(key.first, forwarded.message);
        if (forwarded.is_own) late.back().second.id.clear();
    }
    std::erase_if(forwarded_, [this](const auto& entry) {
        return now() - entry.second.at >= patience_with_answers;
    });
    for (const auto& [source, message] : late) {
        if (client(source) == nullptr) continue;
        const auto place = tables_.find(message.target);
        const bool is_watch = message.type == Type::watch;
        const bool is_left = place == tables_.end() || !place->second.watchers.contains(source);
        if (is_watch && message.id.empty() && is_left) continue;
        dispatch(source, message);
    }
}

void OnlineService::on_game_began(const Id& user, const std::string& text) {
    forget_search(user);
    send_to_user(user, text);
}

void OnlineService::on_present(const NodeMessage& message) {
    for (const Id& user : message.users) {
        std::set<Id>& nodes = elsewhere_[user];
        if (message.yes) nodes.insert(message.from);
        if (!message.yes) nodes.erase(message.from);
        if (nodes.empty()) elsewhere_.erase(user);
        on_seen(user);
    }
}

/// Whoever is nowhere any more waits for nobody.
void OnlineService::on_seen(const Id& user) {
    if (!sources_of_.contains(user) && !elsewhere_.contains(user)) forget_search(user);
    show_presence(user);
}

void OnlineService::on_watched(const NodeMessage& message) {
    const auto known = watched_elsewhere_.find(message.id);
    if (message.count > 0) {
        watched_elsewhere_[message.id] = {message.from, message.count};
    } else if (known != watched_elsewhere_.end() && known->second.node == message.from) {
        watched_elsewhere_.erase(known);
    }
}

// Servers that come and go.

void OnlineService::on_look_round(const std::vector<Id>& living, bool has_taken) {
    for (const Id& node : std::exchange(living_, living)) {
        if (std::ranges::find(living, node) == living.end()) forget_node(node);
    }
    const Id before = std::exchange(leader_, living.empty() ? "" : living.front());
    if (before != leader_) ask_to_pair_again();
    locate_again([this](const Table& table) {
        const bool is_lost = std::ranges::find(living_, table.owner) == living_.end();
        return !table.desk && is_lost && (!table.owner.empty() || !table.watchers.empty());
    });
    if (has_taken || has_own_games_to_read_) read_own_games();
    say_again();
}

void OnlineService::forget_node(const Id& node) {
    std::vector<Source> gone;
    std::erase_if(guests_, [&](const auto& guest) {
        if (guest.first.first != node) return false;
        gone.push_back(guest.second);
        return true;
    });
    for (const Source source : gone) disconnect(source);
    std::erase_if(watched_elsewhere_,
                  [&node](const auto& entry) { return entry.second.node == node; });
    std::vector<Id> users;
    for (auto& [user, nodes] : elsewhere_) {
        if (nodes.erase(node) > 0) users.push_back(user);
    }
    std::erase_if(elsewhere_, [](const auto& entry) { return entry.second.empty(); });
    for (const Id& user : users) on_seen(user);
}

void OnlineService::locate_again(const std::function<bool(const Table&)>& which) {
    std::vector<Id> lost;
    for (const auto& [game, table] : tables_) {
        if (!table.is_loading && which(table)) lost.push_back(game);
    }
    for (const Id& game : lost) {
        tables_[game].owner.clear();
        load(game);
    }
}

/// After games of another server have become this one's.
void OnlineService::read_own_games() {
    has_own_games_to_read_ = false;
    const bool is_taken = worker_->submit([this, life = life_](store::Store& store) {
        post([this, life, games = store.running_games()] {
            if (life != life_) return;
            has_own_games_to_read_ = !games;
            if (!games) return;
            for (const Id& game : *games) {
                Table& table = tables_[game];
                if (table.desk || table.is_loading) continue;
                table.owner.clear();
                load(game);
            }
        });
    });
    if (!is_taken) has_own_games_to_read_ = true;
}

/// Others have held this server for dead, and taken its games. It begins anew, and its clients come
/// back to it, or to another.
void OnlineService::on_expelled(const Id& name) {
    ++life_;
    node_ = name;
    worker_->submit([name](store::Store& store) { store.act_as(name); });
    committer_->act_as(name);
    bus_->listen_as(name);
    for (auto& [source, client] : clients_) {
        client.link->close(service_restart, "this server was away; please connect again");
    }
    for (const auto& [key, source] : guests_) clients_.erase(source);
    guests_.clear();
    tables_.clear();
    alarms_.clear();
    forwarded_.clear();
    elsewhere_.clear();
    watched_elsewhere_.clear();
    uncounted_.clear();
    wishes_.clear();
    searches_.clear();
    living_ = {name};
    leader_ = "unknown";
    pairing_ = online::PairingQueue(
        [this](const Id& one, const Id& other) { return is_blocked(one, other); });
    read_own_games();
    on_gap();
}

}  // namespace quinta::server
