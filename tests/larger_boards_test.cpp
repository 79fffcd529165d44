// The tables of boards with more than 25 cells, held against searches by the reference rules.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "base/text.hpp"
#include "games/catalogue.hpp"
#include "games/games.hpp"
#include "reference/reference.hpp"

namespace quinta {
namespace {

/// How a position ends for the side to move: plies to a win, or to a loss as a negative number; 0
/// when neither is forced within `depth` plies. Plain minimax, one ply after the other.
int forced_end(const reference::Game& game, int depth) {
    if (game.position_result() != reference::Result::ongoing || depth == 0) return 0;
    int longest_loss = 0, shortest_win = 0;
    bool is_lost = true;
    for (const std::string& move : game.moves()) {
        const std::unique_ptr<reference::Game> next = game.clone();
        next->play(move);
        const bool is_won = next->position_result() != reference::Result::ongoing;
        const int end = is_won ? 0 : forced_end(*next, depth - 1);
        if (is_won) return 1;  // nobody but the mover completes a goal
        if (end < 0 && (shortest_win == 0 || 1 - end < shortest_win)) shortest_win = 1 - end;
        if (end <= 0) is_lost = false;
        longest_loss = std::max(longest_loss, end + 1);
    }
    return shortest_win != 0 ? shortest_win : is_lost ? -longest_loss : 0;
}

/// What the oracle says, in the same numbers.
int known_end(analysis::Oracle& oracle, const Session& session) {
    const std::optional<analysis::ProvenValue> value = oracle.value(session, {});
    EXPECT_TRUE(value) << session.position();
    if (!value || value->outcome == Outcome::draw) return 0;
    return value->outcome == win_for(session.side_to_move()) ? value->plies : -value->plies;
}

/// Positions of random games, with all pieces on the board.
void add_positions(const std::string& game, int count, std::vector<std::string>& out) {
    Random random(1);
    while (static_cast<int>(out.size()) < count) {
        const std::unique_ptr<Session> session = *games::new_session(game);
        const auto plies = 8 + random.below(40);
        for (std::uint32_t n = 0; n < plies && !session->ending().is_over(); ++n) {
            const auto moves = session->legal_moves();
            const auto chosen = random.below(static_cast<std::uint32_t>(moves.size()));
            ASSERT_TRUE(session->play(moves[chosen].text));
        }
        if (!session->ending().is_over()) out.push_back(session->position());
    }
}

void expect_as_searched(const std::string& options, int start_end, int count, int depth) {
    SCOPED_TRACE(options);
    analysis::OracleMemory memory;
    memory.tables = std::size_t{2} << 30;
    const std::unique_ptr<Session> start = *games::new_session(options);
    const auto oracle = games::make_oracle(*start, solver::TableStore(""), memory);
    ASSERT_TRUE(oracle->prepare({2, nullptr, {}}));
    std::vector<std::string> positions;
    add_positions(options, count, positions);
    EXPECT_EQ(known_end(*oracle, *start), start_end);
    int decided = 0;
    for (const std::string& position : positions) {
        const std::unique_ptr<reference::Game> game = reference::make(options);
        game->set_position(position);
        const int expected = forced_end(*game, depth);
        const int known = known_end(*oracle, **games::new_session(options, position));
        EXPECT_EQ(std::abs(known) <= depth ? known : 0, expected) << position;
        decided += expected != 0;
    }
    EXPECT_GT(decided, count / 20);
}

TEST(LargerBoards, agree_with_a_search_by_the_reference_rules) {
    const bool is_full = std::getenv("QUINTA_FULL") != nullptr;
    expect_as_searched("neutreeko board=6x6", 1, is_full ? 200 : 20, is_full ? 3 : 2);
    if (!is_full) return;
    expect_as_searched("neutreeko board=7x7", -56, 200, 3);
    expect_as_searched("teeko board=6x6", 13, 100, 3);
    expect_as_searched("teeko board=6x6 goals=advanced", 13, 100, 3);
}

TEST(LargerBoards, a_table_that_is_too_large_is_refused_before_it_is_begun) {
    const std::unique_ptr<Session> start = *games::new_session("teeko board=6x6");
    const auto oracle = games::make_oracle(*start, solver::TableStore(""));
    EXPECT_NE(oracle->refusal().find("takes about"), std::string::npos) << oracle->refusal();
    bool has_begun = false;
    EXPECT_TRUE(oracle->prepare({1, nullptr, [&](double) { has_begun = true; }}));
    EXPECT_FALSE(has_begun);
    EXPECT_EQ(oracle->warning(), oracle->refusal());
    EXPECT_FALSE(oracle->value(*start, {}));
    EXPECT_FALSE(oracle->report());
    EXPECT_FALSE(oracle->verify(1));
    const std::unique_ptr<Session> usual = *games::new_session("teeko");
    EXPECT_EQ(games::make_oracle(*usual, solver::TableStore(""))->refusal(), "");
    EXPECT_NE(games::make_oracle(*usual, solver::TableStore(""), {.tables = 1 << 20})->refusal(),
              "");
}

}  // namespace
}  // namespace quinta
