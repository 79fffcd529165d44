#include "client/url.hpp"

#include <optional>

#include "base/text.hpp"

namespace quinta::client {
namespace {

constexpr int largest_port = 65535;

Error not_a_url(std::string_view text) {
    return message("{0} is no address of a server; write http://HOST:PORT or https://HOST",
                   quoted(text));
}

/// What follows the scheme: whether it is secure.
std::optional<bool> take_scheme(std::string_view& text) {
    for (const auto& [scheme, is_secure] :
         {std::pair{"http://", false}, {"ws://", false}, {"https://", true}, {"wss://", true}}) {
        if (!text.starts_with(scheme)) continue;
        text.remove_prefix(std::string_view(scheme).size());
        return is_secure;
    }
    return std::nullopt;
}

bool is_host(std::string_view host) {
    return !host.empty() && host.find_first_of(" \t\r\n/?#@[]\"'") == std::string_view::npos;
}

}  // namespace

std::string ServerUrl::authority() const {
    const bool is_v6 = host.find(':') != std::string::npos;
    const std::string name = is_v6 ? concat('[', host, ']') : host;
    return port == (is_secure ? "443" : "80") ? name : concat(name, ':', port);
}

std::string ServerUrl::text() const {
    return concat(is_secure ? "https://" : "http://", authority());
}

Result<ServerUrl> parse_url(std::string_view text) {
    std::string_view rest = text;
    const std::optional<bool> is_secure = take_scheme(rest);
    if (!is_secure) return not_a_url(text);
    ServerUrl out{.port = *is_secure ? "443" : "80", .is_secure = *is_secure};
    if (rest.ends_with('/')) rest.remove_suffix(1);
    const std::size_t bracket = rest.find(']');
    const bool is_v6 = rest.starts_with('[') && bracket != std::string_view::npos;
    const std::size_t colon = is_v6 ? rest.find(':', bracket) : rest.find(':');
    const std::string_view host = is_v6 ? rest.substr(1, bracket - 1) : rest.substr(0, colon);
    const bool has_rest = is_v6 && bracket + 1 != std::min(colon, rest.size());
    if (!is_host(host) || has_rest) return not_a_url(text);
    out.host = host;
    if (colon == std::string_view::npos) return out;
    const std::optional<int> port = to_int(rest.substr(colon + 1));
    if (!port || *port < 1 || *port > largest_port) return not_a_url(text);
    out.port = std::to_string(*port);
    return out;
}

}  // namespace quinta::client
