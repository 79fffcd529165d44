#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace quinta::server {

/// Addresses and ranges of them: "127.0.0.1, 10.0.0.0/8, fd00::/8".
class AddressList {
 public:
    AddressList() = default;
    /// The reason names the part that is none.
    static Result<AddressList> parse(std::string_view text);

    bool contains(const boost::asio::ip::address& address) const;
    bool empty() const { return ranges_.empty(); }

 private:
    struct Range {
        boost::asio::ip::address address;
        unsigned bits = 0;
    };
    static Result<Range> parse_range(std::string_view text);

    std::vector<Range> ranges_;
};

/// Who is at the other end, as far as can be known.
struct ClientAddress {
    std::string address{};   ///< "" when it has gone already
    bool is_secure = false;  ///< nobody on the way can read or change what is said
    /// A proxy nobody has told us of stands between: the address is that of the proxy.
    bool is_hidden = false;
};

/// What proxies say of their clients, in the headers X-Forwarded-For and X-Forwarded-Proto.
struct Forwarded {
    std::string for_whom{};  ///< of several headers, all values with commas between
    std::string protocol{};
};

/// The nearest address that is none of `trusted`: further ones could have been made up.
ClientAddress client_address(const boost::asio::ip::address& peer, bool is_tls,
                             const Forwarded& forwarded, const AddressList& trusted);

/// What limits are counted by: an IPv4 address, or the /64 of an IPv6 one, of which a person has
/// them all.
std::string limit_key(const std::string& address);

}  // namespace quinta::server
