#include "server/bus.hpp"

#include "base/text.hpp"
#include "server/postgres_bus.hpp"

namespace quinta::server {

Result<std::unique_ptr<Bus>> open_bus(const std::string& where, const online::Id& name,
                                      Bus::Hooks hooks) {
    auto bus = std::make_unique<PostgresBus>(where, name, std::move(hooks));
    if (Result<> connected = bus->connect(); !connected) return connected.failure();
    bus->start();
    return std::unique_ptr<Bus>(std::move(bus));
}

}  // namespace quinta::server
