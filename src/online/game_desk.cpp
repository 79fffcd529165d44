#include "online/game_desk.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace quinta::online {

DeskOutput GameDesk::receive(const Request& request, const Circumstances& circumstances) {
    DeskOutput output;
    if (!pending_) {
        consider(request, circumstances, output);
    } else if (is_waiting(request)) {
        return output;
    } else if (queue_.size() < longest_queue) {
        queue_.push_back({request, circumstances});
    } else {
        refuse(request, {"busy", "too much at once; please try again"}, output);
    }
    return output;
}

/// Whether a copy of the request waits already. Then the answer goes where the last copy came from:
/// the connection of an earlier one may be gone.
bool GameDesk::is_waiting(const Request& request) {
    const auto is_same = [&request](Request& other) {
        if (other.user != request.user || other.message != request.message) return false;
        other.source = request.source;
        return true;
    };
    if (pending_->request && is_same(*pending_->request)) return true;
    return std::ranges::any_of(queue_, [&](Waiting& other) { return is_same(other.request); });
}

DeskOutput GameDesk::tick(Time now) {
    DeskOutput output;
    if (pending_) return output;
    const Decision decision = game_.decide_by_time(now);
    if (decision.events.empty()) return output;
    output.commit = transaction_for(decision);
    pending_ = Pending{decision, std::nullopt};
    return output;
}

DeskOutput GameDesk::committed(Time now) {
    assert(pending_);
    DeskOutput output;
    const Pending done = *std::exchange(pending_, std::nullopt);
    for (const Event& event : done.decision.events) {
        [[maybe_unused]] const Result<> applied = game_.apply(event, now);
        assert(applied);
    }
    output.told = done.decision.events;
    output.new_game = done.decision.new_game;
    if (done.request) {
        if (const auto& refusal = done.decision.refusal) {
            refuse(*done.request, *refusal, output);
        } else {
            output.replies.push_back(reply_to(*done.request));
        }
    }
    take_next(output);
    return output;
}

DeskOutput GameDesk::failed(const Refusal& why) {
    assert(pending_);
    DeskOutput output;
    if (pending_->request) refuse(*pending_->request, why, output);
    for (const Waiting& waiting : queue_) refuse(waiting.request, why, output);
    queue_.clear();
    pending_.reset();
    return output;
}

void GameDesk::refuse(const Request& request, const Refusal& why, DeskOutput& output) const {
    output.replies.push_back(reply_to(request));
    output.replies.back().refusal = why;
}

const Refusal* GameDesk::refusal_of(Side side, std::string_view message) const {
    for (const auto& [id, refusal] : refused_[index(side)]) {
        if (id == message) return &refusal;
    }
    return nullptr;
}

void GameDesk::remember(Side side, const std::string& message, const Refusal& why) {
    auto& refusals = refused_[index(side)];
    refusals.emplace_back(message, why);
    if (refusals.size() > most_refusals) refusals.pop_front();
}

void GameDesk::take_next(DeskOutput& output) {
    while (!pending_ && !queue_.empty()) {
        const Waiting next = std::move(queue_.front());
        queue_.pop_front();
        consider(next.request, next.circumstances, output);
    }
}

void GameDesk::consider(const Request& request, const Circumstances& circumstances,
                        DeskOutput& output) {
    const std::optional<Side> side = game_.side_of(request.user);
    if (const auto before = side ? game_.version_of(*side, request.message) : std::nullopt) {
        output.replies.push_back(reply_to(request));
        output.replies.back().version = *before;
        return;
    }
    if (const Refusal* before = side ? refusal_of(*side, request.message) : nullptr) {
        return refuse(request, *before, output);
    }
    const Decision decision = game_.decide(request, circumstances);
    if (side && decision.refusal) remember(*side, request.message, *decision.refusal);
    if (decision.events.empty()) return refuse(request, *decision.refusal, output);
    output.commit = transaction_for(decision);
    pending_ = Pending{decision, request};
}

Transaction GameDesk::transaction_for(const Decision& decision) const {
    const GameStart& start = game_.start();
    Continuation next{.game = start.id,
                      .fence = fence_,
                      .version = game_.version(),
                      .events = decision.events,
                      .result = decision.result};
    const bool counts = decision.result && decision.result->outcome != Outcome::ongoing;
    if (start.settings.is_rated && counts) {
        next.rated = Continuation::Rated{{start.players[0].id, start.players[1].id},
                                         game_name(start.settings)};
    }
    return {.continuation = std::move(next), .new_game = decision.new_game};
}

Reply GameDesk::reply_to(const Request& request) const {
    return {.source = request.source,
            .user = request.user,
            .message = request.message,
            .version = game_.version()};
}

}  // namespace quinta::online
