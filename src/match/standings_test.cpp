#include "match/standings.hpp"

#include <gtest/gtest.h>

namespace quinta::match {
namespace {

using Results = std::vector<std::optional<GamePoints>>;

GamePoints game(Outcome outcome, Foul foul = Foul::none) { return {outcome, foul, 10}; }

TEST(Standings, OfTwoPlayers) {
    const std::vector<Fixture> fixtures = schedule(2, 3, Format::round_robin);
    // Player 0 wins both games of the first pair, draws and loses in the second, and has finished
    // one of the third.
    const Results results = {game(Outcome::first_wins),
                             game(Outcome::second_wins),
                             game(Outcome::draw),
                             game(Outcome::first_wins),
                             std::nullopt,
                             game(Outcome::draw)};
    const Standings standings = Standings::of(fixtures, results, fixtures.size());
    ASSERT_EQ(standings.meetings.size(), 1U);
    const Meeting& meeting = standings.meetings[0];
    EXPECT_EQ(meeting.by_side[0].wins, 1);
    EXPECT_EQ(meeting.by_side[0].draws, 1);
    EXPECT_EQ(meeting.by_side[1].wins, 1);
    EXPECT_EQ(meeting.by_side[1].losses, 1);
    EXPECT_EQ(meeting.by_side[1].draws, 1);
    EXPECT_EQ(meeting.plies, 50);
    const std::array<std::int64_t, 5> pairs = {0, 1, 0, 0, 1};
    EXPECT_EQ(meeting.pairs.counts(), pairs);
    EXPECT_DOUBLE_EQ(meeting.total().score(), 0.6);
    EXPECT_EQ(Standings::of(fixtures, results, 2).meetings[0].total().games(), 2);
}

TEST(Standings, RanksByScore) {
    const std::vector<Fixture> fixtures = schedule(3, 1, Format::round_robin);
    // 0–1, 1–0, 0–2, 2–0, 1–2, 2–1: player 2 wins everything, 1 draws with 0.
    const Results results = {game(Outcome::draw),        game(Outcome::draw),
                             game(Outcome::second_wins), game(Outcome::first_wins),
                             game(Outcome::second_wins), game(Outcome::first_wins)};
    const Standings standings = Standings::of(fixtures, results, 6);
    ASSERT_EQ(standings.ranks.size(), 3U);
    EXPECT_EQ(standings.ranks[0].entrant, 2U);
    EXPECT_EQ(standings.ranks[0].games.wins, 4);
    EXPECT_DOUBLE_EQ(standings.ranks[0].pairs.mean(), 1);
    EXPECT_EQ(standings.ranks[1].games.draws, 2);
    EXPECT_EQ(standings.ranks[1].games.losses, 2);
}

TEST(Standings, FoulsBelongToTheLoser) {
    const std::vector<Fixture> fixtures = schedule(2, 1, Format::round_robin);
    const Results results = {game(Outcome::first_wins, Foul::clock),
                             game(Outcome::first_wins, Foul::illegal_move)};
    const Meeting meeting = Standings::of(fixtures, results, 2).meetings[0];
    EXPECT_EQ(meeting.fouls[1][static_cast<std::size_t>(Foul::clock)], 1);
    EXPECT_EQ(meeting.fouls[0][static_cast<std::size_t>(Foul::illegal_move)], 1);
}

}  // namespace
}  // namespace quinta::match
