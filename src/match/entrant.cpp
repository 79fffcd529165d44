#include "match/entrant.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <set>

#include "base/text.hpp"
#include "games/games.hpp"
#include "players/player.hpp"

namespace quinta::match {
namespace {

constexpr std::string_view command_prefix = "cmd:";

/// Names stand in tables and in records: short, and without what means something there.
bool is_name(std::string_view text) {
    return !text.empty() && text.size() <= 40 && std::ranges::all_of(text, [](char c) {
        const bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        return is_letter || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '+' || c == '.';
    });
}

/// "./build/other --flag" is called "other".
std::string name_of_command(std::string_view command) {
    const std::vector<std::string_view> parts = words(command);
    std::string_view program = parts.empty() ? std::string_view() : parts.front();
    program.remove_prefix(std::min(program.rfind('/') + 1, program.size()));
    return is_name(program) ? std::string(program) : "program";
}

}  // namespace

Result<Entrant> parse_entrant(std::string_view text) {
    Entrant entrant;
    const std::size_t equals = text.find('=');
    std::string_view what = text;
    if (equals != std::string_view::npos && is_name(text.substr(0, equals))) {
        entrant.name = text.substr(0, equals);
        what = text.substr(equals + 1);
    }
    if (what.starts_with(command_prefix)) {
        entrant.command = trim(what.substr(command_prefix.size()));
        if (entrant.command.empty()) {
            return Error{
                message("the player {0} names no command after 'cmd:'", quinta::quoted(text))};
        }
        if (entrant.name.empty()) entrant.name = name_of_command(entrant.command);
        return entrant;
    }
    if (what.empty()) {
        return Error{message("the player {0} is none; write NAME, LABEL=NAME or LABEL=cmd:COMMAND",
                             quinta::quoted(text))};
    }
    entrant.player = what;
    if (entrant.name.empty()) entrant.name = what;
    return entrant;
}

Result<> add_option(std::vector<Entrant>& entrants, std::string_view text) {
    const std::size_t equals = text.find('=');
    const std::string_view left = text.substr(0, equals);
    // A name may have points, and so may an option: the longest name that fits is meant.
    Entrant* found = nullptr;
    for (Entrant& entrant : entrants) {
        const bool fits = left.size() > entrant.name.size() + 1 && left.starts_with(entrant.name) &&
                          left[entrant.name.size()] == '.';
        if (fits && (found == nullptr || entrant.name.size() > found->name.size())) {
            found = &entrant;
        }
    }
    if (equals == std::string_view::npos || found == nullptr) {
        return Error{
            message("the option {0} is for nobody; write LABEL.OPTION=VALUE with a player's label",
                    quinta::quoted(text))};
    }
    if (!found->is_foreign()) {
        return Error{message("the option {0} is for {1}, which is no foreign program",
                             quinta::quoted(text), quinta::quoted(found->name))};
    }
    found->options.emplace_back(left.substr(found->name.size() + 1), text.substr(equals + 1));
    return {};
}

Result<std::set<std::string>> games_for(const Entrant& entrant,
                                        const std::vector<std::string>& wanted) {
    std::set<std::string> out;
    std::optional<Error> why;
    for (const games::GameInfo& game : games::games()) {
        const bool is_wanted =
            wanted.empty() || std::ranges::find(wanted, game.name) != wanted.end();
        if (!is_wanted) continue;
        const Result<std::unique_ptr<Session>> session = games::new_session(std::string(game.name));
        if (!session) return session.failure();
        Result<> known;
        if (!entrant.is_foreign()) {
            const auto player =
                players::make_player(entrant.player, **session, solver::TableStore({}), 0);
            if (!player) known = player.failure();
        }
        if (known) out.insert(std::string(game.name));
        if (!known && !why) why = known.failure();
    }
    if (out.empty()) return *why;
    return out;
}

Result<> check_entrants(const std::vector<Entrant>& entrants) {
    if (entrants.size() < 2) return Error{"a match needs two players"};
    std::set<std::string_view> names;
    for (const Entrant& entrant : entrants) {
        if (names.insert(entrant.name).second) continue;
        return Error{
            message("two players are called {0}; give one of them another label, e.g. b={1}",
                    quinta::quoted(entrant.name), entrant.name)};
    }
    return {};
}

}  // namespace quinta::match
