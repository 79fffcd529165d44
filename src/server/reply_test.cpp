#include "server/reply.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace quinta::server {
namespace {

const Page& page() {
    static const Page page = *parse_page(
        "quinta page 1\n"
        "/index.html 11 5 3 -\n"
        "/assets/a-1.wasm 22 4 - -\n"
        "\n"
        "plainzipwasm");
    return page;
}

Request request_for(std::string target, std::string method = "GET") {
    Request request;
    request.method = std::move(method);
    request.target = std::move(target);
    return request;
}

std::string header(const Reply& reply, std::string_view name) {
    const auto found =
        std::ranges::find(reply.headers, name, [](const auto& entry) { return entry.first; });
    return found == reply.headers.end() ? "none" : found->second;
}

TEST(Reply, SaysWhenToComeBackWhereItCannotAnswer) {
    const auto has_it = [](const Reply& reply) {
        return std::ranges::find(reply.headers, "Retry-After", [](const auto& header) {
                   return header.first;
               }) != reply.headers.end();
    };
    EXPECT_TRUE(has_it(json_reply(503, "{}", {})));
    EXPECT_FALSE(has_it(json_reply(200, "{}", {})));
}

TEST(Answer, gives_files_with_their_headers) {
    const Reply index = answer(page(), request_for("/"));
    EXPECT_EQ(index.status, 200);
    EXPECT_EQ(index.body, "plain");
    EXPECT_EQ(header(index, "Content-Type"), "text/html; charset=utf-8");
    EXPECT_EQ(header(index, "Cache-Control"), "no-cache");
    EXPECT_EQ(header(index, "Content-Encoding"), "none");
    EXPECT_EQ(header(index, "Vary"), "Accept-Encoding");
    EXPECT_FALSE(index.must_close);

    const Reply wasm = answer(page(), request_for("/assets/a-1.wasm"));
    EXPECT_EQ(wasm.body, "wasm");
    EXPECT_EQ(header(wasm, "Content-Type"), "application/wasm");
    EXPECT_EQ(header(wasm, "Cache-Control"), "public, max-age=31536000, immutable");
}

TEST(Answer, tags_each_packing_and_knows_it_again) {
    Request request = request_for("/index.html");
    request.accept_encoding = "gzip";
    const Reply packed = answer(page(), request);
    EXPECT_EQ(packed.body, "zip");
    EXPECT_EQ(header(packed, "Content-Encoding"), "gzip");
    EXPECT_EQ(header(packed, "ETag"), "\"11-gzip\"");
    request.if_none_match = "\"11-gzip\"";
    const Reply known = answer(page(), request);
    EXPECT_EQ(known.status, 304);
    EXPECT_EQ(known.body, "");
    EXPECT_EQ(header(known, "ETag"), "\"11-gzip\"");
    EXPECT_EQ(header(known, "Content-Type"), "none");
    request.accept_encoding = "";
    EXPECT_EQ(answer(page(), request).status, 200) << "the plain file has another tag";
}

TEST(Answer, refuses_with_a_reason) {
    const auto status = [](const Request& request) { return answer(page(), request).status; };
    EXPECT_EQ(status(request_for("/nothing")), 404);
    EXPECT_EQ(status(request_for("/index.html/")), 404);
    EXPECT_EQ(status(request_for("/assets")), 404);
    EXPECT_EQ(status(request_for("/../etc/passwd")), 400);
    EXPECT_EQ(status(request_for("/", "POST")), 405);
    EXPECT_EQ(status(request_for("/", "get")), 405);
    EXPECT_EQ(header(answer(page(), request_for("/", "PUT")), "Allow"), "GET, HEAD");
    Request request = request_for("/");
    request.has_body = true;
    EXPECT_EQ(status(request), 413);
    request.has_host = false;
    EXPECT_EQ(status(request), 400);
}

TEST(Answer, is_safe_whatever_it_says) {
    for (const Reply& reply : {answer(page(), request_for("/")), answer(page(), request_for("/x")),
                               refusal(431), refusal(12345)}) {
        const std::string policy = header(reply, "Content-Security-Policy");
        EXPECT_NE(policy.find("default-src 'none'"), std::string::npos);
        EXPECT_EQ(policy.find("unsafe-inline"), std::string::npos);
        EXPECT_EQ(policy.find("'unsafe-eval'"), std::string::npos);
        EXPECT_EQ(header(reply, "X-Content-Type-Options"), "nosniff");
        EXPECT_EQ(header(reply, "Referrer-Policy"), "no-referrer");
    }
}

}  // namespace
}  // namespace quinta::server
