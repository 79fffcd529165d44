#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "base/random.hpp"
#include "games/any_game.hpp"
#include "option_sets.hpp"

namespace quinta {

/// What every game promises, checked over random games of every option set.
template <class G>
class Conformance : public testing::Test {
 protected:
    using State = typename G::State;
    using Move = typename G::Move;

    /// Calls `check(game)` for every option set, until something fails.
    template <class Check>
    void for_each_game(Check&& check) {
        for (const std::string& text : option_sets(G::name)) {
            SCOPED_TRACE(text);
            const Result<games::AnyGame> any = games::parse_game(text);
            ASSERT_TRUE(any) << any.error();
            check(std::get<G>(*any));
            if (this->HasFailure()) return;
        }
    }

    /// Calls `check(game, state)` along random games: the start, the end, and some states between.
    template <class Check>
    void for_each_state(int games, Check&& check) {
        for_each_game([&](const G& game) {
            Random random(games_seen_);
            for (int n = 0; n < games; ++n, ++games_seen_) {
                play(game, random, n == 0, check);
                if (this->HasFailure()) return;
            }
        });
    }

    std::vector<std::string> texts(const G& game, const State& state) const {
        std::vector<std::string> out;
        for (const Move& move : game.legal_moves(state)) {
            out.push_back(game.format_move(state, move));
        }
        std::ranges::sort(out);
        return out;
    }

 private:
    // A game of captures is long and its states are slow to write down; the others are not.
    static constexpr bool is_long = CapturingGame<G>;
    static constexpr int longest = is_long ? 400 : 120;
    static constexpr std::uint32_t stride = is_long ? 60 : 4;

    template <class Check>
    void play(const G& game, Random& random, bool with_start, Check&& check) {
        State state = game.initial();
        for (int ply = 0; ply < longest; ++ply) {
            const auto moves = game.legal_moves(state);
            if (moves.empty() || (ply == 0 && with_start) || random.below(stride) == 0) {
                SCOPED_TRACE(game.format_state(state));
                check(game, state);
                if (this->HasFailure()) return;
            }
            if (moves.empty()) return;
            game.apply(state, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }

    std::uint64_t games_seen_ = 1;
};

template <class List>
struct TypesOf;
template <class... G>
struct TypesOf<GameList<G...>> {
    using type = testing::Types<G...>;
};
using TestedGames = TypesOf<games::AllGames>::type;

struct GameNames {
    template <class G>
    static std::string GetName(int) {
        return std::string(G::name);
    }
};

}  // namespace quinta
