#include <algorithm>

#include "base/text.hpp"
#include "games/any_game.hpp"
#include "players/players_test_support.hpp"

namespace quinta::games {
namespace {

using namespace trial;
using Board = Neutreeko::Board;

int value(std::string_view position, Board board = Board::five_by_five) {
    const Neutreeko game(board);
    const auto state = game.parse_state(position);
    EXPECT_TRUE(state) << position << ": " << state.error();
    return game.classic_value(*state);
}

TEST(ClassicNeutreeko, weighs_cells) {
    EXPECT_EQ(value("1w1w1/2b2/5/2w2/1b1b1 1"), 0);
    EXPECT_EQ(value("w1w2/3b1/w3b/5/2b2 1"), (100 + 500 + 500) - (250 + 500 + 500));
    EXPECT_EQ(value("b4/4w/2w2/4b/w2b1 1"), (100 + 250 + 100) - (100 + 250 + 250));
}

TEST(ClassicNeutreeko, counts_pairs_with_an_open_end) {
    // b2 c2 is open at both ends and counts once.
    EXPECT_EQ(value("b3w/2b2/5/1ww2/4b 1"), (650 + 500) - 500);
    // a1 b1 ends at the border and at c1: closed by a black piece there, open without it.
    EXPECT_EQ(value("b3w/5/4b/5/wwb2 1"), 450 - 1100);
    EXPECT_EQ(value("b3w/5/4b/2b2/ww3 1"), (450 + 500) - 900);
    // Diagonals count, and so do two pairs that share a piece.
    EXPECT_EQ(value("w4/5/4b/1w3/w1b1b 1"), (450 + 500) - 1100);
    EXPECT_EQ(value("b3b/5/1w3/1ww2/4b 1"), (300 + 250 + 300 + 3 * 500) - 300);
}

TEST(ClassicNeutreeko, counts_a_finished_line) {
    EXPECT_EQ(value("b3b/5/4b/5/www2 1"), 850 + 500 + 100'000 - 700);
    EXPECT_EQ(value("w3w/5/4w/5/bbb2 2"), 700 - (850 + 500 + 100'000));
}

TEST(ClassicNeutreeko, leaves_out_the_middle_on_a_side_of_four) {
    EXPECT_EQ(value("4b/b4/2b2/w1w1w 1", Board::five_by_four), 700 - (300 + 250 + 100));
    EXPECT_EQ(value("4/4/w2b/bwbw 1", Board::four_by_four), 0);
    EXPECT_EQ(value("w2b/4/b1w1/1b1w 1", Board::four_by_four),
              (100 + 250 + 100 + 500) - (100 + 250 + 250));
}

TEST(ClassicNeutreeko, repeats_the_middle_on_larger_sides) {
    EXPECT_EQ(value("b4b/6/6/2w3/1w4/b4w 1", Board::six_by_six), (100 + 250 + 100 + 500) - 3 * 100);
    EXPECT_EQ(value("b5b/7/7/3w3/7/1w5/b5w 1", Board::seven_by_seven), (100 + 250 + 100) - 3 * 100);
}

TEST(ClassicNeutreeko, values_mirror_images_alike) {
    for (const Board board : {Board::five_by_five, Board::five_by_four, Board::four_by_four,
                              Board::six_by_six, Board::seven_by_seven}) {
        const Neutreeko game(board);
        for_each_position(game.option_text(), 20, [&](const Session& session) {
            const Neutreeko::State state = typed<Neutreeko>(session).history().current();
            for (int s = 1; s < game.symmetries(); ++s) {
                EXPECT_EQ(game.classic_value(game.transform(state, s)), game.classic_value(state));
            }
        });
    }
}

TEST(ClassicNeutreeko, finishes_a_line) {
    EXPECT_EQ(choices("neutreeko", "2b1w/5/3ww/5/bb3 1", "classic2"), (Choices{"c5-c1"}));
    EXPECT_EQ(choices("neutreeko", "ww3/5/4b/3b1/2w1b 2", "classic2"), (Choices{"c1-c5"}));
}

TEST(ClassicNeutreeko, chooses_the_best_value_for_its_side) {
    for (const char* board : {"5x5", "5x4", "4x4", "6x6", "7x7"}) {
        for_each_position(concat("neutreeko board=", board), 20, [](const Session& session) {
            const Neutreeko& game = typed<Neutreeko>(session).game();
            const auto worth = [&](std::string_view move) {
                const auto next = after(session, move);
                const int value = game.classic_value(typed<Neutreeko>(*next).history().current());
                return session.side_to_move() == Side::first ? -value : value;
            };
            int best = -1'000'000;
            for (const LegalMove& move : session.legal_moves()) {
                best = std::max(best, worth(move.text));
            }
            const std::string chosen = player_for(session, "classic2", 3)->choose(session);
            EXPECT_EQ(worth(chosen), best) << session.position() << " " << chosen;
        });
    }
}

TEST(ClassicNeutreeko, level_2_beats_level_1) {
    for (const char* board : {"5x5", "5x4", "4x4", "6x6", "7x7"}) {
        EXPECT_GE(wins(concat("neutreeko board=", board), "classic2", "classic1"), 90) << board;
    }
}

}  // namespace
}  // namespace quinta::games
