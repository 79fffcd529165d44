#include "server/connection.hpp"

#include <algorithm>
#include <array>
#include <boost/beast/core/detect_ssl.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <cctype>
#include <cstdint>
#include <ctime>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace quinta::server {
namespace {

namespace beast = boost::beast;
namespace http = boost::beast::http;
using Socket = ClientStream::Tcp::socket_type;

constexpr std::uint32_t longest_header = 8192;  // with the first line
constexpr std::size_t longest_buffer = 16384;   // requests may come without waiting for answers
constexpr std::size_t most_drained = 1 << 20;   // what is read and thrown away before leaving
constexpr int patience_for_answers = 6;         // times as long as for requests: they are larger
constexpr std::chrono::seconds patience_for_leaving{1};

std::string date_now() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    std::array<char, 40> text{};
    const std::size_t size =
        std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts);
    return {text.data(), size};
}

/// The status that says why a request could not be read; the first line was, or was not.
int status_of(beast::error_code error, bool has_first_line) {
    if (error == http::error::bad_version) return 505;
    const bool is_long =
        error == http::error::header_limit || error == http::error::buffer_overflow;
    if (!is_long) return 400;
    return has_first_line ? 431 : 414;
}

/// Strings are made by hand here: before Boost 1.80 Beast has a string_view of its own.
Request request_of(const http::request_parser<http::empty_body>& parser) {
    const auto& message = parser.get();
    Request request;
    request.method = std::string(message.method_string());
    request.target = std::string(message.target());
    request.accept_encoding = std::string(message[http::field::accept_encoding]);
    request.if_none_match = std::string(message[http::field::if_none_match]);
    request.has_host = message.version() < 11 || message.count(http::field::host) == 1;
    request.has_body = parser.chunked() || parser.content_length().value_or(0) != 0;
    return request;
}

}  // namespace

bool ConnectionPool::drop_idlest() {
    const auto since = [](const Connection* connection) {
        return connection->waiting_since().value_or(Connection::Clock::time_point::max());
    };
    const auto longest = std::ranges::min_element(connections, {}, since);
    if (longest == connections.end() || !(*longest)->waiting_since()) return false;
    (*longest)->hang_up();
    return true;
}

void ConnectionPool::close() {
    is_closing = true;
    for (Connection* connection : connections) {
        if (connection->waiting_since()) connection->hang_up();
    }
}

Connection::Connection(Socket socket, ConnectionPool& pool)
    : pool_(pool), stream_(std::move(socket)), buffer_(longest_buffer) {
    pool_.connections.insert(this);
}

Connection::~Connection() {
    pool_.connections.erase(this);
    if (pool_.is_closing && pool_.connections.empty() && pool_.on_empty) pool_.on_empty();
}

void Connection::hang_up() {
    waiting_since_.reset();
    stream_.tcp().close();
}

void Connection::wait_for_client() {
    waiting_since_ = Clock::now();
    stream_.tcp().expires_after(pool_.patience);
}

void Connection::begin() {
    if (!pool_.certificate) return serve();
    wait_for_client();
    beast::async_detect_ssl(stream_.tcp(), buffer_,
                            [self = shared_from_this()](beast::error_code error, bool is_tls) {
                                if (error || self->pool_.is_closing) return;
                                if (is_tls) return self->begin_tls();
                                self->must_redirect_ = true;
                                self->serve();
                            });
}

void Connection::begin_tls() {
    stream_.begin_tls(pool_.certificate->context, buffer_.data(),
                      [self = shared_from_this()](beast::error_code error, std::size_t used) {
                          if (error) return;
                          self->buffer_.consume(used);
                          self->serve();
                      });
}

/// Whoever types an address begins without TLS, and is told where it is.
void Connection::redirect() {
    const auto& message = parser_->get();
    const std::string host(message[http::field::host]);
    const bool is_host = !host.empty() && std::ranges::all_of(host, [](unsigned char c) {
        return std::isalnum(c) != 0 || c == '.' || c == '-' || c == ':' || c == '[' || c == ']';
    });
    const std::string target(message.target());
    if (!is_host || !target.starts_with('/') || !path_of(target)) return refuse(400);
    send(redirection("https://" + host + target));
}

