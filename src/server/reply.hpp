#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/page.hpp"
#include "server/request.hpp"

namespace quinta::server {

/// What the server answers. The body belongs to the page or lives for ever.
struct Reply {
    int status = 200;
    std::vector<std::pair<std::string_view, std::string>> headers;
    std::string_view body;
    bool must_close = false;  ///< what follows on this connection cannot be trusted
};

/// A record of games, to be kept as a file of this name.
Reply file_reply(std::string_view body, const std::string& name);

/// The answer to a request that could be read. To HEAD it is the same as to GET, but for the body,
/// which whoever sends the reply leaves out.
Reply answer(const Page& page, const Request& request);

/// An answer in plain text, never kept by anybody.
Reply text_reply(int status, std::string_view body);

/// Where else the answer is: the same request by TLS.
Reply redirection(const std::string& location);

/// An answer in JSON, never kept by anybody; each of `cookies` is a Set-Cookie, or "".
Reply json_reply(int status, std::string_view body, const std::vector<std::string>& cookies);

/// A record of games, to be kept as a file of this name.
Reply file_reply(std::string_view body, const std::string& name);

/// The answer to a request that could not be read, or is refused: one of 400, 404, 405, 413, 414,
/// 431 and 505, with a sentence for people.
Reply refusal(int status);

}  // namespace quinta::server
