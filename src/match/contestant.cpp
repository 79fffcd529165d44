#include "match/contestant.hpp"

#include <utility>

#include "match/foreign.hpp"
#include "players/player.hpp"

namespace quinta::match {
namespace {

/// A player of ours: a new one for each game, so that no game depends on another.
class OwnContestant final : public Contestant {
 public:
    OwnContestant(std::string name, solver::TableStore tables, const std::atomic<bool>& stop)
        : name_(std::move(name)), tables_(std::move(tables)), stop_(stop) {}

    Reply begin(const Session& session, std::uint64_t seed) override {
        Result<std::unique_ptr<players::Player>> player =
            players::make_player(name_, session, tables_, seed);
        if (!player) return {.foul = Foul::crash, .reason = player.error()};
        player_ = std::move(*player);
        player_->set_stop_flag(&stop_);
        solver::BuildControl control;
        control.stop = &stop_;
        if (!player_->prepare(control)) return {.is_stopped = true};
        return {};
    }

    Reply choose(const Session& session) override {
        std::string move = player_->choose(session);
        if (stop_) return {.is_stopped = true};  // then it was any move
        return {.move = std::move(move)};
    }

 private:
    std::string name_;
    solver::TableStore tables_;
    const std::atomic<bool>& stop_;
    std::unique_ptr<players::Player> player_;
};

}  // namespace

std::unique_ptr<Contestant> make_contestant(const Entrant& entrant, const Pace& pace,
                                            const solver::TableStore& tables,
                                            const std::atomic<bool>& stop) {
    if (entrant.is_foreign()) return std::make_unique<ForeignContestant>(entrant, pace, stop);
    return std::make_unique<OwnContestant>(entrant.player, tables, stop);
}

}  // namespace quinta::match
