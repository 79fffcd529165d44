#include "learn/lessons.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <string>

#include "base/text.hpp"
#include "games/games.hpp"
#include "learn/learn_test_support.hpp"
#include "whole_tiles.hpp"

namespace quinta {
namespace {

using Names = std::set<std::string, std::less<>>;

/// Calls `check` with each step of each lesson of a game.
template <class Check>
void for_each_step(std::string_view game, const Check& check) {
    for (const Lesson& lesson : learn::lessons(game)) {
        for (const LessonStep& step : lesson.steps) {
            SCOPED_TRACE(concat(game, " ", lesson.id, ": ", step.position));
            check(step, *new_session_or_fail(step.game, step.position));
        }
    }
}

Names names(const std::vector<std::string_view>& list) { return {list.begin(), list.end()}; }

const std::string& cell_name(const Session& session, int cell) {
    return session.cells()[static_cast<std::size_t>(cell)].name;
}

/// The moves of the piece that the accepted moves are about: all when a move is a single touch.
std::vector<LegalMove> moves_of_piece(const LessonStep& step, const Session& session) {
    const std::vector<LegalMove> moves = session.legal_moves();
    const auto about = std::ranges::find(moves, step.accepted.at(0), &LegalMove::text);
    std::vector<LegalMove> out;
    for (const LegalMove& move : moves) {
        const bool is_same = move.steps.size() == 1 || move.steps[0] == about->steps[0];
        if (is_same && move.steps.back().cell >= 0) out.push_back(move);
    }
    return out;
}

Names winning_at_once(const Session& session) {
    Names out;
    for (const LegalMove& move : session.legal_moves()) {
        const auto next = session.clone();
        EXPECT_TRUE(next->play(move.text).ok());
        if (next->ending().outcome == win_for(session.side_to_move())) out.insert(move.text);
    }
    return out;
}

/// The moves that end as wished. Every move must be known, but in Stlts, where a move can only be
/// proved to win or to lose.
template <class Wish>
Names with_truth(const Session& session, analysis::Oracle& oracle, const Wish& wish) {
    Names out;
    for (const analysis::MoveValue& move : oracle.moves(session, patient_limits())) {
        EXPECT_TRUE(move.value.has_value() || session.game_name() == "stlts") << move.move;
        if (move.value && wish(move.value->outcome)) out.insert(move.move);
    }
    return out;
}

TEST(Lessons, AreAHandfulForEachGame) {
    for (const games::GameInfo& info : games::games()) {
        Names ids, titles;
        for (const Lesson& lesson : learn::lessons(info.name)) {
            EXPECT_TRUE(ids.emplace(lesson.id).second) << lesson.id;
            EXPECT_TRUE(titles.emplace(lesson.title).second) << lesson.title;
            EXPECT_TRUE(std::ranges::any_of(
                lesson.steps, [](const LessonStep& step) { return !step.accepted.empty(); }))
                << lesson.id << " has nothing to do";
            for (const LessonStep& step : lesson.steps) {
                EXPECT_EQ(words(step.game).front(), info.name);
            }
        }
        EXPECT_GE(ids.size(), 4U) << info.name;
        EXPECT_LE(ids.size(), 6U) << info.name;
    }
}

TEST(Lessons, ArePlainSentences) {
    const auto is_sentence = [](std::string_view text) {
        return text.size() <= 260 && std::isupper(static_cast<unsigned char>(text.front())) != 0 &&
               std::string_view(".?!").find(text.back()) != std::string_view::npos &&
               std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; }) &&
               text.find("  ") == std::string_view::npos;
    };
    for (const games::GameInfo& info : games::games()) {
        for_each_step(info.name, [&](const LessonStep& step, const Session&) {
            EXPECT_FALSE(step.text.empty());
            EXPECT_EQ(step.praise.empty(), step.accepted.empty());
            EXPECT_EQ(step.hint.empty(), step.accepted.empty());
            for (const std::string_view text : {step.text, step.praise, step.hint}) {
                EXPECT_TRUE(text.empty() || is_sentence(text)) << text;
            }
        });
    }
}

TEST(Lessons, ShowCanonicalPositionsAndLegalMoves) {
    for (const games::GameInfo& info : games::games()) {
        for_each_step(info.name, [](const LessonStep& step, const Session& session) {
            EXPECT_EQ(session.option_text(), step.game);
            EXPECT_EQ(session.drawn_position(), step.position);
            EXPECT_TRUE(all_tiles_are_whole(session)) << step.position;
            Names cells, moves;
            for (const Cell& cell : session.cells()) cells.insert(cell.name);
            for (const LegalMove& move : session.legal_moves()) moves.insert(move.text);
            for (const std::string_view mark : step.marks) EXPECT_TRUE(cells.contains(mark));
            for (const std::string_view move : step.accepted) EXPECT_TRUE(moves.contains(move));
            EXPECT_EQ(names(step.marks).size(), step.marks.size());
            EXPECT_EQ(names(step.accepted).size(), step.accepted.size());
            EXPECT_TRUE(step.claim == Claim::none || !step.accepted.empty());
        });
    }
}

TEST(Lessons, MarkWhatDecidedAFinishedGame) {
    for (const games::GameInfo& info : games::games()) {
        for_each_step(info.name, [](const LessonStep& step, const Session& session) {
            if (!session.ending().is_over()) return;
            Names decisive;
            for (const int cell : session.view().decisive)
                decisive.insert(cell_name(session, cell));
            EXPECT_EQ(names(step.marks), decisive);
        });
    }
}

TEST(Lessons, NameOnlyCellsOfTheBoard) {
    for (const games::GameInfo& info : games::games()) {
        for_each_step(info.name, [](const LessonStep& step, const Session& session) {
            Names cells;
            for (const Cell& cell : session.cells()) cells.insert(cell.name);
            for (const std::string_view text : {step.text, step.praise, step.hint}) {
                for (const std::string& name : cell_like_words(text)) {
                    EXPECT_TRUE(cells.contains(name)) << name << ": " << text;
                }
            }
        });
    }
}

class LessonClaims : public testing::TestWithParam<std::string> {};

TEST_P(LessonClaims, AreTrue) {
    int claims = 0;
    OracleShelf shelf;
    for_each_step(GetParam(), [&](const LessonStep& step, const Session& session) {
        const Side side = session.side_to_move();
        claims += step.claim == Claim::none ? 0 : 1;
        switch (step.claim) {
            case Claim::none:
                break;
            case Claim::reaches: {
                Names moves, cells;
                for (const LegalMove& move : moves_of_piece(step, session)) {
                    moves.insert(move.text);
                    cells.insert(cell_name(session, move.steps.back().cell));
                }
                EXPECT_EQ(names(step.accepted), moves);
                EXPECT_EQ(names(step.marks), cells);
                break;
            }
            case Claim::wins_now:
                EXPECT_EQ(names(step.accepted), winning_at_once(session));
                break;
            case Claim::wins:
                EXPECT_EQ(names(step.accepted),
                          with_truth(session, shelf.oracle(session),
                                     [&](Outcome outcome) { return outcome == win_for(side); }));
                break;
            case Claim::saves:
                EXPECT_EQ(names(step.accepted),
                          with_truth(session, shelf.oracle(session), [&](Outcome outcome) {
                              return outcome != win_for(opponent(side));
                          }));
                break;
        }
    });
    EXPECT_GE(claims, 4);
}

INSTANTIATE_TEST_SUITE_P(Games, LessonClaims,
                         testing::Values("teeko", "neutreeko", "stlts", "trike", "taiji"),
                         [](const auto& game) { return game.param; });

}  // namespace
}  // namespace quinta
