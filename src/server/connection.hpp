#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "server/account_api.hpp"
#include "server/client_address.hpp"
#include "server/client_stream.hpp"
#include "server/log.hpp"
#include "server/online_service.hpp"
#include "server/page.hpp"
#include "server/people_api.hpp"
#include "server/reply.hpp"
#include "server/socket_quota.hpp"
#include "server/tls.hpp"

namespace quinta::server {

class Connection;

/// What all connections share: the page, how patient to be, and who is connected. Everything
/// happens in one thread.
struct ConnectionPool {
    const Page& page;
    std::chrono::steady_clock::duration patience;
    std::set<Connection*> connections{};
    bool is_closing = false;
    OnlineService* online = nullptr;  ///< where people play each other, and who they are
    AccountApi* accounts = nullptr;
    PeopleApi* people = nullptr;
    Message why_offline{};                 ///< why nobody plays anybody here, where that is so
    std::vector<std::string> addresses{};  ///< of the page, for other machines nearby
    std::unique_ptr<Certificate> certificate{};  ///< with one all of it is by TLS
    AddressList trusted_proxies{};
    AddressList metrics_readers{};
    std::map<int, std::uint64_t> answers{};  ///< by status
    Log log{};
    SocketQuota quota{64};             ///< of each address
    std::function<void()> on_empty{};  ///< called when it closes and the last connection has ended

    /// Closes the connection that has kept us waiting longest; false when all are being served.
    bool drop_idlest();
    /// Closes all that are not being served; the others end after their answer.
    void close();
};

/// Says whether people can play each other here, and who one is.
inline constexpr std::string_view about_page = "/online/about";

/// Whether a target is not a file of the page, but about playing each other.
bool is_about_online(std::string_view target);

/// One client. It keeps itself alive while something is under way, and is in the pool so long.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
    using Clock = std::chrono::steady_clock;

    Connection(ClientStream::Tcp::socket_type socket, ConnectionPool& pool);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    /// Begins with TLS where there is a certificate.
    void begin();
    /// Reads the next request and answers it, and so on.
    void serve();
    void refuse(int status);
    void hang_up();

    /// Since when it owes us a request; nothing while we owe an answer.
    const std::optional<Clock::time_point>& waiting_since() const { return waiting_since_; }

 private:
    using Body = boost::beast::http::span_body<const char>;

    void wait_for_client();
    void begin_tls();
    void on_request(boost::beast::error_code error);
    void redirect();
    bool serve_operator(const Request& request);
    void send_text(int status, std::string text);
    void note_answer(int status);
    ClientAddress client();
    void on_bad_request(boost::beast::error_code error);
    void send(const Reply& reply);
    void on_sent(boost::beast::error_code error);
    void take_leave();
    void drain();

    void serve_online();
    void tell_about(const ApiRequest& request);
    void tell_about_offline();
    void upgrade(const ClientAddress& address);
    void send_json(const ApiReply& reply);

    ConnectionPool& pool_;
    ClientStream stream_;
    boost::beast::flat_buffer buffer_;
    std::optional<boost::beast::http::request_parser<boost::beast::http::empty_body>> parser_;
    std::optional<boost::beast::http::request_parser<boost::beast::http::string_body>> body_parser_;
    std::string body_;  // of an answer that is not a file
    struct {
        std::string method, path, address;
    } noted_;  // of the request, for the log
    bool keeps_alive_ = true;
    bool must_redirect_ = false;
    boost::beast::http::response<Body> response_;
    std::optional<Clock::time_point> waiting_since_;
    std::size_t drained_ = 0;
};

}  // namespace quinta::server
