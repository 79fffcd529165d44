#include "server/people_query.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "base/text.hpp"
#include "games/games.hpp"
#include "online/ids.hpp"
#include "server/people_message.hpp"

namespace quinta::server {
namespace {

using Kind = PeopleQuery::Kind;
using Wanted = store::GamesQuery::Wanted;
using Parameters = std::span<const std::string_view>;

constexpr std::array<std::string_view, 6> of_games = {"game",  "opponent", "result",
                                                      "rated", "before",   "limit"};
constexpr std::array<std::string_view, 1> of_ratings = {"game"};
constexpr std::array<std::string_view, 5> results = {"won", "drawn", "lost", "running", "aborted"};
constexpr std::array wanted = {Wanted::won, Wanted::drawn, Wanted::lost, Wanted::running,
                               Wanted::aborted};

std::string listed(Parameters names) {
    std::string out;
    for (const std::string_view name : names) out += concat(out.empty() ? "" : ", ", name);
    return out;
}

Result<> read_game(PeopleQuery& query, const std::string& value) {
    std::vector<std::string_view> names;
    for (const games::GameInfo& info : games::games()) names.push_back(info.name);
    if (std::ranges::find(names, value) == names.end()) {
        return Error{
            message("there is no game {0}; there are {1}", quinta::quoted(value), listed(names))};
    }
    query.filter.game = value;
    return {};
}

Result<> read_limit(PeopleQuery& query, const std::string& value) {
    const int most =
        query.kind == Kind::records ? PeopleQuery::most_records : PeopleQuery::most_games;
    const std::optional<int> limit = to_int(value);
    if (!limit || *limit < 1 || *limit > most) {
        return Error{message("'limit' is a whole number from 1 to {0}, not {1}", most,
                             quinta::quoted(value))};
    }
    query.filter.most = *limit;
    return {};
}

Result<> read(PeopleQuery& query, std::string_view name, const std::string& value) {
    if (name == "game") return read_game(query, value);
    if (name == "limit") return read_limit(query, value);
    if (name == "opponent") query.opponent = value;
    if (name == "result") {
        const auto* const found = std::ranges::find(results, value);
        if (found == results.end()) {
            return Error{
                message("'result' is one of {0}, not {1}", listed(results), quinta::quoted(value))};
        }
        query.filter.result = wanted[static_cast<std::size_t>(found - results.begin())];
    }
    if (name == "rated") {
        if (value != "true" && value != "false") {
            return Error{message("'rated' is true or false, not {0}", quinta::quoted(value))};
        }
        query.filter.rated = value == "true";
    }
    if (name == "before") {
        query.filter.before = place_of(value);
        if (!query.filter.before) {
            return Error{message("'before' is the 'next' of an earlier answer, not {0}",
                                 quinta::quoted(value))};
        }
    }
    return {};
}

Parameters parameters_of(Kind kind) {
    if (kind == Kind::games || kind == Kind::records) return of_games;
    if (kind == Kind::ratings || kind == Kind::leaders) return of_ratings;
    return {};
}

Result<> read_parameters(PeopleQuery& query, std::string_view target) {
    const Result<Query> given = query_of(target);
    if (!given) return given.failure();
    const Parameters known = parameters_of(query.kind);
    for (const auto& [name, value] : *given) {
        if (std::ranges::find(known, name) != known.end()) {
            if (Result<> done = read(query, name, value); !done) return done;
        } else if (known.empty()) {
            return Error{
                message("there is nothing to ask for here, but {0} was", quinta::quoted(name))};
        } else {
            return Error{message("one can ask for {0} here, not for {1}", listed(known),
                                 quinta::quoted(name))};
        }
    }
    return {};
}

std::optional<Kind> kind_about_person(const std::vector<std::string_view>& parts) {
    if (parts.size() == 2) return Kind::profile;
    if (parts.size() == 3 && parts[2] == "games") return Kind::games;
    if (parts.size() == 3 && parts[2] == "games.pgn") return Kind::records;
    if (parts.size() == 3 && parts[2] == "ratings") return Kind::ratings;
    if (parts.size() == 4 && parts[2] == "versus") return Kind::versus;
    return std::nullopt;
}

/// By the parts of a path behind "/online/".
std::optional<PeopleQuery> query_about(const std::vector<std::string_view>& parts) {
    PeopleQuery query;
    if (parts.size() == 1) {
        constexpr std::array<std::string_view, 3> names = {"leaders", "live", "blocks"};
        constexpr std::array kinds = {Kind::leaders, Kind::live, Kind::blocks};
        const auto* const found = std::ranges::find(names, parts[0]);
        if (found == names.end()) return std::nullopt;
        query.kind = kinds[static_cast<std::size_t>(found - names.begin())];
        return query;
    }
    query.name = parts[1];
    if (parts[0] == "people") {
        const std::optional<Kind> kind = kind_about_person(parts);
        if (!kind) return std::nullopt;
        query.kind = *kind;
        if (parts.size() == 4) query.other = parts[3];
        if (query.kind == Kind::records) query.filter.most = PeopleQuery::most_records;
        return query;
    }
    constexpr std::string_view suffix = ".pgn";
    query.kind = query.name.ends_with(suffix) ? Kind::record : Kind::game;
    if (query.kind == Kind::record) query.name.resize(query.name.size() - suffix.size());
    if (parts[0] != "games" || parts.size() != 2 || !online::is_id(query.name)) return std::nullopt;
    return query;
}

}  // namespace

bool is_about_people(std::string_view path) {
    constexpr std::array<std::string_view, 5> known = {"people", "games", "leaders", "live",
                                                       "blocks"};
    constexpr std::string_view folder = "/online/";
    if (!path.starts_with(folder)) return false;
    path.remove_prefix(folder.size());
    return std::ranges::find(known, path.substr(0, path.find('/'))) != known.end();
}

Result<std::optional<PeopleQuery>> people_query(std::string_view target) {
    const Result<std::string> path = path_of(target);
    if (!path) return path.failure();
    if (!is_about_people(*path)) return std::optional<PeopleQuery>{};
    const std::string_view inside =
        std::string_view(*path).substr(std::string_view("/online/").size());
    std::optional<PeopleQuery> query = query_about(split(inside, '/'));
    if (!query) return query;
    if (Result<> read = read_parameters(*query, target); !read) return read.failure();
    return query;
}

}  // namespace quinta::server
