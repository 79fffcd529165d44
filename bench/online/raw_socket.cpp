#include "bench/online/raw_socket.hpp"

#include <sys/socket.h>
#include <sys/time.h>

#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/streambuf.hpp>
#include <boost/asio/write.hpp>

#include "base/text.hpp"

namespace quinta::bench {
namespace {

namespace net = boost::asio;
using net::ip::tcp;

constexpr std::uint8_t close_opcode = 8;
constexpr std::size_t short_length = 126;

void add_number(std::string& out, std::uint64_t number, int bytes) {
    for (int i = bytes - 1; i >= 0; --i) out += static_cast<char>((number >> (8 * i)) & 0xff);
}

void add_length(std::string& out, const Frame& frame) {
    const char mask = frame.is_masked ? '\x80' : '\0';
    const std::size_t size = frame.payload.size();
    int bytes = frame.length_bytes;
    const std::uint64_t length = bytes > 0 ? frame.length : size;
    if (bytes == 0 && size >= short_length) bytes = size < 65536 ? 2 : 8;
    if (bytes == 0) {
        out += static_cast<char>(static_cast<char>(size) | mask);
        return;
    }
    out += static_cast<char>((bytes == 2 ? 126 : 127) | mask);
    add_number(out, length, bytes);
}

}  // namespace

/// The mask is all zeros, which is as good as any here.
std::string bytes_of(const Frame& frame) {
    std::string out;
    out += static_cast<char>((frame.is_final ? 0x80 : 0) | frame.reserved | frame.opcode);
    add_length(out, frame);
    if (frame.is_masked) out += std::string(4, '\0');
    return out + frame.payload;
}

RawSocket::RawSocket(net::io_context& context, const client::ServerUrl& server,
                     const std::string& token, std::size_t number)
    : socket_(context) {
    constexpr timeval patience{.tv_sec = 10, .tv_usec = 0};
    socket_.open(tcp::v4());
    socket_.set_option(net::socket_base::receive_buffer_size(4096));
    setsockopt(socket_.native_handle(), SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    setsockopt(socket_.native_handle(), SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    socket_.bind({address_of(number), 0});
    const auto port = static_cast<std::uint16_t>(to_int(server.port).value_or(0));
    socket_.connect({net::ip::make_address(server.host), port});
    send(concat("GET /online HTTP/1.1\r\nHost: ", server.authority(),
                "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: "
                "AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Protocol: quinta.1\r\nAuthorization: Bearer ",
                token, "\r\n\r\n"));
    std::string head;
    while (!head.ends_with("\r\n\r\n")) {
        const std::string more = read(1);
        if (more.empty()) give_up(concat("the handshake failed: ", head));
        head += more;
    }
    if (!head.starts_with("HTTP/1.1 101 ")) give_up(head);
}

bool RawSocket::send(std::string_view bytes) {
    boost::system::error_code error;
    net::write(socket_, net::buffer(bytes.data(), bytes.size()), error);
    return !error;
}

std::string RawSocket::read(std::size_t count) {
    std::string out(count, '\0');
    boost::system::error_code error;
    net::read(socket_, net::buffer(out), error);
    return error ? "" : out;
}

int RawSocket::close_code() {
    const auto number = [](const std::string& bytes) {
        std::uint64_t out = 0;
        for (const char c : bytes) out = (out << 8) | static_cast<std::uint8_t>(c);
        return out;
    };
    while (true) {
        const std::string head = read(2);
        if (head.empty()) return 0;
        std::uint64_t size = static_cast<std::uint8_t>(head[1]);
        if (size == 126) size = number(read(2));
        if (size == 127) size = number(read(8));
        const std::string payload = read(size);
        if ((head[0] & 15) != close_opcode) continue;
        return payload.size() < 2 ? 1005 : static_cast<int>(number(payload.substr(0, 2)));
    }
}

}  // namespace quinta::bench
