#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "bot/bot_settings.hpp"
#include "bot/brain.hpp"
#include "bot/thinking_pool.hpp"
#include "client/client.hpp"

namespace quinta::bot {

/// Who hears of what a bot does.
struct BotVoice {
    std::function<void(const std::string&)> say;
    std::function<void(const std::string&)> complain;
    /// The connection is gone for a while; nothing where nobody wants to know.
    std::function<void(const std::string&)> on_lost;
    /// It has left: in order, or with the reason why it could not stay.
    std::function<void(Result<>)> on_done;
};

/// A computer that plays online: takes challenges, plays the games that it is in, whenever it began
/// them. It talks in the context's thread and thinks in the pool's.
class Bot : private client::ClientListener {
 public:
    Bot(boost::asio::io_context& context, const client::LinkOptions& options, BotSettings settings,
        ThinkingPool& pool, BotVoice voice);
    ~Bot() override;

    void start();
    /// Takes no more games, plays those with a clock to their end, and leaves.
    void finish();
    /// Leaves at once. Its games go on, and wait for it.
    void leave();

 private:
    using Clock = client::Table::Clock;

    /// Where it sits at one game.
    struct Seat {
        std::shared_ptr<Brain> brain;
        std::unique_ptr<boost::asio::steady_timer> timer;  // for a move, then for a rematch
        bool is_thinking = false;
        bool is_moving = false;    // a move is on its way
        int thinks_about = 0;      // how often the position had changed
        int offers_answered = -1;  // up to this version
        int fouls = 0;
        bool is_announced = false;
        bool is_over = false;
        bool may_take_weeks = false;
    };

    void on_connected(const std::string& user, const std::string& name) override;
    void on_lost(const std::string& why, std::chrono::milliseconds retry) override;
    void on_refused(const std::string& why) override;
    void on_table(const client::Table& table) override;
    void on_message(const nlohmann::json& message) override;

    // Challenges.
    void on_lobby(const nlohmann::json& challenges);
    bool suits(const nlohmann::json& settings) const;
    bool has_room() const;
    void answer_challenge(const nlohmann::json& challenge);
    void accept(const online::Id& challenge);
    void withdraw(const online::Id& challenge);
    void renew_offers(const nlohmann::json& challenges);
    std::vector<online::Settings> wanted_offers() const;
    void offer(const online::Settings& settings);
    void look_for_games(const nlohmann::json& message);

    // Games.
    void sit(const online::Id& game);
    void announce(Seat& seat, const client::Table& table);
    void answer_offers(Seat& seat, const client::Table& table);
    void answer_rematch(Seat& seat, const client::Table& table);
    void think(Seat& seat, const client::Table& table);
    void set_timer(Seat& seat, std::chrono::milliseconds limit);
    void on_thought(const online::Id& game, int version, const match::Reply& reply);
    void on_foul(const online::Id& game, Seat& seat, const match::Reply& reply);
    void move(const online::Id& game, int version, const std::string& text);
    void on_over(Seat& seat, const client::Table& table);
    void stand_up(const online::Id& game);
    int running() const;
    void leave_if_finished();

    boost::asio::io_context& context_;
    BotSettings settings_;
    ThinkingPool& pool_;
    BotVoice voice_;
    client::Client client_;
    std::string user_;
    std::string server_;
    std::map<online::Id, Seat> seats_;
    std::set<online::Id> accepting_;  // challenges
    std::set<std::string> offering_;  // offers on their way, or refused
    std::size_t next_offer_ = 0;
    nlohmann::json lobby_ = nlohmann::json::array();  // as it was told last
    int games_taken_ = 0;
    bool was_connected_ = false;
    bool is_lost_ = false;
    bool is_finishing_ = false;   // takes no more games
    bool is_called_off_ = false;  // and does not wait for those that may take weeks
    bool has_left_ = false;
};

}  // namespace quinta::bot
