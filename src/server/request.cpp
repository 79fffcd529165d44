#include "server/request.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include "base/text.hpp"

namespace quinta::server {
namespace {

constexpr int full_weight = 1000;  // qualities are counted in thousandths, as they are written

std::optional<char> unescaped(std::string_view digits) {
    unsigned value = 0;
    const char* end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, value, 16);
    if (digits.size() != 2 || error != std::errc{} || stop != end) return std::nullopt;
    return static_cast<char>(value);
}

Result<std::string> decoded(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            out += text[i];
            continue;
        }
        const std::optional<char> c = unescaped(text.substr(i + 1, 2));
        if (!c) return Error{"a '%' in the address needs two hexadecimal digits"};
        out += *c;
        i += 2;
    }
    return out;
}

/// A target may also be a whole address; what stands before its path does not matter.
std::string_view without_authority(std::string_view target) {
    constexpr std::string_view scheme = "http://";
    if (!lower(target.substr(0, scheme.size())).starts_with(scheme)) return target;
    target.remove_prefix(scheme.size());
    const std::size_t slash = target.find('/');
    return slash == std::string_view::npos ? "/" : target.substr(slash);
}

/// What one part of Accept-Encoding, such as "gzip;q=0.5", weighs; a part that is not understood
/// weighs nothing.
int weight_of(std::string_view parameters) {
    if (trim(parameters).empty()) return full_weight;
    const std::string text = lower(trim(parameters));
    if (!text.starts_with("q=")) return 0;
    // At most three decimals, at most 1.
    const int weight = to_thousandths(std::string_view(text).substr(2)).value_or(0);
    return weight <= full_weight ? weight : 0;
}

/// How much the client wants an encoding: by its name, else by "*", else not at all.
int wanted(std::string_view accept, std::string_view name) {
    std::optional<int> any;
    for (const std::string_view part : split(accept, ',')) {
        const std::size_t end = std::min(part.find(';'), part.size());
        const std::string coding = lower(trim(part.substr(0, end)));
        const int weight = weight_of(part.substr(std::min(end + 1, part.size())));
        if (coding == name || (coding == "x-gzip" && name == "gzip")) return weight;
        if (coding == "*") any = weight;
    }
    return any.value_or(0);
}

}  // namespace

Result<std::string> path_of(std::string_view target) {
    target = without_authority(target);
    Result<std::string> path = decoded(target.substr(0, target.find_first_of("?#")));
    if (!path) return path;
    if (!path->starts_with('/')) return Error{"an address begins with '/'"};
    const auto is_odd = [](char c) {
        return static_cast<unsigned char>(c) < ' ' || c == '\x7f' || c == '\\';
    };
    if (std::ranges::any_of(*path, is_odd))
        return Error{"the address has a character that none has"};
    for (const std::string_view part : split(*path, '/')) {
        if (part == "." || part == "..") return Error{"the address has '.' or '..' as a part"};
    }
    return path;
}

Result<Query> query_of(std::string_view target) {
    Query out;
    const std::size_t begin = std::min(target.find('?'), target.size());
    std::string text(target.substr(begin, target.find('#', begin) - begin));
    if (text.size() <= 1) return out;
    std::ranges::replace(text, '+', ' ');
    for (const std::string_view part : split(std::string_view(text).substr(1), '&')) {
        const std::size_t equals = std::min(part.find('='), part.size());
        Result<std::string> name = decoded(part.substr(0, equals));
        if (!name) return name.failure();
        Result<std::string> value = decoded(part.substr(std::min(equals + 1, part.size())));
        if (!value) return value.failure();
        if (!name->empty()) out.insert_or_assign(*name, *value);
    }
    return out;
}

Encoding choose_encoding(const Asset& asset, std::string_view accept_encoding) {
    Encoding best = Encoding::identity;
    int most = 0;
    for (const Encoding encoding : {Encoding::brotli, Encoding::gzip, Encoding::identity}) {
        const int weight =
            wanted(accept_encoding, encoding_names[static_cast<std::size_t>(encoding)]);
        if (!asset.body(encoding) || weight <= most) continue;
        most = weight;
        best = encoding;
    }
    return best;
}

bool has_tag(std::string_view if_none_match, std::string_view tag) {
    for (std::string_view part : split(if_none_match, ',')) {
        part = trim(part);
        if (part.starts_with("W/")) part.remove_prefix(2);
        if (part == "*" || part == tag) return true;
    }
    return false;
}

}  // namespace quinta::server
