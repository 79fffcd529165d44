#include "bench/online/bad_network.hpp"

#include <array>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <utility>

#include "base/text.hpp"
#include "bench/online/fixture.hpp"

namespace quinta::bench {
namespace {

namespace net = boost::asio;
using net::ip::tcp;
using ErrorCode = boost::system::error_code;

/// The first whole frame of a client, or the request before all frames; 0 when it is not there yet.
std::size_t first_unit(const std::string& bytes, bool is_open) {
    if (!is_open) {
        const std::size_t end = bytes.find("\r\n\r\n");
        return end == std::string::npos ? 0 : end + 4;
    }
    if (bytes.size() < 2) return 0;
    const auto at = [&bytes](std::size_t i) { return static_cast<std::uint8_t>(bytes[i]); };
    std::size_t size = at(1) & 127U, head = 6;  // with the mask
    if (size == 126) {
        if (bytes.size() < 4) return 0;
        size = at(2) * 256U + at(3);
        head = 8;
    }
    return bytes.size() < head + size ? 0 : head + size;
}

}  // namespace

/// One connection through the proxy.
class Pipe : public std::enable_shared_from_this<Pipe> {
 public:
    Pipe(BadNetwork& network, tcp::socket client)
        : network_(network),
          client_(std::move(client)),
          server_(network.context_),
          timer_(network.context_) {}

    void start(std::size_t number) {
        ErrorCode error;
        server_.open(tcp::v4(), error);
        server_.bind({address_of(number), 0}, error);
        server_.connect(network_.server_, error);
        client_.set_option(tcp::no_delay(true), error);
        server_.set_option(tcp::no_delay(true), error);
        read_client();
        read_server();
    }

 private:
    void read_client() {
        client_.async_read_some(net::buffer(from_client_),
                                [self = shared_from_this()](ErrorCode error, std::size_t count) {
                                    if (error) return self->end_client();
                                    self->bytes_.append(self->from_client_.data(), count);
                                    self->take_units();
                                    if (!self->is_cut_) self->read_client();
                                });
    }

    void take_units() {
        for (std::size_t size = first_unit(bytes_, is_open_); size > 0 && !is_cut_;
             size = first_unit(bytes_, is_open_)) {
            const std::string unit = bytes_.substr(0, size);
            bytes_.erase(0, size);
            const bool is_message = std::exchange(is_open_, true) && (unit[0] & 15) == 1;
            pass(unit, is_message);
        }
        send_next();
    }

    bool happens(std::uint32_t per_mille) { return network_.random_.below(1000) < per_mille; }

    void pass(const std::string& unit, bool is_message) {
        queue_.push_back({unit, {}});
        if (!is_message) return;
        const Badness& badness = network_.badness_;
        BadnessDone& done = network_.done_;
        ++done.messages;
        if (happens(badness.late)) {
            ++done.late;
            queue_.back().delay = std::chrono::milliseconds(network_.random_.below(500));
        }
        if (happens(badness.doubled)) {
            ++done.doubled;
            queue_.push_back({unit, {}});
        }
        if (happens(badness.cut)) cut();
    }

    /// The client notices at once; what it has sent arrives a second later, or is lost.
    void cut() {
        ++network_.done_.cut;
        is_cut_ = true;
        ErrorCode ignored;
        client_.close(ignored);
        if (happens(500)) queue_.clear();
        if (!queue_.empty()) queue_.front().delay += std::chrono::milliseconds(1000);
    }

    void send_next() {
        if (is_sending_) return;
        if (queue_.empty()) {
            if (is_cut_) end_server();
            return;
        }
        is_sending_ = true;
        timer_.expires_after(queue_.front().delay);
        timer_.async_wait([self = shared_from_this()](ErrorCode error) {
            if (error || self->queue_.empty()) return;
            self->sending_ = std::move(self->queue_.front().bytes);
            self->queue_.pop_front();
            net::async_write(self->server_, net::buffer(self->sending_),
                             [self](ErrorCode failed, std::size_t) {
                                 self->is_sending_ = false;
                                 if (!failed) self->send_next();
                             });
        });
    }

    void read_server() {
        server_.async_read_some(net::buffer(from_server_), [self = shared_from_this()](
                                                               ErrorCode error, std::size_t count) {
            if (error) return self->end_both();
            if (self->is_cut_) return self->read_server();  // nobody hears it
            net::async_write(self->client_, net::buffer(self->from_server_.data(), count),
                             [self](ErrorCode, std::size_t) { self->read_server(); });
        });
    }

    void end_client() {
        if (is_cut_) return;
        is_cut_ = true;
        send_next();
    }
    void end_server() {
        ErrorCode ignored;
        server_.close(ignored);
    }
    void end_both() {
        ErrorCode ignored;
        is_cut_ = true;
        queue_.clear();
        client_.close(ignored);
        server_.close(ignored);
    }

    struct Unit {
        std::string bytes;
        std::chrono::milliseconds delay;
    };

    BadNetwork& network_;
    tcp::socket client_, server_;
    net::steady_timer timer_;
    std::array<char, 16384> from_client_{}, from_server_{};
    std::string bytes_, sending_;
    std::deque<Unit> queue_;
    bool is_open_ = false, is_cut_ = false, is_sending_ = false;
};

BadNetwork::BadNetwork(net::io_context& context, const client::ServerUrl& server, Badness badness,
                       std::uint64_t seed)
    : context_(context),
      server_(net::ip::make_address(server.host),
              static_cast<std::uint16_t>(to_int(server.port).value_or(0))),
      acceptor_(context, {net::ip::address_v4::loopback(), 0}),
      badness_(badness),
      random_(seed) {
    accept();
}

BadNetwork::~BadNetwork() = default;

client::ServerUrl BadNetwork::url() const {
    return {.host = "127.0.0.1", .port = std::to_string(acceptor_.local_endpoint().port())};
}

void BadNetwork::accept() {
    acceptor_.async_accept([this](ErrorCode error, tcp::socket socket) {
        if (error == net::error::operation_aborted) return;
        constexpr std::size_t addresses = 50'000;  // in turn
        if (!error) std::make_shared<Pipe>(*this, std::move(socket))->start(count_++ % addresses);
        accept();
    });
}

}  // namespace quinta::bench
