// What a connection does with a request under /online: it becomes a WebSocket, or says who somebody
// is.

#include <algorithm>
#include <boost/beast/http/read.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <utility>

#include "base/text.hpp"
#include "server/connection.hpp"
#include "server/server_message.hpp"
#include "server/socket.hpp"

namespace quinta::server {
namespace {

namespace beast = boost::beast;
namespace http = boost::beast::http;

constexpr std::uint64_t longest_body = 4096;

template <class Message>
ApiRequest api_request(const Message& message, const ClientAddress& client) {
    const auto header = [&message](http::field field) { return std::string(message[field]); };
    const std::string target(message.target());
    return {.method = std::string(message.method_string()),
            .path = target.substr(0, target.find('?')),
            .target = target,
            .host = header(http::field::host),
            .origin = header(http::field::origin),
            .cookie = header(http::field::cookie),
            .authorization = header(http::field::authorization),
            .content_type = header(http::field::content_type),
            .address = client.address,
            .is_secure = client.is_secure};
}

bool speaks(std::string_view protocols, std::string_view wanted) {
    return std::ranges::any_of(split(protocols, ','),
                               [&](std::string_view part) { return trim(part) == wanted; });
}

}  // namespace

void Connection::tell_about(const ApiRequest& request) {
    pool_.accounts->identify(token_of(request), [self = shared_from_this()](const auto& person) {
        if (!person) {
            return self->send_json({.status = 503, .body = error_text(person.failure().message)});
        }
        self->send_json({.body = about_text(*person, self->pool_.addresses)});
    });
}

void Connection::tell_about_offline() {
    keeps_alive_ = parser_->get().keep_alive();
    send_json({.body = about_offline_text(pool_.why_offline)});
}

bool is_about_online(std::string_view target) {
    return target == "/online" || target.starts_with("/online/") || target.starts_with("/online?");
}

void Connection::serve_online() {
    const ClientAddress from = client();
    if (beast::websocket::is_upgrade(parser_->get())) return upgrade(from);
    if (parser_->chunked() || parser_->content_length().value_or(0) > longest_body) {
        return refuse(413);
    }
    body_parser_.emplace(std::move(*parser_));
    parser_.reset();
    stream_.tcp().expires_after(pool_.patience);
    http::async_read(stream_, buffer_, *body_parser_,
                     [self = shared_from_this(), from](beast::error_code failed, std::size_t) {
                         if (failed) return;
                         ApiRequest request = api_request(self->body_parser_->get(), from);
                         request.body = std::move(self->body_parser_->get().body());
                         self->keeps_alive_ = self->body_parser_->get().keep_alive();
                         self->stream_.tcp().expires_never();
                         if (request.method == "GET" && request.path == about_page) {
                             return self->tell_about(request);
                         }
                         const auto done = [self](const ApiReply& reply) {
                             self->send_json(reply);
                         };
                         if (is_about_people(request.path)) {
                             return self->pool_.people->handle(request, done);
                         }
                         self->pool_.accounts->handle(request, done);
                     });
}

void Connection::send_json(const ApiReply& reply) {
    body_ = reply.body;
    Reply out = reply.file.empty() ? json_reply(reply.status, body_, {reply.cookie, reply.device})
                                   : file_reply(body_, reply.file);
    out.must_close = !keeps_alive_ || pool_.is_closing;
    send(out);
}

/// Refusals of the handshake are answers of HTTP, which a person can read in the browser's log.
void Connection::upgrade(const ClientAddress& from) {
    const auto& message = parser_->get();
    const ApiRequest request = api_request(message, from);
    keeps_alive_ = false;
    const auto deny = [this](int status, const Message& why) {
        send_json({.status = status, .body = error_text(why)});
    };
    if (request.path != "/online") return deny(404, "the games are at /online");
    if (!speaks(std::string(message[http::field::sec_websocket_protocol]), Socket::subprotocol)) {
        return deny(400, quinta::message("this server speaks {0}; please load the page again",
                                         Socket::subprotocol));
    }
    if (!has_right_origin(request)) return deny(403, "this comes from another page");
    const std::shared_ptr<void> place = pool_.quota.take(limit_key(from.address));
    if (!place) return deny(429, "too many connections from this address");
    stream_.tcp().expires_never();
    pool_.accounts->open(token_of(request), [self = shared_from_this(),
                                             place](const auto& session) {
        if (!session) {  // nobody is turned into a stranger because the store is away
            return self->send_json({.status = 503, .body = error_text(session.failure().message)});
        }
        const OpenSession nobody;  // who only looks on
        std::make_shared<Socket>(std::move(self->stream_), *self->pool_.online,
                                 session->value_or(nobody), place)
            ->accept(self->parser_->release());
    });
}

}  // namespace quinta::server
