// What a connection answers to whoever looks after the server: whether it is well, what it has
// counted, and the lines of its log.

#include "server/connection.hpp"

namespace quinta::server {

/// Whether the request was one of these. To others than those who may read it, /metrics is no page.
bool Connection::serve_operator(const Request& request) {
    const bool is_reading = request.method == "GET" || request.method == "HEAD";
    if (!request.has_host || !is_reading || request.has_body) return false;
    keeps_alive_ = parser_->get().keep_alive();
    if (request.target == "/healthz") {
        if (pool_.online == nullptr) return send_text(200, "ok\n"), true;
        stream_.tcp().expires_never();
        pool_.online->check_health([self = shared_from_this()](bool is_good) {
            self->send_text(is_good ? 200 : 503,
                            is_good ? "ok\n" : "games cannot be stored at present\n");
        });
        return true;
    }
    if (request.target != "/metrics") return false;
    const ClientAddress from = client();
    boost::system::error_code error;
    const auto address = boost::asio::ip::make_address(from.address, error);
    if (error || from.is_hidden || !pool_.metrics_readers.contains(address)) return false;
    Metrics metrics{.connections = pool_.connections.size(), .answers = pool_.answers};
    if (pool_.certificate) {
        metrics.certificate_expires =
            std::chrono::duration<double>(pool_.certificate->expires.time_since_epoch()).count();
    }
    if (pool_.online != nullptr) {
        metrics.is_online = true;
        metrics.sockets = pool_.online->client_count();
        metrics.games = pool_.online->game_count();
        metrics.online = pool_.online->metrics();
        metrics.commits = &pool_.online->commit_stats();
    }
    send_text(200, metrics_text(metrics));
    return true;
}

void Connection::send_text(int status, std::string text) {
    body_ = std::move(text);
    Reply out = text_reply(status, body_);
    out.must_close = !keeps_alive_ || pool_.is_closing;
    send(out);
}

/// Whoever sends what is refused may be stopped at a firewall: so these lines have the address.
void Connection::note_answer(int status) {
    ++pool_.answers[status];
    if (status < 400 || status == 404) return;
    pool_.log.write("refused", {{"status", std::to_string(status)},
                                {"method", noted_.method},
                                {"path", noted_.path},
                                {"address", noted_.address}});
}

}  // namespace quinta::server
