#include <algorithm>
#include <boost/asio/post.hpp>
#include <thread>
#include <utility>

#include "base/text.hpp"
#include "bot/bot.hpp"
#include "bot/bot_program.hpp"
#include "bot/registration.hpp"
#include "bot/time_of_day.hpp"

namespace quinta::bot {
namespace {

/// What a bot of the house offers: each game in turn, one at a time, beginning elsewhere than the
/// others.
std::vector<online::Settings> house_offers(const std::set<std::string>& games, std::size_t begin) {
    constexpr std::chrono::seconds initial{300}, increment{3};
    std::vector<online::Settings> out;
    for (const std::string& game : games) {
        out.push_back({.game = game,
                       .control = {.kind = online::TimeControl::Kind::clock,
                                   .initial = initial,
                                   .increment = increment}});
    }
    std::ranges::rotate(out, out.begin() + static_cast<std::ptrdiff_t>(begin % out.size()));
    return out;
}

Result<BotSettings> house_settings(const std::string& player, std::size_t number) {
    using Kind = online::TimeControl::Kind;
    constexpr int most_games = 16;
    BotSettings out;
    out.entrant.name = out.entrant.player = player;
    Result<std::set<std::string>> games = match::games_for(out.entrant, {});
    if (!games) return games.failure();
    out.games = *std::move(games);
    out.tables = solver::TableStore::in_cache_directory();
    out.controls = {Kind::none, Kind::clock, Kind::days};
    out.most_games = most_games;
    out.waits_for_server = true;
    out.offers = house_offers(out.games, number);
    out.offers_at_once = 1;
    return out;
}

/// Tells only what went wrong.
BotVoice voice_of(const std::string& name, const BotOutput& output) {
    const auto complain = [name, tell = output.complain](const std::string& what) {
        tell(concat(name, ": ", what));
    };
    const auto on_done = [complain](const Result<>& how) {
        if (!how) complain(how.error());
    };
    return {
        .say = [](const std::string&) {}, .complain = complain, .on_lost = {}, .on_done = on_done};
}

std::string house_name(const std::string& player) { return concat("House-", player); }

}  // namespace

struct HouseBots::Body {
    boost::asio::io_context context{1};
    std::unique_ptr<ThinkingPool> pool;
    std::vector<BotSettings> settings;
    std::vector<std::string> tokens;
    BotOutput output;
    std::vector<std::unique_ptr<Bot>> bots;
    std::jthread thread;
};

HouseBots::HouseBots() : body_(std::make_unique<Body>()) {}

HouseBots::~HouseBots() {
    Body& body = *body_;
    boost::asio::post(body.context, [&body] {
        for (const auto& bot : body.bots) bot->leave();
        body.context.stop();
    });
    if (body.thread.joinable()) body.thread.join();
    body.pool.reset();
}

Result<std::unique_ptr<HouseBots>> HouseBots::prepare(const std::string& store,
                                                      const std::vector<std::string>& players,
                                                      BotOutput output) {
    Result<store::Store> opened = store::Store::open(store);
    if (!opened) return opened.failure();
    auto house = std::make_unique<HouseBots>();
    for (const std::string& player : players) {
        Result<BotSettings> settings = house_settings(player, house->body_->settings.size());
        if (!settings) return settings.failure();
        Result<std::string> token =
            register_bot(*opened, house_name(player), Renewal::add, time_of_day());
        if (!token) return token.failure();
        house->body_->settings.push_back(*std::move(settings));
        house->body_->tokens.push_back(*std::move(token));
    }
    house->body_->output = std::move(output);
    return house;
}

void HouseBots::start(const std::string& server) {
    Body& body = *body_;
    const Result<client::ServerUrl> url = client::parse_url(server);
    if (!url) return body.output.complain(url.error());
    const auto cores = static_cast<int>(std::thread::hardware_concurrency());
    body.pool = std::make_unique<ThinkingPool>(std::max(1, cores / 2), true);
    for (std::size_t i = 0; i < body.settings.size(); ++i) {
        body.bots.push_back(std::make_unique<Bot>(
            body.context,
            // It is this program that it talks to, whatever name stands in the certificate.
            client::LinkOptions{.server = *url, .token = body.tokens[i], .trusts_anybody = true},
            body.settings[i], *body.pool,
            voice_of(house_name(body.settings[i].entrant.name), body.output)));
        body.bots.back()->start();
    }
    body.thread = std::jthread([&body] { body.context.run(); });
}

}  // namespace quinta::bot
