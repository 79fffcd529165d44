#include "server/socket.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <utility>

namespace quinta::server {
namespace {

namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;

constexpr std::chrono::seconds handshake_patience{10};
constexpr std::chrono::seconds idle_patience{15};
constexpr std::chrono::seconds ping_interval{6};

}  // namespace

Socket::Socket(ClientStream stream, OnlineService& service, OpenSession session,
               std::shared_ptr<void> place)
    : stream_(std::move(stream)),
      service_(service),
      session_(std::move(session)),
      place_(std::move(place)),
      buffer_(longest_message + 1),  // full, it could not take the frame that is too much
      ping_timer_(stream_.get_executor()) {
    stream_.next_layer().tcp().expires_never();  // the WebSocket has time limits of its own
    // Without pings of its own Beast cuts off whoever sends no data, however well they answer ours.
    stream_.set_option(websocket::stream_base::timeout{handshake_patience, idle_patience, true});
    stream_.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
        response.set(beast::http::field::sec_websocket_protocol,
                     beast::string_view(subprotocol.data(), subprotocol.size()));
    }));
    stream_.read_message_max(longest_message);
    stream_.text(true);
    stream_.auto_fragment(false);  // a message is a frame, as simple clients expect
}

void Socket::accept(const Upgrade& request) {
    stream_.async_accept(request, [self = shared_from_this()](ErrorCode error) {
        if (error) return;
        self->source_ = self->service_.connect(self, self->session_);
        self->start_pings();
        self->read();
    });
}

void Socket::read() {
    stream_.async_read(buffer_, [self = shared_from_this()](ErrorCode error, std::size_t) {
        self->on_read(error);
    });
}

void Socket::on_read(ErrorCode error) {
    if (error) return leave();
    if (!stream_.got_text()) {
        close(websocket::close_code::unknown_data, "messages are text");
        return read();
    }
    const std::string text = beast::buffers_to_string(buffer_.data());
    buffer_.clear();
    if (!is_closing_) service_.receive(source_, text);
    read();
}

void Socket::send(std::shared_ptr<const std::string> text) {
    if (is_closing_) return;
    bytes_queued_ += text->size();
    queue_.push_back(std::move(text));
    if (queue_.size() > longest_queue || bytes_queued_ > most_bytes_queued) {
        is_closing_ = true;
        ++service_.metrics().slow_readers;
        return stream_.next_layer().tcp().close();  // to say goodbye would mean to wait
    }
    if (queue_.size() == 1) write();
}

void Socket::write() {
    stream_.async_write(boost::asio::buffer(*queue_.front()),
                        [self = shared_from_this()](ErrorCode error, std::size_t) {
                            if (error) return;
                            self->bytes_queued_ -= self->queue_.front()->size();
                            self->queue_.pop_front();
                            if (!self->queue_.empty()) self->write();
                        });
}

void Socket::close(int code, const std::string& why) {
    if (is_closing_) return;
    is_closing_ = true;
    const websocket::close_reason reason(static_cast<websocket::close_code>(code), why);
    stream_.async_close(reason, [self = shared_from_this()](ErrorCode) {});
}

/// Pings say how long the way there and back is. Browsers answer them without the page.
void Socket::start_pings() {
    stream_.control_callback([this](websocket::frame_type kind, beast::string_view) {
        if (kind != websocket::frame_type::pong || !is_pinging_) return;
        is_pinging_ = false;
        lag_ = std::chrono::duration_cast<online::Millis>(Clock::now() - ping_sent_);
    });
    ping();
}

void Socket::ping() {
    is_pinging_ = true;
    ping_sent_ = Clock::now();
    stream_.async_ping({}, [self = shared_from_this()](ErrorCode error) {
        if (error || self->is_closing_) return;
        self->ping_timer_.expires_after(ping_interval);
        self->ping_timer_.async_wait([self](ErrorCode stopped) {
            if (!stopped && !self->is_closing_) self->ping();
        });
    });
}

void Socket::leave() {
    is_closing_ = true;
    ping_timer_.cancel();
    service_.disconnect(source_);
}

}  // namespace quinta::server
