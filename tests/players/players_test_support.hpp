#pragma once

// What the tests of the players share.

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/games.hpp"
#include "players/player.hpp"

namespace quinta::trial {

inline std::unique_ptr<Session> session_at(std::string_view options,
                                           std::string_view position = {}) {
    Result<std::unique_ptr<Session>> session = games::new_session(options, position);
    EXPECT_TRUE(session) << options << ", " << position << ": " << session.error();
    return std::move(session).value();
}

inline std::unique_ptr<players::Player> player_for(const Session& session, std::string_view name,
                                                   std::uint64_t seed) {
    Result<std::unique_ptr<players::Player>> player =
        players::make_player(name, session, solver::TableStore::in_cache_directory(), seed);
    EXPECT_TRUE(player) << name << ": " << player.error();
    return std::move(player).value();
}

/// How often each move is chosen by players with the seeds 0 … count − 1.
inline std::map<std::string, int> frequencies(const Session& session, std::string_view name,
                                              int count) {
    std::map<std::string, int> out;
    for (int seed = 0; seed < count; ++seed) {
        ++out[player_for(session, name, static_cast<std::uint64_t>(seed))->choose(session)];
    }
    return out;
}

using Choices = std::set<std::string>;

/// All moves that a player may choose in a position, as far as 400 seeds show it.
inline Choices choices(std::string_view options, std::string_view position, std::string_view name) {
    Choices out;
    const auto session = session_at(options, position);
    for (const auto& [move, count] : frequencies(*session, name, 400)) out.insert(move);
    return out;
}

/// Plays a game to its end, or for 3000 plies.
inline void play_out(Session& session, const players::Player& first,
                     const players::Player& second) {
    while (!session.ending().is_over() && session.ply() < 3000) {
        const players::Player& player = session.side_to_move() == Side::first ? first : second;
        const std::string move = player.choose(session);
        const Result<> played = session.play(move);
        ASSERT_TRUE(played) << session.option_text() << ", " << session.position() << ", "
                            << player.name() << ": " << played.error();
    }
    EXPECT_TRUE(session.ending().is_over()) << session.option_text() << " has no end";
}

/// Calls `check(session)` in positions of random games that are not over.
template <class Check>
void for_each_position(std::string_view options, int games, const Check& check) {
    for (int game = 0; game < games; ++game) {
        const auto session = session_at(options);
        const auto seed = static_cast<std::uint64_t>(game);
        const auto player = player_for(*session, "random", seed);
        for (int ply = 0; ply < 60 && !session->ending().is_over(); ++ply) {
            check(*session);
            EXPECT_TRUE(session->play(player->choose(*session)));
        }
    }
}

/// The game after one more move.
inline std::unique_ptr<Session> after(const Session& session, std::string_view move) {
    auto next = session.clone();
    EXPECT_TRUE(next->play(move));
    return next;
}

/// How many of `games` games the player `name` wins against `other`, changing sides.
inline int wins(std::string_view options, std::string_view name, std::string_view other,
                int games = 100) {
    int won = 0;
    for (int game = 0; game < games; ++game) {
        const auto session = session_at(options);
        const auto seed = static_cast<std::uint64_t>(game);
        const auto player = player_for(*session, name, seed + 1000);
        const auto opposed = player_for(*session, other, seed + 2000);
        const Side side = game % 2 == 0 ? Side::first : Side::second;
        side == Side::first ? play_out(*session, *player, *opposed)
                            : play_out(*session, *opposed, *player);
        if (session->ending().outcome == win_for(side)) ++won;
    }
    return won;
}

}  // namespace quinta::trial
