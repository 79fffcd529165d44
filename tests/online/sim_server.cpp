#include "online/sim_server.hpp"

namespace quinta::online {

void SimServer::start(const Id& game) {
    ++life_;
    game_ = game;
    SimStore::Row& row = store_.games.at(game);
    ++row.fence;
    if (life_ > 1) {  // the system clock may be another one
        offset_ += Millis(static_cast<int>(world_.random.below(7'200'000)) - 3'600'000);
    }
    std::vector<Event> events = row.events;
    if (world_.sabotage == Sabotage::forget_messages) {
        for (Event& event : events) event.message.clear();
    }
    Result<Game> read = Game::replay(row.start, events);
    world_.check(read.ok(), read ? "" : read.error());
    if (!read) return;
    if (life_ > 1) read->skip(store_.last_alive, wall());
    store_.last_alive = wall();
    desk_ = std::make_unique<GameDesk>(*std::move(read), row.fence);
    watch_clock();
}

void SimServer::stop() {
    const Millis silence = world_.between(0, 5000);  // since it last said that it lives
    store_.last_alive = std::max(store_.last_alive, wall() - silence);
    ++life_;
    desk_.reset();
}

void SimServer::on_request(const Request& request) {
    if (desk_) use(desk_->receive(request, circumstances()));
}

void SimServer::on_sync(std::size_t listener) {
    if (!desk_) return;
    const auto deliver = [to = listeners_[listener], start = desk_->game().start(),
                          events = store_.games.at(game_).events] { to->on_game(start, events); };
    if (desk_->is_committing()) return;  // the client asks again
    world_.send(deliver);
}

void SimServer::use(const DeskOutput& output) {
    int version = desk_->game().version() - static_cast<int>(output.told.size());
    for (const Event& event : output.told) tell(++version, event);
    for (const Reply& reply : output.replies) {
        world_.send([to = listeners_[reply.source], reply] { to->on_reply(reply); });
    }
    if (output.commit) commit(*output.commit);
    watch_clock();
}

void SimServer::commit(const Transaction& transaction) {
    if (world_.sabotage == Sabotage::tell_early) {
        int version = desk_->game().version();
        for (const Event& event : transaction.continuation->events) tell(++version, event);
    }
    const bool is_kept = world_.sabotage != Sabotage::lose_writes || !world_.chance(5);
    // A write may still be on its way when its server is dead, and arrive after its successor's.
    const Millis delay = world_.between(1, world_.chance(3) ? 30'000 : 20);
    const Millis answer_delay = world_.between(0, 5);
    world_.after(delay, [this, transaction, life = life_, is_kept, answer_delay] {
        const bool is_dropped = life != life_ && world_.chance(30);
        const bool is_written = !is_dropped && (!is_kept || store_.commit(transaction, wall()));
        world_.after(answer_delay, [this, life, is_written] {
            if (life != life_ || !desk_) return;
            use(is_written ? desk_->committed(wall()) : desk_->failed({"not_written", "no disk"}));
        });
    });
}

void SimServer::tell(int version, const Event& event) {
    for (SimListener* listener : listeners_) {
        world_.send([listener, version, event] { listener->on_event(version, event); });
    }
}

void SimServer::watch_clock() {
    const std::optional<Time> deadline = desk_->game().deadline();
    if (!deadline || desk_->is_committing()) return;
    const Millis wait = std::max(Millis{}, *deadline - wall()) + Millis(1);
    world_.after(wait, [this, life = life_, version = desk_->game().version()] {
        const bool is_due = life == life_ && desk_ && desk_->game().version() == version;
        if (is_due) use(desk_->tick(wall()));
    });
}

}  // namespace quinta::online
