#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "online/challenge.hpp"
#include "online/game.hpp"
#include "online/game_desk.hpp"
#include "server/listed_bot.hpp"
#include "server/rating_book.hpp"
#include "store/store.hpp"

namespace quinta::server {

// What the server says, as lines of JSON; docs/online.md describes each.

/// Nobody in particular is a person without an id.
std::string welcome_message(const online::Person& person, online::Time now);
/// Done, at this version of the game where it is about one; or made: the id of something new.
std::string done_message(const std::string& id, std::optional<int> version = {},
                         const online::Id& made = {});
std::string refused_message(const std::string& id, const online::Refusal& refusal);
/// A challenge that somebody has accepted: the game that has come of it.
std::string taken_message(const std::string& id, const online::Id& game);
/// Who is there: which players are connected, and how many watch without playing.
struct Audience {
    std::array<bool, 2> online{};
    std::size_t spectators = 0;
};
/// The whole game, as a player or a spectator sees it.
std::string game_message(const online::Game& game, const online::Id& user, online::Time now,
                         const Audience& audience, const RatingBook& ratings);
/// An event that has made the game's version `version`.
std::string event_message(const online::Game& game, int version, const online::Event& event);
std::string presence_message(const online::Id& game, const std::array<bool, 2>& online);
std::string spectators_message(const online::Id& game, std::size_t count);
std::string started_message(const online::GameStart& start);
/// `bots`: those that are connected, to be challenged.
std::string lobby_message(const std::vector<online::Challenge>& challenges,
                          const std::map<online::Id, ListedBot>& bots, const RatingBook& ratings);
std::string challenge_message(const std::string& id, const online::Challenge& challenge,
                              const RatingBook& ratings);
std::string games_message(const std::string& id, const std::vector<store::GameSummary>& games);
/// The answer of the pages under /online/ about who somebody is.
std::string user_text(const online::Person& person);
/// Whether people can play each other here, who one is, and where other machines reach this one.
std::string about_text(const std::optional<online::Person>& person,
                       const std::vector<std::string>& addresses);
std::string about_offline_text(const Message& why);
std::string error_text(const Message& why);

}  // namespace quinta::server
