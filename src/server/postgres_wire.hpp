#pragma once

#include <string>
#include <vector>

#include "server/bus_wire.hpp"

struct pg_conn;

namespace quinta::server {

/// LISTEN and NOTIFY on a connection of its own, which never waits for the disk.
class PostgresWire final : public BusWire {
 public:
    explicit PostgresWire(std::string where) : where_(std::move(where)) {}
    ~PostgresWire() override;
    PostgresWire(const PostgresWire&) = delete;
    PostgresWire& operator=(const PostgresWire&) = delete;

    Result<> connect(const online::Id& name) override;
    bool is_up() const override;
    int descriptor() const override;
    bool rename(const online::Id& name) override;
    bool write(const std::vector<Text>& texts) override;
    void take(const Take& take) override;
    std::size_t longest() const override { return 7000; }  // PostgreSQL takes less than 8,000 bytes

 private:
    bool run(const std::string& script);

    std::string where_;
    pg_conn* connection_ = nullptr;
};

}  // namespace quinta::server
