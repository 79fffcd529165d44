#include "players/perfect.hpp"

#include <algorithm>
#include <utility>

#include "analysis/oracle.hpp"
#include "base/random.hpp"
#include "base/text.hpp"
#include "games/catalogue.hpp"

namespace quinta::players {
namespace {

constexpr analysis::OracleMemory memory = {.proofs = std::size_t{64} << 20};

class PerfectPlayer final : public Player {
 public:
    PerfectPlayer(std::string_view name, std::unique_ptr<analysis::Oracle> oracle,
                  std::unique_ptr<Player> other, std::uint64_t seed)
        : name_(name), oracle_(std::move(oracle)), other_(std::move(other)), seed_(seed) {}

    std::string name() const override { return name_; }

    Result<> prepare(const solver::BuildControl& control) override {
        return oracle_->prepare(control);
    }

    void set_stop_flag(const std::atomic<bool>* stop) override {
        budget_.stop = stop;
        if (other_) other_->set_stop_flag(stop);
    }

    std::string choose(const Session& session) const override {
        const std::vector<std::string> best = best_moves(session);
        if (is_stopped()) return session.legal_moves().front().text;
        if (best.empty()) return other_->choose(session);
        Random random(mix(mix(seed_), static_cast<std::uint64_t>(session.ply())));
        return best[random.below(static_cast<std::uint32_t>(best.size()))];
    }

    std::string remark(const Session& session) const override {
        if (!best_of(values(session), session.side_to_move()).empty()) return {};
        return concat("This position is out of exact reach; ", name_, " plays as ", other_->name(),
                      ".");
    }

 private:
    /// What the oracle says of each move; asked once for a position, since proofs take time.
    const std::vector<analysis::MoveValue>& values(const Session& session) const {
        if (const std::string position = session.position();
            position != asked_ || values_.empty()) {
            values_ = oracle_->moves(session, budget_);
            asked_ = is_stopped() ? "" : position;
        }
        return values_;
    }

    bool is_stopped() const { return budget_.is_stopped(); }

    /// Nothing unless a win is proved or all moves are known.
    std::vector<std::string> best_moves(const Session& session) const {
        const std::vector<analysis::MoveValue> best =
            best_of(values(session), session.side_to_move());
        std::vector<std::string> out;
        int fewest = -1;
        for (const analysis::MoveValue& move : best) {
            const int replies =
                move.value->outcome == Outcome::draw
                    ? analysis::replies_with(Outcome::draw, *oracle_, session, move.move, budget_)
                    : 0;
            if (fewest < 0 || replies < fewest) out.clear();
            if (fewest < 0 || replies <= fewest) {
                fewest = replies;
                out.push_back(move.move);
            }
        }
        return out;
    }

    std::string name_;
    std::unique_ptr<analysis::Oracle> oracle_;
    std::unique_ptr<Player> other_;
    std::uint64_t seed_;
    /// Counted in positions, not in time: the same on every machine.
    Budget budget_{.nodes = 3'000'000};
    mutable std::string asked_;
    mutable std::vector<analysis::MoveValue> values_;
};

}  // namespace

std::unique_ptr<Player> make_perfect_player(std::string_view name, const Session& session,
                                            const solver::TableStore& tables,
                                            std::unique_ptr<Player> other, std::uint64_t seed) {
    return std::make_unique<PerfectPlayer>(name, games::make_oracle(session, tables, memory),
                                           std::move(other), seed);
}

}  // namespace quinta::players
