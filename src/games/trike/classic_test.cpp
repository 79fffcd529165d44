#include <algorithm>

#include "players/players_test_support.hpp"

namespace quinta::games {
namespace {

using namespace trial;

/// What "open" may choose after these moves.
Choices open_after(std::string_view options, const std::vector<std::string_view>& moves) {
    const auto session = session_at(options);
    for (const std::string_view move : moves) EXPECT_TRUE(session->play(move));
    Choices out;
    for (const auto& [move, count] : frequencies(*session, "classic2", 400)) out.insert(move);
    return out;
}

TEST(ClassicTrike, leaves_the_opponent_the_most_moves) {
    // Of c1 d1 b2 (four moves left) and c2 d3 (five).
    EXPECT_EQ(open_after("trike side=4 swap=off", {"a1", "b1"}), (Choices{"c2", "d3"}));
    // On an empty triangle every point has the same number of moves.
    EXPECT_EQ(open_after("trike side=4", {}).size(), 10U);
}

/// The moves after which the most moves are left, found by playing each of them.
Choices most_open(const Session& session) {
    Choices best;
    std::size_t most = 0;
    for (const LegalMove& move : session.legal_moves()) {
        const std::size_t left = after(session, move.text)->legal_moves().size();
        if (left > most) best.clear();
        most = std::max(most, left);
        if (left == most) best.insert(move.text);
    }
    return best;
}

TEST(ClassicTrike, weighs_the_swap_like_a_move) {
    // Where the pawn stands all six moves are left; any move gives at least one away.
    EXPECT_EQ(open_after("trike side=4", {"a1"}), (Choices{"swap"}));
    EXPECT_EQ(open_after("trike side=4 swap=off", {"a1"}).size(), 6U);
    // On the pyramid it depends on the first point.
    for (const LegalMove& move : session_at("trike board=pyramid")->legal_moves()) {
        EXPECT_EQ(open_after("trike board=pyramid", {move.text}),
                  most_open(*after(*session_at("trike board=pyramid"), move.text)))
            << move.text;
    }
}

TEST(ClassicTrike, is_as_open_as_any_move_on_every_board) {
    for (const char* options : {"trike", "trike side=3", "trike side=12", "trike board=pyramid"}) {
        for_each_position(options, 20, [](const Session& session) {
            const std::string chosen = player_for(session, "classic2", 11)->choose(session);
            EXPECT_TRUE(most_open(session).contains(chosen)) << session.position() << " " << chosen;
        });
    }
}

TEST(ClassicTrike, level_1_may_swap) {
    EXPECT_TRUE(choices("trike side=3", "B/2/3 2 owner=1", "classic1").contains("swap"));
}

}  // namespace
}  // namespace quinta::games
