// A target, an Accept-Encoding and an If-None-Match, one per line, as the server gets them. Every
// answer is complete, and a path that was accepted cannot lead anywhere else.

#include "fuzzing.hpp"
#include "server/reply.hpp"

using namespace quinta;
using namespace quinta::fuzzing;
using namespace quinta::server;

namespace {

const Page& page() {
    static const Page page = *parse_page(
        "quinta page 1\n/index.html 11 5 3 2\n/assets/a-1.wasm 22 4 - -\n\nplainzipbrwasm");
    return page;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text = text_of(data, size);
    Request request;
    request.method = "GET";
    request.target = take_line(text);
    request.accept_encoding = take_line(text);
    request.if_none_match = take_line(text);
    const Reply reply = answer(page(), request);
    require(
        reply.status == 200 || reply.status == 304 || reply.status == 400 || reply.status == 404,
        "a GET is answered", request.target);
    require((reply.status == 304) == reply.body.empty(), "every other answer has a body");
    const Result<std::string> path = path_of(request.target);
    require(path.ok() == (reply.status != 400), "a bad path is a bad request", request.target);
    if (!path) {
        require_reason(path.error());
        return 0;
    }
    require(path->starts_with('/') && path->find("/../") == std::string::npos &&
                !path->ends_with("/.."),
            "a path stays where it is", *path);
    return 0;
}
