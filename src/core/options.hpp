#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace quinta {

/// One option of a game: a list of words to choose from, or a range of whole numbers.
struct OptionSpec {
    std::string_view name;
    std::string_view summary;
    std::vector<std::string_view> choices;  ///< empty for a number
    int least = 0;
    int most = 0;
    std::string_view standard;  ///< the default's text; empty when it depends on other options

    bool is_number() const { return choices.empty(); }
    /// "standard or advanced", "2 … 15".
    std::string allowed() const;
};

/// The options somebody wrote down, each checked against its specification.
class Options {
 public:
    /// Reads "name=value" words for `game`; the reason names the word that is wrong.
    static Result<Options> parse(std::string_view game, const std::vector<OptionSpec>& specs,
                                 const std::vector<std::string_view>& assignments);

    bool has(std::string_view name) const { return given_.contains(name); }
    /// The text of an option: as given, or its default.
    std::string_view text(std::string_view name) const;
    /// The same, as a position in the list of choices.
    int choice(std::string_view name) const;
    int number(std::string_view name) const;

 private:
    const OptionSpec& spec(std::string_view name) const;

    const std::vector<OptionSpec>* specs_ = nullptr;
    std::map<std::string, std::string, std::less<>> given_;
};

/// Builds a canonical option text: the game, then each option that is not at its default.
class OptionText {
 public:
    explicit OptionText(std::string_view game) : text_(game) {}
    OptionText& add(std::string_view name, std::string_view value, std::string_view standard);
    OptionText& add(std::string_view name, int value, int standard);
    std::string str() const { return text_; }

 private:
    std::string text_;
};

}  // namespace quinta
