#include "bot/bot.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "client/json_parts.hpp"

namespace quinta::bot {
namespace {

using client::part;
using client::text;
using nlohmann::json;
using online::Id;
using std::chrono::milliseconds;

/// To be told of challenges, and to tell others which are taken.
json lobby_wish(const BotSettings& settings) {
    constexpr std::array<const char*, 3> kinds = {"none", "clock", "days"};
    json controls = json::array();
    for (const online::TimeControl::Kind kind : settings.controls) {
        controls.push_back(kinds.at(static_cast<std::size_t>(kind)));
    }
    return {{"type", "lobby"}, {"games", settings.games}, {"controls", controls}};
}

}  // namespace

Bot::Bot(boost::asio::io_context& context, const client::LinkOptions& options, BotSettings settings,
         ThinkingPool& pool, BotVoice voice)
    : context_(context),
      settings_(std::move(settings)),
      pool_(pool),
      voice_(std::move(voice)),
      client_(context, options, *this),
      server_(options.server.text()) {}

Bot::~Bot() = default;

void Bot::start() { client_.start(); }

void Bot::on_connected(const std::string& user, const std::string& name) {
    user_ = user;
    const bool is_new = !was_connected_;
    if (is_new || is_lost_) {
        voice_.say(is_new ? concat(name, " is at ", server_) : concat("connected again"));
    }
    was_connected_ = true;
    is_lost_ = false;
    client_.ask({{"type", "games"}}, [this](const json& answer) { look_for_games(answer); });
    if (!is_finishing_) client_.ask(lobby_wish(settings_));
}

/// What runs already, perhaps since long ago.
void Bot::look_for_games(const json& message) {
    for (const json& game : part(message, "games")) {
        if (part(game, "result").is_null()) sit(text(game, "id"));
    }
    leave_if_finished();
}

void Bot::on_lost(const std::string& why, milliseconds retry) {
    if (!was_connected_ && !settings_.waits_for_server) {
        client_.close();
        has_left_ = true;
        return voice_.on_done(Error{message("cannot reach {0}: {1}", server_, why)});
    }
    if (!std::exchange(is_lost_, true) && voice_.on_lost) {
        voice_.on_lost(concat("the connection is lost (", why, "); trying again in ", retry.count(),
                              " ms, and so on"));
    }
}

void Bot::on_refused(const std::string& why) {
    leave();
    voice_.on_done(Error{message("{0} refuses: {1}", server_, why)});
}

void Bot::on_message(const json& message) {
    const std::string type = text(message, "type");
    if (type == "lobby") return on_lobby(part(message, "challenges"));
    if (type == "started") return sit(text(part(message, "game"), "id"));
}

void Bot::finish() {
    if (has_left_) return;
    is_finishing_ = is_called_off_ = true;
    renew_offers(lobby_);
    if (client_.is_connected()) client_.ask({{"type", "lobby"}, {"yes", false}});
    const int count = running();
    if (count > 0) {
        voice_.say(concat("takes no more games; playing ", count, " to the end"));
    }
    leave_if_finished();
}

/// Games without a clock may last for weeks; they wait until it comes back.
int Bot::running() const {
    return static_cast<int>(std::ranges::count_if(seats_, [this](const auto& entry) {
        const Seat& seat = entry.second;
        return !seat.is_over && !(is_called_off_ && seat.may_take_weeks);
    }));
}

void Bot::leave_if_finished() {
    const bool is_enough = settings_.games_in_all > 0 && games_taken_ >= settings_.games_in_all;
    if (has_left_ || !(is_finishing_ || is_enough)) return;
    is_finishing_ = true;
    if (running() > 0 || (client_.is_connected() && !accepting_.empty())) return;
    leave();
    voice_.on_done({});
}

void Bot::leave() {
    if (std::exchange(has_left_, true)) return;
    for (auto& [game, seat] : seats_) {
        if (seat.brain) seat.brain->stop();
        if (seat.timer) seat.timer->cancel();
        if (!seat.is_over) voice_.say(concat("game ", game, " waits for its return"));
    }
    client_.close();
}

}  // namespace quinta::bot
