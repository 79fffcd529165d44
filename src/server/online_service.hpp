#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "online/game_desk.hpp"
#include "online/lobby.hpp"
#include "online/pairing.hpp"
#include "server/bus.hpp"
#include "server/client_message.hpp"
#include "server/listed_bot.hpp"
#include "server/metrics.hpp"
#include "server/node_keeper.hpp"
#include "server/node_message.hpp"
#include "server/rate_limit.hpp"
#include "server/rating_book.hpp"
#include "server/worker.hpp"
#include "store/committer.hpp"
#include "store/store_lock.hpp"

namespace quinta::server {

/// Whoever listens at the other end of a connection.
class ClientLink {
 public:
    virtual ~ClientLink() = default;
    virtual void send(std::shared_ptr<const std::string> text) = 0;
    /// The same for the answer to a message.
    virtual void answer(const std::string& /*id*/, std::shared_ptr<const std::string> text) {
        send(std::move(text));
    }
    /// Ends the connection with a code of WebSocket's.
    virtual void close(int code, const std::string& why) = 0;
    /// The round trip, as last measured.
    virtual online::Millis lag() const = 0;
};

/// Somebody who may be here until then.
struct OpenSession {
    online::Person person{};
    std::string token_hash{};  ///< "" for whoever needs no session
    online::Time ends = online::Time::max();
};

/// What the service needs of the world around it. Everything happens in one thread, but for `post`,
/// which any thread may call.
struct ServiceHooks {
    std::function<void(std::function<void()>)> post;
    std::function<online::Time()> now;
    std::function<void(online::Time)> wake_at;  ///< then wake() is to be called
};

/// People, their games and their challenges, between connections and the store. It knows no
/// sockets.
class OnlineService {
 public:
    using Source = std::uint64_t;

    /// Takes over what the store has: the games that are not over and the open challenges.
    /// Servers on one PostgreSQL speak to each other through it, or through the bus that is named.
    static Result<std::unique_ptr<OnlineService>> open(const std::string& store, ServiceHooks hooks,
                                                       const std::string& bus = "");
    ~OnlineService();

    Worker& worker() { return *worker_; }
    /// For passwords, which take long: so nobody waits for those of others with anything else.
    Worker& hasher() { return *hasher_; }
    online::Time now() const { return hooks_.now(); }
    void post(std::function<void()> action) const { hooks_.post(std::move(action)); }

    /// A person without an id only looks on.
    Source connect(std::shared_ptr<ClientLink> link, const OpenSession& session);
    /// Closes the connections of a session.
    void end_session(const std::string& token_hash);
    void receive(Source source, std::string_view text);
    void disconnect(Source source);
    /// Games whose time is over, challenges that nobody took.
    void wake();
    /// Tells everybody to come back later.
    void close();

    OnlineMetrics& metrics() { return metrics_; }
    const store::CommitStats& commit_stats() const { return committer_->stats(); }
    /// Whether the store takes what is written; asked at most once a second.
    void check_health(const std::function<void(bool)>& done);

    /// How many people watch a game without playing it, wherever they are connected.
    std::size_t spectators(const online::Id& game) const;
    /// Ends the connections of somebody, who has to come in again.
    void disconnect_person(const online::Id& user);
    /// Takes leave of somebody who has been forgotten: their games are resigned, or aborted where
    /// they have not moved yet.
    void remove_person(const online::Person& person, const std::vector<online::Id>& games);

    std::size_t client_count() const { return clients_.size(); }
    std::size_t game_count() const { return tables_.size(); }

 private:
    struct Client {
        std::shared_ptr<ClientLink> link;
        online::Person person;
        RateLimit limit;
        OpenSession session;
        int excess = 0;
        bool is_in_lobby = false;
        bool is_remote = false;           // connected to another server
        bool is_known_elsewhere = false;  // other servers have heard from it
        std::set<online::Id> watching{};
    };
    struct Table {
        std::optional<online::GameDesk> desk{};  // nothing while it is being read
        online::Id owner{};                      // another server, which has the desk
        bool is_loading = false;
        std::set<Source> watchers{};
        std::deque<std::pair<Source, ClientMessage>> early{};  // for when it has been read
        std::set<online::Id> leaving{};                        // who gives it up then
        std::optional<online::Time> alarm{};
        std::size_t spectators = 0;  // as its watchers were told last
        std::optional<online::Time> counted{};
    };
    /// What a game is read from, and whose it is.
    struct Loaded {
        store::Ownership ownership{};
        store::StoredGame game{};
    };
    /// A message that another server has not answered yet.
    struct Forwarded {
        ClientMessage message{};
        bool is_own = false;  // this server's, in the name of a client
        online::Time at{};
    };
    class RemoteLink;
    using Text = std::shared_ptr<const std::string>;

