#include "server/people_message.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

#include "base/text.hpp"
#include "online/ids.hpp"

namespace quinta::server {
namespace {

void add(Json& out, const online::Rating& rating) {
    out["rating"] = rounded(rating.value);
    out["deviation"] = rounded(rating.deviation);
    out["provisional"] = rating.is_provisional();
}

Json json_of(const store::Tally& tally) {
    return {{"game", tally.game}, {"won", tally.won}, {"drawn", tally.drawn}, {"lost", tally.lost}};
}

Json json_of(const std::vector<store::Tally>& tallies) {
    Json out = Json::array();
    for (const store::Tally& tally : tallies) out.push_back(json_of(tally));
    return out;
}

/// Of changes in a row that `same` takes for one, the last.
template <class Same>
std::vector<store::RatingChange> last_of_each(std::vector<store::RatingChange> changes, Same same) {
    std::vector<store::RatingChange> out;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const bool is_last = i + 1 == changes.size() || !same(i, i + 1);
        if (is_last) out.push_back(std::move(changes[i]));
    }
    return out;
}

}  // namespace

Json json_of(const store::ArchivedGame& game, const std::vector<std::string>& moves) {
    Json out = json_of(game.summary.start);
    out["version"] = game.summary.version;
    out["result"] = json_of(game.summary.result);
    out["ended"] = game.ended ? json_of(*game.ended) : Json();
    Json ratings = Json::array();
    for (const auto& change : game.ratings) {
        ratings.push_back(
            change ? Json{{"before", rounded(change->before)}, {"after", rounded(change->after)}}
                   : Json());
    }
    out["ratings"] = std::move(ratings);
    out["moves"] = moves;
    return out;
}

std::string profile_text(const store::User& user, const std::vector<store::GameStanding>& standings,
                         const std::vector<store::Tally>& tallies, online::Time now) {
    Json ratings = Json::array();
    for (const auto& [game, standing] : standings) {
        Json rating = {{"game", game}};
        add(rating, online::current(standing, now).rating);
        rating["games"] = standing.games;
        rating["last"] = json_of(standing.last_game.value_or(online::Time{}));
        ratings.push_back(std::move(rating));
    }
    return text_of({{"person", json_of(user.person)},
                    {"since", json_of(user.created)},
                    {"ratings", std::move(ratings)},
                    {"counts", json_of(tallies)}}) +
           "\n";
}

std::string games_text(Json games, const std::optional<store::Place>& next) {
    return text_of(
               {{"games", std::move(games)}, {"next", next ? Json(place_text(*next)) : Json()}}) +
           "\n";
}

std::string ratings_text(const online::Person& person,
                         const std::vector<store::RatingChange>& changes) {
    Json list = Json::array();
    for (const store::RatingChange& change : changes) {
        Json point = {{"game", change.game}, {"at", json_of(change.at)}};
        add(point, change.rating);
        point["id"] = change.game_id.empty() ? Json() : Json(change.game_id);
        list.push_back(std::move(point));
    }
    return text_of({{"person", json_of(person)}, {"ratings", std::move(list)}}) + "\n";
}

std::string versus_text(const online::Person& one, const online::Person& other,
                        const std::vector<store::Tally>& tallies) {
    return text_of({{"people", {json_of(one), json_of(other)}}, {"counts", json_of(tallies)}}) +
           "\n";
}

Json leaders_of(std::string_view game, const std::vector<store::Ranked>& leaders) {
    Json list = Json::array();
    for (const store::Ranked& ranked : leaders) {
        Json leader = {{"person", json_of(ranked.person)}};
        add(leader, ranked.standing.rating);
        leader["games"] = ranked.standing.games;
        list.push_back(std::move(leader));
    }
    return {{"game", game}, {"people", std::move(list)}};
}

std::string game_text(Json summary, const online::Game& game) {
    summary["version"] = game.version();
    summary["events"] = events_of(game);
    add_turn(summary, game);
    return text_of({{"game", std::move(summary)}}) + "\n";
}

std::string people_text(const std::vector<online::Person>& people) {
    Json list = Json::array();
    for (const online::Person& person : people) list.push_back(json_of(person));
    return text_of({{"people", std::move(list)}}) + "\n";
}

std::string place_text(const store::Place& place) {
    return concat(place.at.time_since_epoch().count(), "-", place.game);
}

std::optional<store::Place> place_of(std::string_view text) {
    std::int64_t at = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, at);
    if (error != std::errc{} || stop == end || *stop != '-') return std::nullopt;
    const std::string_view game(stop + 1, static_cast<std::size_t>(end - stop - 1));
    if (at < 0 || !online::is_id(game)) return std::nullopt;
    return store::Place{online::Time(online::Millis(at)), online::Id(game)};
}

std::vector<store::RatingChange> thinned(std::vector<store::RatingChange> changes,
                                         std::size_t most) {
    if (changes.size() <= most) return changes;
    const auto day = [&changes](std::size_t i) {
        return std::chrono::floor<std::chrono::days>(changes[i].at);
    };
    std::vector<std::size_t> group(changes.size());
    for (std::size_t i = 1; i < changes.size(); ++i) {
        group[i] = group[i - 1] + (day(i) == day(i - 1) ? 0 : 1);
    }
    const auto is_same = [&group](std::size_t one, std::size_t other) {
        return group[one] == group[other];
    };
    changes = last_of_each(std::move(changes), is_same);
    const std::size_t step = (changes.size() + most - 1) / most;
    const std::size_t last = changes.size() - 1;
    return last_of_each(std::move(changes),
                        [&](std::size_t one, std::size_t) { return (last - one) % step != 0; });
}

}  // namespace quinta::server
