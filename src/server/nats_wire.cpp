#include "server/nats_wire.hpp"

#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/text.hpp"

namespace quinta::server {
namespace {

constexpr timeval patience{.tv_sec = 2, .tv_usec = 0};
constexpr std::string_view end_of_line = "\r\n";

bool is_subject(std::string_view text) {
    const auto is_part = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '-' || c == '_';
    };
    return !text.empty() && std::ranges::all_of(text, is_part);
}

/// Whoever is silent for five seconds although asked is gone.
void set_options(int socket) {
    const auto set = [socket](int level, int name, int value) {
        setsockopt(socket, level, name, &value, sizeof value);
    };
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    set(IPPROTO_TCP, TCP_NODELAY, 1);
    set(SOL_SOCKET, SO_KEEPALIVE, 1);
    set(IPPROTO_TCP, TCP_KEEPIDLE, 2);
    set(IPPROTO_TCP, TCP_KEEPINTVL, 1);
    set(IPPROTO_TCP, TCP_KEEPCNT, 3);
    set(IPPROTO_TCP, TCP_USER_TIMEOUT, 5000);
}

}  // namespace

Result<NatsAddress> NatsAddress::parse(std::string_view text) {
    constexpr std::string_view scheme = "nats://";
    const Error wrong{
        "the address of a bus is nats://host, or nats://user:password@host:port/name with a name "
        "of letters, digits, '-' and '_'"};
    if (!text.starts_with(scheme)) return wrong;
    text.remove_prefix(scheme.size());
    NatsAddress out;
    if (const std::size_t slash = text.find('/'); slash != std::string_view::npos) {
        if (slash + 1 < text.size()) out.subject = text.substr(slash + 1);
        text = text.substr(0, slash);
    }
    if (const std::size_t at = text.rfind('@'); at != std::string_view::npos) {
        const std::string_view who = text.substr(0, at);
        const std::size_t colon = who.find(':');
        out.user = who.substr(0, colon);
        if (colon != std::string_view::npos) out.password = who.substr(colon + 1);
        text.remove_prefix(at + 1);
    }
    const std::size_t colon = text.rfind(':');
    const bool has_port = colon != std::string_view::npos && text.find(']', colon) == text.npos;
    if (has_port) out.port = text.substr(colon + 1);
    out.host = has_port ? text.substr(0, colon) : text;
    if (out.host.starts_with('[') && out.host.ends_with(']')) {
        out.host = out.host.substr(1, out.host.size() - 2);
    }
    const bool is_port = to_int(out.port).value_or(0) > 0 && to_int(out.port).value_or(0) < 65536;
    return out.host.empty() || !is_port || !is_subject(out.subject) ? Result<NatsAddress>(wrong)
                                                                    : Result<NatsAddress>(out);
}

NatsWire::~NatsWire() { hang_up(); }

void NatsWire::hang_up() {
    if (socket_ >= 0) close(socket_);
    socket_ = -1;
    bytes_.clear();
}

Result<> NatsWire::dial() {
    addrinfo wish{};
    wish.ai_socktype = SOCK_STREAM;
    addrinfo* raw = nullptr;
    const int failed = getaddrinfo(where_.host.c_str(), where_.port.c_str(), &wish, &raw);
    const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> found(raw, &freeaddrinfo);
    if (failed != 0) {
        return Error{message("cannot reach the bus {0}: {1}", where_.name(), gai_strerror(failed))};
    }
    for (const addrinfo* each = found.get(); each != nullptr; each = each->ai_next) {
        socket_ = socket(each->ai_family, each->ai_socktype | SOCK_CLOEXEC, each->ai_protocol);
        set_options(socket_);
        if (::connect(socket_, each->ai_addr, each->ai_addrlen) == 0) return {};
        hang_up();
    }
    return Error{message("cannot reach the bus {0}; is nats-server running there?", where_.name())};
}

Result<> NatsWire::connect(const online::Id& name) {
    hang_up();
    Result<> done = dial();
    if (done) done = greet(name);
    if (!done) hang_up();
    return done;
}

/// The server introduces itself first, and answers a ping once it has taken what came before.
Result<> NatsWire::greet(const online::Id& name) {
    const Result<std::string> info = next_line();
    if (!info) return info.failure();
    const nlohmann::json hello = {
        {"verbose", false}, {"pedantic", false},   {"tls_required", false},
        {"lang", "c++"},    {"version", "1"},      {"protocol", 1},
        {"name", "quinta"}, {"user", where_.user}, {"pass", where_.password}};
    const std::string text = hello.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
    if (!send(concat("CONNECT ", text, "\r\nSUB ", subject(""), " 1\r\nSUB ", subject(name),
                     " 2\r\nPING\r\n"))) {
        return Error{message("the bus {0} has hung up", where_.name())};
    }
    while (true) {
        const Result<std::string> line = next_line();
        if (!line) return line.failure();
        if (line->starts_with("-ERR")) {
            return Error{message("the bus {0} refuses: {1}", where_.name(), *line)};
        }
        if (*line == "PONG") return {};
    }
}

Result<std::string> NatsWire::next_line() {
    while (true) {
        const std::size_t end = bytes_.find(end_of_line);
        if (end != std::string::npos) {
            std::string line = bytes_.substr(0, end);
            bytes_.erase(0, end + end_of_line.size());
            return line;
        }
        if (!receive(true)) {
            return Error{message("the bus {0} does not speak as NATS does", where_.name())};
        }
    }
}

std::string NatsWire::subject(const online::Id& name) const {
    return name.empty() ? where_.subject + ".all" : concat(where_.subject, ".node.", name);
}

bool NatsWire::rename(const online::Id& name) {
    return send(concat("UNSUB 2\r\nSUB ", subject(name), " 2\r\n"));
}

bool NatsWire::write(const std::vector<Text>& texts) {
    std::string bytes;
    for (const Text& text : texts) {
        bytes += concat("PUB ", subject(text.to), ' ', text.text.size(), end_of_line, text.text,
                        end_of_line);
    }
    return send(bytes);
}

bool NatsWire::send(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t count = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (count <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

/// False when nothing came, or will come.
bool NatsWire::receive(bool waits) {
    std::array<char, 65536> part{};
    const ssize_t count = recv(socket_, part.data(), part.size(), waits ? 0 : MSG_DONTWAIT);
    if (count > 0) {
        bytes_.append(part.data(), static_cast<std::size_t>(count));
        return true;
    }
    const bool is_quiet = count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR);
    if (!is_quiet) hang_up();
    return false;
}

void NatsWire::take(const Take& take) {
    while (is_up() && receive(false)) {
    }
    while (is_up() && take_one(take)) {
    }
}

/// One message of the server: "MSG SUBJECT NUMBER SIZE" and a text, "PING", or what is of no use.
bool NatsWire::take_one(const Take& take) {
    const std::size_t end = bytes_.find(end_of_line);
    if (end == std::string::npos) return false;
    const std::string line = bytes_.substr(0, end);
    std::size_t used = end + end_of_line.size();
    if (line.starts_with("MSG ")) {
        const auto size = static_cast<std::size_t>(to_int(words(line).back()).value_or(0));
        if (bytes_.size() < used + size + end_of_line.size()) return false;
        const std::string text = bytes_.substr(used, size);
        bytes_.erase(0, used + size + end_of_line.size());
        take(text);
        return true;
    }
    bytes_.erase(0, used);
    if (line == "PING" && !send("PONG\r\n")) hang_up();
    if (line.starts_with("-ERR")) hang_up();
    return true;
}

}  // namespace quinta::server
