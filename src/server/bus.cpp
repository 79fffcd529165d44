#include "server/bus.hpp"

#include "server/nats_wire.hpp"
#include "server/postgres_wire.hpp"
#include "server/queued_bus.hpp"
#include "store/store_lock.hpp"

namespace quinta::server {

Result<std::unique_ptr<Bus>> open_bus(const std::string& where, const online::Id& name,
                                      Bus::Hooks hooks) {
    std::unique_ptr<BusWire> wire;
    if (!store::is_shared(where)) {
        Result<NatsAddress> address = NatsAddress::parse(where);
        if (!address) return address.failure();
        wire = std::make_unique<NatsWire>(*std::move(address));
    } else {
        wire = std::make_unique<PostgresWire>(where);
    }
    auto bus = std::make_unique<QueuedBus>(std::move(wire), name, std::move(hooks));
    if (Result<> started = bus->start(); !started) return started.failure();
    return std::unique_ptr<Bus>(std::move(bus));
}

}  // namespace quinta::server
