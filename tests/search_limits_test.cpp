// What an alpha-beta search promises besides its result: limits, an end at once, lines, threads.

#include <gtest/gtest.h>

#include <set>
#include <thread>

#include "analysis/set_race.hpp"
#include "games/neutreeko/neutreeko.hpp"
#include "games/stlts/evaluation.hpp"
#include "search/alpha_beta.hpp"

namespace quinta {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using Search = search::AlphaBeta<games::Neutreeko, analysis::ArmyKnowledge<games::Neutreeko>>;
constexpr std::size_t megabyte = std::size_t{1} << 20;

const games::Neutreeko neutreeko;
const analysis::ArmyKnowledge<games::Neutreeko> knowledge(neutreeko);
const History<games::Neutreeko> start(neutreeko, neutreeko.initial());

TEST(SearchLimits, positions_are_counted_exactly) {
    for (const std::uint64_t nodes : {1U, 100U, 12'345U}) {
        Search search(neutreeko, knowledge, megabyte);
        const auto result = search.search(start, {{nodes, {}, 1, nullptr}});
        EXPECT_EQ(result.nodes, nodes);
        ASSERT_EQ(result.lines.size(), 1U);
        EXPECT_FALSE(result.lines[0].moves.empty());
    }
}

TEST(SearchLimits, depth_is_kept_and_reported) {
    Search search(neutreeko, knowledge, megabyte);
    std::vector<int> depths;
    const auto result =
        search.search(start, {{}, 5}, [&](const search::SearchResult<games::Neutreeko>& so_far) {
            depths.push_back(so_far.depth);
            EXPECT_GE(so_far.lines[0].moves.size(), 1U);
        });
    EXPECT_EQ(depths, (std::vector<int>{1, 2, 3, 4, 5}));
    EXPECT_EQ(result.depth, 5);
}

TEST(SearchLimits, time_is_kept) {
    Search search(neutreeko, knowledge, megabyte);
    const auto begun = Clock::now();
    search.search(start, {{{}, 50ms, 1, nullptr}});
    EXPECT_GE(Clock::now() - begun, 50ms);
    EXPECT_LT(Clock::now() - begun, 50ms + 1s);
}

TEST(SearchLimits, is_repeatable_with_one_thread) {
    Search first(neutreeko, knowledge, megabyte), second(neutreeko, knowledge, megabyte);
    const search::SearchOptions limits{{100'000, {}, 1, nullptr}, {}, 3};
    const auto a = first.search(start, limits);
    const auto b = second.search(start, limits);
    first.forget();
    const auto c = first.search(start, limits);
    for (const auto* other : {&b, &c}) {
        EXPECT_EQ(a.nodes, other->nodes);
        EXPECT_EQ(a.depth, other->depth);
        for (std::size_t i = 0; i < 3; ++i) {
            EXPECT_EQ(a.lines[i].score, other->lines[i].score);
            EXPECT_EQ(a.lines[i].moves, other->lines[i].moves);
        }
    }
}

/// The lines are sorted, begin with different moves and can be played.
void expect_good_lines(const std::vector<search::SearchLine<games::Neutreeko>>& lines,
                       std::size_t count) {
    ASSERT_EQ(lines.size(), count);
    std::set<std::string> firsts;
    for (std::size_t i = 0; i < count; ++i) {
        EXPECT_LE(lines[i].score, lines[i == 0 ? 0 : i - 1].score);
        games::Neutreeko::State state = neutreeko.initial();
        firsts.insert(neutreeko.format_move(state, lines[i].moves.front()));
        for (const games::Neutreeko::Move& move : lines[i].moves) {
            const auto legal = neutreeko.legal_moves(state);
            ASSERT_NE(std::ranges::find(legal, move), legal.end());
            neutreeko.apply(state, move);
        }
    }
    EXPECT_EQ(firsts.size(), count);
}

TEST(SearchLines, are_sorted_and_begin_differently) {
    for (const std::uint64_t nodes : {300U, 1000U, 5000U, 20'000U, 50'000U, 100'000U}) {
        for (const int lines : {2, 5, 14, 50}) {
            Search search(neutreeko, knowledge, megabyte);
            const auto result = search.search(start, {{nodes, {}, 1, nullptr}, {}, lines});
            expect_good_lines(result.lines, static_cast<std::size_t>(std::min(lines, 14)));
        }
    }
}

TEST(SearchLines, are_the_values_of_the_moves) {
    constexpr int depth = 3;  // nothing is looked at less deeply
    Search search(neutreeko, knowledge, megabyte);
    for (const auto& line : search.search(start, {{}, depth, 14}).lines) {
        History<games::Neutreeko> next = start;
        next.push(line.moves.front());
        Search other(neutreeko, knowledge, megabyte);
        const int score = other.search(next, {{}, depth - 1}).lines[0].score;
        EXPECT_EQ(search::score_at(score, 1), -line.score);  // an end is one ply further away
    }
}

/// How long a search runs on after it was told to stop.
Clock::duration time_to_stop(int threads) {
    Search search(neutreeko, knowledge, 16 * megabyte);
    std::atomic<bool> stop = false;
    std::atomic<Clock::time_point> told{};
    const std::jthread other([&] {
        std::this_thread::sleep_for(50ms);
        told = Clock::now();
        stop = true;
    });
    const auto result = search.search(start, {{{}, {}, threads, &stop}});
    const auto ended = Clock::now();
    EXPECT_FALSE(result.lines[0].moves.empty());
    return ended - told.load();
}

TEST(SearchThreads, stop_at_once) {
    // 20 ms are promised; a busy machine may take longer to let a thread run.
    EXPECT_LT(time_to_stop(1), 200ms);
    EXPECT_LT(time_to_stop(4), 200ms);
}

TEST(SearchThreads, stop_before_they_begin) {
    const std::atomic<bool> stop = true;
    Search search(neutreeko, knowledge, megabyte);
    const auto began = Clock::now();
    const auto result = search.search(start, {{{}, {}, 3, &stop}, {}, 5});
    EXPECT_FALSE(result.lines[0].moves.empty());
    EXPECT_LT(Clock::now() - began, 200ms);  // how far the others get meanwhile is chance
}

TEST(SearchThreads, come_to_the_same_proof) {
    const auto state = neutreeko.parse_state("1bbw1/5/3b1/5/1w1w1 1");
    ASSERT_TRUE(state) << state.error();
    const History<games::Neutreeko> history(neutreeko, *state);
    for (const int threads : {1, 2, 4}) {
        Search search(neutreeko, knowledge, megabyte);
        const auto result = search.search(history, {{{}, {}, threads, nullptr}, 12});
        EXPECT_GT(result.lines[0].score, search::sure_score) << threads;
    }
}

// White steps next to Black's rank and captures at the next turn. After four plies without a
// capture the draw comes first, although the table still remembers the win.
TEST(QuietMoves, forestall_a_remembered_win) {
    games::Stlts::Settings settings;
    settings.quiet = 6;
    const games::Stlts game(settings);
    const auto state = game.parse_state("12/12/12/12/12/12/12/4B017/12/2W199/12/12 1");
    ASSERT_TRUE(state) << state.error();
    search::AlphaBeta<games::Stlts, games::StltsKnowledge> search(game, games::StltsKnowledge(game),
                                                                  megabyte);
    History<games::Stlts> history(game, *state);
    EXPECT_EQ(search.search(history, {{}, 4}).lines[0].score, search::win_score - 3);
    for (const char* move : {"c3-d3", "e5-f5", "d3-c3", "f5-e5"}) {
        const auto parsed = game.parse_move(history.current(), move);
        ASSERT_TRUE(parsed) << parsed.error();
        history.push(*parsed);
    }
    ASSERT_EQ(history.current(), *state);
    EXPECT_FALSE(search::is_sure(search.search(history, {{}, 4}).lines[0].score));
}

}  // namespace
}  // namespace quinta
