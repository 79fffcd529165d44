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
    Table& found = tables_[game];
    if (!found.desk && found.owner.empty() && !found.is_loading) load(game);
    return &found;
}

/// Reads a game. When nobody owns it, this server does from then on.
void OnlineService::load(const Id& game) {
    tables_[game].is_loading = true;
    const auto give = [this, game, life = life_](const Result<std::optional<Loaded>>& found) {
        post([this, game, life, found] {
            if (life == life_) on_loaded(game, found);
        });
    };
    const bool is_taken = worker_->submit([give, game](store::Store& store) {
        const Result<std::optional<store::Ownership>> ownership = store.own(game);
        if (!ownership) return give(ownership.failure());
        const Result<std::optional<store::StoredGame>> found = store.game(game);
        if (!found) return give(found.failure());
        if (!*ownership || !*found) return give(std::optional<Loaded>{});
        give(std::optional(Loaded{**ownership, **found}));
    });
    if (!is_taken) give(Error{busy.why});
}

void OnlineService::on_loaded(const Id& game, const Result<std::optional<Loaded>>& found) {
    Table& table = tables_[game];
    table.is_loading = false;
    std::optional<Refusal> why;
    if (!found) why = not_written;
    if (found && !*found) why = no_game;
    if (!why && !table.desk) settle(game, table, **found);
    const bool is_settled = table.desk || !table.owner.empty();
    if (!why && !is_settled) why = Refusal{"gone", "this game cannot be read"};
    const auto early = std::exchange(table.early, {});
    const auto leaving = std::exchange(table.leaving, {});
    if (is_settled) {
        for (const Id& user : leaving) give_up(user, game);
        for (const auto& [source, message] : early) {
            if (client(source) != nullptr) dispatch(source, message);
        }
    } else {
        for (const auto& [source, message] : early) refuse(source, message.id, *why);
    }
    forget_if_idle(game);
}

/// Whoever watches a game sees it as it is, wherever it is from now on.
void OnlineService::settle(const Id& game, Table& table, const Loaded& found) {
    if (found.ownership.owner != node_) {
        table.owner = found.ownership.owner;
        table.spectators = 0;    // counted there
        set_alarm(game, table);  // not here any more
        for (const Source source : std::set(table.watchers)) {
            forward(table.owner, source, {.type = ClientMessage::Type::watch, .target = game});
        }
        return;
    }
    Result<online::Game> read = online::Game::replay(found.game.start, found.game.events);
    if (!read) return;
    const online::Time turn = read->clock().turn_started();
    read->skip(turn, turn + found.ownership.stood);
    table.desk.emplace(*std::move(read), found.game.fence);
    set_alarm(game, table);
    for (const Source source : std::set(table.watchers)) watch_now(source, game, "");
}

/// Whether a message about a game is none of this table's: another server decides, or the game is
/// still being read.
bool OnlineService::pass_on(Source source, Table& table, const ClientMessage& message) {
    if (table.desk) return false;
    if (!table.owner.empty()) {
        forward(table.owner, source, message);
    } else if (table.early.size() >= most_early_requests) {
        refuse(source, message.id, busy);
    } else {
        table.early.emplace_back(source, message);
    }
    return true;
}

void OnlineService::on_command(Source source, const ClientMessage& message) {
    Table& place = *table(message.target);
    if (pass_on(source, place, message)) return;
    const Client& from = *client(source);
    request(place, {.user = from.person.id,
                    .message = message.id,
                    .command = message.command,
                    .lag = from.link->lag(),
                    .source = source});
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
        if (event.kind == Event::Kind::end && state.start().settings.is_rated) {
            const std::set<RatingBook::Key> rated = rated_players(state.start());
            for (const RatingBook::Key& key : rated) ratings_.outdate(key);
            with_ratings(rated, [] {});
        }
        const auto text =
            std::make_shared<const std::string>(event_message(state, ++version, event));
        for (const Source source : table.watchers) {
            if (Client* watcher = client(source)) watcher->link->send(text);
        }
    }
    if (output.new_game) begin_game(*output.new_game);
    for (const online::Reply& reply : output.replies) {
        if (reply.refusal) ++metrics_.refusals[reply.refusal->code];
        answer(reply.source, reply.message,
               reply.refusal ? refused_message(reply.message, *reply.refusal)
                             : done_message(reply.message, reply.version));
    }
    if (output.commit) commit_for(game, *output.commit);
    set_alarm(game, table);
    forget_if_idle(game);
}

