#pragma once

#include <map>
#include <string>
#include <string_view>

namespace quinta::picture {

enum class Theme { light, dark, contrast };

/// What a game is made of: its art.svg and art.css as the page has them, too (docs/web.md), or the
/// plain look where it has none.
class Art {
 public:
    static Art of(std::string_view game);

    /// The drawings, to be used by their ids.
    std::string_view definitions() const { return definitions_; }
    bool has(std::string_view part) const;
    std::string id(std::string_view part) const;
    /// What the drawing says of itself in data-KEY; nothing where it does not.
    std::string_view word(std::string_view key) const;
    double number(std::string_view key, double otherwise = 0) const;
    /// A text in which each var(--NAME) is the colour that it has in this theme.
    std::string coloured(std::string_view text, Theme theme) const;

 private:
    using Colours = std::map<std::string, std::string, std::less<>>;
    Colours colours(Theme theme) const;

    std::string_view name_;
    std::string_view root_;
    std::string_view definitions_;
    std::string_view css_;
};

}  // namespace quinta::picture
