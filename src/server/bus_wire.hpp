#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "online/ids.hpp"

namespace quinta::server {

/// A connection that carries short texts between servers. Used by one thread.
class BusWire {
 public:
    struct Text {
        online::Id to;  ///< the server of this name, or all when it is ""
        std::string text;
    };
    using Take = std::function<void(const std::string&)>;

    virtual ~BusWire() = default;
    /// Connects, anew if need be, and hears from now on what is for this server or for all.
    virtual Result<> connect(const online::Id& name) = 0;
    virtual bool is_up() const = 0;
    /// Becomes readable when something arrives.
    virtual int descriptor() const = 0;
    /// From now on this server has another name. False when the connection broke.
    virtual bool rename(const online::Id& name) = 0;
    /// False when the connection broke; nobody knows then which of them have gone.
    virtual bool write(const std::vector<Text>& texts) = 0;
    /// Gives what has arrived, without waiting.
    virtual void take(const Take& take) = 0;
    /// The longest text that it carries.
    virtual std::size_t longest() const = 0;
};

}  // namespace quinta::server
