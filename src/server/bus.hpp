#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "base/result.hpp"
#include "online/ids.hpp"

namespace quinta::server {

/// How servers speak to each other. Texts of one sender arrive in their order, each at most once;
/// some may be lost, but then both sides hear of a gap.
class Bus {
 public:
    /// Called by a thread of the bus.
    struct Hooks {
        std::function<void(std::string)> on_text;
        /// What was sent from here or to here shortly before may be lost.
        std::function<void()> on_gap;
    };

    virtual ~Bus() = default;
    /// To the server of this name, or to all, this one included, when it is "". Any thread may.
    virtual void send(const online::Id& to, std::string text) = 0;
    /// From here on this server has another name.
    virtual void listen_as(const online::Id& name) = 0;

    static constexpr std::size_t longest_queue = 100'000;  ///< what does not fit is lost
};

/// Through the NATS server or the database of this address.
Result<std::unique_ptr<Bus>> open_bus(const std::string& where, const online::Id& name,
                                      Bus::Hooks hooks);

}  // namespace quinta::server
