#pragma once

#include <string>
#include <vector>

#include "online/game.hpp"
#include "server/message_parts.hpp"
#include "store/archive.hpp"

namespace quinta::server {

// The answers about people and their games, as JSON; docs/online.md describes each.

/// A game in a list, with the moves that stand.
Json json_of(const store::ArchivedGame& game, const std::vector<std::string>& moves);

std::string profile_text(const store::User& user, const std::vector<store::GameStanding>& standings,
                         const std::vector<store::Tally>& tallies, online::Time now);
/// `next`: where the games after these are found; nothing when these are the last.
std::string games_text(Json games, const std::optional<store::Place>& next);
std::string ratings_text(const online::Person& person,
                         const std::vector<store::RatingChange>& changes);
std::string versus_text(const online::Person& one, const online::Person& other,
                        const std::vector<store::Tally>& tallies);
/// The leaders of one game.
Json leaders_of(std::string_view game, const std::vector<store::Ranked>& leaders);
/// A game with all that happened in it.
std::string game_text(Json summary, const online::Game& game);
std::string people_text(const std::vector<online::Person>& people);

/// The place of a game in a list, as clients give it back; nothing when they made it up.
std::string place_text(const store::Place& place);
std::optional<store::Place> place_of(std::string_view text);

/// At most `most` changes at one game that still draw the same curve: where there are more, the
/// last of each day, and where there are too many days, every so-manieth of those, always with the
/// last.
std::vector<store::RatingChange> thinned(std::vector<store::RatingChange> changes,
                                         std::size_t most);

}  // namespace quinta::server
