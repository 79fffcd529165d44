#include "learn/puzzles.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "base/text.hpp"
#include "games/games.hpp"
#include "learn/learn_test_support.hpp"
#include "learn/puzzle_maker.hpp"
#include "whole_tiles.hpp"

namespace quinta {
namespace {

using Kind = learn::PuzzleAnswer::Kind;

std::unique_ptr<Session> session_of(const learn::Puzzle& puzzle) {
    return new_session_or_fail(puzzle.game, puzzle.position);
}

/// Plays moves, each of which must be legal.
void play(Session& session, const std::vector<std::string>& moves) {
    for (const std::string& move : moves) {
        const Result<> played = session.play(move);
        EXPECT_TRUE(played.ok()) << (played ? "" : played.error());
    }
}

/// Some moves that do not solve the puzzle, spread over the list of legal moves.
std::vector<std::string> some_wrong_moves(const learn::Puzzle& puzzle) {
    std::vector<std::string> out;
    for (const LegalMove& move : session_of(puzzle)->legal_moves()) {
        if (move.text != puzzle.solution[0]) out.push_back(move.text);
    }
    return {out.front(), out[out.size() / 2], out.back()};
}

class Puzzles : public testing::TestWithParam<std::string> {
 protected:
    static const std::vector<learn::Puzzle>& all() { return learn::puzzles(GetParam()); }
    OracleShelf shelf_;
};

TEST_P(Puzzles, AreManyAndOfAllGradesAndDifferent) {
    // Stlts is seldom decided within reach of a proof, and then soon over.
    const bool is_stlts = GetParam() == "stlts";
    EXPECT_GE(all().size(), is_stlts ? 20U : 40U);
    std::set<std::string> ids, keys;
    std::set<int> seen_grades;
    for (const learn::Puzzle& puzzle : all()) {
        const auto session = session_of(puzzle);
        EXPECT_EQ(session->option_text(), puzzle.game);
        EXPECT_EQ(session->drawn_position(), puzzle.position);
        EXPECT_TRUE(all_tiles_are_whole(*session)) << puzzle.id;
        EXPECT_EQ(session->game_name(), GetParam());
        EXPECT_TRUE(puzzle.id.starts_with(GetParam() + "-")) << puzzle.id;
        EXPECT_TRUE(ids.insert(puzzle.id).second) << puzzle.id;
        EXPECT_TRUE(keys.insert(learn::symmetry_key(*session)).second) << puzzle.id;
        EXPECT_EQ(learn::find_puzzle(puzzle.id), &puzzle);
        seen_grades.insert(puzzle.grade());
    }
    EXPECT_TRUE(std::ranges::is_sorted(all(), {}, &learn::Puzzle::grade));
    EXPECT_GE(seen_grades.size(), is_stlts ? 3U : 4U);
    EXPECT_GE(*seen_grades.begin(), 1);
    EXPECT_LE(*seen_grades.rbegin(), learn::grades);
}

TEST_P(Puzzles, HaveExactlyOneWinningMove) {
    for (const learn::Puzzle& puzzle : all()) {
        const auto session = session_of(puzzle);
        analysis::Oracle& oracle = shelf_.oracle(*session);
        EXPECT_TRUE(oracle.has_only_one_win(*session, patient_limits())) << puzzle.id;
        const Side solver = session->side_to_move();
        play(*session, {puzzle.solution[0]});
        const std::optional<analysis::ProvenValue> value = oracle.value(*session, patient_limits());
        EXPECT_TRUE(value && value->outcome == win_for(solver)) << puzzle.id;
    }
}

TEST_P(Puzzles, AreWonByTheirSolutions) {
    for (const learn::Puzzle& puzzle : all()) {
        const auto session = session_of(puzzle);
        const Side solver = session->side_to_move();
        const std::optional<analysis::ProvenValue> value =
            shelf_.oracle(*session).value(*session, patient_limits());
        ASSERT_TRUE(value) << puzzle.id;
        EXPECT_TRUE(value->plies < 0 || value->plies == puzzle.plies()) << puzzle.id;
        play(*session, puzzle.solution);
        EXPECT_EQ(session->ending().outcome, win_for(solver)) << puzzle.id;
    }
}

TEST_P(Puzzles, AnswerAWholeSolution) {
    for (const learn::Puzzle& puzzle : all()) {
        const auto session = session_of(puzzle);
        analysis::Oracle& oracle = shelf_.oracle(*session);
        for (;;) {
            const std::string move = puzzle.solution[static_cast<std::size_t>(session->ply())];
            const Result<learn::PuzzleAnswer> judged =
                learn::answer(puzzle, *session, move, oracle);
            ASSERT_TRUE(judged.ok()) << judged.error();
            ASSERT_NE(judged->kind, Kind::wrong) << puzzle.id << " " << move;
            play(*session, {move});
            play(*session, judged->line);
            EXPECT_EQ(session->ending().is_over(), judged->kind == Kind::solved) << puzzle.id;
            if (session->ending().is_over()) break;
        }
        EXPECT_EQ(session->ply(), puzzle.plies()) << puzzle.id;
    }
}

TEST_P(Puzzles, RefuteWrongMoves) {
    int lost = 0;
    for (std::size_t i = 0; i < all().size(); i += 5) {
        const learn::Puzzle& puzzle = all()[i];
        for (const std::string& move : some_wrong_moves(puzzle)) {
            const auto session = session_of(puzzle);
            const Side solver = session->side_to_move();
            analysis::Oracle& oracle = shelf_.oracle(*session);
            const Result<learn::PuzzleAnswer> judged =
                learn::answer(puzzle, *session, move, oracle);
            ASSERT_TRUE(judged.ok()) << judged.error();
            EXPECT_EQ(judged->kind, Kind::wrong) << puzzle.id << " " << move;
            EXPECT_NE(judged->outcome, win_for(solver)) << puzzle.id << " " << move;
            play(*session, {move});
            play(*session, judged->line);
            if (judged->outcome != win_for(opponent(solver))) continue;
            ++lost;
            // In Stlts it goes as far as each move is known.
            EXPECT_TRUE(session->ending().outcome == win_for(opponent(solver)) ||
                        GetParam() == "stlts")
                << puzzle.id;
        }
    }
    EXPECT_GE(lost, 1);
}

INSTANTIATE_TEST_SUITE_P(Games, Puzzles,
                         testing::Values("teeko", "neutreeko", "stlts", "trike", "taiji"),
                         [](const auto& game) { return game.param; });

TEST(Puzzle, AcceptsAnyMoveThatKeepsTheWin) {
    // Black wins with c4 only; the solution goes on with c1, but c5 wins as well.
    learn::Puzzle puzzle{"teeko-0", "teeko", "5/1r3/2b2/2b2/1r3 1", {"c4", "c5", "c1"}};
    OracleShelf shelf;
    const auto session = session_of(puzzle);
    play(*session, {"c4", "a1"});
    const Result<learn::PuzzleAnswer> judged =
        learn::answer(puzzle, *session, "c5", shelf.oracle(*session));
    ASSERT_TRUE(judged.ok());
    EXPECT_EQ(judged->kind, Kind::solved);
    EXPECT_TRUE(judged->line.empty());
}

TEST(Puzzle, RefusesIllegalMoves) {
    const learn::Puzzle& puzzle = learn::puzzles("neutreeko").front();
    OracleShelf shelf;
    const auto session = session_of(puzzle);
    const Result<learn::PuzzleAnswer> judged =
        learn::answer(puzzle, *session, "z9", shelf.oracle(*session));
    ASSERT_FALSE(judged.ok());
    EXPECT_NE(judged.error().find("z9"), std::string::npos);
}

TEST(Puzzle, IsGradedByItsLength) {
    EXPECT_EQ(learn::puzzle_grade(1), 1);
    EXPECT_EQ(learn::puzzle_grade(2), 1);
    EXPECT_EQ(learn::puzzle_grade(3), 2);
    EXPECT_EQ(learn::puzzle_grade(5), 3);
    EXPECT_EQ(learn::puzzle_grade(9), 4);
    EXPECT_EQ(learn::puzzle_grade(10), 5);
    EXPECT_EQ(learn::puzzle_grade(60), 5);
}

TEST(Puzzle, IsNotFoundByAWrongId) {
    for (const std::string_view id : {"", "teeko", "teeko-", "teeko-0", "chess-1"}) {
        EXPECT_EQ(learn::find_puzzle(id), nullptr) << id;
    }
}

TEST(PuzzleMaker, GivesTheSamePuzzlesForASeed) {
    const auto session = *games::new_session("neutreeko board=4x4");
    const auto make = [&](std::uint64_t seed) {
        learn::PuzzleMaker maker(*session, solver::TableStore(""),
                                 {.count = 5, .grade = 0, .seed = seed});
        EXPECT_TRUE(maker.prepare({}).ok());
        std::vector<std::string> out;
        while (out.size() < 5) {
            if (const auto puzzle = maker.try_next(nullptr))
                out.push_back(learn::puzzle_text(*puzzle));
        }
        return out;
    };
    EXPECT_EQ(make(1), make(1));
    EXPECT_NE(make(1), make(2));
}

TEST(PuzzleMaker, StopsWhenTold) {
    const auto session = *games::new_session("taiji");
    learn::PuzzleMaker maker(*session, solver::TableStore(""), {});
    const std::atomic<bool> stop = true;
    EXPECT_FALSE(maker.try_next(&stop).has_value());
}

TEST(SymmetryKey, IsSharedByImagesOnly) {
    const auto key = [](std::string_view position) {
        return learn::symmetry_key(*new_session_or_fail("teeko", position));
    };
    EXPECT_EQ(key("b4/5/5/5/5 2"), key("5/5/5/5/4b 2"));
    EXPECT_NE(key("b4/5/5/5/5 2"), key("1b3/5/5/5/5 2"));
}

}  // namespace
}  // namespace quinta
