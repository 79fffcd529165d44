#include "server/online_service.hpp"

#include <algorithm>

#include "server/secrets.hpp"
#include "server/server_message.hpp"

namespace quinta::server {
namespace {

using online::Id;
using online::Refusal;
using Type = ClientMessage::Type;

constexpr double messages_per_second = 10;
constexpr double most_messages_at_once = 40;
constexpr int most_excess = 100;
constexpr std::size_t most_connections_of_user = 16;
constexpr int policy_violation = 1008;  // of WebSocket's close codes
constexpr int going_away = 1001;
const Refusal nameless{"not_allowed", "please choose a name first"};

/// What somebody without a name may do, too.
bool is_looking_on(Type type) {
    return type == Type::watch || type == Type::unwatch || type == Type::lobby ||
           type == Type::look || type == Type::ping;
}
constexpr std::size_t most_passwords_waiting = 64;

}  // namespace

OnlineService::OnlineService(store::Store writer, store::Store reader, store::Store hasher,
                             ServiceHooks hooks)
    : hooks_(std::move(hooks)),
      lobby_([this](const Id& one, const Id& other) { return is_blocked(one, other); }),
      pairing_([this](const Id& one, const Id& other) { return is_blocked(one, other); }),
      worker_(std::make_unique<Worker>(std::move(reader))),
      hasher_(std::make_unique<Worker>(std::move(hasher), most_passwords_waiting)),
      committer_(std::make_unique<store::Committer>(std::move(writer), hooks_.now)) {}

OnlineService::~OnlineService() = default;

Result<std::unique_ptr<OnlineService>> OnlineService::open(const std::string& store,
                                                           ServiceHooks hooks,
                                                           const std::string& bus) {
    Result<store::StoreLock> lock = store::StoreLock::take(store);
    if (!lock) return lock.failure();
    Result<store::Store> first = store::Store::open(store);
    if (!first) return first.failure();
    Result<store::Store> writer = store::Store::open(store);
    if (!writer) return writer.failure();
    Result<store::Store> reader = store::Store::open(store);
    if (!reader) return reader.failure();
    Result<store::Store> hasher = store::Store::open(store);
    if (!hasher) return hasher.failure();
    const Id node = online::make_id(random_bits());
    for (store::Store* each : {&*first, &*writer, &*reader, &*hasher}) each->act_as(node);
    std::unique_ptr<OnlineService> service(new OnlineService(*std::move(writer), *std::move(reader),
                                                             *std::move(hasher), std::move(hooks)));
    service->lock_.emplace(*std::move(lock));
    service->node_ = node;
    if (Result<> taken = service->take_over(*first, !store::is_shared(store)); !taken) {
        return taken.failure();
    }
    if (!store::is_shared(store)) return service;
    service->keeper_ = service->make_keeper(*std::move(first));
    if (Result<> opened = service->open_bus(bus.empty() ? store : bus); !opened) {
        return opened.failure();
    }
    return service;
}

/// Clocks go on from when the server that had the games last lived.
Result<> OnlineService::take_over(store::Store& store, bool is_alone) {
    if (Result<> joined = store.join(process_name(), now()); !joined) return joined;
    const Result<std::vector<store::Node>> nodes = store.nodes();
    if (!nodes) return nodes.failure();
    for (const store::Node& node : *nodes) {
        const bool is_over = is_alone || node.process.empty() || is_dead(node.process);
        if (node.name == node_ || !is_over) continue;
        const Result<bool> taken = store.expel(node, now());
        if (!taken) return taken.failure();
    }
    const Result<std::vector<Id>> running = store.running_games();
    if (!running) return running.failure();
    for (const Id& id : *running) {
        const Result<std::optional<store::Ownership>> ownership = store.own(id);
        if (!ownership) return ownership.failure();
        const Result<std::optional<store::StoredGame>> found = store.game(id);
        if (!found) return found.failure();
        settle(id, tables_[id], {**ownership, **found});
    }
    const Result<std::vector<online::Challenge>> open = store.challenges();
    if (!open) return open.failure();
    lobby_.replace(*open);
    const auto blocks = store.blocks();
    if (!blocks) return blocks.failure();
    blocks_.insert(blocks->begin(), blocks->end());
    return {};
}

OnlineService::Client* OnlineService::client(Source source) {
    const auto found = clients_.find(source);
    return found == clients_.end() ? nullptr : &found->second;
}

OnlineService::Source OnlineService::connect(std::shared_ptr<ClientLink> link,
                                             const OpenSession& session) {
    const online::Person& person = session.person;
    const Source source = next_source_++;
    std::set<Source>& sources = sources_of_[person.id];
    if (!person.id.empty() &&
        sources.size() >= most_connections_of_user) {  // the oldest has been left behind
        if (Client* oldest = client(*sources.begin())) {
            oldest->link->close(policy_violation, "too many connections");
        }
    }
    sources.insert(source);
    clients_.emplace(source,
                     Client{std::move(link), person,
                            RateLimit(messages_per_second, most_messages_at_once), session});
    send(source, welcome_message(person, now()));
    note_bot(person, true);
    tell_presence(person.id);
    return source;
}

void OnlineService::disconnect(Source source) {
    const auto found = clients_.find(source);
    if (found == clients_.end()) return;
    const Client gone = std::move(found->second);
    clients_.erase(found);
    stop_search(source, gone.person.id);
    if (!gone.is_remote) leave(source, gone);
    for (const Id& game : gone.watching) {
        const auto table = tables_.find(game);
        if (table == tables_.end()) continue;
        table->second.watchers.erase(source);
        note_spectators(game);
        forget_if_idle(game);
    }
    if (!gone.is_remote) tell_presence(gone.person.id);
}

/// What a client of this server leaves behind.
void OnlineService::leave(Source source, const Client& gone) {
    std::set<Source>& sources = sources_of_[gone.person.id];
    sources.erase(source);
    if (sources.empty()) {
        sources_of_.erase(gone.person.id);
        note_bot(gone.person, false);
    }
    std::erase_if(forwarded_, [source](const auto& entry) { return entry.first.first == source; });
    if (gone.is_known_elsewhere)
        tell_nodes("", {.kind = NodeMessage::Kind::gone, .sources = {source}});
}

void OnlineService::send(Source source, std::string text) {
    if (Client* to = client(source)) {
        to->link->send(std::make_shared<const std::string>(std::move(text)));
    }
}

void OnlineService::refuse(Source source, const std::string& id, const Refusal& why) {
    ++metrics_.refusals[why.code];
    answer(source, id, refused_message(id, why));
}

/// What is refused unread may have no id.
void OnlineService::turn_away(Source source, const std::string& id, const Refusal& why) {
    ++metrics_.refusals[why.code];
    send(source, refused_message(id, why));
}

/// By writing: a full disk can be read.
void OnlineService::check_health(const std::function<void(bool)>& done) {
    constexpr std::chrono::seconds patience{1};
    if (health_ && now() - health_->first < patience) return done(health_->second);
    health_asked_.push_back(done);
    if (health_asked_.size() > 1) return;
    committer_->submit({}, [this](const store::Committed& written) {
        post([this, is_good = written.status == store::Committed::Status::written] {
            health_ = {now(), is_good};
            for (const auto& tell : std::exchange(health_asked_, {})) tell(is_good);
        });
    });
}

void OnlineService::send_to_user(const Id& user, const std::string& text) {
    const auto found = sources_of_.find(user);
    if (found == sources_of_.end()) return;
    for (const Source source : found->second) send(source, text);
}

void OnlineService::receive(Source source, std::string_view text) {
    Client* from = client(source);
    if (from == nullptr) return;
    if (from->session.ends <= now()) {
        return from->link->close(policy_violation, "your session has ended");
    }
    std::string id;
    const Result<ClientMessage> message = read_message(text, id);
    if (!from->limit.take(now())) {
        if (++from->excess > most_excess) {
            return from->link->close(policy_violation, "too many messages");
        }
        return turn_away(source, id, {"too_fast", "too many messages; please wait a moment"});
    }
    if (!message) return turn_away(source, id, {"bad_message", message.failure().message});
    if (from->person.id.empty() && !is_looking_on(message->type)) {
        return turn_away(source, id, nameless);
    }
    dispatch(source, *message);
}

void OnlineService::answer(Source source, const std::string& id, std::string text) {
    if (id.empty()) return;  // nobody has asked
    if (Client* to = client(source)) {
        to->link->answer(id, std::make_shared<const std::string>(std::move(text)));
    }
}

void OnlineService::dispatch(Source source, const ClientMessage& message) {
    const bool is_about_game = message.type == Type::command || message.type == Type::watch;
    if (is_about_game && keeper_ && keeper_->is_overdue()) {  // it may be another's meanwhile
        return refuse(source, message.id, {"busy", "the database does not answer; please wait"});
    }
    switch (message.type) {
        case Type::command:
            return on_command(source, message);
        case Type::watch:
            return on_watch(source, message);
        case Type::unwatch:
            unwatch(source, message.target);
            return answer(source, message.id, done_message(message.id));
        case Type::ping:
            return answer(source, message.id, done_message(message.id));
        case Type::games:
            return on_games(source, message);
        case Type::block:
            return on_block(source, message);
        default:
            return on_lobby_message(source, message);
    }
}

online::Circumstances OnlineService::circumstances() const {
    return {.now = now(), .random = random_bits()};
}

bool OnlineService::is_blocked(const Id& one, const Id& other) const {
    return blocks_.contains({one, other}) || blocks_.contains({other, one});
}

void OnlineService::close() {
    for (auto& [source, client] : clients_) client.link->close(going_away, "the server ends");
}

}  // namespace quinta::server
