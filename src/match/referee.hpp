#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "match/contestant.hpp"
#include "record/record.hpp"

namespace quinta::match {

/// How a game of a match went.
struct GameResult {
    Outcome outcome = Outcome::ongoing;  ///< never `ongoing`
    Foul foul = Foul::none;              ///< of the loser
    record::Record record{};
};

/// Lets two contestants, by side, play on from an opening. Every move is checked before anybody
/// else hears of it: who breaks the rules, does not answer or is too late loses at once. Nothing
/// when the match is being stopped.
std::optional<GameResult> play_game(const Session& opening,
                                    const std::array<Contestant*, 2>& contestants,
                                    const std::array<std::string, 2>& names, std::uint64_t seed);

/// "illegal move", "crash", "clock": how the Termination of a game lost by a foul begins.
std::string_view describe(Foul foul);
/// The foul that a Termination tells of.
Foul foul_of(std::string_view termination);

}  // namespace quinta::match
