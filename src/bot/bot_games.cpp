// The part of a bot that plays.

#include <algorithm>
#include <boost/asio/post.hpp>
#include <random>
#include <utility>

#include "base/text.hpp"
#include "bot/bot.hpp"
#include "client/json_parts.hpp"
#include "match/referee.hpp"

namespace quinta::bot {
namespace {

using client::part;
using client::Table;
using client::text;
using match::Foul;
using match::Reply;
using nlohmann::json;
using online::Id;
using std::chrono::milliseconds;

constexpr int most_fouls = 3;  // in a game, then it is lost
constexpr std::chrono::seconds time_for_rematch{60};

/// How often the position has changed.
int changes_of(const online::Game& game) {
    return static_cast<int>(std::ranges::count_if(
        game.events(), [](const online::Event& event) { return event.changes_position(); }));
}

std::uint64_t any_seed() {
    std::random_device device;
    return static_cast<std::uint64_t>(device()) << 32U | device();
}

std::string result_text(const Table& table) {
    const online::GameResult& result = *table.game.result();
    if (result.outcome == Outcome::ongoing) return "aborted";
    if (result.outcome == Outcome::draw) return concat("a draw (", result.how, ")");
    const bool is_won = table.you && result.outcome == win_for(*table.you);
    return concat(is_won ? "won" : "lost", " (", result.how, ")");
}

}  // namespace

void Bot::sit(const Id& game) {
    if (game.empty() || has_left_ || !seats_.try_emplace(game).second) return;
    ++games_taken_;
    client_.watch(game);
    renew_offers(lobby_);  // there may be no room for more
}

void Bot::on_table(const Table& table) {
    const Id game = table.game.start().id;
    const auto place = seats_.find(game);
    if (place == seats_.end() || !table.you) return;
    Seat& seat = place->second;
    if (table.game.result()) return on_over(seat, table);
    announce(seat, table);
    answer_offers(seat, table);
    const int changes = changes_of(table.game);
    if (seat.is_thinking) {
        if (changes != seat.thinks_about) seat.brain->stop();  // the position is another one
        return;
    }
    const bool is_new = changes != seat.thinks_about || !seat.is_moving;
    if (table.is_my_turn() && is_new) think(seat, table);
}

void Bot::announce(Seat& seat, const Table& table) {
    if (std::exchange(seat.is_announced, true)) return;
    const online::GameStart& start = table.game.start();
    seat.may_take_weeks = start.settings.control.kind != online::TimeControl::Kind::clock;
    const std::string& opponent = start.players[index(quinta::opponent(*table.you))].name;
    voice_.say(concat("game ", start.id, ": ", start.settings.game, ", ",
                      start.settings.control.text(), ", against ", opponent));
    const auto is_this = [&start](const online::Settings& one) { return one == start.settings; };
    const auto offered = std::ranges::find_if(settings_.offers, is_this);
    if (offered != settings_.offers.end()) {
        next_offer_ = static_cast<std::size_t>(offered - settings_.offers.begin()) + 1;
    }
}

/// A bot gives moves back to whoever asks, for it has nothing to lose, and plays on instead of
/// agreeing to a draw.
void Bot::answer_offers(Seat& seat, const Table& table) {
    const int version = table.version();
    if (version <= seat.offers_answered) return;
    const Side other = opponent(*table.you);
    const Id& game = table.game.start().id;
    const online::Game::Offers& offers = table.game.offers();
    if (offers.draw == other) client_.ask({{"type", "draw"}, {"game", game}, {"yes", false}});
    if (offers.takeback == other) {
        client_.ask({{"type", "takeback"}, {"game", game}, {"seen", version}, {"yes", true}});
    }
    seat.offers_answered = version;
}

void Bot::think(Seat& seat, const Table& table) {
    const Id game = table.game.start().id;
    if (!seat.brain) seat.brain = make_brain(settings_.entrant, settings_.tables, any_seed());
    seat.is_thinking = true;
    seat.is_moving = false;
    seat.thinks_about = changes_of(table.game);
    seat.brain->resume();
    // How much time there is, is asked when it begins: others may think first.
    const auto begin_limit = [this, clocks = table.remaining(*table.you, Clock::now()),
                              control = table.game.start().settings.control, asked = Clock::now()] {
        std::optional<online::Millis> left = clocks;
        if (left) *left -= std::chrono::duration_cast<milliseconds>(Clock::now() - asked);
        return thinking_time(left, control, settings_.longest_move);
    };
    std::shared_ptr<Session> session = table.game.session().clone();
    pool_.submit([this, game, begin_limit, session, brain = seat.brain, version = table.version()] {
        const milliseconds limit = begin_limit();
        boost::asio::post(context_, [this, game, limit] {
            const auto place = seats_.find(game);
            if (place != seats_.end()) set_timer(place->second, limit);
        });
        const Reply reply = brain->choose(*session, limit);
        boost::asio::post(context_,
                          [this, game, version, reply] { on_thought(game, version, reply); });
    });
}

void Bot::set_timer(Seat& seat, milliseconds limit) {
    if (!seat.is_thinking || seat.is_over) return;
    seat.timer = std::make_unique<boost::asio::steady_timer>(context_, limit);
    seat.timer->async_wait([brain = seat.brain](boost::system::error_code error) {
        if (!error) brain->hurry();
    });
}

void Bot::on_thought(const Id& game, int version, const Reply& reply) {
    const auto place = seats_.find(game);
    const Table* table = client_.table(game);
    if (place == seats_.end() || has_left_) return;
    Seat& seat = place->second;
    seat.is_thinking = false;
    if (seat.timer && !seat.is_over) seat.timer->cancel();
    if (table == nullptr || seat.is_over) return;  // it is told again
    if (changes_of(table->game) != seat.thinks_about || reply.is_stopped) return on_table(*table);
    if (reply.foul != Foul::none) return on_foul(game, seat, reply);
    seat.is_moving = true;
    move(game, version, reply.move);
}

void Bot::on_foul(const Id& game, Seat& seat, const Reply& reply) {
    voice_.complain(concat("game ", game, ": ", match::describe(reply.foul), ": ", reply.reason));
    if (++seat.fouls < most_fouls) return on_table(*client_.table(game));
    voice_.complain(
        concat("game ", game, ": resigns, for ", settings_.entrant.name, " cannot go on"));
    seat.is_moving = true;
    client_.ask({{"type", "resign"}, {"game", game}});
}

void Bot::move(const Id& game, int version, const std::string& chosen) {
    const json message = {{"type", "move"}, {"game", game}, {"seen", version}, {"move", chosen}};
    client_.ask(message, [this, game](const json& answer) {
        const auto place = seats_.find(game);
        if (text(answer, "type") == "done" || place == seats_.end()) return;
        const std::string code = text(answer, "code");
        if (code == "stale" || code == "not_your_turn") {  // an event on its way says what is true
            place->second.is_moving = false;
            if (const Table* table = client_.table(game)) on_table(*table);
        } else if (code != "too_late" && code != "game_over") {
            voice_.complain(concat("game ", game, ": ", text(answer, "why")));
        }
    });
}

void Bot::on_over(Seat& seat, const Table& table) {
    const Id game = table.game.start().id;
    if (std::exchange(seat.is_over, true)) return answer_rematch(seat, table);
    voice_.say(concat("game ", game, ": ", result_text(table)));
    if (seat.brain) {
        seat.brain->stop();
        pool_.submit([brain = std::move(seat.brain)] {});  // to end a program may take a while
    }
    seat.timer = std::make_unique<boost::asio::steady_timer>(context_, time_for_rematch);
    seat.timer->async_wait([this, game](boost::system::error_code error) {
        if (!error) stand_up(game);
    });
    for (const json& challenge : lobby_) answer_challenge(challenge);
    renew_offers(lobby_);
    leave_if_finished();
}

void Bot::answer_rematch(Seat& seat, const Table& table) {
    if (table.game.offers().rematch != opponent(*table.you)) return;
    if (table.version() <= seat.offers_answered) return;
    seat.offers_answered = table.version();
    client_.ask({{"type", "rematch"}, {"game", table.game.start().id}, {"yes", has_room()}});
}

void Bot::stand_up(const Id& game) {
    client_.unwatch(game);
    seats_.erase(game);
}

}  // namespace quinta::bot
