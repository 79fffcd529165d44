#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace quinta {

/// Every combination of one word from each list, appended to `texts`. An empty word leaves the
/// option out.
inline std::vector<std::string> combine(std::vector<std::string> texts,
                                        const std::vector<std::vector<std::string>>& lists) {
    for (const auto& words : lists) {
        std::vector<std::string> longer;
        for (const std::string& text : texts) {
            for (const std::string& word : words) {
                longer.push_back(word.empty() ? text : text + " " + word);
            }
        }
        texts = longer;
    }
    return texts;
}

/// "name=least" … "name=most".
inline std::vector<std::string> numbers(const std::string& name, int least, int most) {
    std::vector<std::string> words;
    for (int n = least; n <= most; ++n) words.push_back(name + "=" + std::to_string(n));
    return words;
}

/// The option sets of a game that the tests go through: all of them where they are few, else each
/// value of an option and the extremes of a number.
inline std::vector<std::string> option_sets(std::string_view game) {
    if (game == "teeko") {
        return combine({"teeko"}, {{"", "goals=advanced"},
                                   {"", "centre=closed"},
                                   {"", "drops=alternate", "drops=alternate1", "drops=alternate2",
                                    "drops=alternate3", "drops=own1", "drops=own2", "drops=own3"}});
    }
    if (game == "neutreeko") return combine({"neutreeko"}, {{"", "board=5x4", "board=4x4"}});
    if (game == "stlts") {
        return combine({"stlts"}, {{"", "moves=straight"},
                                   {"", "start=seed"},
                                   {"pins=1", "pins=2", ""},
                                   {"quiet=10", "", "quiet=1000"}});
    }
    if (game == "trike") {
        std::vector<std::string> boards = numbers("side", 2, 15);
        boards.push_back("board=pyramid");
        return combine({"trike"}, {boards, {"", "swap=off"}});
    }
    if (game == "taiji") {
        return combine({"taiji"}, {numbers("size", 2, 11),
                                   {"", "groups=1", "groups=2", "groups=9", "groups=all"}});
    }
    return {};
}

}  // namespace quinta
