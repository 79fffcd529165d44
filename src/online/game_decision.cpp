#include "online/game_decision.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "online/presets.hpp"

namespace quinta::online {
namespace {

constexpr int most_presets = 8;  // of each player in a game

Time after(const Game& game, Time now) {
    return game.events().empty() ? std::max(now, game.start().at)
                                 : std::max(now, game.events().back().at);
}

/// The end of a game whose player to move is too late.
Decision lapsed(const Game& game, Time now) {
    const Side mover = game.session().side_to_move();
    const bool is_flag = game.clock().deadline(mover).lapse == GameClock::Lapse::flag;
    const std::string how(is_flag ? ending::timeout : ending::abort);
    return {
        .events = {{.kind = Event::Kind::end, .by = mover, .text = how, .at = after(game, now)}},
        .result = GameResult{is_flag ? win_for(opponent(mover)) : Outcome::ongoing, how}};
}

bool has_moves(const Session& session, Side side) {
    return std::ranges::any_of(session.played(),
                               [side](const LegalMove& move) { return move.side == side; });
}

}  // namespace

Decision GameDecision::run() {
    using Wish = Command::Kind;
    const Wish wish = request_.command.kind;
    const bool is_over = game_.result_.has_value();
    if (is_over && wish != Wish::rematch && wish != Wish::preset) {
        refuse("game_over", "the game is over");
        return decision_;
    }
    switch (wish) {
        case Wish::move:
            move();
            break;
        case Wish::resign:
            resign();
            break;
        case Wish::abort:
            abort();
            break;
        case Wish::draw:
            draw();
            break;
        case Wish::takeback:
            takeback();
            break;
        case Wish::rematch:
            rematch();
            break;
        case Wish::give_time:
            give_time();
            break;
        case Wish::preset:
            preset();
            break;
    }
    return decision_;
}

void GameDecision::move() {
    if (is_stale()) return refuse("stale", "the position has changed since; look again");
    if (game_.session_->side_to_move() != side_) {
        return refuse("not_your_turn", "it is the other player's turn");
    }
    const TurnCost cost = game_.clock_.cost(side_, circumstances_.now, request_.lag);
    if (game_.clock_.is_too_much(side_, cost)) {
        end_by_time();
        return refuse("too_late", "the time was over");
    }
    const std::unique_ptr<Session> next = game_.session_->clone();
    if (const Result<> played = next->play(request_.command.text); !played) {
        return refuse("illegal_move", played.failure().message);
    }
    add(Kind::move, next->last_move()->text).cost = cost;
    if (next->ending().is_over()) end(ending::board, next->ending().outcome);
}

void GameDecision::resign() { end(ending::resign, win_for(opponent(side_))); }

void GameDecision::abort() {
    if (game_.clock_.has_moved(side_)) {
        return refuse("not_now", "after the first move a game can be resigned, not aborted");
    }
    end(ending::abort, Outcome::ongoing);
}

void GameDecision::draw() {
    const std::optional<Side>& offer = game_.offers_.draw;
    const bool is_offered = offer == opponent(side_);
    if (!request_.command.yes) {
        if (is_offered) return void(add(Kind::draw_decline));
        return refuse("not_now", "no draw is offered");
    }
    if (is_offered) return end(ending::draw, Outcome::draw);
    if (offer == side_) return refuse("not_now", "the offer stands already");
    const int last = game_.draw_offer_ply_[index(side_)];
    if (last >= 0 && game_.session_->ply() < last + 2) {
        return refuse("not_now", "one offer for each of your moves is enough");
    }
    add(Kind::draw_offer);
}

void GameDecision::takeback() {
    const bool is_asked = game_.offers_.takeback == opponent(side_);
    if (!request_.command.yes) {
        if (is_asked) return void(add(Kind::takeback_decline));
        return refuse("not_now", "no takeback is asked for");
    }
    if (game_.start_.settings.is_rated) {
        return refuse("not_now", "there are no takebacks in a rated game");
    }
    if (is_asked) {
        if (is_stale()) return refuse("stale", "the position has changed since; look again");
        const Side mover = game_.session_->side_to_move();
        add(Kind::takeback).cost = game_.clock_.cost(mover, circumstances_.now, Millis{});
        return;
    }
    if (game_.offers_.takeback == side_) return refuse("not_now", "you have asked already");
    if (!has_moves(*game_.session_, side_)) {
        return refuse("not_now", "there is no move of yours to take back");
    }
    add(Kind::takeback_offer);
}

void GameDecision::rematch() {
    if (!game_.result_) return refuse("not_now", "the game is not over yet");
    const bool is_offered = game_.offers_.rematch == opponent(side_);
    if (!request_.command.yes) {
        if (is_offered) return void(add(Kind::rematch_decline));
        return refuse("not_now", "no rematch is offered");
    }
    if (circumstances_.is_blocked) return refuse("blocked", "this player cannot be challenged");
    const auto& events = game_.events_;
    const bool has_one = std::ranges::find(events, Kind::rematch, &Event::kind) != events.end();
    if (has_one) return refuse("not_now", "the rematch has begun already");
    if (!is_offered) {
        if (game_.offers_.rematch == side_) return refuse("not_now", "the offer stands already");
        return void(add(Kind::rematch_offer));
    }
    const GameStart& old = game_.start_;
    decision_.new_game = GameStart{.id = make_id(circumstances_.random),
                                   .settings = old.settings,
                                   .players = {old.players[1], old.players[0]},
                                   .at = circumstances_.now,
                                   .rematch_of = old.id};
    add(Kind::rematch, decision_.new_game->id);
}

void GameDecision::give_time() {
    if (!game_.clock_.can_give(opponent(side_))) {
        return refuse("not_now", "the opponent's clock takes no more time");
    }
    add(Kind::give_time);
}

void GameDecision::preset() {
    if (!is_preset(request_.command.text)) {
        return refuse("bad_message",
                      message("there is no preset {0}", quoted(request_.command.text)));
    }
    if (circumstances_.is_blocked) return refuse("blocked", "this player does not take messages");
    if (game_.presets_said_[index(side_)] >= most_presets) {
        return refuse("too_many", "that was said often enough in this game");
    }
    add(Kind::preset, request_.command.text);
}

Event& GameDecision::add(Kind kind, std::string_view text) {
    decision_.events.push_back({.kind = kind,
                                .by = side_,
                                .text = std::string(text),
                                .at = after(game_, circumstances_.now),
                                .message = request_.message});
    return decision_.events.back();
}

void GameDecision::end(std::string_view how, Outcome outcome) {
    add(Kind::end, how);
    decision_.result = GameResult{outcome, std::string(how)};
}

void GameDecision::end_by_time() {
    Decision late = lapsed(game_, circumstances_.now);
    decision_.events = std::move(late.events);
    decision_.result = std::move(late.result);
}

void GameDecision::refuse(std::string_view code, const Message& why) {
    decision_.refusal = Refusal{std::string(code), why};
}

Decision Game::decide(const Request& request, const Circumstances& circumstances) const {
    const std::optional<Side> side = side_of(request.user);
    if (!side) {
        return {.refusal = Refusal{"not_a_player", "only the two players can do that"}};
    }
    return GameDecision(*this, request, circumstances, *side).run();
}

Decision Game::decide_by_time(Time now) const {
    if (result_) return {};
    if (now <= clock_.deadline(session_->side_to_move()).at) return {};
    return lapsed(*this, now);
}

}  // namespace quinta::online
