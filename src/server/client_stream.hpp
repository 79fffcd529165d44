#pragma once

#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <functional>
#include <memory>
#include <utility>

namespace quinta::server {

/// The bytes to and from a client, in the open or by TLS. Whoever reads and writes need not know
/// which; it stands wherever Beast takes a stream.
class ClientStream {
 public:
    using ErrorCode = boost::beast::error_code;
    using Tcp = boost::beast::tcp_stream;
    using executor_type = Tcp::executor_type;

    explicit ClientStream(Tcp::socket_type socket)
        : tcp_(std::make_unique<Tcp>(std::move(socket))) {}

    executor_type get_executor() noexcept { return tcp_->get_executor(); }
    /// What lies below: time limits, closing, addresses.
    Tcp& tcp() { return *tcp_; }
    bool is_tls() const { return tls_ != nullptr; }

    /// Begins with TLS; `seen` has been read of it already. `done` gets how much of that was used.
    template <class Buffers>
    void begin_tls(boost::asio::ssl::context& context, const Buffers& seen,
                   std::function<void(ErrorCode, std::size_t)> done) {
        tls_ = std::make_unique<Tls>(*tcp_, context);
        tls_->async_handshake(boost::asio::ssl::stream_base::server, seen, std::move(done));
    }
    /// Says that nothing more will come.
    void say_goodbye(std::function<void(ErrorCode)> done) {
        if (tls_) return tls_->async_shutdown(std::move(done));
        ErrorCode error;
        tcp_->socket().shutdown(Tcp::socket_type::shutdown_send, error);
        done(error);
    }

    template <class Buffers, class Handler>
    void async_read_some(const Buffers& buffers, Handler&& handler) {
        if (tls_) return tls_->async_read_some(buffers, std::forward<Handler>(handler));
        tcp_->async_read_some(buffers, std::forward<Handler>(handler));
    }
    template <class Buffers, class Handler>
    void async_write_some(const Buffers& buffers, Handler&& handler) {
        if (tls_) return tls_->async_write_some(buffers, std::forward<Handler>(handler));
        tcp_->async_write_some(buffers, std::forward<Handler>(handler));
    }

    // How Beast ends a WebSocket on top of it.
    friend void beast_close_socket(ClientStream& stream) { stream.tcp().close(); }
    template <class Handler>
    friend void async_teardown(boost::beast::role_type role, ClientStream& stream,
                               Handler&& handler) {
        if (stream.tls_) return stream.tls_->async_shutdown(std::forward<Handler>(handler));
        using boost::beast::websocket::async_teardown;
        async_teardown(role, stream.tcp_->socket(), std::forward<Handler>(handler));
    }

 private:
    using Tls = boost::beast::ssl_stream<Tcp&>;

    std::unique_ptr<Tcp> tcp_;  // stays in its place when the stream is moved
    std::unique_ptr<Tls> tls_;
};

}  // namespace quinta::server
