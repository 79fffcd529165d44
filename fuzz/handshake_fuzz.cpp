// What the server makes of the headers of a request: Host, Origin, Cookie, Authorization,
// X-Forwarded-For and X-Forwarded-Proto, one per line; and the same bytes as a request of HTTP.

#include <boost/asio/buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>

#include "base/text.hpp"
#include "fuzzing.hpp"
#include "server/account_api.hpp"
#include "server/client_address.hpp"

using namespace quinta;
using namespace quinta::fuzzing;
using namespace quinta::server;

namespace {

namespace http = boost::beast::http;

const boost::asio::ip::address peer = boost::asio::ip::make_address("127.0.0.1");

void check_origin(const ApiRequest& request) {
    if (!has_right_origin(request)) return;
    const bool is_browser = !request.origin.empty();
    require(is_browser || request.cookie.empty(), "a cookie comes with an origin", request.cookie);
    require(!is_browser || request.origin == "https://" + request.host ||
                (!request.is_secure && request.origin == "http://" + request.host),
            "an origin names the host itself", request.origin);
}

void check_address(const Forwarded& forwarded) {
    static const AddressList trusted = *AddressList::parse("127.0.0.1,10.0.0.0/8");
    const ClientAddress stranger = client_address(peer, false, forwarded, {});
    require(stranger.address == "127.0.0.1" && !stranger.is_secure, "strangers are not believed");
    const ClientAddress seen = client_address(peer, false, forwarded, trusted);
    boost::system::error_code error;
    boost::asio::ip::make_address(seen.address, error);
    require(!error, "an address is one", seen.address);
    require(limit_key(seen.address).size() <= 50, "what limits are counted by is short");
}

/// As the server reads it, with its limit.
void check_http(std::string_view text) {
    http::request_parser<http::empty_body> parser;
    parser.header_limit(8192);
    boost::system::error_code error;
    std::size_t at = 0;
    while (at < text.size() && !error && !parser.is_header_done()) {
        const std::size_t used =
            parser.put(boost::asio::buffer(text.data() + at, text.size() - at), error);
        if (used == 0) break;
        at += used;
    }
    if (error || !parser.is_header_done()) return;
    const auto& message = parser.get();
    const auto header = [&message](http::field field) { return std::string(message[field]); };
    check_origin({.host = header(http::field::host),
                  .origin = header(http::field::origin),
                  .cookie = header(http::field::cookie)});
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text = text_of(data, size);
    check_http(text);
    ApiRequest request;
    request.is_secure = size % 2 == 0;
    request.host = take_line(text);
    request.origin = take_line(text);
    request.cookie = take_line(text);
    request.authorization = take_line(text);
    check_origin(request);
    const std::string token = token_of(request);
    require(request.authorization.starts_with("Bearer ") || token.find(';') == std::string::npos,
            "a token is one cookie", token);
    Forwarded forwarded;
    forwarded.for_whom = take_line(text);
    forwarded.protocol = take_line(text);
    check_address(forwarded);
    const Result<AddressList> list = AddressList::parse(take_line(text));
    if (!list) require_reason(list.error());
    return 0;
}
