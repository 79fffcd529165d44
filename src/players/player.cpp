#include "players/player.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "base/text.hpp"
#include "core/playout.hpp"
#include "games/any_game.hpp"
#include "players/classic.hpp"
#include "players/engine_player.hpp"
#include "players/perfect.hpp"

namespace quinta {
namespace {

/// A player of game G: level 0 is `random`, the others are the classic ones.
template <Game G>
class GamePlayer final : public Player {
 public:
    GamePlayer(std::string_view name, int level, std::uint64_t seed)
        : name_(name), level_(level), seed_(seed) {}

    std::string name() const override { return name_; }

    std::string choose(const Session& session) const override {
        assert(!session.ending().is_over());
        const GameSession<G>& typed_session = typed<G>(session);
        const G& game = typed_session.game();
        const typename G::State& state = typed_session.history().current();
        // The seed is scrambled first: else players with seeds 1 and 2 would draw each other's
        // numbers two plies later.
        Random random(mix(mix(seed_), static_cast<std::uint64_t>(session.ply())));
        const auto move = level_ == 0 ? random_move(game, state, random)
                                      : classic_move(game, state, level_, random);
        return game.format_move(state, move);
    }

 private:
    std::string name_;
    int level_;
    std::uint64_t seed_;
};

constexpr std::array<std::string_view, levels> level_names = {
    "level1", "level2", "level3", "level4", "level5",
    "level6", "level7", "level8", "level9", "level10"};
constexpr std::array<std::string_view, levels> level_summaries = {"for a first game",
                                                                  "a beginner",
                                                                  "some practice",
                                                                  "plays now and then",
                                                                  "plays often",
                                                                  "good",
                                                                  "strong",
                                                                  "very strong",
                                                                  "hardly ever beaten",
                                                                  "the best we have"};
constexpr std::string_view engine_name = "engine";
constexpr std::string_view uct_name = "uct";

/// The players of one game; a player's place in the list is its level.
struct Entry {
    std::string_view game;
    std::vector<PlayerInfo> players;
    std::unique_ptr<Player> (*make)(std::string_view name, int level, std::uint64_t seed);
};

template <Game G>
Entry entry(std::vector<std::string_view> classics) {
    static constexpr std::string_view names[] = {"classic1", "classic2", "classic3"};
    Entry entry{G::name, {{"random", "any legal move, all equally likely"}}, nullptr};
    for (std::size_t i = 0; i < classics.size(); ++i) {
        entry.players.push_back({names[i], classics[i]});
    }
    for (std::size_t i = 0; i < level_names.size(); ++i) {
        entry.players.push_back({level_names[i], level_summaries[i]});
    }
    entry.players.push_back({engine_name, "thinks for a second, or as engine:200ms, engine:5000"});
    entry.players.push_back(
        {perfect_name, "never errs where the game is solved or a proof is found"});
    entry.make = [](std::string_view name, int level, std::uint64_t seed) {
        return std::unique_ptr<Player>(std::make_unique<GamePlayer<G>>(name, level, seed));
    };
    return entry;
}

const std::vector<Entry>& entries() {
    static const std::vector<Entry> all = {
        entry<Teeko>({"plays at random", "makes and stops goals, then builds threes and pairs"}),
        entry<Neutreeko>(
            {"plays at random", "looks one move ahead for lines, pairs and good cells"}),
        entry<Stlts>({"moves a random piece, or puts a pin into it",
                      "chases the nearest enemy piece and captures it"}),
        entry<Trike>({"plays at random", "keeps the board open: leaves you the most moves"}),
        entry<Taiji>({"plays at random", "takes the most points for itself",
                      "takes the most points and leaves you the fewest"}),
    };
    return all;
}

/// The names for a message, the levels as one.
std::vector<std::string_view> names_in_short(const Entry& entry) {
    std::vector<std::string_view> names;
    for (const PlayerInfo& info : entry.players) {
        if (info.name == level_names.front()) names.push_back("level1 … level10");
        if (!info.name.starts_with("level")) names.push_back(info.name);
    }
    names.push_back("uct:1000");
    return names;
}

Error unknown_player(std::string_view name, const Entry& entry) {
    std::vector<std::string_view> names;
    for (const PlayerInfo& info : entry.players) names.push_back(info.name);
    std::string hint = did_you_mean(name, names);
    if (hint.empty()) hint = concat("; there are ", alternatives(names_in_short(entry)));
    return {concat("unknown player ", quoted(name), " for ", entry.game, hint)};
}

}  // namespace

std::vector<PlayerInfo> players_of(std::string_view game) {
    const auto found = std::ranges::find(entries(), game, &Entry::game);
    return found == entries().end() ? std::vector<PlayerInfo>{} : found->players;
}

std::string_view usual_player(std::string_view) { return level_names[3]; }

namespace {

/// "engine:200ms", "uct:1000": a player whose effort is a part of its name.
Result<std::unique_ptr<Player>> make_player_with_effort(std::string_view name,
                                                        const Session& session,
                                                        std::uint64_t seed) {
    const std::size_t colon = name.find(':');
    const std::string_view kind = name.substr(0, colon);
    const Result<Effort> effort = parse_effort(name.substr(colon + 1));
    if (!effort) return Error{concat("player ", quoted(name), ": ", effort.error())};
    return kind == uct_name ? make_uct_player(name, session, *effort, seed)
                            : make_engine_player(name, session, *effort, seed);
}

/// "level:300:80", a level of one's own: 300 positions, 80 of 1000 moves at random.
Result<std::unique_ptr<Player>> make_own_level(std::string_view name, const Session& session,
                                               std::uint64_t seed) {
    const std::vector<std::string_view> parts = split(name, ':');
    const int nodes = parts.size() == 3 ? to_int(parts[1]).value_or(0) : 0;
    const int chance = parts.size() == 3 ? to_int(parts[2]).value_or(-1) : -1;
    if (nodes == 0 || chance < 0 || chance > 1000) {
        return Error{concat("player ", quoted(name), ": a level of your own is written ",
                            "level:POSITIONS:RANDOM, with so many of 1000 moves at random")};
    }
    return make_level_player(name, session, {static_cast<std::uint64_t>(nodes), chance}, seed);
}

std::unique_ptr<Player> make_strongest(const Session& session, std::uint64_t seed) {
    const LevelSpec best = level_specs(session.game_name()).back();
    return make_level_player(level_names.back(), session, best, seed);
}

}  // namespace

Result<std::unique_ptr<Player>> make_player(std::string_view name, const Session& session,
                                            std::uint64_t seed) {
    const auto found = std::ranges::find(entries(), session.game_name(), &Entry::game);
    assert(found != entries().end());
    const std::string_view kind = name.substr(0, name.find(':'));
    if (kind != name && (kind == engine_name || kind == uct_name)) {
        return make_player_with_effort(name, session, seed);
    }
    if (kind != name && kind == "level") return make_own_level(name, session, seed);
    const auto player = std::ranges::find(found->players, name, &PlayerInfo::name);
    if (player == found->players.end()) return unknown_player(name, *found);
    if (name == perfect_name) {
        return make_perfect_player(name, session, make_strongest(session, seed), seed);
    }
    if (name == engine_name) {
        return make_engine_player(name, session, {0, std::chrono::seconds(1)}, seed);
    }
    const auto level =
        static_cast<std::size_t>(std::ranges::find(level_names, name) - level_names.begin());
    if (level < level_names.size()) {
        const LevelSpec& spec = level_specs(session.game_name())[level];
        if (spec.nodes == 0) {
            return make_perfect_player(name, session, nullptr, seed);
        }
        return make_level_player(name, session, spec, seed);
    }
    return found->make(name, static_cast<int>(player - found->players.begin()), seed);
}

}  // namespace quinta
