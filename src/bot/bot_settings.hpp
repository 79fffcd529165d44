#pragma once

#include <chrono>
#include <set>
#include <string>
#include <vector>

#include "match/entrant.hpp"
#include "online/settings.hpp"
#include "solver/table_store.hpp"

namespace quinta::bot {

/// Who plays, and what it takes.
struct BotSettings {
    match::Entrant entrant{};
    solver::TableStore tables{{}};
    std::set<std::string> games{};  ///< by name
    std::set<online::TimeControl::Kind> controls{};
    int most_games = 4;             ///< at once
    int games_in_all = 0;           ///< then it leaves; 0: it stays
    bool waits_for_server = false;  // instead of giving up where none is there at first
    bool takes_open = false;        ///< challenges of the lobby, too
    /// Challenges that it keeps open in the lobby, so many at a time, one after the other.
    std::vector<online::Settings> offers{};
    std::size_t offers_at_once = 0;
    std::chrono::milliseconds longest_move{5000};
};

/// How long to think about a move: never longer than that, and so that the clock lasts.
std::chrono::milliseconds thinking_time(const std::optional<online::Millis>& remaining,
                                        const online::TimeControl& control,
                                        std::chrono::milliseconds longest);

}  // namespace quinta::bot
