#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <vector>

#include "environment/vector_environment.hpp"
#include "games/games.hpp"
#include "option_sets.hpp"

namespace quinta::environment {
namespace {

class EnvironmentTest : public testing::TestWithParam<std::string> {};

VectorEnvironment made(std::string_view game, const Settings& settings = {},
                       std::string_view position = {}) {
    Result<VectorEnvironment> environment = VectorEnvironment::make(game, position, settings);
    EXPECT_TRUE(environment) << environment.error();
    return std::move(*environment);
}

void play_random(VectorEnvironment& environment, StepResult& result) {
    std::vector<std::int32_t> actions(static_cast<std::size_t>(environment.games()));
    environment.draw(actions);
    const Result<> played = environment.step(actions, result);
    ASSERT_TRUE(played) << played.error();
}

/// The legal moves of a session, by their numbers: each must have one of its own, and lead back to
/// the same steps.
std::set<int> numbers_of(const Session& session, const ActionSpace& actions) {
    std::set<int> numbers;
    const std::vector<LegalMove> moves = session.legal_moves();
    for (const LegalMove& move : moves) {
        const std::optional<int> number = actions.number(move.steps);
        EXPECT_TRUE(number) << move.text;
        if (!number) continue;
        EXPECT_LT(*number, actions.size());
        EXPECT_EQ(actions.steps(*number), move.steps) << move.text;
        numbers.insert(*number);
    }
    EXPECT_EQ(numbers.size(), moves.size());
    return numbers;
}

TEST_P(EnvironmentTest, NumbersEveryMoveOfEveryOptionSet) {
    for (const std::string& text : option_sets(GetParam())) {
        SCOPED_TRACE(text);
        VectorEnvironment environment = made(text, {.games = 2, .seed = 7});
        StepResult result;
        for (int ply = 0; ply < 60; ++ply) {
            for (int game = 0; ply % 10 == 0 && game < 2; ++game) {
                const std::unique_ptr<Session> session = environment.episode(game).session();
                const auto legal = environment.episode(game).actions();
                EXPECT_EQ(numbers_of(*session, environment.actions()),
                          std::set<int>(legal.begin(), legal.end()));
            }
            play_random(environment, result);
            if (HasFailure()) return;
        }
    }
}

TEST_P(EnvironmentTest, GoesAsTheSessionGoes) {
    VectorEnvironment environment = made(GetParam(), {.games = 3, .restarts = false, .seed = 3});
    StepResult result;
    std::vector<int> ends(3);
    for (int ply = 0; ply < 2000 && std::ranges::count(ends, 0) > 0; ++ply) {
        play_random(environment, result);
        for (int game = 0; game < 3; ++game) {
            const auto at = static_cast<std::size_t>(game);
            if (result.ended[at] == 0) continue;
            const Ending ending = environment.episode(game).session()->ending();
            EXPECT_TRUE(ending.is_over());
            EXPECT_EQ(ending.outcome, environment.episode(game).outcome());
            EXPECT_EQ(result.rewards[2 * at], 2 * reward(ending.outcome, Side::first) - 1);
            EXPECT_EQ(result.rewards[2 * at] + result.rewards[2 * at + 1], 0);
            EXPECT_TRUE(environment.episode(game).actions().empty());
            ends[at] = ply + 1;
        }
    }
    EXPECT_EQ(std::ranges::count(ends, 0), 0) << "a random game came to no end";
    environment.restart_ended();
    EXPECT_EQ(environment.episode(0).ply(), 0);
    EXPECT_FALSE(environment.has_ended(0));
}

TEST_P(EnvironmentTest, DrawsWhatIsLegalAndAllOfIt) {
    VectorEnvironment environment = made(GetParam());
    Random random(4);
    std::set<std::int32_t> drawn;
    for (int i = 0; i < 5000; ++i) drawn.insert(*environment.episode(0).draw(random));
    const auto legal = environment.episode(0).actions();
    EXPECT_EQ(drawn, std::set<std::int32_t>(legal.begin(), legal.end()));
}

TEST_P(EnvironmentTest, MaskAndListsAgree) {
    VectorEnvironment environment = made(GetParam(), {.games = 5, .seed = 1});
    StepResult result;
    for (int ply = 0; ply < 8; ++ply) play_random(environment, result);
    std::vector<std::int64_t> begin;
    std::vector<std::int32_t> actions;
    environment.legal_actions(begin, actions);
    const auto width = static_cast<std::size_t>(environment.actions().size());
    std::vector<std::uint8_t> mask(5 * width, 9);
    environment.write_mask(mask);
    for (std::size_t game = 0; game < 5; ++game) {
        std::set<std::int64_t> listed(actions.begin() + begin[game],
                                      actions.begin() + begin[game + 1]);
        std::set<std::int64_t> masked;
        for (std::size_t i = 0; i < width; ++i) {
            if (mask[game * width + i] != 0) masked.insert(static_cast<std::int64_t>(i));
        }
        EXPECT_EQ(listed, masked);
        EXPECT_FALSE(listed.empty());
    }
}

TEST_P(EnvironmentTest, ThreadsChangeNothing) {
    const auto played = [&](int threads) {
        VectorEnvironment environment =
            made(GetParam(), {.games = 200, .most_plies = 30, .threads = threads, .seed = 5});
        StepResult result;
        float sum = 0;
        for (int ply = 0; ply < 40; ++ply) {
            play_random(environment, result);
            sum += std::accumulate(result.rewards.begin(), result.rewards.end(), 0.0F);
        }
        std::vector<float> planes(200 * environment.observations().size());
        environment.write_observations(planes);
        planes.push_back(sum);
        return planes;
    };
    EXPECT_EQ(played(1), played(3));
}

TEST_P(EnvironmentTest, PlanesShowThePieces) {
    VectorEnvironment environment = made(GetParam(), {.seed = 2});
    const ObservationSpace& space = environment.observations();
    StepResult result;
    for (int ply = 0; ply < 5; ++ply) play_random(environment, result);
    std::vector<float> planes(space.size(), -1);
    environment.write_observations(planes);
    const auto area = static_cast<std::size_t>(space.rows() * space.columns());
    const auto sum = [&](std::size_t plane) {
        const auto begin = planes.begin() + static_cast<std::ptrdiff_t>(plane * area);
        return std::accumulate(begin, begin + static_cast<std::ptrdiff_t>(area), 0.0F);
    };
    const std::unique_ptr<Session> session = environment.episode(0).session();
    const View view = session->view();
    const Colour own = view.seats[index(session->side_to_move())].colour;
    const auto count = [&](Colour colour) {
        return static_cast<float>(std::ranges::count_if(
            view.cells, [&](const auto& piece) { return piece && piece->colour == colour; }));
    };
    EXPECT_EQ(sum(0), count(own));
    EXPECT_EQ(sum(1), count(other(own)));
    EXPECT_GT(sum(0) + sum(1), 0);
    environment.write_observations(planes, opponent(session->side_to_move()));
    EXPECT_EQ(sum(0), count(other(own)));
    const auto board = std::ranges::find(space.planes(), "board") - space.planes().begin();
    EXPECT_EQ(sum(static_cast<std::size_t>(board)), static_cast<float>(session->cells().size()));
    EXPECT_TRUE(std::ranges::all_of(planes, [](float value) { return value >= 0 && value <= 1; }));
}

INSTANTIATE_TEST_SUITE_P(Games, EnvironmentTest, testing::ValuesIn(game_names()),
                         [](const auto& test) { return test.param; });

TEST(Environment, NumbersByShape) {
    const ActionSpace pins = made("stlts").actions();
    EXPECT_EQ(pins.size(), 144 * 144 + 2 * 144);
    EXPECT_EQ(pins.shapes(),
              (std::vector<ActionSpace::Shape>{{"", ""}, {"", "black pin"}, {"", "white pin"}}));
    const ActionSpace swaps = made("trike side=9").actions();
    EXPECT_EQ(swaps.size(), 45 + 1);
    EXPECT_EQ(swaps.steps(45), (Steps{{-1, "swap"}}));
    EXPECT_EQ(made("teeko").actions().size(), 25 + 625);
}

TEST(Environment, RowsOfHexagonsKeepTheirNeighbours) {
    VectorEnvironment environment = made("trike side=5");
    EXPECT_EQ(environment.observations().rows(), 5);
    EXPECT_EQ(environment.observations().columns(), 5);
    // A point in the middle, and its six neighbours by the rules: the pawn moves one step.
    const std::vector<Cell> cells = environment.episode(0).session()->cells();
    std::vector<float> planes(environment.observations().size());
    StepResult result;
    std::set<std::size_t> seen;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        environment.reset(0);
        ASSERT_TRUE(environment.step(std::vector{static_cast<std::int32_t>(cell)}, result));
        environment.write_observations(planes);
        const auto pawn = std::ranges::find(planes.begin() + 2 * 25, planes.begin() + 3 * 25, 1.0F);
        seen.insert(static_cast<std::size_t>(pawn - planes.begin()));
    }
    EXPECT_EQ(seen.size(), cells.size()) << "two cells share a place";
}

TEST(Environment, RefusesWhatIsWrongAndChangesNothing) {
    EXPECT_EQ(VectorEnvironment::make("teeko", "", {.games = 0}).error(),
              "there can be 1 … 1048576 games, not 0");
    EXPECT_EQ(VectorEnvironment::make("teeko", "", {.most_plies = 0}).error(),
              "a game has at least one ply, not 0");
    EXPECT_NE(VectorEnvironment::make("chess", "", {}).error().find("unknown game"),
              std::string::npos);
    EXPECT_EQ(VectorEnvironment::make("teeko", "bbbb1/rrr2/5/5/5 2", {}).error(),
              "the game is over in this position");

    VectorEnvironment environment = made("teeko", {.games = 2});
    StepResult result;
    EXPECT_EQ(environment.step(std::vector{3}, result).error(),
              "2 games need as many actions, not 1");
    for (const int action : {-1, 25, 1 << 30}) {
        EXPECT_EQ(environment.step(std::vector{3, action}, result).error(),
                  concat("game 1: action ", action, " is not legal now"));
    }
    EXPECT_EQ(environment.episode(0).ply(), 0);
}

TEST(Environment, CutsAndLeavesAlone) {
    VectorEnvironment environment = made("teeko", {.games = 2, .most_plies = 2, .restarts = false});
    StepResult result;
    play_random(environment, result);
    EXPECT_EQ(result.cut, (std::vector<std::uint8_t>{0, 0}));
    play_random(environment, result);
    EXPECT_EQ(result.cut, (std::vector<std::uint8_t>{1, 1}));
    EXPECT_EQ(environment.step(std::vector{-1, 0}, result).error(),
              "game 1 has ended: its action must be -1, not 0");
    play_random(environment, result);  // draws nothing for them
    EXPECT_EQ(result.cut, (std::vector<std::uint8_t>{0, 0}));
    EXPECT_EQ(environment.episode(1).ply(), 2);
}

TEST(Environment, StartsFromAPosition) {
    VectorEnvironment environment = made("teeko", {}, "bb3/rr3/5/5/5 1");
    StepResult result;
    play_random(environment, result);
    EXPECT_EQ(environment.episode(0).session()->drawn_start(), "bb3/rr3/5/5/5 1");
    EXPECT_EQ(environment.episode(0).ply(), 1);
}

}  // namespace
}  // namespace quinta::environment
