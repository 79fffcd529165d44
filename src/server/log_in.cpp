#include "server/log_in.hpp"

#include "online/names.hpp"
#include "server/secrets.hpp"

namespace quinta::server {

bool LogInGuard::may_try(std::string_view name, std::string_view device,
                         const std::string& hashed_password, online::Time now) {
    const std::string key = hash_token(online::name_key(name));  // of one length, whatever is sent
    if (!is_device(device, hashed_password)) return by_strangers_.take(key, now);
    return by_devices_.take(hash_token(device), now);
}

}  // namespace quinta::server
