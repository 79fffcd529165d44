#pragma once

#include <atomic>
#include <deque>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

#include "server/bus.hpp"

struct pg_conn;

namespace quinta::server {

/// LISTEN and NOTIFY on a connection of its own, which never waits for the disk. A notice is of
/// 8,000 bytes at most, so longer texts go in parts.
class PostgresBus final : public Bus {
 public:
    PostgresBus(std::string where, online::Id name, Hooks hooks);
    ~PostgresBus() override;
    PostgresBus(const PostgresBus&) = delete;
    PostgresBus& operator=(const PostgresBus&) = delete;

    Result<> connect();
    void start();
    void send(const online::Id& to, std::string text) override;
    void listen_as(const online::Id& name) override;

    static constexpr std::size_t longest_part = 7000;

 private:
    struct Sent {
        online::Id to;
        std::string text;
    };

    void work();
    void wait();
    bool write_waiting();
    bool run(const std::string& script);
    bool is_up() const;
    void take_notices();
    void take_part(const std::string& notice);
    void recover();
    void wake() const;

    std::string where_;
    Hooks hooks_;
    pg_conn* connection_ = nullptr;
    int bell_ = -1;  // an eventfd that ends the waiting
    std::mutex mutex_;
    std::deque<Sent> waiting_;
    online::Id name_;
    bool has_new_name_ = false;
    bool is_ending_ = false;
    bool has_lost_ = false;
    std::uint64_t count_ = 0;                   // of texts sent: no two notices are the same
    std::map<std::string, std::string> parts_;  // of texts that have begun to arrive, by sender
    std::thread thread_;
};

}  // namespace quinta::server
