#include "analysis/engine.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <thread>

#include "base/temporary_folder.hpp"
#include "base/text.hpp"
#include "games/catalogue.hpp"
#include "players/players_test_support.hpp"

namespace quinta {
namespace {

using namespace trial;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr std::string_view option_sets[] = {"teeko",
                                            "teeko goals=advanced drops=alternate",
                                            "teeko centre=closed drops=own2",
                                            "neutreeko",
                                            "neutreeko board=4x4",
                                            "stlts",
                                            "stlts moves=straight start=seed pins=2 quiet=10",
                                            "trike",
                                            "trike side=4 swap=off",
                                            "trike board=pyramid",
                                            "trike side=15",
                                            "taiji",
                                            "taiji size=4 groups=all",
                                            "taiji size=11 groups=1"};

/// An engine that searches, also where the game is solved.
std::unique_ptr<analysis::Engine> searcher(const Session& session) {
    analysis::EngineSettings settings;
    settings.table_bytes = std::size_t{1} << 20;
    settings.uses_solution = false;
    return games::make_engine(session, settings,
                              solver::TableStore(std::filesystem::temp_directory_path()));
}

search::SearchOptions nodes(std::uint64_t count, int lines = 1) {
    search::SearchOptions limits;
    limits.nodes = count;
    limits.lines = lines;
    return limits;
}

/// Each line can be played, begins differently and is judged within bounds. A search that was cut
/// short at once may have found fewer than were asked for.
void expect_sound(const Session& session, const analysis::Analysis& analysis, std::size_t most) {
    const std::string where = concat(session.option_text(), ", ", session.position());
    ASSERT_GE(analysis.lines.size(), 1U) << where;
    ASSERT_LE(analysis.lines.size(), std::min(most, session.legal_moves().size())) << where;
    std::set<std::string> firsts;
    for (const analysis::Line& line : analysis.lines) {
        ASSERT_FALSE(line.moves.empty()) << where;
        firsts.insert(line.moves.front());
        const auto game = session.clone();
        for (const std::string& move : line.moves) {
            // A line may go on where the game would be drawn by repetition or quiet moves.
            if (game->ending().is_over()) break;
            const Result<> played = game->play(move);
            EXPECT_TRUE(played) << where << ": " << played.error();
        }
        EXPECT_GE(line.evaluation.expectation, 0.0) << where;
        EXPECT_LE(line.evaluation.expectation, 1.0) << where;
        if (!line.evaluation.is_proved()) continue;
        EXPECT_NE(line.evaluation.value->outcome, Outcome::ongoing) << where;
    }
    EXPECT_EQ(firsts.size(), analysis.lines.size()) << where;
}

bool is_same(const analysis::Analysis& a, const analysis::Analysis& b) {
    return a.nodes == b.nodes && a.depth == b.depth &&
           std::ranges::equal(a.lines, b.lines,
                              [](const analysis::Line& x, const analysis::Line& y) {
                                  return x.moves == y.moves &&
                                         x.evaluation.expectation == y.evaluation.expectation &&
                                         x.evaluation.lead == y.evaluation.lead &&
                                         x.evaluation.is_proved() == y.evaluation.is_proved();
                              });
}

TEST(Engine, thinks_soundly_about_every_game) {
    for (const std::string_view options : option_sets) {
        const auto engine = searcher(*session_at(options));
        int count = 0;
        for_each_position(options, 2, [&](const Session& session) {
            if (count++ % 7 != 0) return;
            expect_sound(session, engine->think(session, nodes(300, 1)), 1);
            expect_sound(session, engine->think(session, nodes(1000, 4)), 4);
        });
    }
}

TEST(Engine, gives_the_same_answer_again) {
    for (const std::string_view options : option_sets) {
        const auto session = session_at(options);
        const auto engine = searcher(*session);
        const analysis::Analysis once = engine->think(*session, nodes(2000, 3));
        engine->think(*after(*session, session->legal_moves()[1].text), nodes(2000));
        engine->forget();
        EXPECT_TRUE(is_same(once, engine->think(*session, nodes(2000, 3)))) << options;
        EXPECT_TRUE(is_same(once, searcher(*session)->think(*session, nodes(2000, 3)))) << options;
    }
}

TEST(Engine, keeps_to_its_positions) {
    for (const std::string_view options : option_sets) {
        const auto session = session_at(options);
        for (const std::uint64_t count : {1U, 500U, 5000U}) {
            const analysis::Analysis analysis = searcher(*session)->think(*session, nodes(count));
            EXPECT_LE(analysis.nodes, count + count / 10 + 20) << options;
        }
    }
}

TEST(Engine, adds_up_what_several_threads_find) {
    for (const std::string_view options : {"trike side=9", "taiji", "stlts"}) {
        const auto session = session_at(options);
        search::SearchOptions limits;
        limits.time = 200ms;
        limits.threads = 3;
        limits.lines = 5;
        expect_sound(*session, searcher(*session)->think(*session, limits), 5);
    }
    const auto small = session_at("trike side=4 swap=off");
    search::SearchOptions limits;
    limits.threads = 3;
    const analysis::Analysis analysis = searcher(*small)->think(*small, limits);
    EXPECT_EQ(analysis.lines.front().moves.front(), "c2");
    EXPECT_TRUE(analysis.lines.front().evaluation.is_proved());
}

TEST(Engine, keeps_to_its_depth) {
    for (const std::string_view options : option_sets) {
        const auto session = session_at(options);
        search::SearchOptions limits;
        limits.depth = 2;
        const analysis::Analysis analysis = searcher(*session)->think(*session, limits);
        const bool is_proved = analysis.lines.front().evaluation.is_proved();
        EXPECT_TRUE(analysis.depth == 2 || (is_proved && analysis.depth < 2)) << options;
    }
}

TEST(Engine, reports_on_the_way) {
    for (const std::string_view options : option_sets) {
        const auto session = session_at(options);
        std::vector<analysis::Analysis> told;
        const analysis::Analysis last = searcher(*session)->think(
            *session, nodes(5000),
            [&](const analysis::Analysis& analysis) { told.push_back(analysis); });
        if (last.lines.front().evaluation.is_proved()) continue;  // perhaps without thinking
        ASSERT_FALSE(told.empty()) << options;
        for (std::size_t i = 1; i < told.size(); ++i) {
            EXPECT_GT(told[i].depth, told[i - 1].depth) << options;
            EXPECT_GE(told[i].nodes, told[i - 1].nodes) << options;
        }
        EXPECT_GE(last.nodes, told.back().nodes) << options;
    }
}

TEST(Engine, says_nothing_about_a_finished_game) {
    const auto session = session_at("trike side=2", "b/wB 2 owner=1");
    ASSERT_TRUE(session->ending().is_over());
    EXPECT_TRUE(searcher(*session)->think(*session, nodes(10)).lines.empty());
}

TEST(Engine, stops_when_told) {
    for (const std::string_view options : option_sets) {
        const auto session = session_at(options);
        const auto engine = searcher(*session);
        std::atomic<bool> stop = false;
        std::atomic<Clock::time_point> told{};
        const std::jthread other([&] {
            std::this_thread::sleep_for(30ms);
            told = Clock::now();
            stop = true;
        });
        search::SearchOptions limits;
        limits.stop = &stop;
        limits.threads = 2;
        const analysis::Analysis analysis = engine->think(*session, limits);
        const auto ended = Clock::now();
        EXPECT_FALSE(analysis.lines.empty());
        // 20 ms are promised; a busy machine may take longer to let a thread run.
        EXPECT_TRUE(!stop || ended - told.load() < 200ms) << options;
    }
}

TEST(Engine, takes_a_win_at_hand) {
    struct Case {
        std::string_view options, position, move;
    };
    constexpr Case cases[] = {
        {"teeko", "5/bbb2/rrr1b/5/4r 1", "e3-d4"},
        {"trike side=2", "1/bW 1 owner=1", "a1"},
    };
    for (const Case& c : cases) {
        const auto session = session_at(c.options, c.position);
        const analysis::Line best = searcher(*session)->think(*session, nodes(2000)).lines.front();
        EXPECT_TRUE(best.evaluation.is_proved()) << c.position;
        EXPECT_EQ(best.evaluation.expectation, 1.0) << c.position;
        EXPECT_EQ(best.moves.front(), c.move);
    }
}

TEST(Engine, looks_for_the_hardest_way_to_lose) {
    const auto session = session_at("trike");  // with swap, every first checker is known to lose
    std::set<std::string> firsts;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        search::SearchOptions limits = nodes(2000);
        limits.seed = seed;
        const analysis::Line best = searcher(*session)->think(*session, limits).lines.front();
        EXPECT_EQ(describe(best.evaluation, Side::first), "loses (proved)");
        firsts.insert(best.moves.front());
    }
    EXPECT_GE(firsts.size(), 2U);
    EXPECT_FALSE(firsts.contains("a1"));
}

TEST(Engine, asks_the_table_of_a_solved_game) {
    const TemporaryFolder folder;
    const auto session = session_at("neutreeko board=4x4");
    const auto engine = games::make_engine(*session, {}, solver::TableStore(folder.path()));
    ASSERT_TRUE(engine->prepare({}));
    const analysis::Analysis analysis = engine->think(*session, nodes(1, 100));
    expect_sound(*session, analysis, 100);
    EXPECT_TRUE(std::ranges::all_of(
        analysis.lines, [](const analysis::Line& line) { return line.evaluation.is_proved(); }));
    EXPECT_EQ(describe(analysis.lines.front().evaluation, Side::first), "draws (proved)");
    EXPECT_EQ(describe(analysis.lines.back().evaluation, Side::first), "loses in 4 (proved)");
    EXPECT_EQ(analysis.lines.back().moves.size(), 4U);  // to the end
}

TEST(Engine, sets_traps_where_the_best_is_a_draw) {
    const TemporaryFolder folder;
    const auto start = session_at("neutreeko board=4x4");
    const auto engine = games::make_engine(*start, {}, solver::TableStore(folder.path()));
    const auto oracle = games::make_oracle(*start, solver::TableStore(folder.path()));
    int choices = 0;
    for (const LegalMove& move : start->legal_moves()) {
        const auto session = after(*start, move.text);
        std::vector<int> ways_out;
        for (const analysis::Line& line : engine->think(*session, nodes(1, 100)).lines) {
            if (line.evaluation.value->outcome != Outcome::draw) break;
            ways_out.push_back(
                analysis::replies_with(Outcome::draw, *oracle, *session, line.moves.front(), {}));
        }
        EXPECT_TRUE(std::ranges::is_sorted(ways_out)) << move.text;
        choices += !ways_out.empty() && ways_out.front() < ways_out.back() ? 1 : 0;
    }
    EXPECT_GT(choices, 0);
}

TEST(Engine, goes_on_with_what_it_knows_when_the_game_goes_on) {
    const auto session = session_at("taiji size=7");
    const auto engine = searcher(*session);
    const analysis::Analysis first = engine->think(*session, nodes(20'000));
    for (std::size_t i = 0; i < 2; ++i) ASSERT_TRUE(session->play(first.lines[0].moves[i]));
    // Twenty games more say little by themselves: not every move could be tried even once.
    const auto known = engine->think(*session, nodes(20)).lines.front();
    EXPECT_GT(known.moves.size(),
              searcher(*session)->think(*session, nodes(20)).lines.front().moves.size());
    engine->forget();
    EXPECT_EQ(engine->think(*session, nodes(20)).lines.front().moves,
              searcher(*session)->think(*session, nodes(20)).lines.front().moves);
}

TEST(Evaluation, is_put_into_words) {
    const analysis::Evaluation win{analysis::ProvenValue{Outcome::first_wins, 5}, 1.0, {}};
    EXPECT_EQ(describe(win, Side::first), "wins in 5 (proved)");
    EXPECT_EQ(describe(win, Side::second), "loses in 5 (proved)");
    EXPECT_EQ(describe(analysis::Evaluation{analysis::ProvenValue{Outcome::draw, -1}, 0.5, {}},
                       Side::first),
              "draws (proved)");
    EXPECT_EQ(describe(analysis::Evaluation{{}, 0.618, {}}, Side::first), "62 % (estimate)");
    EXPECT_EQ(describe(analysis::Evaluation{{}, 0.618, 3}, Side::first),
              "62 %, +3 points (estimate)");
    EXPECT_EQ(describe(analysis::Evaluation{{}, 0.4, -1}, Side::first),
              "40 %, -1 point (estimate)");
    EXPECT_EQ(describe(analysis::Evaluation{{}, 0.5, 0}, Side::first), "50 %, 0 points (estimate)");
}

}  // namespace
}  // namespace quinta
