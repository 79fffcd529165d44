#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/random.hpp"
#include "core/game.hpp"

namespace quinta::search {

/// How a tree is grown.
struct MctsSettings {
    double exploration = 0.7;   ///< C of UCT
    double rave_weight = 1000;  ///< how many visits the "all moves as first" statistics are worth
    double proof_effort = 0;    ///< positions for a try to prove a node, for each of its visits
    bool proves = true;         ///< carries proved outcomes up the tree
    std::uint32_t expand_after = 1;   ///< visits before the replies to a position are listed
    std::uint32_t advise_after = 16;  ///< visits before a guide that advises is asked for advice
    double advice = 300;              ///< how much that is worth
    double positions_per_visit = 2;   ///< looked at by a proof in the time of a visit, roughly
    std::size_t tree_bytes = std::size_t{256} << 20;
};

// What a guide may know of a game; each is optional.

/// Numbers the moves, so that those of different positions can be recognised as the same.
template <class K, class G>
concept MoveNumbering = requires(const K& guide, const typename G::Move& move) {
    { guide.slot(move) } -> std::same_as<std::size_t>;
    { guide.slots() } -> std::same_as<std::size_t>;
    {
        K::sides_share_moves
    } -> std::convertible_to<bool>;  ///< a move is as good for whoever plays it
};
/// Plays games to their end itself; what the first side gets of one on average.
template <class K, class G>
concept PlayoutGuide = requires(const K& guide, const typename G::State& state, Random& random) {
    { guide.playout(state, random) } -> std::same_as<double>;
};

/// Judges positions, if it has what it takes at the time: what the first side gets of a game from
/// there on average, and how likely each of the legal moves is the best.
template <class K, class G>
concept JudgingGuide =
    requires(const K& guide, const typename G::State& state, std::span<float> priors) {
        { guide.can_judge() } -> std::same_as<bool>;
        { guide.judge(state, priors) } -> std::same_as<double>;
        /// The positions to look at for a proof before a judgement; 0 where none is within reach.
        { guide.proof_effort(state) } -> std::same_as<std::uint64_t>;
    };

/// Its judgements advise random games, instead of taking their place.
template <class K, class G>
concept AdvisingGuide = JudgingGuide<K, G> && requires { requires K::advises_games; };

/// Wants more than one game from each leaf.
template <class K>
concept GamesAtOnce = requires {
    { K::games_at_once } -> std::convertible_to<int>;
};
/// Wants to know by how many points games end.
template <class K>
concept PointCounter = requires { requires K::counts_points; };

/// A guide that knows nothing: plain UCT.
struct NoGuide {};

}  // namespace quinta::search
