// The part of the service that is about games.

#include <algorithm>

#include "server/online_service.hpp"
#include "server/server_message.hpp"

namespace quinta::server {
namespace {

using online::DeskOutput;
using online::Event;
using online::Id;
using online::Refusal;
using Status = store::Committed::Status;

constexpr std::size_t most_early_requests = 32;
constexpr std::size_t most_watched = 64;
constexpr int most_games_listed = 50;
constexpr std::chrono::seconds heartbeat{2};
const Refusal no_game{"gone", "there is no such game"};
const Refusal not_written{"not_written", "this could not be stored; please try again"};
const Refusal busy{"busy", "too much at once; please try again"};

}  // namespace

/// The table of a game, which may still be being read.
OnlineService::Table* OnlineService::table(const Id& game) {
    const auto found = tables_.find(game);
    if (found != tables_.end()) return &found->second;
    tables_[game];
    load(game);
    return &tables_[game];
}

void OnlineService::load(const Id& game) {
    const bool is_taken = worker_->submit([this, game](store::Store& store) {
        auto found = store.game(game);
        post([this, game, found = std::move(found)] { on_loaded(game, found); });
    });
    if (!is_taken) post([this, game] { on_loaded(game, Error{busy.why}); });
}

void OnlineService::on_loaded(const Id& game, Result<std::optional<store::StoredGame>> found) {
    const auto place = tables_.find(game);
    if (place == tables_.end()) return;
    Table& table = place->second;
    std::optional<Refusal> why;
    if (!found) why = not_written;
    if (found && !*found) why = no_game;
    if (!why) {
        Result<online::Game> read = online::Game::replay((*found)->start, (*found)->events);
        if (read) table.desk.emplace(*std::move(read), (*found)->fence);
        if (!read) why = Refusal{"gone", read.failure().message};
    }
    const auto early = std::exchange(table.early, {});
    const auto watchers = std::exchange(table.early_watchers, {});
    if (why) {
        for (const auto& request : early) refuse(request.source, request.message, *why);
        for (const auto& [source, id] : watchers) refuse(source, id, *why);
        tables_.erase(place);
        return;
    }
    set_alarm(game, table);
    for (const auto& [source, id] : watchers) watch_now(source, game, id);
    for (const auto& waiting : early) request(tables_[game], waiting);
    forget_if_idle(game);
}

void OnlineService::on_command(Source source, const ClientMessage& message) {
    const Client& from = *client(source);
    online::Request wish{.user = from.person.id,
                         .message = message.id,
                         .command = message.command,
                         .lag = from.link->lag(),
                         .source = source};
    Table& place = *table(message.target);
    if (place.desk) return request(place, wish);
    if (place.early.size() >= most_early_requests) return refuse(source, message.id, busy);
    place.early.push_back(std::move(wish));
}

void OnlineService::request(Table& table, const online::Request& request) {
    online::Circumstances world = circumstances();
    const auto& players = table.desk->game().start().players;
    world.is_blocked = is_blocked(players[0].id, players[1].id);
    const Id game = table.desk->game().start().id;
    use(game, table.desk->receive(request, world));
}

void OnlineService::use(const Id& game, const DeskOutput& output) {
    Table& table = tables_.at(game);
    const online::Game& state = table.desk->game();
    int version = state.version() - static_cast<int>(output.told.size());
    for (const Event& event : output.told) {
        metrics_.moves += event.kind == Event::Kind::move ? 1 : 0;
        metrics_.games_ended += event.kind == Event::Kind::end ? 1 : 0;
        const auto text =
            std::make_shared<const std::string>(event_message(state, ++version, event));
        for (const Source source : table.watchers) {
            if (Client* watcher = client(source)) watcher->link->send(text);
        }
    }
    if (output.new_game) begin_game(*output.new_game);
    for (const online::Reply& reply : output.replies) {
        if (reply.refusal) ++metrics_.refusals[reply.refusal->code];
        send(reply.source, reply.refusal ? refused_message(reply.message, *reply.refusal)
                                         : done_message(reply.message, reply.version));
    }
    if (output.commit) commit_for(game, *output.commit);
    set_alarm(game, table);
    forget_if_idle(game);
}

void OnlineService::commit_for(const Id& game, const online::Transaction& transaction) {
    committer_->submit(transaction, [this, game](const store::Committed& done) {
        post([this, game, done] { on_committed(game, done); });
    });
}

/// What could not be written is refused, and the game is read again: it may not be what we think.
void OnlineService::on_committed(const Id& game, const store::Committed& done) {
    Table& table = tables_.at(game);
    if (done.status == Status::written) return use(game, table.desk->committed(now()));
    use(game, table.desk->failed(not_written));
    const auto place = tables_.find(game);
    if (place == tables_.end()) return;
    place->second.desk.reset();
    load(game);
}

void OnlineService::begin_game(const online::GameStart& start) {
    Result<online::Game> game = online::Game::begin(start);
    if (!game) return;  // whoever agreed on it has checked that
    ++metrics_.games_begun;
    Table& table = tables_[start.id];
    table.desk.emplace(*std::move(game), 0);
    set_alarm(start.id, table);
    const std::string text = started_message(start);
    for (const online::Person& player : start.players) {
        pairing_.leave(player.id);
        send_to_user(player.id, text);
    }
}

void OnlineService::on_watch(Source source, const ClientMessage& message) {
    if (client(source)->watching.size() >= most_watched) {
        return refuse(source, message.id, {"too_many", "you watch too many games; leave one"});
    }
    Table& place = *table(message.target);
    if (place.desk) return watch_now(source, message.target, message.id);
    if (place.early_watchers.size() >= most_early_requests) {
        return refuse(source, message.id, busy);
    }
    place.early_watchers.emplace_back(source, message.id);
}

void OnlineService::watch_now(Source source, const Id& game, const std::string& id) {
    Client* watcher = client(source);
    if (watcher == nullptr) return;
    Table& table = tables_.at(game);
    table.watchers.insert(source);
    watcher->watching.insert(game);
    const auto& players = table.desk->game().start().players;
    for (const online::Person& player : players) watched_games_of_[player.id].insert(game);
    const online::Game& state = table.desk->game();
    send(source, done_message(id, state.version()));
    send(source, game_message(state, watcher->person.id, now(), presence(state.start())));
}

void OnlineService::unwatch(Source source, const Id& game) {
    client(source)->watching.erase(game);
    const auto place = tables_.find(game);
    if (place == tables_.end()) return;
    place->second.watchers.erase(source);
    forget_if_idle(game);
}

void OnlineService::on_games(Source source, const ClientMessage& message) {
    const Id user = client(source)->person.id;
    const bool is_taken =
        worker_->submit([this, source, id = message.id, user,
                         before = now() + online::Millis(1)](store::Store& store) {
            const auto games = store.games_of(user, before, most_games_listed);
            post([this, source, id, games] {
                if (games) return send(source, games_message(id, *games));
                refuse(source, id, not_written);
            });
        });
    if (!is_taken) refuse(source, message.id, busy);
}

void OnlineService::set_alarm(const Id& game, Table& table) {
    const std::optional<online::Time> deadline =
        table.desk ? table.desk->game().deadline() : std::nullopt;
    if (deadline == table.alarm) return;
    if (table.alarm) alarms_.erase({*table.alarm, game});
    table.alarm = deadline;
    if (deadline) alarms_.insert({*deadline, game});
    if (deadline) hooks_.wake_at(std::min(alarms_.begin()->first, now() + heartbeat));
}

void OnlineService::wake() {
    const online::Time time = now();
    std::vector<Id> due;
    for (const auto& [at, game] : alarms_) {
        if (at >= time) break;
        due.push_back(game);
    }
    for (const Id& game : due) {
        Table& table = tables_.at(game);
        if (table.desk) use(game, table.desk->tick(time));
    }
    for (const online::Transaction& over : lobby_.expire(time)) {
        commit_lobby(0, "", {.value = over});
    }
    pair_waiting();
    check_sessions();
    // Running clocks go on from here when this process is killed.
    if (!alarms_.empty() && time - last_heartbeat_ >= heartbeat) {
        last_heartbeat_ = time;
        committer_->submit({}, [](const store::Committed&) {});
    }
    online::Time next = time + heartbeat;
    if (!alarms_.empty() && alarms_.begin()->first > time) {
        next = std::min(next, alarms_.begin()->first + online::Millis(1));
    }
    hooks_.wake_at(next);
}

/// A game that is over and that nobody watches is in the store.
void OnlineService::forget_if_idle(const Id& game) {
    const auto place = tables_.find(game);
    if (place == tables_.end()) return;
    const Table& table = place->second;
    const bool is_busy = !table.desk || table.desk->is_committing() || !table.watchers.empty();
    if (is_busy || !table.desk->game().result()) return;
    if (table.alarm) alarms_.erase({*table.alarm, game});
    tables_.erase(place);
}

std::array<bool, 2> OnlineService::presence(const online::GameStart& start) const {
    return {sources_of_.contains(start.players[0].id), sources_of_.contains(start.players[1].id)};
}

/// Whoever watches a game sees whether its players are there.
void OnlineService::tell_presence(const Id& user) {
    const auto sources = sources_of_.find(user);
    if (sources != sources_of_.end() && sources->second.size() > 1) return;  // nothing new
    const auto games = watched_games_of_.find(user);
    if (games == watched_games_of_.end()) return;
    std::erase_if(games->second, [this](const Id& game) {
        const auto place = tables_.find(game);
        return place == tables_.end() || place->second.watchers.empty();
    });
    for (const Id& game : games->second) {
        const Table& table = tables_.at(game);
        if (!table.desk) continue;
        const std::string text = presence_message(game, presence(table.desk->game().start()));
        for (const Source source : table.watchers) send(source, text);
    }
    if (games->second.empty()) watched_games_of_.erase(games);
}

}  // namespace quinta::server
