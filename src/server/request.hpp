#pragma once

#include <map>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "server/page.hpp"

namespace quinta::server {

/// What of a request matters here; a header that was not sent is empty.
struct Request {
    std::string method;
    std::string target;
    std::string accept_encoding;
    std::string if_none_match;
    bool has_host = true;
    bool has_body = false;
};

/// The path that a target such as "/a%20b?query" means, decoded. Refused is what no honest client
/// sends: bad escapes, control characters, backslashes, "." and ".." as parts of the path.
Result<std::string> path_of(std::string_view target);

/// What stands behind the '?' of a target, decoded: the last where a name stands twice.
using Query = std::map<std::string, std::string, std::less<>>;
Result<Query> query_of(std::string_view target);

/// The packing of the asset that the client wants most by its Accept-Encoding, the best of equals;
/// plain bytes when it wants none that there is.
Encoding choose_encoding(const Asset& asset, std::string_view accept_encoding);

/// Whether one of the tags in an If-None-Match is this one, quotes included.
bool has_tag(std::string_view if_none_match, std::string_view tag);

}  // namespace quinta::server
