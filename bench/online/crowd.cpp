#include "bench/online/crowd.hpp"

#include <algorithm>
#include <charconv>

#include "base/text.hpp"
#include "games/games.hpp"

namespace quinta::bench {
namespace {

constexpr std::size_t connecting_at_once = 100;

/// Reading all of JSON would cost more than the server's work.
bool has(std::string_view text, std::string_view part) {
    return text.substr(0, 400).find(part) != std::string_view::npos;
}

int version_in(std::string_view text) {
    constexpr std::string_view name = "\"version\":";
    const std::size_t at = text.find(name);
    int out = 0;
    if (at == std::string_view::npos) return out;
    std::from_chars(text.data() + at + name.size(), text.data() + text.size(), out);
    return out;
}

}  // namespace

Crowd::Crowd(boost::asio::io_context& context, const People& people,
             const client::ServerUrl& server)
    : context_(context), people_(people), server_(server), timer_(context) {
    links_.resize(2 * people.games.size());
    for (const online::GameStart& game : people.games) {
        games_.emplace_back().session = *games::new_session(game.settings.game);
    }
}

Crowd::~Crowd() { scatter(server_); }

void Crowd::scatter(const client::ServerUrl& server) {
    for (auto& link : links_) {
        if (link) link->drop();
        link.reset();
    }
    for (Game& game : games_) game.is_waiting = false;
    server_ = server;
    next_player_ = present_ = 0;
    context_.restart();
    context_.poll();
}

void Crowd::gather() {
    for (std::size_t i = 0; i < connecting_at_once; ++i) connect_more();
    context_.restart();
    while (present_ < links_.size() && context_.run_one() > 0) {
    }
}

void Crowd::connect_more() {
    if (next_player_ >= links_.size()) return;
    const std::size_t player = next_player_++;
    links_[player] = client::Link::open(
        context_,
        {.server = server_, .token = people_.players[player].token, .from = address_of(player)},
        {.on_open =
             [this, player] {
                 links_[player]->send(concat(R"({"type":"watch","id":"w","game":")",
                                             people_.games[player / 2].id, "\"}"));
             },
         .on_text = [this, player](std::string_view text) { on_text(player, text); },
         .on_end =
             [](const client::LinkEnd& end) {
                 give_up(
                     concat("a connection has ended: ", end.status, " ", end.code, " ", end.why));
             }});
}

void Crowd::on_text(std::size_t player, std::string_view text) {
    Game& game = games_[player / 2];
    if (has(text, R"({"type":"game")")) {
        ++present_;
        return connect_more();
    }
    if (!game.is_waiting || player != mover(player / 2)) return;
    if (has(text, R"("type":"refused")")) {
        ++refused_;
        game.is_waiting = false;
    } else if (has(text, R"("type":"done")")) {
        on_done(game, text);
    }
}

void Crowd::on_done(Game& game, std::string_view text) {
    latencies_.add(Clock::now() - game.due);
    game.is_waiting = false;
    game.version = version_in(text);
    (void)game.session->play(game.move);
}

std::size_t Crowd::mover(std::size_t game) const {
    return 2 * game + index(games_[game].session->side_to_move());
}

std::optional<std::size_t> Crowd::next_game() {
    for (std::size_t tried = 0; tried < games_.size(); ++tried) {
        const std::size_t at = next_game_;
        next_game_ = (next_game_ + 1) % games_.size();
        const Game& game = games_[at];
        if (!game.is_waiting && !game.session->ending().is_over()) return at;
    }
    return std::nullopt;
}

std::string Crowd::next_move(std::size_t game) {
    Game& place = games_[game];
    const std::vector<LegalMove> moves = place.session->legal_moves();
    place.move = moves[random_.below(static_cast<std::uint32_t>(moves.size()))].text;
    place.is_waiting = true;
    return concat(R"({"type":"move","id":"l)", ++count_, R"(","game":")", people_.games[game].id,
                  R"(","seen":)", place.version, R"(,"move":")", place.move, "\"}");
}

bool Crowd::move_somewhere(Clock::time_point due) {
    const std::optional<std::size_t> game = next_game();
    if (!game) return false;
    games_[*game].due = due;
    links_[mover(*game)]->send(next_move(*game));
    return true;
}

void Crowd::move_once() {
    const std::optional<std::size_t> game = next_game();
    if (!game) give_up("all games are over");
    const auto link = client::Link::open(
        context_, {.server = server_, .token = people_.players[mover(*game)].token},
        {.on_open = [] {},
         .on_text =
             [this, game](std::string_view text) {
                 if (has(text, R"("type":"done")")) on_done(games_[*game], text);
             },
         .on_end = [](const client::LinkEnd& end) { give_up(end.why); }});
    link->send(next_move(*game));
    context_.restart();
    while (games_[*game].is_waiting && context_.run_one() > 0) {
    }
    link->drop();
}

void Crowd::tick(Clock::time_point until, Clock::duration step) {
    for (; next_due_ <= Clock::now() && next_due_ < until; next_due_ += step) {
        if (!move_somewhere(next_due_)) ++left_out_;
    }
    if (next_due_ >= until) return;
    timer_.expires_at(next_due_);
    timer_.async_wait([this, until, step](boost::system::error_code error) {
        if (!error) tick(until, step);
    });
}

const Latencies& Crowd::play(int moves_per_second, Clock::duration time) {
    constexpr std::chrono::seconds for_the_last{5};
    latencies_.clear();
    left_out_ = refused_ = 0;
    next_due_ = Clock::now();
    const Clock::time_point until = next_due_ + time;
    tick(until, std::chrono::nanoseconds(1'000'000'000 / moves_per_second));
    context_.restart();
    context_.run_until(until);
    const auto is_waiting = [](const Game& game) { return game.is_waiting; };
    const Clock::time_point last = until + for_the_last;
    while (std::ranges::any_of(games_, is_waiting) && Clock::now() < last) {
        context_.run_for(std::chrono::milliseconds(50));
    }
    return latencies_;
}

}  // namespace quinta::bench
