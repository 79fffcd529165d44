#include <algorithm>

#include "players/trial.hpp"

namespace quinta {
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

TEST(ClassicTrike, weighs_the_swap_like_a_move) {
    // Where the pawn stands all six moves are left; any move gives at least one away.
    EXPECT_EQ(open_after("trike side=4", {"a1"}), (Choices{"swap"}));
    EXPECT_EQ(open_after("trike side=4 swap=off", {"a1"}).size(), 6U);
    // In a corner of the pyramid there is more to find elsewhere.
    EXPECT_FALSE(open_after("trike board=pyramid", {"a1"}).contains("swap"));
}

TEST(ClassicTrike, is_as_open_as_any_move_on_every_board) {
    for (const char* options : {"trike", "trike side=3", "trike side=12", "trike board=pyramid"}) {
        for_each_position(options, 20, [](const Session& session) {
            const auto left = [&](std::string_view move) {
                return after(session, move)->legal_moves().size();
            };
            std::size_t most = 0;
            for (const LegalMove& move : session.legal_moves()) {
                most = std::max(most, left(move.text));
            }
            const std::string chosen = player_for(session, "classic2", 11)->choose(session);
            EXPECT_EQ(left(chosen), most) << session.position() << " " << chosen;
        });
    }
}

TEST(ClassicTrike, level_1_may_swap) {
    EXPECT_TRUE(choices("trike side=3", "B/2/3 2 owner=1", "classic1").contains("swap"));
}

}  // namespace
}  // namespace quinta
