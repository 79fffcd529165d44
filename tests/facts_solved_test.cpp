// Who wins small games, by plain search to the end.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <unordered_map>
#include <vector>

#include "games/any_game.hpp"

namespace quinta {
namespace {

/// Does the first player win? Plain search that remembers every state by its hash and looks first
/// at the moves that leave the fewest replies; for games without cycles.
template <Rules G>
class Solver {
 public:
    explicit Solver(const G& game) : game_(game) {}

    bool first_wins(const typename G::State& state) {
        const Outcome outcome = game_.outcome(state);
        if (outcome != Outcome::ongoing) return outcome == Outcome::first_wins;
        const std::uint64_t hash = game_.hash(state);
        const auto known = known_.find(hash);
        if (known != known_.end()) return known->second;
        const bool wants = game_.side_to_move(state) == Side::first;
        const bool result = can_reach(wants, state) ? wants : !wants;
        known_.emplace(hash, result);
        return result;
    }

 private:
    bool can_reach(bool wants, const typename G::State& state) {
        std::vector<std::pair<int, typename G::State>> children;
        for (const auto& move : game_.legal_moves(state)) {
            auto next = state;
            game_.apply(next, move);
            children.emplace_back(game_.count_moves(next), next);
        }
        std::ranges::sort(children, {}, [](const auto& child) { return child.first; });
        return std::ranges::any_of(
            children, [&](const auto& child) { return first_wins(child.second) == wants; });
    }

    const G& game_;
    std::unordered_map<std::uint64_t, bool> known_;
};

/// For each first checker, row by row from the apex: B when the player who placed it wins.
std::string winners(int side) {
    const games::Trike game(games::Trike::Board::triangle, side, false);
    Solver solver(game);
    std::string out;
    for (int point = 0; point < game.points(); ++point) {
        // The turns and mirrors of a solved point need no search of their own.
        int twin = point;
        for (int k = 1; k < game.symmetries(); ++k) {
            const games::Trike::Move image =
                game.transform(games::Trike::Move{static_cast<std::uint8_t>(point)}, k);
            twin = std::min<int>(twin, image.to);
        }
        if (twin < point) {
            out += out[static_cast<std::size_t>(twin)];
            continue;
        }
        games::Trike::State state = game.initial();
        game.apply(state, {static_cast<std::uint8_t>(point)});
        out += solver.first_wins(state) ? 'B' : 'w';
    }
    return out;
}

TEST(TrikeSolved, who_wins_after_each_first_checker) {
    EXPECT_EQ(winners(3),
              "w"
              "BB"
              "wBw");
    EXPECT_EQ(winners(4),
              "w"
              "ww"
              "wBw"
              "wwww");
    EXPECT_EQ(winners(5),
              "w"
              "BB"
              "wBw"
              "BBBB"
              "wBwBw");
}

TEST(TrikeSolved, who_wins_after_each_first_checker_on_side_6) {
    if (std::getenv("QUINTA_FULL") == nullptr) GTEST_SKIP() << "only with QUINTA_FULL";
    EXPECT_EQ(winners(6),
              "B"
              "BB"
              "BBB"
              "BBBB"
              "BBBBB"
              "BBBBBB");
}

TEST(TrikeSolved, with_swap_the_second_player_wins) {
    for (int side = 2; side <= 5; ++side) {
        const games::Trike game(games::Trike::Board::triangle, side, true);
        EXPECT_FALSE(Solver(game).first_wins(game.initial())) << side;
    }
}

TEST(TaijiSolved, dark_wins_small_boards) {
    for (int size = 2; size <= 4; ++size) {
        for (const int groups : {1, 2, games::Taiji::all_groups}) {
            const games::Taiji game(size, groups);
            EXPECT_FALSE(Solver(game).first_wins(game.initial())) << size << ", " << groups;
        }
    }
}

}  // namespace
}  // namespace quinta
