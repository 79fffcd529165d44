#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "online/game_desk.hpp"
#include "online/sim_store.hpp"
#include "online/sim_world.hpp"

namespace quinta::online {

/// A client as the server knows it.
class SimListener {
 public:
    virtual ~SimListener() = default;
    virtual void on_reply(const Reply& reply) = 0;
    virtual void on_event(int version, const Event& event) = 0;
    virtual void on_game(const GameStart& start, const std::vector<Event>& events) = 0;
};

/// The server of one game: its desk, a slow disk, sudden ends and new beginnings.
class SimServer {
 public:
    SimServer(SimWorld& world, SimStore& store) : world_(world), store_(store) {}

    void listen(SimListener* listener) { listeners_.push_back(listener); }
    void start(const Id& game);
    void stop();

    // What arrives over the network. `source` is the number of the listener.
    void on_request(const Request& request);
    void on_sync(std::size_t listener);

    /// Counts starts and ends.
    int life() const { return life_; }

 private:
    Time wall() const { return Time(world_.now + offset_); }
    Circumstances circumstances() { return {.now = wall(), .random = world_.random.next()}; }
    void use(const DeskOutput& output);
    void commit(const Transaction& transaction);
    void tell(int version, const Event& event);
    void watch_clock();

    SimWorld& world_;
    SimStore& store_;
    std::vector<SimListener*> listeners_{};
    std::unique_ptr<GameDesk> desk_{};
    Id game_{};
    Millis offset_{};
    int life_ = 0;  // what belongs to an earlier one is heard by nobody
};

}  // namespace quinta::online
