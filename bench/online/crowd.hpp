#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "bench/online/fixture.hpp"
#include "core/session.hpp"

namespace quinta::bench {

/// The people of many games, each with a socket, who move when they are told to.
class Crowd {
 public:
    Crowd(boost::asio::io_context& context, const People& people, const client::ServerUrl& server);
    ~Crowd();
    Crowd(const Crowd&) = delete;
    Crowd& operator=(const Crowd&) = delete;

    /// Connects everybody, a few at a time, and lets them watch their games.
    void gather();
    /// Everybody is gone, as after a crash of the server; whom they meet next is somewhere else.
    void scatter(const client::ServerUrl& server);
    std::size_t present() const { return present_; }

    /// Lets one game after the other go on, so many moves a second, for a while; how long the
    /// answers took. Each counts from when the move was due, however late it was sent.
    const Latencies& play(int moves_per_second, Clock::duration time);
    /// Moves that were due while no game could go on.
    std::size_t left_out() const { return left_out_; }
    std::size_t refused() const { return refused_; }

    /// One of them alone connects and moves; returns when the move is acknowledged.
    void move_once();

 private:
    struct Game {
        std::unique_ptr<Session> session;
        int version = 0;
        bool is_waiting = false;
        std::string move;
        Clock::time_point due;
    };

    void connect_more();
    std::optional<std::size_t> next_game();
    std::size_t mover(std::size_t game) const;
    std::string next_move(std::size_t game);
    void on_text(std::size_t player, std::string_view text);
    void on_done(Game& game, std::string_view text);
    void tick(Clock::time_point until, Clock::duration step);
    bool move_somewhere(Clock::time_point due);

    boost::asio::io_context& context_;
    const People& people_;
    client::ServerUrl server_;
    std::vector<std::shared_ptr<client::Link>> links_;
    std::vector<Game> games_;
    std::size_t next_player_ = 0;
    std::size_t present_ = 0;
    std::size_t next_game_ = 0;
    std::size_t left_out_ = 0;
    std::size_t refused_ = 0;
    std::uint64_t count_ = 0;
    Random random_{1};
    boost::asio::steady_timer timer_;
    Clock::time_point next_due_;
    Latencies latencies_;
};

}  // namespace quinta::bench
