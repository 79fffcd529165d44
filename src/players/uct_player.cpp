#include <cassert>

#include "games/any_game.hpp"
#include "players/engine_player.hpp"
#include "search/mcts.hpp"

namespace quinta {
namespace {

template <Game G>
class UctPlayer final : public Player {
 public:
    UctPlayer(std::string_view name, const G& game, const Effort& effort, std::uint64_t seed)
        : name_(name), game_(game), effort_(effort), seed_(seed) {}

    std::string name() const override { return name_; }

    void heed(const std::atomic<bool>* stop) override { stop_ = stop; }

    std::string choose(const Session& session) const override {
        MctsSettings plain;
        plain.proves = false;
        const typename G::State& state = typed<G>(session).history().current();
        Mcts<G> search(game_, {}, plain);
        search.plant(state, mix(mix(seed_), static_cast<std::uint64_t>(session.ply())));
        Watch watch({effort_.nodes, effort_.time, 1, stop_}, 1);
        Meter meter(watch);
        search.run(meter, ~std::uint64_t{0});
        return game_.format_move(state, search.child(search.ranking().front()).move);
    }

 private:
    std::string name_;
    G game_;
    Effort effort_;
    std::uint64_t seed_;
    const std::atomic<bool>* stop_ = nullptr;
};

}  // namespace

std::unique_ptr<Player> make_uct_player(std::string_view name, const Session& session,
                                        const Effort& effort, std::uint64_t seed) {
    const Result<AnyGame> game = parse_game(session.option_text());
    return std::visit(
        [&]<Game G>(const G& g) -> std::unique_ptr<Player> {
            return std::make_unique<UctPlayer<G>>(name, g, effort, seed);
        },
        *game);
}

}  // namespace quinta
