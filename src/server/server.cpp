#include "server/server.hpp"

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>
#include <list>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "server/account_api.hpp"
#include "server/connection.hpp"
#include "server/lan_addresses.hpp"
#include "server/online_service.hpp"

namespace quinta::server {
namespace {

namespace net = boost::asio;
using net::ip::tcp;
using ErrorCode = boost::system::error_code;

constexpr std::size_t most_connections = 256;
constexpr std::chrono::milliseconds pause_after_error{10};
constexpr std::chrono::seconds patience_at_the_end{5};
constexpr std::chrono::seconds patience_with_sockets{1};
constexpr int most_attempts = 20;

/// Accepts clients at one address.
class Listener {
 public:
    Listener(tcp::acceptor acceptor, ConnectionPool& pool)
        : acceptor_(std::move(acceptor)), pause_(acceptor_.get_executor()), pool_(pool) {}

    void start() {
        acceptor_.async_accept([this](ErrorCode error, tcp::socket socket) {
            if (error == net::error::operation_aborted) return;
            if (error) return listen_later();
            accept(std::move(socket));
            start();
        });
    }

    void close() {
        acceptor_.close();
        pause_.cancel();
    }

    tcp::endpoint endpoint() const { return acceptor_.local_endpoint(); }

 private:
    void accept(tcp::socket socket) {
        if (pool_.connections.size() >= most_connections && !pool_.drop_idlest()) return;
        // A move is told in two small messages: the second must not wait 40 ms for the client's
        // system to acknowledge the first.
        ErrorCode ignored;
        socket.set_option(tcp::no_delay(true), ignored);
        std::make_shared<Connection>(std::move(socket), pool_)->begin();
    }

    /// The machine is short of something, most likely of files: others have to go.
    void listen_later() {
        pool_.drop_idlest();
        pause_.expires_after(pause_after_error);
        pause_.async_wait([this](ErrorCode error) {
            if (!error) start();
        });
    }

    tcp::acceptor acceptor_;
    net::steady_timer pause_;
    ConnectionPool& pool_;
};

bool is_localhost(std::string_view host) { return lower(host) == "localhost"; }

/// The addresses that a host stands for; "localhost" is known without asking anybody.
Result<std::vector<tcp::endpoint>> endpoints_of(net::io_context& context,
                                                const ServeOptions& options) {
    std::vector<tcp::endpoint> found;
    if (is_localhost(options.host)) {
        found.emplace_back(net::ip::address_v4::loopback(), options.port);
        found.emplace_back(net::ip::address_v6::loopback(), options.port);
        return found;
    }
    std::string_view host = options.host;
    if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
    ErrorCode error;
    tcp::resolver resolver(context);
    const auto results =
        resolver.resolve(host, std::to_string(options.port), tcp::resolver::passive, error);
    if (error)
        return Error{
            message("unknown host {0}: {1}", quinta::quoted(options.host), error.message())};
    for (const auto& result : results) {
        if (std::ranges::find(found, result.endpoint()) == found.end()) {
            found.push_back(result.endpoint());
        }
    }
    return found;
}

std::string text_of(const tcp::endpoint& endpoint) {
    const std::string address = endpoint.address().to_string();
    return endpoint.address().is_v6() ? concat('[', address, ']') : address;
}

Error cannot_listen(const tcp::endpoint& endpoint, ErrorCode error) {
    const std::string what =
        concat("cannot listen on port ", endpoint.port(), " of ", text_of(endpoint), ": ");
    if (error == net::error::address_in_use) {
        return {what + "it is in use; choose another with --port, or --port 0 for any free one"};
    }
    if (error == net::error::access_denied) {
        return {what + "only root may use it; choose one from 1024 with --port"};
    }
    if (error == boost::system::errc::address_not_available) {
        return {what + "this machine has no such address"};
    }
    return {what + error.message()};
}

class Server {
 public:
    Server(const Page& page, const ServeOptions& options)
        : options_(options),
          pool_{.page = page, .patience = options.patience},
          signals_(context_),
          end_(context_),
          alarm_(context_) {}

