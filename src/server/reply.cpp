#include "server/reply.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace quinta::server {
namespace {

/// Scripts, workers and everything else come from this server only, and nothing is inline; what
/// is compiled here is WebAssembly alone.
constexpr std::string_view policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'";

struct Refusal {
    int status;
    std::string_view sentence;
};

constexpr std::array<Refusal, 7> refusals{{
    {400, "This request is not one that HTTP allows.\n"},
    {404, "There is no such file here.\n"},
    {405, "Only GET and HEAD are understood here.\n"},
    {413, "A request must not have a body here.\n"},
    {414, "The address is too long.\n"},
    {431, "The headers are too long.\n"},
    {505, "Only HTTP 1.0 and 1.1 are understood here.\n"},
}};

void add_safety(Reply& reply) {
    reply.headers.emplace_back("Content-Security-Policy", policy);
    reply.headers.emplace_back("X-Content-Type-Options", "nosniff");
    reply.headers.emplace_back("Referrer-Policy", "no-referrer");
    reply.headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
    reply.headers.emplace_back("Cross-Origin-Resource-Policy", "same-origin");
    reply.headers.emplace_back("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
}

/// The build writes a hash into the names of files in assets/, so these never change.
std::string_view cache_rule(std::string_view path) {
    return path.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

Reply asset_reply(std::string_view path, const Asset& asset, const Request& request) {
    const Encoding encoding = choose_encoding(asset, request.accept_encoding);
    const std::string_view name = encoding_names[static_cast<std::size_t>(encoding)];
    const std::string tag = concat('"', asset.hash, '-', name, '"');
    Reply reply;
    add_safety(reply);
    reply.headers.emplace_back("ETag", tag);
    reply.headers.emplace_back("Cache-Control", cache_rule(path));
    reply.headers.emplace_back("Vary", "Accept-Encoding");
    if (has_tag(request.if_none_match, tag)) {
        reply.status = 304;
        return reply;
    }
    reply.headers.emplace_back("Content-Type", content_type(path));
    if (encoding != Encoding::identity) reply.headers.emplace_back("Content-Encoding", name);
    reply.body = *asset.body(encoding);
    return reply;
}

/// What is true now, and kept by nobody on the way.
Reply momentary_reply(int status, std::string_view body, const char* type) {
    Reply reply;
    reply.status = status;
    reply.body = body;
    add_safety(reply);
    reply.headers.emplace_back("Cache-Control", "no-store");
    reply.headers.emplace_back("Content-Type", type);
    return reply;
}

}  // namespace

Reply refusal(int status) {
    const auto* const found = std::ranges::find(refusals, status, &Refusal::status);
    const Refusal& known = found == refusals.end() ? refusals.front() : *found;
    Reply reply;
    reply.status = known.status;
    reply.must_close = known.status != 404;
    reply.body = known.sentence;
    add_safety(reply);
    reply.headers.emplace_back("Cache-Control", "no-store");
    reply.headers.emplace_back("Content-Type", "text/plain; charset=utf-8");
    if (known.status == 405) reply.headers.emplace_back("Allow", "GET, HEAD");
    return reply;
}

Reply json_reply(int status, std::string_view body, const std::vector<std::string>& cookies) {
    Reply reply = momentary_reply(status, body, "application/json");
    for (const std::string& cookie : cookies) {
        if (!cookie.empty()) reply.headers.emplace_back("Set-Cookie", cookie);
    }
    if (status == 503) reply.headers.emplace_back("Retry-After", "2");  // seconds
    return reply;
}

Reply text_reply(int status, std::string_view body) {
    Reply reply;
    reply.status = status;
    reply.body = body;
    add_safety(reply);
    reply.headers.emplace_back("Cache-Control", "no-store");
    reply.headers.emplace_back("Content-Type", "text/plain; charset=utf-8");
    return reply;
}

Reply redirection(const std::string& location) {
    Reply reply = text_reply(308, "This server speaks HTTPS.\n");
    reply.must_close = true;
    reply.headers.emplace_back("Location", location);
    return reply;
}

Reply file_reply(std::string_view body, const std::string& name) {
    Reply reply = momentary_reply(200, body, "application/x-chess-pgn; charset=utf-8");
    reply.headers.emplace_back("Content-Disposition",
                               concat("attachment; filename=\"", name, "\""));
    return reply;
}

Reply answer(const Page& page, const Request& request) {
    if (!request.has_host) return refusal(400);
    if (request.method != "GET" && request.method != "HEAD") return refusal(405);
    if (request.has_body) return refusal(413);
    const Result<std::string> path = path_of(request.target);
    if (!path) return refusal(400);
    const std::string wanted = *path == "/" ? "/index.html" : *path;
    const auto asset = page.find(wanted);
    if (asset == page.end()) return refusal(404);
    return asset_reply(wanted, asset->second, request);
}

}  // namespace quinta::server