void OnlineService::commit_for(const Id& game, const online::Transaction& transaction) {
    committer_->submit(transaction, [this, game, life = life_](const store::Committed& done) {
        post([this, game, life, done] {
            if (life == life_) on_committed(game, done);
        });
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
    with_ratings(rated_players(start), [] {});  // they will be wanted soon
    Table& table = tables_[start.id];
    table.desk.emplace(*std::move(game), 0);
    set_alarm(start.id, table);
    const std::string text = started_message(start);
    for (const online::Person& player : start.players) {
        on_game_began(player.id, text);
        tell_nodes("", {.kind = NodeMessage::Kind::user, .users = {player.id}, .text = text});
    }
}

void OnlineService::on_watch(Source source, const ClientMessage& message) {
    if (client(source)->watching.size() >= most_watched) {
        return refuse(source, message.id, {"too_many", "you watch too many games; leave one"});
    }
    Table& place = *table(message.target);
    if (!pass_on(source, place, message)) return watch_now(source, message.target, message.id);
    if (place.owner.empty() || client(source)->is_remote) return;
    place.watchers.insert(source);
    client(source)->watching.insert(message.target);
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
    answer(source, id, done_message(id, state.version()));
    show_game(source, state);
    const std::set<RatingBook::Key> rated = rated_players(state.start());
    const bool is_complete = knows(rated);
    with_ratings(rated, [this, source, game, is_complete] {
        if (!is_complete) show_ratings(source, game);
    });
    note_spectators(game);
}

void OnlineService::unwatch(Source source, const Id& game) {
    client(source)->watching.erase(game);
    const auto place = tables_.find(game);
    if (place == tables_.end()) return;
    place->second.watchers.erase(source);
    if (!place->second.owner.empty()) {
        forward(place->second.owner, source,
                {.type = ClientMessage::Type::unwatch, .target = game});
    }
    note_spectators(game);
    forget_if_idle(game);
}

void OnlineService::on_games(Source source, const ClientMessage& message) {
    const Id user = client(source)->person.id;
    const bool is_taken =
        worker_->submit([this, source, id = message.id, user,
                         before = now() + online::Millis(1)](store::Store& store) {
            const auto games = store.games_of(user, before, most_games_listed);
            post([this, source, id, games] {
                if (games) return answer(source, id, games_message(id, *games));
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
    if (leads()) {
        for (const online::Transaction& over : lobby_.expire(time)) {
            commit_lobby(0, "", {.value = over});
        }
    }
    pair_waiting();
    count_late_spectators();
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

/// A game that is over and that nobody watches is in the store; one of another server is there.
void OnlineService::forget_if_idle(const Id& game) {
    const auto place = tables_.find(game);
    if (place == tables_.end()) return;
    const Table& table = place->second;
    if (table.is_loading || !table.watchers.empty() || !table.early.empty()) return;
    if (table.desk && (table.desk->is_committing() || !table.desk->game().result())) return;
    if (table.alarm) alarms_.erase({*table.alarm, game});
    if (table.spectators > 0) tell_nodes("", {.kind = NodeMessage::Kind::watched, .id = game});
    tables_.erase(place);
}

std::array<bool, 2> OnlineService::presence(const online::GameStart& start) const {
    const auto is_there = [this](const online::Person& player) {
        return sources_of_.contains(player.id) || elsewhere_.contains(player.id);
    };
    return {is_there(start.players[0]), is_there(start.players[1])};
}

/// Somebody has come to this server, or has left it.
void OnlineService::tell_presence(const Id& user) {
    const auto sources = sources_of_.find(user);
    const bool is_here = sources != sources_of_.end();
    if (user.empty() || (is_here && sources->second.size() > 1)) return;  // nothing new
    tell_nodes("", {.kind = NodeMessage::Kind::present, .users = {user}, .yes = is_here});
    show_presence(user);
}

/// Whoever watches a game sees whether its players are there.
void OnlineService::show_presence(const Id& user) {
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
