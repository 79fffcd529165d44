#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstddef>
#include <functional>
#include <memory>

#include "base/random.hpp"
#include "client/url.hpp"

namespace quinta::bench {

/// How often what goes wrong, of a thousand messages.
struct Badness {
    std::uint32_t cut = 4;  ///< the connection breaks; what was under way may come late, or never
    std::uint32_t doubled = 40;  ///< the client's message arrives twice
    std::uint32_t late = 60;     ///< it takes up to half a second
};

struct BadnessDone {
    std::size_t messages = 0, cut = 0, doubled = 0, late = 0;
};

/// A proxy between clients and a server on the worst of networks. Where a connection is cut, the
/// client's messages that were still on their way may yet arrive, after those that it sends over
/// its next connection.
class BadNetwork {
 public:
    BadNetwork(boost::asio::io_context& context, const client::ServerUrl& server, Badness badness,
               std::uint64_t seed);
    ~BadNetwork();
    BadNetwork(const BadNetwork&) = delete;
    BadNetwork& operator=(const BadNetwork&) = delete;

    /// Where clients connect.
    client::ServerUrl url() const;
    const BadnessDone& done() const { return done_; }
    /// From now on it does no harm.
    void calm_down() { badness_ = {0, 0, 0}; }

 private:
    friend class Pipe;
    void accept();

    boost::asio::io_context& context_;
    boost::asio::ip::tcp::endpoint server_;
    boost::asio::ip::tcp::acceptor acceptor_;
    Badness badness_;
    BadnessDone done_;
    Random random_;
    std::size_t count_ = 0;
};

}  // namespace quinta::bench
