#include "players/player.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/join.hpp"
#include "base/random.hpp"
#include "base/text.hpp"
#include "games/catalogue.hpp"
#include "players/engine_player.hpp"
#include "players/perfect.hpp"

namespace quinta::players {
namespace {

/// Level 0 is `random`, the others are the classic ones.
class SimplePlayer final : public Player {
 public:
    SimplePlayer(std::string_view name, int level, std::uint64_t seed)
        : name_(name), level_(level), seed_(seed) {}

    std::string name() const override { return name_; }

    std::string choose(const Session& session) const override {
        // The seed is scrambled first: else players with seeds 1 and 2 would draw each other's
        // numbers two plies later.
        Random random(mix(mix(seed_), static_cast<std::uint64_t>(session.ply())));
        return games::catalogue_of(session.game_name()).simple_move(session, level_, random);
    }

 private:
    std::string name_;
    int level_;
    std::uint64_t seed_;
};

constexpr std::array<std::string_view, level_count> level_names = {
    "level1", "level2", "level3", "level4", "level5",
    "level6", "level7", "level8", "level9", "level10"};
constexpr std::array<std::string_view, level_count> level_summaries = {"for a first game",
                                                                       "a beginner",
                                                                       "some practice",
                                                                       "plays now and then",
                                                                       "plays often",
                                                                       "good",
                                                                       "strong",
                                                                       "very strong",
                                                                       "hardly ever beaten",
                                                                       "the strongest level"};
constexpr std::string_view level_range = "level1 … level10";
constexpr std::string_view engine_name = "engine";
constexpr std::string_view uct_name = "uct";

/// From random to perfect; a simple player's place in the list is its level.
std::vector<PlayerInfo> list_of(const games::CatalogueEntry& game) {
    static constexpr std::string_view classics[] = {"classic1", "classic2", "classic3"};
    std::vector<PlayerInfo> out = {{"random", "any legal move, all equally likely"}};
    for (std::size_t i = 0; i < std::min(game.classic_players.size(), std::size(classics)); ++i) {
        out.push_back({classics[i], game.classic_players[i]});
    }
    for (std::size_t i = 0; i < level_names.size(); ++i) {
        out.push_back({level_names[i], level_summaries[i]});
    }
    out.push_back({engine_name, "thinks for a second, or as engine:200ms, engine:5000"});
    out.push_back({perfect_name, "never errs where the game is solved or a proof is found"});
    return out;
}

/// The names for a message, the levels as one.
std::vector<std::string_view> names_in_short(const std::vector<PlayerInfo>& players) {
    std::vector<std::string_view> names;
    for (const PlayerInfo& info : players) {
        if (info.name == level_names.front()) names.push_back(level_range);
        if (!info.name.starts_with("level")) names.push_back(info.name);
    }
    names.emplace_back("uct:1000");
    return names;
}

Error unknown_player(std::string_view name, std::string_view game,
                     const std::vector<PlayerInfo>& players) {
    std::vector<std::string_view> names;
    for (const PlayerInfo& info : players) names.push_back(info.name);
    const bool is_level = name.starts_with("level") && to_int(name.substr(5));
    std::string hint = is_level ? concat("; levels are ", level_range) : did_you_mean(name, names);
    if (hint.empty()) hint = concat("; there are ", enumerated(names_in_short(players)));
    return message("unknown player {0} for {1}{2}", quoted(name), game, hint);
}

}  // namespace

std::vector<PlayerInfo> players_of(std::string_view game) {
    const auto found = std::ranges::find(games::catalogue(), game, &games::CatalogueEntry::name);
    return found == games::catalogue().end() ? std::vector<PlayerInfo>{} : list_of(*found);
}

std::string_view usual_player(std::string_view) { return level_names[3]; }

namespace {

/// "engine:200ms", "uct:1000": a player whose budget is a part of its name.
Result<std::unique_ptr<Player>> make_player_with_budget(std::string_view name,
                                                        const Session& session,
                                                        const solver::TableStore& tables,
                                                        std::uint64_t seed) {
    const std::size_t colon = name.find(':');
    const std::string_view kind = name.substr(0, colon);
    const Result<Budget> budget = parse_budget(name.substr(colon + 1));
    if (!budget) return Error{message("player {0}: {1}", quoted(name), budget.failure().message)};
    return kind == uct_name ? make_uct_player(name, session, *budget, seed)
                            : make_engine_player(name, session, tables, *budget, seed);
}

/// "level:300:80", a level of one's own: 300 positions, 80 of 1000 moves at random.
Result<std::unique_ptr<Player>> make_own_level(std::string_view name, const Session& session,
                                               const solver::TableStore& tables,
                                               std::uint64_t seed) {
    const std::vector<std::string_view> parts = split(name, ':');
    const int nodes = parts.size() == 3 ? to_int(parts[1]).value_or(0) : 0;
    const int chance = parts.size() == 3 ? to_int(parts[2]).value_or(-1) : -1;
    if (nodes == 0 || chance < 0 || chance > 1000) {
        return Error{
            message("player {0}: a level of your own is written level:POSITIONS:RANDOM, with so "
                    "many of 1000 moves at random",
                    quoted(name))};
    }
    return make_level_player(name, session, tables, {static_cast<std::uint64_t>(nodes), chance},
                             seed);
}

std::unique_ptr<Player> make_strongest(const Session& session, const solver::TableStore& tables,
                                       std::uint64_t seed) {
    const LevelSpec best = games::catalogue_of(session.game_name()).levels.back();
    return make_level_player(level_names.back(), session, tables, best, seed);
}

}  // namespace

Result<std::unique_ptr<Player>> make_player(std::string_view name, const Session& session,
                                            const solver::TableStore& tables, std::uint64_t seed) {
    const games::CatalogueEntry& game = games::catalogue_of(session.game_name());
    const std::string_view kind = name.substr(0, name.find(':'));
    if (kind != name && (kind == engine_name || kind == uct_name)) {
        return make_player_with_budget(name, session, tables, seed);
    }
    if (kind != name && kind == "level") return make_own_level(name, session, tables, seed);
    const std::vector<PlayerInfo> players = list_of(game);
    const auto player = std::ranges::find(players, name, &PlayerInfo::name);
    if (player == players.end()) return unknown_player(name, game.name, players);
    if (name == perfect_name) {
        return make_perfect_player(name, session, tables, make_strongest(session, tables, seed),
                                   seed);
    }
    if (name == engine_name) {
        return make_engine_player(name, session, tables, {.time = std::chrono::seconds(1)}, seed);
    }
    const auto level =
        static_cast<std::size_t>(std::ranges::find(level_names, name) - level_names.begin());
    if (level < level_names.size()) {
        const LevelSpec& spec = game.levels[level];
        if (spec.nodes == 0) {
            return make_perfect_player(name, session, tables, nullptr, seed);
        }
        return make_level_player(name, session, tables, spec, seed);
    }
    const int place = static_cast<int>(player - players.begin());
    return std::unique_ptr<Player>(std::make_unique<SimplePlayer>(name, place, seed));
}

}  // namespace quinta::players
