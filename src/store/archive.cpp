#include "store/archive.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "store/game_row.hpp"

namespace quinta::store {
namespace {

using Wanted = GamesQuery::Wanted;

constexpr std::array<const char*, 2> columns_of_side = {"first_id", "second_id"};

// What read_games() reads, of a table or a query called g.
const std::string archive_columns = concat(
    "SELECT ", game_columns, ", g.ended, ra.old_rating, ra.rating, rb.old_rating, rb.rating FROM ");
const std::string archive_tables =
    concat(players_of_game,
           "LEFT JOIN rating_changes ra ON ra.game_id = g.id AND ra.user_id = g.first_id "
           "LEFT JOIN rating_changes rb ON rb.game_id = g.id AND "
           "rb.user_id = g.second_id ");

std::optional<ArchivedGame::Ratings> ratings_of(RowReader& row) {
    const bool is_there = !row.is_null();
    ArchivedGame::Ratings out{.before = row.number<double>()};
    out.after = row.number<double>();
    return is_there ? std::optional(out) : std::nullopt;
}

std::string outcome_is(Outcome outcome) {
    return concat(" AND outcome = ", static_cast<int>(outcome));
}

std::string condition_of(Wanted wanted, Side side) {
    switch (wanted) {
        case Wanted::won:
            return outcome_is(win_for(side));
        case Wanted::lost:
            return outcome_is(win_for(opponent(side)));
        case Wanted::drawn:
            return outcome_is(Outcome::draw);
        case Wanted::aborted:
            return outcome_is(Outcome::ongoing);
        case Wanted::running:
            return " AND how IS NULL";
    }
    return {};
}

/// The games that somebody played as one side, by an index on that side alone: asked for both at
/// once, a database reads all of somebody's games to find the newest.
std::string half_of(const GamesQuery& query, Side side, const std::string& filters) {
    const std::string other = columns_of_side[index(opponent(side))];
    return concat("SELECT * FROM (SELECT * FROM games WHERE ", columns_of_side[index(side)],
                  " = $1", query.opponent.empty() ? "" : concat(" AND ", other, " = $2"),
                  query.result ? condition_of(*query.result, side) : "", filters, ") AS half",
                  index(side));
}

}  // namespace

Result<std::vector<ArchivedGame>> Archive::read_games(const std::string& sql,
                                                      const std::vector<Value>& values) {
    const Result<Rows> found = database_.run(sql, values);
    if (!found) return found.failure();
    std::vector<ArchivedGame> out;
    for (const auto& columns : found->rows) {
        RowReader row(columns);
        const Result<GameSummary> summary = summary_of(row);
        if (!summary) return summary.failure();
        ArchivedGame game{.summary = *summary};
        const bool is_over = !row.is_null();
        const Time ended = row.time();
        if (is_over) game.ended = ended;
        for (auto& ratings : game.ratings) ratings = ratings_of(row);
        out.push_back(std::move(game));
    }
    return out;
}

Result<std::vector<ArchivedGame>> Archive::games(const GamesQuery& query) {
    std::vector<Value> values = {value(query.user)};
    const auto next = [&values](Value given) {
        values.push_back(std::move(given));
        return concat("$", values.size());
    };
    if (!query.opponent.empty()) next(value(query.opponent));
    std::string filters;
    if (!query.game.empty()) {
        filters += concat(" AND (game = ", next(value(query.game)));
        filters += concat(" OR game LIKE ", next(value(query.game + " %")), ")");
    }
    if (query.rated) filters += concat(" AND rated = ", *query.rated ? 1 : 0);
    if (query.before) {
        filters += concat(" AND (at, id) < (", next(value(query.before->at)), ", ");
        filters += concat(next(value(query.before->game)), ")");
    }
    const std::string most = next(value(query.most));
    filters += concat(" ORDER BY at DESC, id DESC LIMIT ", most);
    return read_games(concat(archive_columns, "(", half_of(query, Side::first, filters),
                             " UNION ALL ", half_of(query, Side::second, filters), ") AS g",
                             archive_tables, "ORDER BY g.at DESC, g.id DESC LIMIT ", most),
                      values);
}

Result<std::optional<ArchivedGame>> Archive::game(std::string_view id) {
    const Result<std::vector<ArchivedGame>> found = read_games(
        concat(archive_columns, "games g", archive_tables, "WHERE g.id = $1"), {value(id)});
    if (!found) return found.failure();
    if (found->empty()) return std::optional<ArchivedGame>{};
    return std::optional<ArchivedGame>(found->front());
}

Result<std::vector<ArchivedGame>> Archive::live(int most) {
    return read_games(concat(archive_columns, "games g", archive_tables,
                             "WHERE g.how IS NULL ORDER BY g.at DESC, g.id DESC LIMIT $1"),
                      {value(most)});
}

Result<int> Archive::live_count() {
    const Result<Rows> found = database_.run("SELECT COUNT(*) FROM games WHERE how IS NULL", {});
    if (!found) return found.failure();
    return RowReader(found->rows.at(0)).whole();
}

Result<std::vector<Tally>> Archive::tallies(std::string_view user, std::string_view opponent) {
    std::vector<Tally> out;
    for (const Side side : {Side::first, Side::second}) {
        if (Result<> added = add_tallies(out, side, user, opponent); !added) return added.failure();
    }
    std::ranges::sort(out, {}, &Tally::game);
    return out;
}

Result<> Archive::add_tallies(std::vector<Tally>& tallies, Side side, std::string_view user,
                              std::string_view opponent) {
    std::vector<Value> values = {value(user)};
    if (!opponent.empty()) values.push_back(value(opponent));
    const Result<Rows> found = database_.run(
        concat("SELECT game, outcome, COUNT(*) FROM games WHERE ", columns_of_side[index(side)],
               " = $1",
               opponent.empty() ? "" : concat(" AND ", columns_of_side[1 - index(side)], " = $2"),
               " AND outcome > 0 GROUP BY game, outcome"),
        values);
    if (!found) return found.failure();
    for (const auto& columns : found->rows) {
        RowReader row(columns);
        const std::string game = online::game_name({.game = row.text()});
        auto place = std::ranges::find(tallies, game, &Tally::game);
        if (place == tallies.end()) place = tallies.insert(tallies.end(), {.game = game});
        const auto outcome = static_cast<Outcome>(row.whole());
        int& count = outcome == Outcome::draw   ? place->drawn
                     : outcome == win_for(side) ? place->won
                                                : place->lost;
        count += row.whole();
    }
    return {};
}

Result<std::vector<online::Person>> Archive::blocked(std::string_view user) {
    const Result<Rows> found = database_.run(
        "SELECT u.id, u.name, u.kind FROM blocks b JOIN users u ON u.id = b.blocked_id "
        "WHERE b.user_id = $1 ORDER BY u.name, u.id",
        {value(user)});
    if (!found) return found.failure();
    std::vector<online::Person> out;
    for (const auto& columns : found->rows) {
        RowReader row(columns);
        out.push_back(person_of(row));
    }
    return out;
}

}  // namespace quinta::store
