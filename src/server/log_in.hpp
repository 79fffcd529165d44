#pragma once

#include <string>
#include <string_view>

#include "online/time.hpp"
#include "server/rate_limit.hpp"

namespace quinta::server {

/// Slows down whoever guesses passwords, from however many addresses, without shutting out the
/// owner: strangers share the attempts at an account, and each device that has been logged in to it
/// has its own.
class LogInGuard {
 public:
    /// `device`: what the device proves itself with; "" or false: a stranger.
    bool may_try(std::string_view name, std::string_view device, const std::string& hashed_password,
                 online::Time now);

 private:
    RateLimits by_strangers_{1.0 / 30, 20};
    RateLimits by_devices_{1.0 / 30, 20};
};

}  // namespace quinta::server
