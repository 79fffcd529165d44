#include "server/client_address.hpp"

#include <algorithm>
#include <array>
#include <ranges>

#include "base/text.hpp"

namespace quinta::server {
namespace {

namespace ip = boost::asio::ip;

constexpr std::size_t network_bytes = 8;  // of an IPv6 address: what a person is given

/// ::ffff:1.2.3.4 is how a socket for both kinds shows 1.2.3.4.
ip::address plain(const ip::address& address) {
    if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
    return ip::make_address_v4(ip::v4_mapped, address.to_v6());
}

std::vector<unsigned char> bytes_of(const ip::address& address) {
    if (address.is_v4()) {
        const auto bytes = address.to_v4().to_bytes();
        return {bytes.begin(), bytes.end()};
    }
    const auto bytes = address.to_v6().to_bytes();
    return {bytes.begin(), bytes.end()};
}

bool agree(const std::vector<unsigned char>& one, const std::vector<unsigned char>& other,
           unsigned bits) {
    if (one.size() != other.size()) return false;
    for (std::size_t i = 0; i < one.size() && bits > 0; ++i) {
        const unsigned here = std::min(bits, 8U);
        const unsigned difference = static_cast<unsigned>(one[i] ^ other[i]) >> (8U - here);
        if (difference != 0) return false;
        bits -= here;
    }
    return true;
}

}  // namespace

Result<AddressList::Range> AddressList::parse_range(std::string_view text) {
    const std::size_t slash = text.find('/');
    boost::system::error_code error;
    const ip::address read = ip::make_address(std::string(text.substr(0, slash)), error);
    const Error wrong{message(
        "{0} is no address and no range of addresses, such as 127.0.0.1, 10.0.0.0/8 or fd00::/8",
        quinta::quoted(text))};
    if (error) return wrong;
    Range range{plain(read), 0};
    const unsigned all = range.address.is_v4() ? 32 : 128;
    range.bits = all;
    if (slash == std::string_view::npos) return range;
    const std::optional<int> bits = to_int(text.substr(slash + 1));
    if (!bits || static_cast<unsigned>(*bits) > all || range.address != read) return wrong;
    range.bits = static_cast<unsigned>(*bits);
    return range;
}

Result<AddressList> AddressList::parse(std::string_view text) {
    AddressList out;
    for (const std::string_view part : split(text, ',')) {
        const Result<Range> range = parse_range(trim(part));
        if (!range) return range.failure();
        out.ranges_.push_back(*range);
    }
    return out;
}

bool AddressList::contains(const ip::address& address) const {
    const std::vector<unsigned char> bytes = bytes_of(plain(address));
    return std::ranges::any_of(ranges_, [&bytes](const Range& range) {
        return agree(bytes_of(range.address), bytes, range.bits);
    });
}

ClientAddress client_address(const ip::address& peer, bool is_tls, const Forwarded& forwarded,
                             const AddressList& trusted) {
    ClientAddress out{plain(peer).to_string(), is_tls, false};
    if (!trusted.contains(peer)) {
        out.is_hidden = !forwarded.for_whom.empty();
        return out;
    }
    // Of the last proxy alone: what stands before its own word came from who knows where.
    const auto protocols = split(forwarded.protocol, ',');
    out.is_secure = is_tls || lower(trim(protocols.back())) == "https";
    const auto hops = split(forwarded.for_whom, ',');
    for (const std::string_view hop : std::views::reverse(hops)) {
        boost::system::error_code error;
        const ip::address address = ip::make_address(std::string(trim(hop)), error);
        if (error) break;
        out.address = plain(address).to_string();
        if (!trusted.contains(address)) break;
    }
    return out;
}

std::string limit_key(const std::string& address) {
    boost::system::error_code error;
    const ip::address read = ip::make_address(address, error);
    if (error || !read.is_v6()) return address;
    ip::address_v6::bytes_type bytes = read.to_v6().to_bytes();
    std::fill(bytes.begin() + network_bytes, bytes.end(), static_cast<unsigned char>(0));
    return ip::address_v6(bytes).to_string() + "/64";
}

}  // namespace quinta::server
