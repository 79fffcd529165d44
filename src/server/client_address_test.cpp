#include "server/client_address.hpp"

#include <gtest/gtest.h>

namespace quinta::server {
namespace {

boost::asio::ip::address address(const char* text) { return boost::asio::ip::make_address(text); }

AddressList list(const char* text) {
    Result<AddressList> read = AddressList::parse(text);
    EXPECT_TRUE(read) << text;
    return read ? *read : AddressList{};
}

TEST(AddressList, KnowsAddressesAndRanges) {
    const AddressList some = list("127.0.0.1, 10.1.0.0/20,fd00::/8,::1");
    for (const char* inside : {"127.0.0.1", "10.1.15.255", "fd12::1", "::1", "::ffff:127.0.0.1"}) {
        EXPECT_TRUE(some.contains(address(inside))) << inside;
    }
    for (const char* outside : {"127.0.0.2", "10.1.16.0", "fe00::1", "::2", "::ffff:8.8.8.8"}) {
        EXPECT_FALSE(some.contains(address(outside))) << outside;
    }
    EXPECT_TRUE(list("0.0.0.0/0").contains(address("8.8.8.8")));
    EXPECT_FALSE(list("0.0.0.0/0").contains(address("::1")));
    EXPECT_FALSE(AddressList{}.contains(address("127.0.0.1")));
}

TEST(AddressList, SaysWhatIsWrong) {
    for (const char* wrong : {"", "localhost", "10.0.0.0/33", "::/129", "10.0.0.0/-1", "10.0.0.0/",
                              "127.0.0.1,", "10.0.0", "::ffff:1.2.3.4/96"}) {
        EXPECT_FALSE(AddressList::parse(wrong)) << wrong;
    }
    EXPECT_EQ(AddressList::parse("127.0.0.1,me").error(),
              "'me' is no address and no range of addresses, such as 127.0.0.1, 10.0.0.0/8 or "
              "fd00::/8");
}

TEST(ClientAddress, BelievesNobodyButTrustedProxies) {
    const AddressList trusted = list("127.0.0.1,10.0.0.0/8");
    const auto seen = [&](const char* peer, const char* hops, const char* protocol = "") {
        return client_address(address(peer), false, {hops, protocol}, trusted);
    };
    EXPECT_EQ(seen("9.9.9.9", "1.2.3.4", "https").address, "9.9.9.9");
    EXPECT_FALSE(seen("9.9.9.9", "1.2.3.4", "https").is_secure);
    EXPECT_TRUE(seen("9.9.9.9", "1.2.3.4").is_hidden);
    EXPECT_EQ(seen("127.0.0.1", "1.2.3.4").address, "1.2.3.4");
    EXPECT_FALSE(seen("127.0.0.1", "1.2.3.4").is_hidden);
    EXPECT_FALSE(seen("127.0.0.1", "1.2.3.4", "http").is_secure);
    EXPECT_TRUE(seen("127.0.0.1", "1.2.3.4", "http, HTTPS").is_secure);
    EXPECT_FALSE(seen("127.0.0.1", "1.2.3.4", "https, http").is_secure);
    EXPECT_EQ(seen("127.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.7").address, "1.2.3.4");
    EXPECT_EQ(seen("127.0.0.1", "1.2.3.4, nonsense").address, "127.0.0.1");
    EXPECT_EQ(seen("127.0.0.1", "").address, "127.0.0.1");
    EXPECT_EQ(seen("::ffff:127.0.0.1", "::ffff:1.2.3.4").address, "1.2.3.4");
    EXPECT_TRUE(client_address(address("9.9.9.9"), true, {}, trusted).is_secure);
}

TEST(ClientAddress, CountsLimitsByWhatAPersonIsGiven) {
    EXPECT_EQ(limit_key("1.2.3.4"), "1.2.3.4");
    EXPECT_EQ(limit_key("2001:db8:1:2:3:4:5:6"), limit_key("2001:db8:1:2:ffff::1"));
    EXPECT_NE(limit_key("2001:db8:1:2::1"), limit_key("2001:db8:1:3::1"));
    EXPECT_EQ(limit_key(""), "");
}

}  // namespace
}  // namespace quinta::server
