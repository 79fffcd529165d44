#include <algorithm>

#include "base/text.hpp"
#include "store/archive.hpp"
#include "store/game_row.hpp"

namespace quinta::store {
namespace {

constexpr int batch = 200;  // of a board of leaders, until enough of them are certain

}  // namespace

Result<std::vector<RatingChange>> Archive::rating_changes(std::string_view user,
                                                          std::string_view game, int most) {
    std::vector<Value> values = {value(user)};
    if (!game.empty()) values.push_back(value(game));
    values.push_back(value(most));
    const Result<Rows> found = database_.run(
        concat("SELECT at, game, game_id, rating, deviation, volatility FROM rating_changes "
               "WHERE user_id = $1",
               game.empty() ? "" : " AND game = $2", " ORDER BY at DESC, game_id DESC LIMIT $",
               values.size()),
        values);
    if (!found) return found.failure();
    std::vector<RatingChange> out;
    for (const auto& columns : found->rows) {
        RowReader row(columns);
        RatingChange change{.at = row.time(), .game = row.text(), .game_id = row.text()};
        change.rating.value = row.number<double>();
        change.rating.deviation = row.number<double>();
        change.rating.volatility = row.number<double>();
        out.push_back(std::move(change));
    }
    std::ranges::reverse(out);
    return out;
}

Result<std::vector<GameStanding>> Archive::standings(std::string_view user) {
    const Result<Rows> found = database_.run(
        "SELECT game, rating, deviation, volatility, games, last_game FROM standings "
        "WHERE user_id = $1 ORDER BY game",
        {value(user)});
    if (!found) return found.failure();
    std::vector<GameStanding> out;
    for (const auto& columns : found->rows) {
        RowReader row(columns);
        GameStanding standing{.game = row.text()};
        standing.standing = standing_of(row);
        out.push_back(std::move(standing));
    }
    return out;
}

/// Certainty fades with time, so that whoever has not played for long drops out: read in batches,
/// for the database does not know how it fades.
Result<std::vector<Ranked>> Archive::leaders(std::string_view game, Time now, int most) {
    std::vector<Ranked> out;
    for (int begin = 0; static_cast<int>(out.size()) < most; begin += batch) {
        const Result<Rows> found = database_.run(
            "SELECT u.id, u.name, u.kind, s.rating, s.deviation, s.volatility, s.games, "
            "s.last_game FROM standings s JOIN users u ON u.id = s.user_id "
            "WHERE s.game = $1 AND u.kind = $2 ORDER BY s.rating DESC, s.user_id "
            "LIMIT $3 OFFSET $4",
            {value(game), value(static_cast<int>(online::Person::Kind::account)), value(batch),
             value(begin)});
        if (!found) return found.failure();
        for (const auto& columns : found->rows) {
            RowReader row(columns);
            Ranked ranked{.person = person_of(row)};
            ranked.standing = online::current(standing_of(row), now);
            const bool is_full = static_cast<int>(out.size()) == most;
            if (!is_full && !ranked.standing.rating.is_provisional()) out.push_back(ranked);
        }
        if (static_cast<int>(found->rows.size()) < batch) break;
    }
    return out;
}

}  // namespace quinta::store
