#include <algorithm>
#include <deque>

#include "base/text.hpp"
#include "players/player.hpp"
#include "players/players_test_support.hpp"

namespace quinta {
namespace {

using namespace trial;

/// Those that answer at once: the others have tests of their own.
std::vector<players::PlayerInfo> quick_players(std::string_view game) {
    std::vector<players::PlayerInfo> players = players::players_of(game);
    std::erase_if(players, [](const players::PlayerInfo& player) {
        return player.name != "level1" && player.name != "random" &&
               !player.name.starts_with("classic");
    });
    return players;
}

/// Every player of a game against every other, on both sides.
void play_all_pairings(std::string_view options, int games = 3) {
    const std::vector<players::PlayerInfo> players = quick_players(words(options)[0]);
    std::uint64_t seed = 0;
    for (const players::PlayerInfo& first : players) {
        for (const players::PlayerInfo& second : players) {
            for (int game = 0; game < games; ++game) {
                const auto session = session_at(options);
                const auto one = player_for(*session, first.name, ++seed);
                const auto two = player_for(*session, second.name, ++seed);
                play_out(*session, *one, *two);
                if (testing::Test::HasFatalFailure()) return;
            }
        }
    }
}

TEST(Players, play_teeko_to_the_end) {
    for (const char* drops :
         {"own", "alternate", "alternate1", "alternate2", "alternate3", "own1", "own2", "own3"}) {
        for (const char* more : {"", " goals=advanced", " centre=closed"}) {
            play_all_pairings(concat("teeko drops=", drops, more));
        }
    }
}

TEST(Players, play_neutreeko_to_the_end) {
    for (const char* board : {"5x5", "5x4", "4x4"}) {
        play_all_pairings(concat("neutreeko board=", board));
    }
}

TEST(Players, play_stlts_to_the_end) {
    for (const char* more : {"", " moves=straight", " start=seed", " quiet=10", " quiet=1000"}) {
        play_all_pairings(concat("stlts", more));
    }
    for (int pins = 1; pins <= 4; ++pins) {
        play_all_pairings(concat("stlts pins=", pins));
        play_all_pairings(concat("stlts moves=straight pins=", pins));
    }
}

TEST(Players, play_trike_to_the_end) {
    for (const int side : {2, 3, 7, 11, 15}) {
        play_all_pairings(concat("trike side=", side));
        play_all_pairings(concat("trike swap=off side=", side));
    }
    play_all_pairings("trike board=pyramid");
    play_all_pairings("trike board=pyramid swap=off");
}

TEST(Players, play_taiji_to_the_end) {
    for (int size = 2; size <= 11; ++size) {
        for (int groups = 1; groups <= 9; ++groups) {
            play_all_pairings(concat("taiji size=", size, " groups=", groups), 1);
        }
        play_all_pairings(concat("taiji size=", size, " groups=all"), 1);
    }
}

/// The moves of a game that two players of these seeds play.
std::vector<std::string> game_of(std::string_view options, std::string_view name,
                                 std::uint64_t seed, std::uint64_t other_seed) {
    const auto session = session_at(options);
    const auto one = player_for(*session, name, seed), two = player_for(*session, name, other_seed);
    play_out(*session, *one, *two);
    std::vector<std::string> moves;
    for (const LegalMove& move : session->played()) moves.push_back(move.text);
    return moves;
}

TEST(Players, repeat_a_game_with_the_same_seeds_only) {
    for (const games::GameInfo& game : games::games()) {
        for (const players::PlayerInfo& player : quick_players(game.name)) {
            EXPECT_EQ(game_of(game.name, player.name, 1, 2), game_of(game.name, player.name, 1, 2));
            // Trike's classic2 seldom has two moves to choose from, so not all ten games differ.
            std::set<std::vector<std::string>> by_first, by_second;
            for (std::uint64_t seed = 10; seed < 20; ++seed) {
                by_first.insert(game_of(game.name, player.name, seed, 1));
                by_second.insert(game_of(game.name, player.name, 1, seed));
            }
            EXPECT_GE(by_first.size(), 2U) << game.name << " " << player.name;
            EXPECT_GE(by_second.size(), 2U) << game.name << " " << player.name;
        }
    }
}

TEST(Players, answer_the_same_after_undo_and_restart) {
    for (const games::GameInfo& game : games::games()) {
        for (const players::PlayerInfo& info : quick_players(game.name)) {
            const auto moves = game_of(game.name, info.name, 5, 5);
            const auto session = session_at(game.name);
            for (const std::string& move : moves) {
                const auto player = player_for(*session, info.name, 5);
                EXPECT_EQ(player->choose(*session), move) << game.name << info.name;
                ASSERT_TRUE(session->play(move));
                ASSERT_TRUE(session->undo());
                EXPECT_EQ(player->choose(*session), move) << game.name << info.name;
                ASSERT_TRUE(session->play(move));
            }
        }
    }
}

TEST(Players, random_draws_every_move_equally_often) {
    const auto counts = frequencies(*session_at("teeko"), "random", 5000);  // 200 for each cell
    EXPECT_EQ(counts.size(), 25U);
    for (const auto& [move, count] : counts) {
        EXPECT_GT(count, 140) << move;
        EXPECT_LT(count, 260) << move;
    }
}

TEST(Players, draw_anew_at_every_ply) {
    // Two slides forth and back: the same position at plies 0 and 4.
    const auto start = session_at("neutreeko");
    const auto later = start->clone();
    for (const char* move : {"b1-b4", "d5-d2", "b4-b1", "d2-d5"}) ASSERT_TRUE(later->play(move));
    ASSERT_EQ(start->position(), later->position());
    int changes = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const auto player = player_for(*start, "random", seed);
        if (player->choose(*start) != player->choose(*later)) ++changes;
    }
    EXPECT_GT(changes, 30);
}

TEST(Players, are_listed_weakest_first) {
    for (const games::GameInfo& game : games::games()) {
        std::deque<std::string> level_names;
        std::vector<std::string_view> expected = {"random", "classic1", "classic2"};
        if (game.name == "taiji") expected.push_back("classic3");
        for (int level = 1; level <= 10; ++level) {
            expected.push_back(level_names.emplace_back(concat("level", level)));
        }
        expected.push_back("engine");
        expected.push_back("perfect");
        EXPECT_NE(std::ranges::find(expected, players::usual_player(game.name)), expected.end());
        std::vector<std::string_view> names;
        for (const players::PlayerInfo& player : players::players_of(game.name)) {
            names.push_back(player.name);
            EXPECT_FALSE(player.summary.empty());
            EXPECT_EQ(player_for(*session_at(game.name), player.name, 0)->name(), player.name);
        }
        EXPECT_EQ(names, expected) << game.name;
    }
    EXPECT_TRUE(players::players_of("chess").empty());
}

TEST(Players, unknown_names_are_refused_with_a_hint) {
    const auto error = [](std::string_view game, std::string_view name) {
        const auto player = players::make_player(name, *session_at(game),
                                                 solver::TableStore::in_cache_directory(), 0);
        return player ? std::string("no error") : player.error();
    };
    EXPECT_EQ(error("teeko", "clasic2"),
              "unknown player 'clasic2' for teeko; did you mean 'classic2'?");
    EXPECT_EQ(error("trike", "deep"),
              "unknown player 'deep' for trike; there are random, classic1, classic2, level1 … "
              "level10, engine, perfect and uct:1000");
    EXPECT_EQ(error("taiji", ""),
              "unknown player '' for taiji; there are random, classic1, classic2, classic3, "
              "level1 … level10, engine, perfect and uct:1000");
    EXPECT_NE(error("teeko", "classic3"), "no error");
}

}  // namespace
}  // namespace quinta
