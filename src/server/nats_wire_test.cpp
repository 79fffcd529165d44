#include "server/nats_wire.hpp"

#include <gtest/gtest.h>

namespace quinta::server {
namespace {

NatsAddress parsed(const char* text) {
    const Result<NatsAddress> address = NatsAddress::parse(text);
    EXPECT_TRUE(address) << text;
    return address ? *address : NatsAddress{};
}

TEST(NatsAddress, HasDefaults) {
    const NatsAddress address = parsed("nats://bus.example");
    EXPECT_EQ(address.name(), "nats://bus.example:4222/quinta");
    EXPECT_EQ(address.user, "");
    EXPECT_EQ(parsed("nats://[::1]/").host, "::1");
}

TEST(NatsAddress, NeverShowsThePassword) {
    const NatsAddress address = parsed("nats://ana:se:cr@et@[::1]:4333/my-club");
    EXPECT_EQ(address.user, "ana");
    EXPECT_EQ(address.password, "se:cr@et");
    EXPECT_EQ(address.host, "::1");
    EXPECT_EQ(address.name(), "nats://::1:4333/my-club");
}

TEST(NatsAddress, RefusesWhatIsNone) {
    for (const char* text : {"", "nats", "nats://", "nats://:4222", "nats://a:0", "nats://a:99999",
                             "nats://a:b", "redis://a", "nats://a/b.c", "nats://a/b c"}) {
        const Result<NatsAddress> address = NatsAddress::parse(text);
        ASSERT_FALSE(address) << text;
        EXPECT_NE(address.error().find("nats://host"), std::string::npos);
    }
}

TEST(NatsWire, SaysWhatItCannotReach) {
    NatsWire wire(parsed("nats://127.0.0.1:1"));
    const Result<> connected = wire.connect("node______");
    ASSERT_FALSE(connected);
    EXPECT_EQ(connected.error(),
              "cannot reach the bus nats://127.0.0.1:1/quinta; is nats-server running there?");
    EXPECT_FALSE(wire.is_up());
}

}  // namespace
}  // namespace quinta::server
