#include "picture/art.hpp"

#include <algorithm>
#include <charconv>

#include "base/text.hpp"

namespace quinta::picture {
namespace {

struct ArtFile {
    std::string_view name;
    std::string_view svg;
    std::string_view css;
};
#include "picture/art_files.inc"

using Colours = std::map<std::string, std::string, std::less<>>;

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

/// Takes up what the rule of exactly this selector sets. A rule begins its line.
void take(Colours& colours, std::string_view css, std::string_view selector) {
    const std::string head = concat("\n", selector, " {");
    const std::size_t start = css.find(head);
    if (start == std::string_view::npos) return;
    std::string_view rule = css.substr(start + head.size());
    rule = rule.substr(0, rule.find('}'));
    for (std::string_view line : split(rule, ';')) {
        const std::size_t name = line.find("--"), colon = line.find(':', name);
        if (name == std::string_view::npos || colon == std::string_view::npos) continue;
        colours.insert_or_assign(std::string(line.substr(name, colon - name)),
                                 std::string(trimmed(line.substr(colon + 1))));
    }
}

std::string_view name_of(Theme theme) {
    return theme == Theme::light ? "light" : theme == Theme::dark ? "dark" : "contrast";
}

/// With each var(--NAME) or var(--NAME, OTHERWISE) written out; a value may name others again.
std::string written_out(std::string_view text, const Colours& colours, int depth) {
    constexpr std::string_view open = "var(";
    constexpr int deepest = 8;
    std::string out;
    while (true) {
        const std::size_t at = text.find(open);
        out += text.substr(0, at);
        if (at == std::string_view::npos || depth > deepest) return out;
        text.remove_prefix(at + open.size());
        const std::string_view inside = text.substr(0, text.find(')'));
        const std::size_t comma = inside.find(',');
        const auto found = colours.find(inside.substr(0, comma));
        if (found != colours.end()) {
            out += written_out(found->second, colours, depth + 1);
        } else {
            out += comma == std::string_view::npos ? "none" : trimmed(inside.substr(comma + 1));
        }
        text.remove_prefix(std::min(text.size(), inside.size() + 1));
    }
}

}  // namespace

Art Art::of(std::string_view game) {
    const auto found = std::ranges::find(art_files, game, &ArtFile::name);
    const ArtFile& file = found == std::end(art_files) ? art_files[0] : *found;
    Art art;
    const std::size_t root = file.svg.find('>');
    art.name_ = file.name;
    art.root_ = file.svg.substr(0, root);
    art.definitions_ = file.svg.substr(root + 1, file.svg.rfind("</svg>") - root - 1);
    art.css_ = file.css;
    return art;
}

bool Art::has(std::string_view part) const {
    return definitions_.find(concat(" id=\"", id(part), "\"")) != std::string_view::npos;
}

std::string Art::id(std::string_view part) const { return concat(name_, "-", part); }

std::string_view Art::word(std::string_view key) const {
    const std::string head = concat(" data-", key, "=\"");
    const std::size_t at = root_.find(head);
    if (at == std::string_view::npos) return {};
    const std::string_view value = root_.substr(at + head.size());
    return value.substr(0, value.find('"'));
}

double Art::number(std::string_view key, double otherwise) const {
    const std::string_view text = word(key);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && value != 0 ? value : otherwise;
}

Art::Colours Art::colours(Theme theme) const {
    Colours all = {{"--detail", "1"}};
    const std::string own = concat(".art-", name_);
    const std::string themed = concat("[data-theme='", name_of(theme), "']");
    take(all, shared_colours, ":root");
    take(all, shared_colours, concat(":root", themed));
    take(all, css_, own);
    take(all, css_, concat(themed, " ", own));
    return all;
}

std::string Art::coloured(std::string_view text, Theme theme) const {
    return written_out(text, colours(theme), 0);
}

}  // namespace quinta::picture
