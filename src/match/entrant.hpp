#pragma once

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"

namespace quinta::match {

/// Who takes part in a match: one of our players, or a foreign program that speaks UGI.
struct Entrant {
    std::string name;     ///< how tables and records call it
    std::string player;   ///< for make_player; empty for a foreign program
    std::string command;  ///< for the shell; empty for a player of ours
    /// Settings for a foreign program, by the name under which it offers them.
    std::vector<std::pair<std::string, std::string>> options{};

    bool is_foreign() const { return !command.empty(); }
};

/// "classic2", "old=classic2", "cmd:./other --flag" or "other=cmd:./other --flag".
Result<Entrant> parse_entrant(std::string_view text);

/// Adds a setting "NAME.OPTION=VALUE" to the entrant of that name.
Result<> add_option(std::vector<Entrant>& entrants, std::string_view text);

/// The games, by name, that it can play: of those that are wanted, or of all when none is named.
/// The reason when there is none.
Result<std::set<std::string>> games_for(const Entrant& entrant,
                                        const std::vector<std::string>& wanted);

/// At least two, all with different names; the reason otherwise.
Result<> check_entrants(const std::vector<Entrant>& entrants);

}  // namespace quinta::match