ClientAddress Connection::client() {
    beast::error_code error;
    const auto endpoint = stream_.tcp().socket().remote_endpoint(error);
    if (error) return {};
    Forwarded forwarded;
    const auto& message = parser_->get();
    const auto [first, last] = message.equal_range("X-Forwarded-For");
    for (auto at = first; at != last; ++at) {
        forwarded.for_whom += (at == first ? "" : ",") + std::string(at->value());
    }
    forwarded.protocol = std::string(message["X-Forwarded-Proto"]);
    return client_address(endpoint.address(), stream_.is_tls(), forwarded, pool_.trusted_proxies);
}

void Connection::serve() {
    parser_.emplace();
    parser_->header_limit(longest_header);
    // A body is refused by itself, however short. (Without a limit Boost 1.74 refuses every
    // length.)
    parser_->body_limit(std::numeric_limits<std::uint64_t>::max());
    noted_ = {};
    wait_for_client();
    http::async_read_header(stream_, buffer_, *parser_,
                            [self = shared_from_this()](beast::error_code error, std::size_t) {
                                self->waiting_since_.reset();
                                self->on_request(error);
                            });
}

void Connection::on_request(beast::error_code error) {
    if (error == http::error::end_of_stream) return take_leave();
    if (error) return on_bad_request(error);
    if (must_redirect_) return redirect();
    const Request request = request_of(*parser_);
    noted_ = {request.method, request.target.substr(0, request.target.find('?')), client().address};
    if (serve_operator(request)) return;
    if (pool_.online != nullptr && request.has_host && is_about_online(request.target)) {
        return serve_online();
    }
    if (request.method == "GET" && request.target == about_page) return tell_about_offline();
    Reply reply = answer(pool_.page, request);
    reply.must_close = reply.must_close || !parser_->get().keep_alive() || pool_.is_closing;
    send(reply);
}

/// A client that is too slow or gone gets no answer; one that talks nonsense does.
void Connection::on_bad_request(beast::error_code error) {
    static const auto& nonsense = make_error_code(http::error::bad_method).category();
    if (error.category() != nonsense) return;
    refuse(status_of(error, !parser_->get().target().empty()));
}

void Connection::refuse(int status) {
    Reply reply = refusal(status);
    reply.must_close = true;
    send(reply);
}

void Connection::send(const Reply& reply) {
    note_answer(reply.status);
    const bool has_method = parser_ && parser_->is_header_done();
    const bool is_head = has_method && parser_->get().method() == http::verb::head;
    response_ = {};
    response_.version(11);
    response_.result(static_cast<unsigned>(reply.status));
    response_.set(http::field::date, date_now());
    for (const auto& [name, value] : reply.headers) {
        response_.insert(beast::string_view(name.data(), name.size()), value);
    }
    if (reply.status != 304) {
        response_.set(http::field::content_length, std::to_string(reply.body.size()));
    }
    response_.set(http::field::connection, reply.must_close ? "close" : "keep-alive");
    if (!is_head) response_.body() = {reply.body.data(), reply.body.size()};
    stream_.tcp().expires_after(pool_.patience * patience_for_answers);
    http::async_write(stream_, response_,
                      [self = shared_from_this()](beast::error_code error, std::size_t) {
                          self->on_sent(error);
                      });
}

void Connection::on_sent(beast::error_code error) {
    if (error) return;
    if (response_[http::field::connection] == "close" || pool_.is_closing) return take_leave();
    serve();
}

/// Says that nothing more will come, then waits a little for the client to do the same: closing at
/// once could throw away an answer that is still on its way.
void Connection::take_leave() {
    stream_.tcp().expires_after(patience_for_leaving);
    stream_.say_goodbye([self = shared_from_this()](beast::error_code error) {
        if (!error && !self->stream_.is_tls()) self->drain();
    });
}

void Connection::drain() {
    buffer_.clear();
    stream_.async_read_some(
        buffer_.prepare(longest_buffer),
        [self = shared_from_this()](beast::error_code error, std::size_t count) {
            self->drained_ += count;
            if (!error && self->drained_ < most_drained) self->drain();
        });
}

}  // namespace quinta::server
