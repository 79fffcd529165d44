#pragma once

#include <optional>
#include <string>
#include <vector>

#include "online/game.hpp"
#include "online/sim_server.hpp"
#include "online/sim_world.hpp"

namespace quinta::online {

/// A player with a will of their own and a poor connection: repeats what was not answered, asks
/// again after a gap, and checks that nothing it was told is ever taken back.
class SimClient : public SimListener {
 public:
    SimClient(SimWorld& world, SimServer& server, const SimStore& store, const GameStart& start,
              Side side, std::size_t number);

    void wake();
    /// Asks for the game as it is.
    void sync();

    void on_reply(const Reply& reply) override;
    void on_event(int version, const Event& event) override;
    void on_game(const GameStart& start, const std::vector<Event>& events) override;

    const Game& game() const { return game_; }
    bool is_done() const { return game_.result() && !sent_; }
    /// The messages that were acknowledged, with their versions.
    const std::vector<std::pair<std::string, int>>& done() const { return done_; }
    const std::vector<std::string>& refused() const { return refused_; }

 private:
    std::optional<Command> choose();
    std::optional<Command> choose_move();
    std::optional<Command> answer_offers();
    void send(const Command& command);
    void resend();
    void take(int version, const Event& event);

    SimWorld& world_;
    SimServer& server_;
    const SimStore& store_;
    Game game_;
    Side side_;
    std::size_t number_;
    std::optional<Request> sent_{};
    int count_ = 0;
    Millis pause_{100};
    bool is_gone_ = false;
    std::vector<std::pair<std::string, int>> done_{};
    std::vector<std::string> refused_{};
};

}  // namespace quinta::online
