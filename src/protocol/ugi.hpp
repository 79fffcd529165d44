#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "analysis/engine.hpp"
#include "core/session.hpp"
#include "protocol/thinker.hpp"
#include "protocol/ugi_settings.hpp"
#include "protocol/ugi_text.hpp"

namespace quinta::protocol {

/// An engine that is talked to in UGI (docs/protocol.md): commands in, answers out, a line each. It
/// thinks in a thread of its own, so that it can be stopped and asked meanwhile.
class UgiEngine {
 public:
    /// Is given each answer, without a line break, by one thread at a time.
    using Output = std::function<void(std::string_view line)>;

    UgiEngine(std::string_view name, UgiSettings settings, Thinker::MakeEngine make, Output output);
    /// Stops thinking, gives the answers that are due, and leaves.
    ~UgiEngine();
    UgiEngine(const UgiEngine&) = delete;
    UgiEngine& operator=(const UgiEngine&) = delete;

    /// Does what a line says, whatever it is; blocks only to print. False after `quit`.
    bool obey(std::string_view line);
    /// Waits until everything has been answered.
    void finish();

 private:
    using Words = std::vector<std::string_view>;
    using Flag = std::shared_ptr<std::atomic<bool>>;

    /// A `go`, with all that it is about: what is set later does not concern it.
    struct Job {
        std::unique_ptr<Session> session;
        UgiSettings settings;
        GoRequest request;
        Flag stop;
    };

    // The commands.
    void greet();
    void make_ready();
    void new_game();
    void set_option(const Words& arguments);
    void set_position(const Words& arguments);
    void go(const Words& arguments);
    void stop();

    // For the thread that thinks.
    void work();
    void post(std::function<void()> task);
    void think(const Job& job);
    static search::SearchOptions limits_of(const Job& job);
    std::string best_move(const Job& job);

    void say(std::string_view line);
    void complain(std::string_view reason);

    std::string name_;
    UgiSettings settings_;
    Output output_;
    std::mutex output_mutex_;
    std::unique_ptr<Session> session_;
    Flag stop_;  ///< of everything that was asked for since the last `stop`

    Thinker thinker_;  ///< of the thread that thinks

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::function<void()>> tasks_;
    bool is_busy_ = false;
    int thinking_ = 0;  ///< `go`s that are not yet answered
    bool is_leaving_ = false;
    std::thread thread_;
};

}  // namespace quinta::protocol