    /// Lets people play each other, where the options say so. Where that is only hoped for, the
    /// page is served all the same, and says why not.
    Result<> open_online() {
        if (options_.store.empty()) {
            pool_.why_offline = options_.why_offline;
            return {};
        }
        Result<> opened = open_store();
        if (opened || options_.must_play_online) return opened;
        pool_.why_offline = opened.failure().message;
        return {};
    }

    Result<> open_store() {
        Result<std::unique_ptr<OnlineService>> opened = OnlineService::open(
            options_.store,
            {.post = [this](std::function<void()> task) { net::post(context_, std::move(task)); },
             .now = [this] { return now(); },
             .wake_at = [this](online::Time at) { wake_at(at); }},
            options_.bus);
        if (!opened) return opened.failure();
        service_ = *std::move(opened);
        accounts_.emplace(*service_);
        pool_.online = service_.get();
        pool_.accounts = &*accounts_;
        people_.emplace(*service_);
        pool_.people = &*people_;
        return {};
    }

    /// What only has to be read; the reason says which option is wrong.
    Result<> prepare() {
        pool_.log = Log(options_.log);
        for (const auto& [text, list] :
             {std::pair(&options_.trusted_proxies, &pool_.trusted_proxies),
              std::pair(&options_.metrics_readers, &pool_.metrics_readers)}) {
            if (text->empty()) continue;
            Result<AddressList> read = AddressList::parse(*text);
            if (!read) return read.failure();
            *list = *std::move(read);
        }
        return options_.certificate.empty() ? Result<>{} : read_certificate_again();
    }

    Result<> listen() {
        Result<std::vector<tcp::endpoint>> endpoints = endpoints_of(context_, options_);
        if (!endpoints) return endpoints.failure();
        Result<> result;
        for (int attempt = 0; attempt < most_attempts; ++attempt) {
            result = listen_on(*endpoints);
            if (result || options_.port != 0) break;
        }
        return result;
    }

    Served served() const {
        const tcp::endpoint first = listeners_.front().endpoint();
        const bool is_everywhere = first.address().is_unspecified();
        const bool is_local = is_localhost(options_.host) || is_everywhere;
        const std::string_view scheme = pool_.certificate ? "https://" : "http://";
        return {concat(scheme, is_local ? "localhost" : text_of(first), ":", first.port(), "/"),
                !first.address().is_loopback(), pool_.why_offline};
    }

    /// Where other machines nearby find the page: a link that names localhost leads nobody here.
    void find_addresses() {
        const tcp::endpoint first = listeners_.front().endpoint();
        if (first.address().is_loopback()) return;
        if (!first.address().is_unspecified()) {
            pool_.addresses = {served().address};
            return;
        }
        const std::string_view scheme = pool_.certificate ? "https://" : "http://";
        for (const std::string& address : lan_addresses()) {
            pool_.addresses.push_back(concat(scheme, address, ":", first.port(), "/"));
        }
    }

    void run() {
        wait_for_signal();
        pool_.log.write("serving", {{"address", served().address}});
        if (service_) service_->wake();
        for (Listener& listener : listeners_) listener.start();
        context_.run();
        pool_.on_empty = nullptr;
    }

    /// From here on a signal ends the serving, not the program. Whoever started the program may
    /// have asked it to ignore some, as nohup does.
    void catch_signals() {
        for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
            struct sigaction before{};
            const bool is_ignored =
                sigaction(number, nullptr, &before) == 0 && before.sa_handler == SIG_IGN;
            if (!is_ignored) signals_.add(number);
        }
    }

 private:
    /// The time of day when the server began, and the time since then: nobody can set that.
    online::Time now() const {
        const auto since = std::chrono::steady_clock::now() - began_;
        return wall_ + std::chrono::duration_cast<online::Millis>(since);
    }

