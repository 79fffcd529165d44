#pragma once

#include <cmath>
#include <limits>

#include "search/mcts_tree.hpp"

namespace quinta::search {

/// The reply to try next by value and prior (PUCT). One that was never tried is expected to be the
/// worse, the more of the likely ones were. With `proves` one that is proved lost is left out; the
/// position must not be proved.
template <Rules G>
typename MctsTree<G>::Index puct_choice(const MctsTree<G>& tree, typename MctsTree<G>::Index at,
                                        double exploration, bool proves) {
    using Index = typename MctsTree<G>::Index;
    const auto& node = tree[at];
    float tried = 0;
    for (Index i = node.first; i < node.first + node.count; ++i) {
        if (tree[i].visits > 0) tried += tree[i].prior;
    }
    const double mean = node.mover == node.side ? node.mean() : 1 - node.mean();
    const float untried = static_cast<float>(mean) - 0.25F * std::sqrt(tried);
    const float reach =
        static_cast<float>(exploration) * std::sqrt(static_cast<float>(node.visits) + 1);
    Index best = node.first;
    float best_value = -std::numeric_limits<float>::infinity();
    for (Index i = node.first; i < node.first + node.count; ++i) {
        const auto& reply = tree[i];
        if (proves && reply.outcome == win_for(opponent(node.side))) continue;
        const float known = reply.visits > 0 ? static_cast<float>(reply.mean()) : untried;
        const float value = known + reach * reply.prior / (1 + static_cast<float>(reply.visits));
        if (value <= best_value) continue;
        best_value = value;
        best = i;
    }
    return best;
}

}  // namespace quinta::search