    OnlineService(store::Store writer, store::Store reader, store::Store hasher,
                  ServiceHooks hooks);
    Result<> take_over(store::Store& store, bool is_alone);

    void dispatch(Source source, const ClientMessage& message);
    void leave(Source source, const Client& gone);
    void send(Source source, std::string text);
    void answer(Source source, const std::string& id, std::string text);
    void refuse(Source source, const std::string& id, const online::Refusal& why);
    void turn_away(Source source, const std::string& id, const online::Refusal& why);
    void send_to_user(const online::Id& user, const std::string& text);
    Client* client(Source source);

    // Sessions.
    void check_sessions();
    void on_sessions_checked(const std::vector<std::string>& asked,
                             const std::set<std::string>& open);

    // Games.
    void on_command(Source source, const ClientMessage& message);
    void on_watch(Source source, const ClientMessage& message);
    void watch_now(Source source, const online::Id& game, const std::string& id);
    void unwatch(Source source, const online::Id& game);
    void on_games(Source source, const ClientMessage& message);
    Table* table(const online::Id& game);
    void load(const online::Id& game);
    void on_loaded(const online::Id& game, const Result<std::optional<Loaded>>& found);
    void settle(const online::Id& game, Table& table, const Loaded& found);
    bool pass_on(Source source, Table& table, const ClientMessage& message);
    void forward(const online::Id& node, Source source, ClientMessage message);
    void request(Table& table, const online::Request& request);
    void use(const online::Id& game, const online::DeskOutput& output);
    void commit_for(const online::Id& game, const online::Transaction& transaction);
    void on_committed(const online::Id& game, const store::Committed& done);
    void begin_game(const online::GameStart& start);
    void give_up(const online::Id& user, const online::Id& game);
    void set_alarm(const online::Id& game, Table& table);
    void forget_if_idle(const online::Id& game);
    std::array<bool, 2> presence(const online::GameStart& start) const;
    void tell_presence(const online::Id& user);
    void show_presence(const online::Id& user);
    void note_spectators(const online::Id& game);
    void count_spectators(const online::Id& game, Table& table);
    void count_late_spectators();

    // Challenges and pairing.
    void on_lobby_message(Source source, const ClientMessage& message);
    void on_challenge(Source source, const ClientMessage& message);
    void on_look(Source source, const ClientMessage& message);
    void remember_taken(const online::Id& challenge, const online::Id& game);
    void commit_lobby(Source source, const std::string& id,
                      online::Answered<online::Transaction> answer);
    void on_lobby_committed(Source source, const online::Id& user, const std::string& id,
                            const online::Transaction& transaction, const store::Committed& done);
    void on_pair(Source source, const ClientMessage& message);
    void pair_waiting();
    void join_pairing(Source source, const ClientMessage& message, std::uint64_t search,
                      double rating);
    void leave_pairing(const online::Id& user);
    void stop_search(Source source, const online::Id& user);
    void forget_search(const online::Id& user);
    void tell_lobby();
    /// Bots come and go in the lobby.
    void note_bot(const online::Person& person, bool is_there, const BotTastes& tastes = {});

    // Ratings.
    void with_ratings(std::set<RatingBook::Key> wanted, const std::function<void()>& then);
    static std::set<RatingBook::Key> rated_players(const online::GameStart& start);
    bool knows(const std::set<RatingBook::Key>& keys) const;
    void show_game(Source source, const online::Game& game);
    void show_ratings(Source source, const online::Id& game);
    void show_lobby(Source source, std::set<RatingBook::Key>& unknown);
    void enter_lobby(Source source);
    std::set<RatingBook::Key> show_lobby_to_all();
    void on_block(Source source, const ClientMessage& message);
    bool is_blocked(const online::Id& one, const online::Id& other) const;
    online::Circumstances circumstances() const;
    bool was_answered(Source source, const ClientMessage& message);
    bool is_under_way(Source source, const ClientMessage& message);
    void remember_answer(const online::Id& user, const std::string& id, const std::string& text);

