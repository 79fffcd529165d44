#include "client/link.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/field.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <deque>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/text.hpp"

namespace quinta::client {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using net::ip::tcp;
using ErrorCode = beast::error_code;

constexpr std::chrono::seconds patience{15};       // for connecting and for the handshake
constexpr std::chrono::seconds idle_patience{40};  // the server pings every ten seconds
constexpr std::size_t longest_message = 4 << 20;   // a long game as a whole

/// Who the server says that it is, checked as a browser does.
net::ssl::context tls_context(bool trusts_anybody) {
    net::ssl::context context(net::ssl::context::tls_client);
    ErrorCode ignored;
    context.set_default_verify_paths(ignored);
    context.set_verify_mode(trusts_anybody ? net::ssl::verify_none : net::ssl::verify_peer,
                            ignored);
    return context;
}

/// What a server that declines says in its answer: a sentence in JSON, or nothing.
std::string reason_of(const websocket::response_type& response) {
    const auto json = nlohmann::json::parse(response.body(), nullptr, false);
    const auto found = json.is_object() ? json.find("error") : json.end();
    if (found != json.end() && found->is_string()) return found->get<std::string>();
    return concat("the server answers ", response.result_int(), " ",
                  std::string(response.reason()));
}

/// The link over TCP, or over TLS.
template <class Layer>
class LinkOver final : public Link, public std::enable_shared_from_this<LinkOver<Layer>> {
 public:
    static constexpr bool is_secure = !std::is_same_v<Layer, beast::tcp_stream>;

    template <class... Arguments>
    LinkOver(net::io_context& context, LinkOptions options, Handlers handlers,
             Arguments&&... arguments)
        : options_(std::move(options)),
          handlers_(std::move(handlers)),
          resolver_(context),
          stream_(context, std::forward<Arguments>(arguments)...) {
        stream_.read_message_max(longest_message);
        stream_.text(true);
    }

    void start() {
        ErrorCode error;
        const auto address = net::ip::make_address(options_.server.host, error);
        if (!error) {
            return connect(
                {{address, static_cast<std::uint16_t>(std::stoi(options_.server.port))}});
        }
        resolver_.async_resolve(options_.server.host, options_.server.port,
                                [self = this->shared_from_this()](
                                    ErrorCode failed, const tcp::resolver::results_type& found) {
                                    if (failed) return self->end(failed, "no such host");
                                    self->connect({found.begin(), found.end()});
                                });
    }

    void send(std::string text) override {
        queue_.push_back(std::move(text));
        if (queue_.size() == 1 && is_open_) write();
    }

    void close() override {
        if (!is_open_) return end(LinkEnd{});
        if (std::exchange(is_closing_, true)) return;
        stream_.async_close(websocket::close_code::normal,
                            [self = this->shared_from_this()](ErrorCode) {});
    }

    void drop() override {
        has_ended_ = true;
        is_open_ = false;
        resolver_.cancel();
        socket().close();
    }

 private:
    auto& socket() { return beast::get_lowest_layer(stream_); }

    void connect(std::vector<tcp::endpoint> endpoints) {
        if (has_ended_) return;
        ErrorCode error;
        if (options_.from) {
            const tcp::endpoint from(*options_.from, 0);
            if (!socket().socket().open(from.protocol(), error)) {
                socket().socket().bind(from, error);
            }
            if (error) return end(error, "cannot connect from this address");
        }
        endpoints_ = std::move(endpoints);
        try_endpoint(0);
    }

    void try_endpoint(std::size_t at) {
        socket().expires_after(patience);
        socket().async_connect(endpoints_[at],
                               [self = this->shared_from_this(), at](ErrorCode error) {
                                   const bool is_last = at + 1 == self->endpoints_.size();
                                   if (!error) return self->on_connected();
                                   if (is_last) return self->end(error, "");
                                   self->socket().socket().close();
                                   self->try_endpoint(at + 1);
                               });
    }

