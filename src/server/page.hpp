#pragma once

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace quinta::server {

/// How a body is packed, the best first.
enum class Encoding : std::size_t { brotli, gzip, identity };

inline constexpr std::array<std::string_view, 3> encoding_names{"br", "gzip", "identity"};

/// One file of the page in every packing that is worth it; always as it is.
struct Asset {
    std::string hash;  ///< of the file's bytes
    std::array<std::optional<std::string_view>, 3> bodies;

    const std::optional<std::string_view>& body(Encoding encoding) const {
        return bodies[static_cast<std::size_t>(encoding)];
    }
};

/// The files of the page by their paths, which begin with '/'.
using Page = std::map<std::string, Asset, std::less<>>;

/// Reads what tools/pack_page.mjs has written. The page refers to the bytes of `pack`.
Result<Page> parse_page(std::string_view pack);

/// The media type of a file, by the end of its name.
std::string_view content_type(std::string_view path);

}  // namespace quinta::server
