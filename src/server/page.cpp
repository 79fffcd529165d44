#include "server/page.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"

namespace quinta::server {
namespace {

constexpr std::string_view heading = "quinta page 1";

constexpr std::array<std::pair<std::string_view, std::string_view>, 20> types{{
    {"html", "text/html; charset=utf-8"},
    {"js", "text/javascript; charset=utf-8"},
    {"mjs", "text/javascript; charset=utf-8"},
    {"css", "text/css; charset=utf-8"},
    {"wasm", "application/wasm"},
    {"json", "application/json"},
    {"map", "application/json"},
    {"webmanifest", "application/manifest+json"},
    {"svg", "image/svg+xml"},
    {"png", "image/png"},
    {"webp", "image/webp"},
    {"ico", "image/x-icon"},
    {"woff2", "font/woff2"},
    {"mp3", "audio/mpeg"},
    {"ogg", "audio/ogg"},
    {"wav", "audio/wav"},
    {"txt", "text/plain; charset=utf-8"},
    {"md", "text/plain; charset=utf-8"},
    {"pgn", "text/plain; charset=utf-8"},
    {"xml", "application/xml"},
}};

std::string_view take_line(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

/// Cuts a body of `size` bytes off the front of `bytes`; "-" stands for none.
bool take_body(Asset& asset, Encoding encoding, std::string_view size, std::string_view& bytes) {
    if (size == "-") return true;
    const std::optional<int> count = to_int(size);
    if (!count || static_cast<std::size_t>(*count) > bytes.size()) return false;
    const auto length = static_cast<std::size_t>(*count);
    asset.bodies[static_cast<std::size_t>(encoding)] = bytes.substr(0, length);
    bytes.remove_prefix(length);
    return true;
}

/// A line is: PATH HASH SIZE GZIP_SIZE BROTLI_SIZE
bool take_asset(Page& page, std::string_view line, std::string_view& bytes) {
    const std::vector<std::string_view> fields = words(line);
    if (fields.size() != 5 || !fields[0].starts_with('/')) return false;
    Asset asset;
    asset.hash = fields[1];
    return take_body(asset, Encoding::identity, fields[2], bytes) &&
           take_body(asset, Encoding::gzip, fields[3], bytes) &&
           take_body(asset, Encoding::brotli, fields[4], bytes) && asset.body(Encoding::identity) &&
           page.emplace(fields[0], std::move(asset)).second;
}

}  // namespace

Result<Page> parse_page(std::string_view pack) {
    if (take_line(pack) != heading) return Error{"the page is not in the form that is expected"};
    const std::size_t end = pack.find("\n\n");
    if (end == std::string_view::npos) return Error{"the list of the page's files has no end"};
    std::string_view list = pack.substr(0, end);
    std::string_view bytes = pack.substr(end + 2);
    Page page;
    while (!list.empty()) {
        const std::string_view line = take_line(list);
        if (!take_asset(page, line, bytes)) {
            return Error{message("the page is damaged at {0}", quoted(line))};
        }
    }
    if (!bytes.empty()) return Error{"the page has more bytes than its files"};
    return page;
}

std::string_view content_type(std::string_view path) {
    const std::size_t dot = path.rfind('.');
    const std::string_view end = dot == std::string_view::npos ? "" : path.substr(dot + 1);
    const auto* const known =
        std::ranges::find(types, end, [](const auto& entry) { return entry.first; });
    return known == types.end() ? "application/octet-stream" : known->second;
}

}  // namespace quinta::server
