#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>

#include "base/random.hpp"

namespace quinta {

/// The item with the highest score; among equals each is equally likely. There must be one.
/// Each item is scored once, since a score may have chance in it.
template <class Items, class Score>
typename Items::value_type best_of(const Items& items, Random& random, const Score& score) {
    assert(!items.empty());
    typename Items::value_type best = items[0];
    auto highest = score(best);
    std::uint32_t equals = 1;
    for (std::size_t i = 1; i < items.size(); ++i) {
        const auto value = score(items[i]);
        if (value < highest) continue;
        if (highest < value) equals = 0;
        highest = value;
        if (random.below(++equals) == 0) best = items[i];
    }
    return best;
}

}  // namespace quinta