    // Other servers.
    std::unique_ptr<NodeKeeper> make_keeper(store::Store store);
    Result<> open_bus(const std::string& where);
    bool leads() const { return leader_.empty() || leader_ == node_; }
    void tell_nodes(const online::Id& node, NodeMessage message);
    void on_node_message(const NodeMessage& message);
    void on_hello(const online::Id& node);
    void on_say(const NodeMessage& message);
    void on_hear(const NodeMessage& message);
    void on_present(const NodeMessage& message);
    void on_seen(const online::Id& user);
    void on_watched(const NodeMessage& message);
    void on_game_began(const online::Id& user, const std::string& text);
    void on_look_round(const std::vector<online::Id>& living, bool has_taken);
    void forget_node(const online::Id& node);
    void on_expelled(const online::Id& name);
    void on_gap();
    void read_own_games();
    void locate_again(const std::function<bool(const Table&)>& which);
    void say_again();
    void ask_to_pair_again();
    void hear_later(const online::Id& node, Source source, const std::string& id, Text text);
    void refresh_lobby();
    void on_lobby_read();
    bool looks_again(Source source, const ClientMessage& message);

    std::optional<store::StoreLock> lock_;
    ServiceHooks hooks_;
    std::map<Source, Client> clients_;
    std::map<online::Id, std::set<Source>> sources_of_;
    std::map<online::Id, ListedBot> bots_;  // that are connected
    RatingBook ratings_;
    std::map<online::Id, Table> tables_;
    std::map<online::Id, std::set<online::Id>> watched_games_of_;  // by player; some no longer are
    std::set<std::pair<online::Time, online::Id>> alarms_;
    std::set<online::Id> uncounted_;  // games that others have begun or ceased to watch
    std::set<std::pair<online::Id, online::Id>> blocks_;
    online::Lobby lobby_;
    online::PairingQueue pairing_;
    std::map<online::Id, std::deque<std::pair<std::string, std::string>>> answers_;
    std::deque<std::pair<online::Id, online::Id>> taken_;  // challenges, and the games of them
    std::map<std::pair<online::Id, std::string>, Source> under_way_;  // about challenges
    Source next_source_ = 1;
    int life_ = 0;  // raised when others have held this server for dead
    online::Id node_;
    online::Id leader_;               // who brings people together; "" when there is but one server
    std::vector<online::Id> living_;  // servers, the oldest first
    std::map<std::pair<online::Id, Source>, Source> guests_;  // clients of other servers
    std::map<online::Id, std::set<online::Id>> elsewhere_;    // users, and the servers they are at
    struct Watched {
        online::Id node;
        std::size_t spectators = 0;
    };
    std::map<online::Id, Watched> watched_elsewhere_;  // games of other servers
    std::map<std::pair<Source, std::string>, Forwarded> forwarded_;
    std::map<online::Id, std::pair<Source, ClientMessage>> wishes_;  // of people here, to be paired
    struct Search {
        Source source = 0;         // ends with this connection
        std::uint64_t number = 0;  // of all that there were
    };
    std::map<online::Id, Search> searches_;  // that this server brings together, by user
    std::uint64_t last_search_ = 0;
    struct Heard {
        online::Id node;
        std::vector<Source> sources;
        std::string id;
        Text text;
    };
    std::vector<Heard> heard_;  // what clients of other servers are to hear
    struct {
        bool is_reading = false;
        bool is_stale = false;
        bool is_fresh = false;  // while those who waited for it are served
        std::deque<std::pair<Source, ClientMessage>> waiting{};
    } lobby_reading_;
    bool has_own_games_to_read_ = false;
    std::uint64_t next_own_message_ = 1;
    std::unique_ptr<Bus> bus_;
    online::Time last_heartbeat_{};
    Source last_checked_ = 0;
    bool is_checking_ = false;
    online::Time last_sweep_{};
    OnlineMetrics metrics_;
    std::optional<std::pair<online::Time, bool>> health_{};
    std::vector<std::function<void(bool)>> health_asked_{};
    std::unique_ptr<NodeKeeper> keeper_;  // ends when all is written, so that others may go on
    std::unique_ptr<Worker> worker_;
    std::unique_ptr<Worker> hasher_;
    std::unique_ptr<store::Committer> committer_;  // ends first: what it has to write is written
};

}  // namespace quinta::server
