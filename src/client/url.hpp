#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"

namespace quinta::client {

/// Where a server is.
struct ServerUrl {
    std::string host{};  ///< a name or an address, without brackets
    std::string port{};
    bool is_secure = false;

    /// As it stands in the header Host.
    std::string authority() const;
    /// "http://localhost:8080".
    std::string text() const;
};

/// "http://localhost:8080/", "https://quinta.example"; ws and wss mean the same.
Result<ServerUrl> parse_url(std::string_view text);

}  // namespace quinta::client
