#include "server/account_api.hpp"

#include <gtest/gtest.h>

#include "server/rate_limit.hpp"
#include "server/secrets.hpp"
#include "server/socket_quota.hpp"

namespace quinta::server {
namespace {

TEST(AccountApi, FindsTheToken) {
    EXPECT_EQ(token_of({.cookie = "a=1; quinta_session=abc; b=2"}), "abc");
    EXPECT_EQ(token_of({.cookie = "quinta_session_old=abc"}), "");
    EXPECT_EQ(token_of({.cookie = "quinta_session=abc", .authorization = "Bearer xyz"}), "xyz");
    EXPECT_EQ(token_of({}), "");
}

TEST(AccountApi, TrustsOnlyItsOwnPage) {
    const auto is_right = [](const char* origin, const char* cookie) {
        return has_right_origin({.host = "localhost:8080", .origin = origin, .cookie = cookie});
    };
    EXPECT_TRUE(is_right("http://localhost:8080", "x"));
    EXPECT_TRUE(is_right("https://localhost:8080", "x"));
    EXPECT_TRUE(is_right("", ""));
    EXPECT_FALSE(is_right("", "x"));
    EXPECT_FALSE(is_right("null", ""));
    EXPECT_FALSE(is_right("http://localhost:8081", "x"));
    EXPECT_FALSE(is_right("http://localhost:8080.evil.example", "x"));
    EXPECT_FALSE(is_right("ftp://localhost:8080", "x"));
    EXPECT_FALSE(is_right("http://localhost", "x"));
    const auto is_right_by_tls = [](const char* origin) {
        return has_right_origin(
            {.host = "a.b", .origin = origin, .cookie = "x", .is_secure = true});
    };
    EXPECT_TRUE(is_right_by_tls("https://a.b"));
    EXPECT_FALSE(is_right_by_tls("http://a.b"));  // anybody on the way could be that page
}

TEST(Secrets, HashPasswordsAndTokens) {
    const std::string hashed = hash_password("correct horse");
    EXPECT_TRUE(hashed.starts_with("$argon2id$"));
    EXPECT_TRUE(is_password(hashed, "correct horse"));
    EXPECT_FALSE(is_password(hashed, "wrong horse"));
    EXPECT_FALSE(is_password("", ""));
    EXPECT_NE(hash_password("correct horse"), hashed);
    EXPECT_NE(new_token(), new_token());
    EXPECT_EQ(new_token().size(), 43U);
    EXPECT_EQ(hash_token("a"), hash_token("a"));
    EXPECT_NE(hash_token("a"), hash_token("b"));
    EXPECT_TRUE(check_password("12345678"));
    EXPECT_EQ(check_password("1234567").error(), "a password has 8 to 128 characters");
    EXPECT_FALSE(check_password(std::string(129, 'x')));
}

TEST(Secrets, HashAsStronglyAsTheDocumentsSay) {
    EXPECT_TRUE(hash_password("correct horse").starts_with("$argon2id$v=19$m=65536,t=2,p=1$"));
}

TEST(Secrets, KnowADeviceByThePasswordOfItsOwner) {
    const std::string hashed = hash_password("correct horse");
    const std::string device = new_device(hashed);
    EXPECT_TRUE(is_device(device, hashed));
    EXPECT_NE(new_device(hashed), device);
    EXPECT_FALSE(is_device(device, hash_password("correct horse")));  // the password was set anew
    EXPECT_FALSE(is_device(device, ""));
    EXPECT_FALSE(is_device("", hashed));
    EXPECT_FALSE(is_device(device + "x", hashed));
    EXPECT_FALSE(is_device("x" + device.substr(1), hashed) && device[0] != 'x');
}

TEST(LogInGuard, SlowsStrangersAndNotTheOwner) {
    const std::string hashed = hash_password("correct horse");
    const std::string device = new_device(hashed);
    const online::Time now{std::chrono::days(20000)};
    LogInGuard guard;
    int let_in = 0;
    for (int i = 0; i < 100; ++i) let_in += guard.may_try("Carla", "", hashed, now) ? 1 : 0;
    EXPECT_EQ(let_in, 20);
    EXPECT_FALSE(guard.may_try("CARLA", "made up", hashed, now));
    EXPECT_TRUE(guard.may_try("Carla", device, hashed, now));
    EXPECT_TRUE(guard.may_try("Bruno", "", "", now));  // a name that nobody has is treated alike
    for (int i = 0; i < 100; ++i) let_in += guard.may_try("Carla", device, hashed, now) ? 1 : 0;
    EXPECT_EQ(let_in, 20 + 19);
    EXPECT_TRUE(guard.may_try("Carla", "", hashed, now + std::chrono::minutes(1)));
}

TEST(RateLimit, LetsABurstThroughAndThenATrickle) {
    RateLimit limit(2, 3);
    online::Time now{std::chrono::days(20000)};
    EXPECT_TRUE(limit.take(now) && limit.take(now) && limit.take(now));
    EXPECT_FALSE(limit.take(now));
    EXPECT_FALSE(limit.take(now - std::chrono::hours(1)));
    now += online::Millis(500);
    EXPECT_TRUE(limit.take(now));
    EXPECT_FALSE(limit.take(now));
    EXPECT_FALSE(limit.is_full(now));
    EXPECT_TRUE(limit.is_full(now + std::chrono::hours(1)));
}

TEST(RateLimit, ForgetsAddressesThatAreQuietAgain) {
    RateLimits limits(1, 1);
    online::Time now{std::chrono::days(20000)};
    EXPECT_TRUE(limits.take("a", now));
    EXPECT_FALSE(limits.take("a", now));
    EXPECT_TRUE(limits.take("b", now));
    for (std::size_t i = 0; i < 2 * RateLimits::largest; ++i) {
        limits.take(std::to_string(i), now += online::Millis(10));
    }
    EXPECT_LE(limits.size(), RateLimits::largest);
    for (std::size_t i = 0; i < 2 * RateLimits::most_keys; ++i) {
        limits.take(std::to_string(i), now);
    }
    EXPECT_LE(limits.size(), RateLimits::most_keys);
}

TEST(SocketQuota, CountsWhatLives) {
    SocketQuota quota(2);
    auto one = quota.take("a");
    auto two = quota.take("a");
    EXPECT_TRUE(one && two && quota.take("b"));
    EXPECT_FALSE(quota.take("a"));
    one.reset();
    EXPECT_TRUE(quota.take("a"));
    two.reset();
    EXPECT_EQ(quota.size(), 0U);
}

}  // namespace
}  // namespace quinta::server