    void on_connected() {
        ErrorCode ignored;
        socket().socket().set_option(tcp::no_delay(true), ignored);
        if constexpr (is_secure) {
            SSL_set_tlsext_host_name(stream_.next_layer().native_handle(),
                                     options_.server.host.c_str());
            if (!options_.trusts_anybody) {
                stream_.next_layer().set_verify_callback(
                    net::ssl::host_name_verification(options_.server.host));
            }
            stream_.next_layer().async_handshake(
                net::ssl::stream_base::client, [self = this->shared_from_this()](ErrorCode error) {
                    if (error) return self->end(error, "no secure connection");
                    self->upgrade();
                });
        } else {
            upgrade();
        }
    }

    void upgrade() {
        socket().expires_never();
        stream_.set_option(websocket::stream_base::timeout{patience, idle_patience, true});
        stream_.set_option(websocket::stream_base::decorator(
            [token = options_.token](websocket::request_type& request) {
                request.set(beast::http::field::authorization, concat("Bearer ", token));
                request.set(beast::http::field::sec_websocket_protocol, "quinta.1");
            }));
        stream_.async_handshake(
            response_, options_.server.authority(), "/online",
            [self = this->shared_from_this()](ErrorCode error) { self->on_upgraded(error); });
    }

    void on_upgraded(ErrorCode error) {
        if (error == websocket::error::upgrade_declined) {
            return end(LinkEnd{.status = static_cast<int>(response_.result_int()),
                               .why = reason_of(response_)});
        }
        if (error) return end(error, "this is no server of Quinta's");
        response_ = {};
        is_open_ = true;
        if (!queue_.empty()) write();
        if (handlers_.on_open) handlers_.on_open();
        read();
    }

    void read() {
        stream_.async_read(
            buffer_, [self = this->shared_from_this()](ErrorCode error, std::size_t) {
                if (error) return self->end(error, "");
                const auto data = self->buffer_.cdata();
                const std::string text(static_cast<const char*>(data.data()), data.size());
                self->buffer_.consume(data.size());
                self->handlers_.on_text(text);
                if (!self->has_ended_) self->read();
            });
    }

    void write() {
        stream_.async_write(net::buffer(queue_.front()),
                            [self = this->shared_from_this()](ErrorCode error, std::size_t) {
                                if (error) return;  // reading fails, too, and tells
                                self->queue_.pop_front();
                                if (!self->queue_.empty()) self->write();
                            });
    }

    void end(ErrorCode error, const char* what) {
        LinkEnd out;
        if (error == websocket::error::closed) out.code = stream_.reason().code;
        const std::string reason(stream_.reason().reason.c_str());
        out.why = !reason.empty() ? reason : error.message();
        if (*what != '\0') out.why = concat(what, " (", error.message(), ")");
        end(out);
    }

    void end(const LinkEnd& how) {
        if (has_ended_) return;
        has_ended_ = true;
        is_open_ = false;
        resolver_.cancel();
        socket().close();
        if (handlers_.on_end) handlers_.on_end(how);
    }

    LinkOptions options_;
    Handlers handlers_;
    tcp::resolver resolver_;
    std::vector<tcp::endpoint> endpoints_;
    websocket::stream<Layer, false> stream_;
    websocket::response_type response_;
    beast::flat_buffer buffer_;
    std::deque<std::string> queue_;
    bool is_open_ = false;
    bool is_closing_ = false;
    bool has_ended_ = false;
};

}  // namespace

std::shared_ptr<Link> Link::open(net::io_context& context, const LinkOptions& options,
                                 Handlers handlers) {
    const auto begin = [](const auto& link) {
        link->start();
        return std::shared_ptr<Link>(link);
    };
    if (!options.server.is_secure) {
        return begin(
            std::make_shared<LinkOver<beast::tcp_stream>>(context, options, std::move(handlers)));
    }
    net::ssl::context tls =
        tls_context(options.trusts_anybody);  // the link holds on to what it needs
    return begin(std::make_shared<LinkOver<beast::ssl_stream<beast::tcp_stream>>>(
        context, options, std::move(handlers), tls));
}

}  // namespace quinta::client
