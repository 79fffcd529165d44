#include "games/rulebook.hpp"

#include <cassert>
#include <map>
#include <utility>

#include "games/games.hpp"

namespace quinta {
namespace {

RulesPage page(std::string_view game, std::vector<RulesSection> sections) {
    const GameInfo& info = game_info(game);
    return {info.title, info.origin, std::move(sections)};
}

}  // namespace

const RulesPage& rules_page(std::string_view game) {
    static const std::map<std::string_view, RulesPage> pages = {
        {"teeko", page("teeko", teeko_rules())},
        {"neutreeko", page("neutreeko", neutreeko_rules())},
        {"stlts", page("stlts", stlts_rules())},
        {"trike", page("trike", trike_rules())},
        {"taiji", page("taiji", taiji_rules())},
    };
    const auto found = pages.find(game);
    assert(found != pages.end());
    return found->second;
}

}  // namespace quinta
