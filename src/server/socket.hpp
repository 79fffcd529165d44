#pragma once

#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <deque>
#include <memory>
#include <string>

#include "server/client_stream.hpp"
#include "server/online_service.hpp"

namespace quinta::server {

/// One WebSocket. It keeps itself alive while something is under way. A client that does not take
/// what it is sent is dropped: nobody waits for it.
class Socket : public ClientLink, public std::enable_shared_from_this<Socket> {
 public:
    using Stream = boost::beast::websocket::stream<ClientStream>;
    using Upgrade = boost::beast::http::request<boost::beast::http::empty_body>;

    Socket(ClientStream stream, OnlineService& service, OpenSession session,
           std::shared_ptr<void> place);

    void accept(const Upgrade& request);

    void send(std::shared_ptr<const std::string> text) override;
    void close(int code, const std::string& why) override;
    online::Millis lag() const override { return lag_; }

    static constexpr std::size_t longest_message = 16 * 1024;
    static constexpr std::size_t longest_queue = 256;
    static constexpr std::size_t most_bytes_queued = 1 << 20;
    static constexpr std::string_view subprotocol = "quinta.1";

 private:
    using Clock = std::chrono::steady_clock;
    using ErrorCode = boost::beast::error_code;

    void read();
    void on_read(ErrorCode error);
    void write();
    void start_pings();
    void ping();
    void leave();

    Stream stream_;
    OnlineService& service_;
    OpenSession session_;
    std::shared_ptr<void> place_;  // among those of its address
    OnlineService::Source source_ = 0;
    boost::beast::flat_buffer buffer_;
    std::deque<std::shared_ptr<const std::string>> queue_;
    std::size_t bytes_queued_ = 0;
    boost::asio::steady_timer ping_timer_;
    Clock::time_point ping_sent_{};
    bool is_pinging_ = false;
    bool is_closing_ = false;
    online::Millis lag_{};
};

}  // namespace quinta::server
