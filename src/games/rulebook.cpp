#include "games/rulebook.hpp"

#include <map>
#include <utility>

#include "games/any_game.hpp"

namespace quinta::games {
namespace {

/// What can be said of a game that has no rulebook.
template <Game G>
std::vector<RulesSection> sections() {
    if constexpr (requires { G::rulebook(); }) {
        return G::rulebook();
    } else {
        return {{"In short", {G::summary}, std::nullopt}};
    }
}

}  // namespace

const RulesPage& rules_page(std::string_view game) {
    static const std::map<std::string_view, RulesPage> pages = [] {
        std::map<std::string_view, RulesPage> out;
        AllGames::for_each([&]<class G>() {
            out.emplace(G::name, RulesPage{G::title, G::origin, sections<G>()});
        });
        return out;
    }();
    return pages.at(game);
}

}  // namespace quinta::games
