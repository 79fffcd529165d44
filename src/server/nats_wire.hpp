#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/bus_wire.hpp"

namespace quinta::server {

/// Where a NATS server is, and which subjects are ours there.
struct NatsAddress {
    std::string host{};
    std::string port = "4222";
    std::string user{};
    std::string password{};
    std::string subject = "quinta";  ///< several sites on one server have several

    /// "nats://host", or with more: "nats://user:password@host:port/subject".
    static Result<NatsAddress> parse(std::string_view text);
    /// Without the password.
    std::string name() const { return "nats://" + host + ":" + port + "/" + subject; }
};

/// A connection to a NATS server, by its text protocol. A server that says nothing any more is
/// noticed by TCP within seconds.
class NatsWire final : public BusWire {
 public:
    explicit NatsWire(NatsAddress where) : where_(std::move(where)) {}
    ~NatsWire() override;
    NatsWire(const NatsWire&) = delete;
    NatsWire& operator=(const NatsWire&) = delete;

    Result<> connect(const online::Id& name) override;
    bool is_up() const override { return socket_ >= 0; }
    int descriptor() const override { return socket_; }
    bool rename(const online::Id& name) override;
    bool write(const std::vector<Text>& texts) override;
    void take(const Take& take) override;
    std::size_t longest() const override { return 500'000; }  // NATS takes 1 MB unless told

 private:
    Result<> dial();
    Result<> greet(const online::Id& name);
    Result<std::string> next_line();
    std::string subject(const online::Id& name) const;
    bool send(std::string_view bytes);
    bool receive(bool waits);
    bool take_one(const Take& take);
    void hang_up();

    NatsAddress where_;
    int socket_ = -1;
    std::string bytes_;  // that have arrived and were not read yet
};

}  // namespace quinta::server
