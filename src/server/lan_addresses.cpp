#include "server/lan_addresses.hpp"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <array>
#include <memory>

namespace quinta::server {

std::vector<std::string> lan_addresses() {
    constexpr std::size_t most = 4;
    ifaddrs* raw = nullptr;
    if (getifaddrs(&raw) != 0) return {};
    const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> all(raw, &freeifaddrs);
    std::vector<std::string> out;
    for (const ifaddrs* each = all.get(); each != nullptr; each = each->ifa_next) {
        const bool is_ours = each->ifa_addr != nullptr && each->ifa_addr->sa_family == AF_INET &&
                             (each->ifa_flags & IFF_LOOPBACK) == 0 &&
                             (each->ifa_flags & IFF_UP) != 0;
        if (!is_ours || out.size() == most) continue;
        std::array<char, INET_ADDRSTRLEN> text{};
        const auto* const address = reinterpret_cast<const sockaddr_in*>(each->ifa_addr);
        if (inet_ntop(AF_INET, &address->sin_addr, text.data(), text.size()) != nullptr) {
            out.emplace_back(text.data());
        }
    }
    return out;
}

}  // namespace quinta::server
