#include "bot/brain.hpp"

#include <atomic>
#include <utility>

#include "match/foreign.hpp"
#include "players/player.hpp"

namespace quinta::bot {
namespace {

using match::Foul;
using match::Reply;

class OwnBrain final : public Brain {
 public:
    OwnBrain(std::string name, solver::TableStore tables, std::uint64_t seed)
        : name_(std::move(name)), tables_(std::move(tables)), seed_(seed) {}

    Reply choose(const Session& session, std::chrono::milliseconds /*limit*/) override {
        if (const Result<> ready = make_ready(session); !ready) {
            if (is_stopped_) return {.is_stopped = true};
            return {.foul = Foul::crash, .reason = ready.error()};
        }
        std::string move = player_->choose(session);
        if (is_stopped_) return {.is_stopped = true};
        return {.move = std::move(move)};
    }
    void hurry() override { must_end_ = true; }
    void stop() override {
        is_stopped_ = true;
        must_end_ = true;
    }
    void resume() override {
        is_stopped_ = false;
        must_end_ = false;
    }

 private:
    Result<> make_ready(const Session& session) {
        if (player_ != nullptr) return {};
        auto player = players::make_player(name_, session, tables_, seed_);
        if (!player) return player.failure();
        solver::BuildControl control;
        control.stop = &is_stopped_;
        if (Result<> ready = (*player)->prepare(control); !ready) return ready;
        player_ = std::move(*player);
        player_->set_stop_flag(&must_end_);
        return {};
    }

    std::string name_;
    solver::TableStore tables_;
    std::uint64_t seed_;
    std::atomic<bool> must_end_{false};
    std::atomic<bool> is_stopped_{false};
    std::unique_ptr<players::Player> player_;
};

/// The clock of the game decides whether a program was too late, so it may be late here.
match::Pace patient_pace() {
    match::Pace pace;
    pace.margin = std::chrono::seconds(5);
    return pace;
}

class ForeignBrain final : public Brain {
 public:
    explicit ForeignBrain(match::Entrant entrant)
        : contestant_(std::move(entrant), patient_pace(), is_stopped_) {}

    Reply choose(const Session& session, std::chrono::milliseconds limit) override {
        contestant_.set_time(limit);
        Reply reply;
        if (!has_begun_) reply = contestant_.begin(session, 0);
        const bool can_choose = reply.foul == Foul::none && !reply.is_stopped;
        if (can_choose) reply = contestant_.choose(session);
        has_begun_ = reply.foul == Foul::none && !reply.is_stopped;
        if (!has_begun_ || session.clone()->play(reply.move)) return reply;
        contestant_.broke_the_rules();
        has_begun_ = false;
        return {.foul = Foul::illegal_move, .reason = reply.move};
    }
    void hurry() override {}  // it was told how long it has
    void stop() override { is_stopped_ = true; }
    void resume() override { is_stopped_ = false; }

 private:
    std::atomic<bool> is_stopped_{false};
    match::ForeignContestant contestant_;
    bool has_begun_ = false;
};

}  // namespace

std::unique_ptr<Brain> make_brain(const match::Entrant& entrant, const solver::TableStore& tables,
                                  std::uint64_t seed) {
    if (entrant.is_foreign()) return std::make_unique<ForeignBrain>(entrant);
    return std::make_unique<OwnBrain>(entrant.player, tables, seed);
}

}  // namespace quinta::bot
