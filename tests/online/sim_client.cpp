#include "online/sim_client.hpp"

#include <algorithm>

#include "online/presets.hpp"

namespace quinta::online {

using Wish = Command::Kind;

SimClient::SimClient(SimWorld& world, SimServer& server, const SimStore& store,
                     const GameStart& start, Side side, std::size_t number)
    : world_(world),
      server_(server),
      store_(store),
      game_(*Game::begin(start)),
      side_(side),
      number_(number) {}

void SimClient::wake() {
    if (is_done() && !world_.is_faulty) return;
    if (sent_) {
        resend();
    } else if (const std::optional<Command> command = choose()) {
        send(*command);
    }
    if (world_.chance(20) || is_gone_ || sent_) sync();
    // Whoever only waits looks less and less often.
    pause_ = sent_ ? world_.between(200, 1500)
                   : std::min<Millis>(pause_ + pause_ / 2, std::chrono::hours(7));
    world_.after(pause_ + world_.between(0, 100), [this] { wake(); });
}

std::optional<Command> SimClient::choose() {
    if (is_gone_ || game_.result()) return std::nullopt;
    if (world_.random.below(500) == 0) is_gone_ = true;
    if (const std::optional<Command> answer = answer_offers()) return answer;
    const std::uint32_t roll = world_.random.below(100);
    if (roll == 0 || game_.session().ply() > 30) return Command{.kind = Wish::resign};
    if (roll == 1) return Command{.kind = Wish::draw};
    if (roll <= 3) return Command{.kind = Wish::takeback};
    if (roll == 4) return Command{.kind = Wish::give_time};
    if (roll == 5) return Command{.kind = Wish::preset, .text = std::string(presets[0])};
    if (roll == 6) return Command{.kind = Wish::abort};
    if (roll == 7) return Command{.kind = Wish::move, .text = "nonsense", .seen = game_.version()};
    return choose_move();
}

std::optional<Command> SimClient::choose_move() {
    if (game_.session().side_to_move() != side_) return std::nullopt;
    const std::vector<LegalMove> moves = game_.session().legal_moves();
    if (moves.empty()) return std::nullopt;
    const LegalMove& move = moves[world_.random.below(static_cast<std::uint32_t>(moves.size()))];
    return Command{.kind = Wish::move, .text = move.text, .seen = game_.version()};
}

std::optional<Command> SimClient::answer_offers() {
    const bool yes = world_.chance(60);
    const Side other = opponent(side_);
    if (game_.offers().draw == other) return Command{.kind = Wish::draw, .yes = yes};
    if (game_.offers().takeback == other) {
        return Command{.kind = Wish::takeback, .seen = game_.version(), .yes = yes};
    }
    return std::nullopt;
}

void SimClient::send(const Command& command) {
    pause_ = Millis(100);
    sent_ = Request{.user = game_.start().players[index(side_)].id,
                    .message = concat("m", ++count_),
                    .command = command,
                    .lag = world_.between(0, 300),
                    .source = number_};
    resend();
}

void SimClient::resend() {
    // A connection ends with its server, and what was under way in it.
    world_.send([this, request = *sent_, life = server_.life()] {
        if (life == server_.life()) server_.on_request(request);
    });
}

void SimClient::sync() {
    world_.send([this] { server_.on_sync(number_); });
}

void SimClient::on_reply(const Reply& reply) {
    if (!sent_ || reply.message != sent_->message) return;
    const std::string code = reply.refusal ? reply.refusal->code : "";
    if (code == "not_written" || code == "busy") return;  // it is tried again
    if (reply.refusal) {
        refused_.push_back(reply.message);
    } else {
        done_.emplace_back(reply.message, reply.version);
    }
    sent_.reset();
}

void SimClient::take(int version, const Event& event) {
    const auto& disk = store_.games.at(game_.start().id).events;
    const auto at = static_cast<std::size_t>(version - 1);
    world_.check(at < disk.size() && disk[at] == event, "told what is not on disk");
    if (version <= game_.version()) {
        world_.check(game_.events()[at] == event, "what was told has changed");
        return;
    }
    if (version > game_.version() + 1) return sync();
    const Result<> applied = game_.apply(event, event.at);
    world_.check(applied.ok(), applied ? "" : applied.error());
    pause_ = Millis(100);
}

void SimClient::on_event(int version, const Event& event) { take(version, event); }

void SimClient::on_game(const GameStart& start, const std::vector<Event>& events) {
    world_.check(start == game_.start(), "another game");
    for (std::size_t i = 0; i < events.size(); ++i) take(static_cast<int>(i) + 1, events[i]);
}

}  // namespace quinta::online
