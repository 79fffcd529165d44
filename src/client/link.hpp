#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "client/url.hpp"

namespace quinta::client {

/// Why a link is no more.
struct LinkEnd {
    int status = 0;  ///< of HTTP, when the server has refused the handshake
    int code = 0;    ///< of WebSocket, when the server has said goodbye
    std::string why{};
};

struct LinkOptions {
    ServerUrl server{};
    std::string token{};
    bool trusts_anybody = false;  ///< whatever certificate the server shows
    /// The address of ours to connect from, where that matters.
    std::optional<boost::asio::ip::address> from{};
};

/// One WebSocket to a server; everything happens in the context's thread. It keeps itself alive
/// until it has ended, which is told once, and nothing after it.
class Link {
 public:
    struct Handlers {
        std::function<void()> on_open{};
        std::function<void(std::string_view)> on_text{};
        std::function<void(const LinkEnd&)> on_end{};
    };

    static std::shared_ptr<Link> open(boost::asio::io_context& context, const LinkOptions& options,
                                      Handlers handlers);
    virtual ~Link() = default;

    virtual void send(std::string text) = 0;
    /// Says goodbye. `on_end` follows.
    virtual void close() = 0;
    /// Hangs up without a word, and nothing more is told.
    virtual void drop() = 0;
};

}  // namespace quinta::client
