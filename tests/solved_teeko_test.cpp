// Teeko solved: everything that is known about it, and the table against itself. Solving takes
// seconds, and minutes under a sanitizer, so all of it belongs to the full run.

#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

#include "analysis/solved_test_support.hpp"
#include "games/teeko/solution.hpp"
#include "solver/table_codec.hpp"

namespace quinta {
namespace {

using Goals = games::Teeko::Goals;
using Centre = games::Teeko::Centre;
using Drops = games::Teeko::Drops;
constexpr std::array all_drops = {Drops::own,        Drops::alternate,  Drops::alternate1,
                                  Drops::alternate2, Drops::alternate3, Drops::own1,
                                  Drops::own2,       Drops::own3};

class SolvedTeekoTest : public ::testing::Test {
 protected:
    void SetUp() override {
        if (std::getenv("QUINTA_FULL") == nullptr) GTEST_SKIP() << "only with QUINTA_FULL";
    }

    /// The move phase, solved once for all tests of the process.
    static const solver::ArmySolution& armies(Goals goals) {
        static const std::array solved = {
            *solver::solve_armies(solver::army_problem(games::Teeko(Goals::standard)), {1}),
            *solver::solve_armies(solver::army_problem(games::Teeko(Goals::advanced)), {1}),
        };
        return solved[static_cast<std::size_t>(goals)];
    }
    static games::SolvedTeeko solve(const games::Teeko& game) {
        return {game, armies(game.goals()), 2};
    }
};

TEST_F(SolvedTeekoTest, counts) {
    const analysis::Tally standard = analysis::tally(armies(Goals::standard), 25, 4);
    EXPECT_EQ(standard.valid() + standard.nothing, 75'710'250U);
    EXPECT_EQ(standard.valid(), 75'446'910U);
    EXPECT_EQ(standard.wins, 25'606'338U);
    EXPECT_EQ(standard.losses, 7'493'341U);
    EXPECT_EQ(standard.draws, 42'347'231U);
    EXPECT_EQ(standard.longest, 39);
    EXPECT_EQ(standard.longest_wins, 40U);
    const analysis::Tally advanced = analysis::tally(armies(Goals::advanced), 25, 4);
    EXPECT_EQ(advanced.valid() + advanced.nothing, 75'710'250U);
    EXPECT_EQ(advanced.valid(), 75'363'120U);
    EXPECT_EQ(advanced.wins, 37'185'947U);
    EXPECT_EQ(advanced.losses, 12'505'107U);
    EXPECT_EQ(advanced.draws, 25'672'066U);
    EXPECT_EQ(advanced.longest, 59);
    EXPECT_EQ(advanced.longest_wins, 136U);
}

TEST_F(SolvedTeekoTest, first_drops) {
    for (const Goals goals : {Goals::standard, Goals::advanced}) {
        const games::SolvedTeeko solved = solve(games::Teeko(goals));
        const games::Teeko& game = solved.game();
        for (const games::Teeko::Move move : game.legal_moves(game.initial())) {
            games::Teeko::State state = game.initial();
            game.apply(state, move);
            const bool wins = goals == Goals::advanced && move.to == games::Teeko::centre_cell;
            EXPECT_EQ(solved.distance(state),
                      wins ? solver::Distance::loss(12) : solver::Distance::draw());
        }
    }
}

TEST_F(SolvedTeekoTest, every_value_follows_from_its_successors) {
    for (const Goals goals : {Goals::standard, Goals::advanced}) {
        analysis::expect_consistent(solve(games::Teeko(goals)));
    }
}

games::Teeko::State random_state(const games::Teeko& game, Random& random) {
    const int markers = static_cast<int>(random.below(9));
    const CellSet black = analysis::random_army(random, 25, (markers + 1) / 2, 0);
    const CellSet red = analysis::random_army(random, 25, markers / 2, black);
    const Side side = markers < 8            ? game.decider_of_drop(markers)
                      : random.below(2) == 0 ? Side::first
                                             : Side::second;
    return {black, red, side};
}

void expect_consistent_at_random(const games::SolvedTeeko& solved, Random& random) {
    const games::Teeko& game = solved.game();
    for (int left = 1'000'000; left > 0;) {
        const games::Teeko::State state = random_state(game, random);
        const bool is_first = state.side == Side::first;
        // A side never moves with a goal of its own; it may have to decide a drop.
        if (games::Teeko::markers(state) == 8 && game.is_won(is_first ? state.black : state.red)) {
            continue;
        }
        ASSERT_EQ(solved.distance(state), analysis::by_successors(solved, state))
            << game.format_state(state);
        --left;
    }
}

/// Guy Steele's results of 1998 for all drop orders, and random positions of each.
TEST_F(SolvedTeekoTest, every_variant) {
    Random random(1);
    for (const Goals goals : {Goals::standard, Goals::advanced}) {
        for (const Drops drops : all_drops) {
            const games::Teeko game(goals, Centre::open, drops);
            SCOPED_TRACE(game.option_text());
            const games::SolvedTeeko open = solve(game);
            const bool is_own = goals == Goals::advanced && drops == Drops::own;
            const bool is_own1 = goals == Goals::advanced && drops == Drops::own1;
            EXPECT_EQ(open.distance(game.initial()), is_own    ? solver::Distance::win(13)
                                                     : is_own1 ? solver::Distance::win(25)
                                                               : solver::Distance::draw());
            const games::SolvedTeeko closed(games::Teeko(goals, Centre::closed, drops),
                                            open.armies(), open.layers());
            EXPECT_EQ(closed.distance(game.initial()), solver::Distance::draw());
            expect_consistent_at_random(open, random);
        }
    }
}

/// Plain search by the rules: can the side to move, or its opponent, force a win in so many plies?
bool can_win(const games::Teeko& game, const games::Teeko::State& state, Side side, int plies) {
    if (game.outcome(state) != Outcome::ongoing) return game.outcome(state) == win_for(side);
    if (plies == 0) return false;
    const bool decides = game.side_to_move(state) == side;
    for (const games::Teeko::Move move : game.legal_moves(state)) {
        games::Teeko::State next = state;
        game.apply(next, move);
        if (can_win(game, next, side, plies - 1) == decides) return decides;
    }
    return !decides;
}

TEST_F(SolvedTeekoTest, short_wins_are_as_a_plain_search_finds_them) {
    constexpr int depth = 4;
    Random random(3);
    std::set<std::uint8_t> seen;
    for (const Goals goals : {Goals::standard, Goals::advanced}) {
        for (const Drops drops : {Drops::own, Drops::alternate2}) {
            const games::SolvedTeeko solved = solve(games::Teeko(goals, Centre::open, drops));
            for (int n = 0; n < 1500; ++n) {
                const games::Teeko::State state = random_state(solved.game(), random);
                if (games::Teeko::markers(state) < 5) continue;
                if (solved.game().outcome(state) != Outcome::ongoing) continue;
                const solver::Distance distance = solved.distance(state);
                seen.insert(distance.byte());
                for (int plies = 1; plies <= depth; ++plies) {
                    const bool is_near = !distance.is_draw() && distance.plies() <= plies;
                    ASSERT_EQ(can_win(solved.game(), state, state.side, plies),
                              is_near && distance.is_win());
                    ASSERT_EQ(can_win(solved.game(), state, opponent(state.side), plies),
                              is_near && distance.is_loss());
                }
            }
        }
    }
    for (const solver::Distance kind :
         {solver::Distance::win(1), solver::Distance::loss(2), solver::Distance::win(3)}) {
        EXPECT_TRUE(seen.contains(kind.byte()));
    }
}

TEST_F(SolvedTeekoTest, threads_do_not_change_the_tables) {
    const solver::ArmyProblem problem = solver::army_problem(games::Teeko());
    EXPECT_EQ(solver::solve_armies(problem, {2})->distances, armies(Goals::standard).distances);
    const games::SolvedTeeko one(games::Teeko(), armies(Goals::standard), 1);
    const games::SolvedTeeko two(games::Teeko(), armies(Goals::standard), 2);
    for (std::size_t i = 0; i < one.layers().size(); ++i) {
        EXPECT_EQ(one.layers()[i].distances, two.layers()[i].distances) << i;
    }
}

TEST_F(SolvedTeekoTest, packed_size) {
    const games::SolvedTeeko solved = solve(games::Teeko());
    std::size_t total = 0;
    const auto pack = [&](const solver::ArmyNumbering& numbering,
                          const std::vector<solver::Distance>& distances, int cells, int size) {
        const solver::TableShape shape{numbering.classes().size(), cells, size};
        const std::vector<std::uint8_t> bytes = solver::pack_distances(distances, shape);
        EXPECT_EQ(solver::unpack_distances(bytes, shape), distances);
        total += bytes.size();
    };
    pack(solved.armies().numbering, solved.armies().distances, 21, 4);
    for (int markers = 0; markers < games::SolvedTeeko::stored_layers; ++markers) {
        const games::SolvedTeeko::Layer& layer = solved.layers()[static_cast<std::size_t>(markers)];
        pack(layer.numbering, layer.distances, 25 - (markers + 1) / 2, markers / 2);
    }
    EXPECT_LE(total, 1'600'000U);
    EXPECT_GT(total, 1'000'000U);
}

}  // namespace
}  // namespace quinta
