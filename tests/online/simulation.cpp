#include "online/simulation.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "games/games.hpp"
#include "online/sim_client.hpp"
#include "online/sim_server.hpp"
#include "online/sim_store.hpp"

namespace quinta::online {
namespace {

constexpr int most_steps = 200'000;
constexpr std::array<std::string_view, 6> controls = {"none", "5+0", "60+1", "0+2", "300+3", "1d"};

class Simulation {
 public:
    Simulation(std::uint64_t seed, Sabotage sabotage) : world_(seed, sabotage) {
        store_.checks_fence = sabotage != Sabotage::ignore_fence;
    }

    SimReport run() {
        const GameStart start = agreed_game();
        store_.commit({.new_game = start}, start.at);
        server_.start(start.id);
        SimClient one(world_, server_, store_, start, Side::first, 0);
        SimClient two(world_, server_, store_, start, Side::second, 1);
        for (SimClient* client : {&one, &two}) {
            server_.listen(client);
            world_.after(world_.between(0, 2000), [client] { client->wake(); });
        }
        plan_restarts(start.id);
        world_.check(world_.run(most_steps), "it does not come to an end");
        // A greeting may come after the end of the game, and be lost on the way to the other.
        for (SimClient* client : {&one, &two}) client->sync();
        world_.run(most_steps);
        judge(start, {&one, &two});
        return report_;
    }

 private:
    GameStart agreed_game() {
        const auto& games = games::games();
        const auto pick = [this](std::size_t count) {
            return world_.random.below(static_cast<std::uint32_t>(count));
        };
        Settings settings;
        settings.game = std::string(games[pick(games.size())].name);
        settings.control = *TimeControl::parse(controls[pick(controls.size())]);
        settings.is_rated = settings.control.kind != TimeControl::Kind::none && world_.chance(50);
        return {.id = make_id(world_.random.next()),
                .settings = settings,
                .players = {Person{"one", "One", Person::Kind::account},
                            Person{"two", "Two", Person::Kind::account}},
                .at = Time(world_.now)};
    }

    void plan_restarts(const Id& game) {
        Millis at{};
        while (report_.restarts < 4 && world_.chance(60)) {
            ++report_.restarts;
            at += world_.between(0, 20'000);
            world_.after(at, [this] { server_.stop(); });
            at += world_.between(0, 8'000);
            world_.after(at, [this, game] { server_.start(game); });
        }
        world_.after(at + Millis(60'000), [this] { world_.is_faulty = false; });
    }

    /// What must hold when all is quiet.
    void judge(const GameStart& start, const std::array<const SimClient*, 2>& clients) {
        const SimStore::Row& row = store_.games.at(start.id);
        report_.events = static_cast<int>(row.events.size());
        world_.check(row.result.has_value(), "the game has no end");
        if (row.result) report_.how = row.result->how;
        const Result<Game> game = Game::replay(row.start, row.events);
        world_.check(game.ok(), game ? "" : game.error());
        if (game) {
            world_.check(game->result() == row.result, "another result than the events have");
        }
        for (const Side side : {Side::first, Side::second}) {
            judge_client(*clients[index(side)], side, row);
        }
        judge_times(row);
        const bool counts = row.result && row.result->outcome != Outcome::ongoing;
        const int rated = start.settings.is_rated && counts ? 1 : 0;
        world_.check(store_.standings["one"].games == rated, "rated once too often or too rarely");
        report_.broken = world_.broken;
    }

    void judge_client(const SimClient& client, Side side, const SimStore::Row& row) {
        world_.check(client.game().events() == row.events, "a client sees another game");
        std::map<std::string, int> last;   // the version to which each message has led
        std::map<std::string, int> times;  // in how many separate places it stands
        std::string before;
        for (std::size_t i = 0; i < row.events.size(); ++i) {
            const Event& event = row.events[i];
            const bool is_theirs = event.by == side && !event.message.empty();
            if (is_theirs) last[event.message] = static_cast<int>(i) + 1;
            if (is_theirs && event.message != before) ++times[event.message];
            before = is_theirs ? event.message : "";
        }
        for (const auto& [message, count] : times) {
            world_.check(count == 1, concat("message ", message, " was done more than once"));
        }
        for (const auto& [message, version] : client.done()) {
            world_.check(last.contains(message) && last[message] == version,
                         concat("acknowledged message ", message, " is lost"));
        }
        for (const std::string& message : client.refused()) {
            world_.check(!last.contains(message), concat("refused message ", message, " was done"));
        }
    }

    /// Nobody is charged more than they have, and nobody plays on without time.
    void judge_times(const SimStore::Row& row) {
        GameClock clock(row.start.settings.control, row.start.at);
        Result<Game> game = Game::begin(row.start);
        for (const Event& event : row.events) {
            const Side mover = game->session().side_to_move();
            if (event.kind == Event::Kind::move) {
                const auto left = game->clock().remaining(mover);
                world_.check(!left || event.cost.spent <= *left, "a move without time");
                world_.check(event.cost.spent >= Millis{} && event.cost.lag >= Millis{} &&
                                 event.cost.lag <= Millis(500),
                             "an impossible cost");
            }
            if (!game->apply(event, event.at)) return;
        }
    }

    SimWorld world_;
    SimStore store_;
    SimServer server_{world_, store_};
    SimReport report_;
};

}  // namespace

SimReport simulate(std::uint64_t seed, Sabotage sabotage) {
    return Simulation(seed, sabotage).run();
}

}  // namespace quinta::online