    void wake_at(online::Time at) {
        if (alarm_at_ && *alarm_at_ <= at) return;
        alarm_at_ = at;
        alarm_.expires_at(began_ + (at - wall_));
        alarm_.async_wait([this](ErrorCode error) {
            if (error) return;
            alarm_at_.reset();
            service_->wake();
        });
    }

    /// One port for all addresses. A machine may have no IPv6: then "localhost" is IPv4 alone.
    Result<> listen_on(std::vector<tcp::endpoint> endpoints) {
        listeners_.clear();
        for (tcp::endpoint& endpoint : endpoints) {
            if (!listeners_.empty()) endpoint.port(listeners_.front().endpoint().port());
            const ErrorCode error = add_listener(endpoint);
            if (!error) continue;
            const bool is_needed = listeners_.empty() || error == net::error::address_in_use ||
                                   !is_localhost(options_.host);
            if (is_needed) return cannot_listen(endpoint, error);
        }
        return {};
    }

    ErrorCode add_listener(const tcp::endpoint& endpoint) {
        ErrorCode error;
        tcp::acceptor acceptor(context_);
        const bool is_open = !acceptor.open(endpoint.protocol(), error) &&
                             !acceptor.set_option(tcp::acceptor::reuse_address(true), error) &&
                             !acceptor.bind(endpoint, error) &&
                             !acceptor.listen(net::socket_base::max_listen_connections, error);
        if (is_open) listeners_.emplace_back(std::move(acceptor), pool_);
        return error;
    }

    Result<> read_certificate_again() {
        auto read = read_certificate(options_.certificate, options_.key);
        if (!read) return read.failure();
        pool_.certificate = *std::move(read);
        return {};
    }

    /// A certificate that cannot be read leaves the one that there is; connections go on with
    /// theirs.
    void wait_for_signal() {
        signals_.async_wait([this](ErrorCode error, int number) {
            if (error) return;
            if (number != SIGHUP || !pool_.certificate) return close();
            const Result<> read = read_certificate_again();
            pool_.log.write("certificate", {{"read", read ? "yes" : read.error()}});
            wait_for_signal();
        });
    }

    /// Nobody comes in any more, and the answers under way have a little time; a second signal
    /// ends that, too.
    void close() {
        pool_.log.write("ending");
        for (Listener& listener : listeners_) listener.close();
        const bool has_sockets = service_ && service_->client_count() > 0;
        if (has_sockets) service_->close();
        if (pool_.connections.empty() && !has_sockets) return context_.stop();
        if (!has_sockets) pool_.on_empty = [this] { context_.stop(); };
        pool_.close();
        end_.expires_after(has_sockets ? patience_with_sockets : patience_at_the_end);
        end_.async_wait([this](ErrorCode) { context_.stop(); });
        signals_.async_wait([this](ErrorCode, int) { context_.stop(); });
    }

    ServeOptions options_;
    ConnectionPool pool_;  // outlives the context, which holds the last connections
    net::io_context context_{1};
    net::signal_set signals_;
    net::steady_timer end_;
    net::steady_timer alarm_;
    std::optional<online::Time> alarm_at_;
    const std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
    const online::Time wall_ =
        std::chrono::time_point_cast<online::Millis>(std::chrono::system_clock::now());
    std::unique_ptr<OnlineService> service_;  // ends before the context that it posts to
    std::optional<AccountApi> accounts_;
    std::optional<PeopleApi> people_;
    std::list<Listener> listeners_;
};

}  // namespace

Result<> serve(const Page& page, const ServeOptions& options,
               const std::function<void(const Served&)>& on_ready) {
    Server server(page, options);
    server.catch_signals();
    if (Result<> prepared = server.prepare(); !prepared) return prepared;
    if (Result<> opened = server.open_online(); !opened) return opened;
    if (Result<> listening = server.listen(); !listening) return listening;
    server.find_addresses();
    on_ready(server.served());
    server.run();
    return {};
}

}  // namespace quinta::server
