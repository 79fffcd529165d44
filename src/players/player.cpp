#include "players/player.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "base/text.hpp"
#include "core/playout.hpp"
#include "games/any_game.hpp"
#include "players/classic.hpp"
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

Error unknown_player(std::string_view name, const Entry& entry) {
    std::vector<std::string_view> names;
    for (const PlayerInfo& info : entry.players) names.push_back(info.name);
    const std::string hint = did_you_mean(name, names);
    return {concat("unknown player ", quoted(name), " for ", entry.game,
                   hint.empty() ? concat("; there are ", alternatives(names)) : hint)};
}

}  // namespace

std::vector<PlayerInfo> players_of(std::string_view game) {
    const auto found = std::ranges::find(entries(), game, &Entry::game);
    return found == entries().end() ? std::vector<PlayerInfo>{} : found->players;
}

std::string_view usual_player(std::string_view game) {
    const std::vector<PlayerInfo> players = players_of(game);
    return players[players.size() - 2].name;  // the strongest classic one
}

Result<std::unique_ptr<Player>> make_player(std::string_view name, const Session& session,
                                            std::uint64_t seed) {
    const auto found = std::ranges::find(entries(), session.game_name(), &Entry::game);
    assert(found != entries().end());
    const auto player = std::ranges::find(found->players, name, &PlayerInfo::name);
    if (player == found->players.end()) return unknown_player(name, *found);
    if (name == perfect_name) {
        Result<std::unique_ptr<Player>> other =
            make_player(usual_player(found->game), session, seed);
        return make_perfect_player(session, std::move(*other), seed);
    }
    return found->make(name, static_cast<int>(player - found->players.begin()), seed);
}

}  // namespace quinta
