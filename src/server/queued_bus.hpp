#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/bus.hpp"
#include "server/bus_wire.hpp"

namespace quinta::server {

/// A thread that writes what waits to a wire and hears what comes from it. Texts that are too long
/// for the wire go in parts. When the connection breaks it is made again, and that is a gap.
class QueuedBus final : public Bus {
 public:
    QueuedBus(std::unique_ptr<BusWire> wire, online::Id name, Hooks hooks);
    ~QueuedBus() override;
    QueuedBus(const QueuedBus&) = delete;
    QueuedBus& operator=(const QueuedBus&) = delete;

    /// Connects, then works in its own thread.
    Result<> start();
    void send(const online::Id& to, std::string text) override;
    void listen_as(const online::Id& name) override;

 private:
    void work();
    void wait();
    bool write_waiting();
    void add_parts(std::vector<BusWire::Text>& out, const BusWire::Text& text);
    void take();
    void take_part(const std::string& part);
    void recover();
    void wake() const;

    std::unique_ptr<BusWire> wire_;
    Hooks hooks_;
    int bell_ = -1;  // an eventfd that ends the waiting
    std::mutex mutex_;
    std::deque<BusWire::Text> waiting_;
    online::Id name_;
    bool has_new_name_ = false;
    bool is_ending_ = false;
    bool has_lost_ = false;
    std::uint64_t count_ = 0;                   // of texts sent: no two parts are the same
    std::map<std::string, std::string> parts_;  // of texts that have begun to arrive, by sender
    std::thread thread_;
};

}  // namespace quinta::server
