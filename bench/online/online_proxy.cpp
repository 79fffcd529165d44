// Games over a network that cuts connections, doubles messages, and delivers them late and out of
// order: each must end alike for both players and in the store.
//   bench_online_proxy [--games N] [--pairs N] [--seed S]

#include <cstdio>
#include <map>
#include <memory>
#include <optional>
#include <set>

#include "base/temporary_folder.hpp"
#include "base/text.hpp"
#include "bench/online/bad_network.hpp"
#include "bench/online/fixture.hpp"
#include "client/client.hpp"
#include "client/json_parts.hpp"
#include "games/games.hpp"
#include "store/store.hpp"

namespace quinta::bench {
namespace {

using client::Table;
using client::text;
using nlohmann::json;
using online::Id;

constexpr std::chrono::milliseconds pace{150};  // ten messages a second are allowed
constexpr int longest_game = 14;                // then somebody resigns

/// What a player knows of a game in the end: every event, as text.
std::string story_of(const std::vector<online::Event>& events) {
    std::string out;
    for (const online::Event& event : events) {
        out += concat(online::name_of(event.kind), ' ',
                      event.by ? (*event.by == Side::first ? "first " : "second ") : "", event.text,
                      '\n');
    }
    return out;
}

/// The ends of all games, as each player was told.
struct Books {
    std::map<Id, std::vector<std::string>> stories{};
    int finished = 0;  ///< for both
    int wanted = 0;
    int refused = 0;
};

/// Plays random moves in one game after the other.
class RandomPlayer : private client::ClientListener {
 public:
    RandomPlayer(boost::asio::io_context& context, const client::LinkOptions& options, Books& books,
                 std::uint64_t seed)
        : client_(context, options, *this), books_(books), random_(seed), timer_(context) {}

    void start(RandomPlayer& partner, bool is_host) {
        partner_ = &partner;
        is_host_ = is_host;
        client_.start();
        if (is_host) challenge();
    }
    void close() { client_.close(); }

 private:
    void challenge() {
        const auto& all = games::games();
        const auto any = random_.below(static_cast<std::uint32_t>(all.size()));
        client_.ask({{"type", "challenge"}, {"game", all[any].name}, {"audience", "link"}},
                    [this](const json& answer) { partner_->accept(text(answer, "made")); });
    }

    void accept(const Id& challenge) {
        client_.ask({{"type", "accept"}, {"challenge", challenge}}, [this](const json& answer) {
            const Id game = text(answer, "made");
            if (game.empty()) give_up(concat("accept: ", answer.dump()));
            play(game);
            partner_->play(game);
        });
    }

    void play(const Id& game) {
        game_ = game;
        is_moving_ = false;
        client_.watch(game);
    }

    void on_table(const Table& table) override {
        const Id game = table.game.start().id;
        if (game != game_) return;
        if (table.game.result()) return on_over(game, table);
        if (is_moving_ || !table.is_my_turn()) return;
        is_moving_ = true;
        timer_.expires_after(pace);
        timer_.async_wait([this](boost::system::error_code error) {
            const Table* now = client_.table(game_);
            if (!error && now != nullptr && now->is_my_turn()) return act(*now);
            is_moving_ = false;
        });
    }

    void act(const Table& table) {
        const std::vector<LegalMove> moves = table.game.session().legal_moves();
        const auto any = random_.below(static_cast<std::uint32_t>(moves.size()));
        json message = {{"type", "move"},
                        {"game", game_},
                        {"seen", table.version()},
                        {"move", moves[any].text}};
        if (table.game.session().ply() >= longest_game) {
            message = {{"type", "resign"}, {"game", game_}};
        }
        client_.ask(message, [this, game = game_](const json& answer) {
            if (text(answer, "type") == "refused") ++books_.refused;
            if (game != game_) return;
            is_moving_ = false;
            if (const Table* now = client_.table(game)) on_table(*now);
        });
    }

    void on_over(const Id& game, const Table& table) {
        game_.clear();
        std::vector<std::string>& stories = books_.stories[game];
        stories.push_back(story_of(table.game.events()));
        client_.unwatch(game);
        if (stories.size() < 2) return;
        ++books_.finished;
        RandomPlayer& host = is_host_ ? *this : *partner_;
        if (books_.wanted > 0) {
            --books_.wanted;
            host.challenge();
        }
    }

    void on_connected(const std::string&, const std::string&) override {}
    void on_lost(const std::string&, std::chrono::milliseconds) override {}
    void on_refused(const std::string& why) override { give_up(why); }
    void on_message(const json&) override {}

    client::Client client_;
    Books& books_;
    Random random_;
    boost::asio::steady_timer timer_;
    RandomPlayer* partner_ = nullptr;
    bool is_host_ = false;
    Id game_;
    bool is_moving_ = false;
};

/// How many games are not the same for both players and in the store.
int count_differences(const Books& books, const std::filesystem::path& path) {
    Result<store::Store> store = store::Store::open(path.string());
    if (!store) give_up(store.error());
    int different = 0;
    for (const auto& [game, stories] : books.stories) {
        const auto stored = store->game(game);
        const bool is_alike = stories.size() == 2 && stories[0] == stories[1] && stored &&
                              *stored && story_of((*stored)->events) == stories[0];
        if (is_alike) continue;
        ++different;
        std::printf("game %s differs\n", game.c_str());
    }
    return different;
}

int run(int count, char** arguments) {
    const int games = number_of(count, arguments, "--games", 10'000, 40);
    const int pairs = std::min(games, number_of(count, arguments, "--pairs", 400, 20));
    const int seed = number_of(count, arguments, "--seed", 1, 1);
    allow_many_files();
    const TemporaryFolder folder;
    const std::filesystem::path path = folder.path() / "games.sqlite";
    const People people = fill_store(path, 0, 2 * pairs);
    Books books{.wanted = games - pairs};
    BadnessDone done;
    const Clock::time_point begin = Clock::now();
    {
        const ServerProcess server(path);
        boost::asio::io_context context(1);
        BadNetwork network(context, server.url(), {}, static_cast<std::uint64_t>(seed));
        std::vector<std::unique_ptr<RandomPlayer>> players;
        for (std::size_t i = 0; i < people.players.size(); ++i) {
            players.push_back(std::make_unique<RandomPlayer>(
                context,
                client::LinkOptions{.server = network.url(), .token = people.players[i].token},
                books, mix(static_cast<std::uint64_t>(seed), i)));
        }
        for (std::size_t i = 0; i < players.size(); ++i) {
            players[i]->start(*players[i ^ 1U], i % 2 == 0);
        }
        while (books.finished < games && context.run_one() > 0) {
        }
        done = network.done();
    }
    const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    const int different = count_differences(books, path);
    std::printf(
        "%d games in %.0f s over %zu messages: %zu connections cut, %zu messages doubled, "
        "%zu late, %d refused\n",
        books.finished, seconds, done.messages, done.cut, done.doubled, done.late, books.refused);
    std::printf("%d games do not end alike on both sides and in the store\n", different);
    return different == 0 && books.finished == games ? 0 : 1;
}

}  // namespace
}  // namespace quinta::bench

int main(int count, char** arguments) {
    quinta::bench::serve_if_asked(count, arguments);
    return quinta::bench::run(count, arguments);
}
