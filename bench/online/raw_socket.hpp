#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstdint>
#include <string>
#include <string_view>

#include "bench/online/fixture.hpp"

namespace quinta::bench {

/// A frame of WebSocket's, as right or as wrong as one likes.
struct Frame {
    std::uint8_t opcode = 1;
    std::string payload{};
    bool is_final = true;
    bool is_masked = true;
    std::uint8_t reserved = 0;  ///< the three bits, as they stand in the first byte
    /// What it says of its length instead of the truth, in so many bytes; 0: the truth.
    int length_bytes = 0;
    std::uint64_t length = 0;
};
std::string bytes_of(const Frame& frame);

/// A WebSocket by hand, which waits for everything and keeps no rules.
class RawSocket {
 public:
    /// After the handshake.
    RawSocket(boost::asio::io_context& context, const client::ServerUrl& server,
              const std::string& token, std::size_t number);

    /// False when the server has hung up.
    bool send(std::string_view bytes);
    /// Reads on until the server says goodbye: its code, or 0 when it hung up without a word.
    int close_code();
    void hang_up() { socket_.close(); }

 private:
    std::string read(std::size_t count);

    boost::asio::ip::tcp::socket socket_;
};

}  // namespace quinta::bench
