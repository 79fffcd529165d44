#include "base/random.hpp"
#include "games/catalogue.hpp"
#include "players/engine_player.hpp"

namespace quinta::players {
namespace {

class UctPlayer final : public Player {
 public:
    UctPlayer(std::string_view name, const Budget& budget, std::uint64_t seed)
        : name_(name), budget_(budget), seed_(seed) {}

    std::string name() const override { return name_; }

    void set_stop_flag(const std::atomic<bool>* stop) override { stop_ = stop; }

    std::string choose(const Session& session) const override {
        return games::catalogue_of(session.game_name())
            .uct_move(session, {budget_.nodes, budget_.time, 1, stop_},
                      mix(mix(seed_), static_cast<std::uint64_t>(session.ply())));
    }

 private:
    std::string name_;
    Budget budget_;
    std::uint64_t seed_;
    const std::atomic<bool>* stop_ = nullptr;
};

}  // namespace

std::unique_ptr<Player> make_uct_player(std::string_view name, const Session&, const Budget& budget,
                                        std::uint64_t seed) {
    return std::make_unique<UctPlayer>(name, budget, seed);
}

}  // namespace quinta::players
