#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "online/rating.hpp"
#include "online/transaction.hpp"

namespace quinta::online {

/// What a simulation has on disk.
class SimStore {
 public:
    struct Row {
        GameStart start;
        std::uint64_t fence = 0;
        std::vector<Event> events{};
        std::optional<GameResult> result{};
    };

    std::map<Id, Row> games{};
    std::map<Id, Challenge> challenges{};
    std::map<Id, Standing> standings{};
    Time last_alive{};
    bool checks_fence = true;

    bool commit(const Transaction& transaction, Time now) {
        if (!is_possible(transaction)) return false;
        if (transaction.continuation) write(*transaction.continuation, now);
        if (transaction.new_game) games[transaction.new_game->id] = {*transaction.new_game};
        if (transaction.new_challenge) {
            challenges[transaction.new_challenge->id] = *transaction.new_challenge;
        }
        challenges.erase(transaction.removed_challenge);
        last_alive = now;
        return true;
    }

 private:
    bool is_possible(const Transaction& transaction) const {
        if (const auto& next = transaction.continuation) {
            const Row& row = games.at(next->game);
            const bool is_next = next->version == static_cast<int>(row.events.size());
            if (checks_fence && (next->fence != row.fence || !is_next)) return false;
        }
        if (transaction.new_game && games.contains(transaction.new_game->id)) return false;
        return transaction.removed_challenge.empty() ||
               challenges.contains(transaction.removed_challenge);
    }

    void write(const Continuation& next, Time now) {
        Row& row = games.at(next.game);
        row.events.insert(row.events.end(), next.events.begin(), next.events.end());
        if (next.result) row.result = next.result;
        if (!next.rated) return;
        Standing& first = standings[next.rated->players[0]];
        Standing& second = standings[next.rated->players[1]];
        const std::array<Standing, 2> after =
            after_game({first, second}, next.result->outcome, now);
        first = after[0];
        second = after[1];
    }
};

}  // namespace quinta::online
