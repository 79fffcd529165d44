#include "players/engine_player.hpp"

#include <algorithm>
#include <utility>

#include "base/random.hpp"
#include "base/text.hpp"
#include "games/catalogue.hpp"

namespace quinta::players {
namespace {

class EnginePlayer final : public Player {
 public:
    EnginePlayer(std::string_view name, std::unique_ptr<analysis::Engine> engine,
                 const search::SearchOptions& options, int random_per_mille, std::uint64_t seed)
        : name_(name),
          engine_(std::move(engine)),
          options_(options),
          random_per_mille_(random_per_mille),
          seed_(seed) {}

    std::string name() const override { return name_; }
    Result<> prepare(const solver::BuildControl& control) override {
        return engine_->prepare(control);
    }

    void set_stop_flag(const std::atomic<bool>* stop) override { stop_ = stop; }

    std::string choose(const Session& session) const override {
        Random random(mix(mix(seed_), static_cast<std::uint64_t>(session.ply())));
        if (static_cast<int>(random.below(1000)) < random_per_mille_) {
            const std::vector<LegalMove> moves = session.legal_moves();
            return moves[random.below(static_cast<std::uint32_t>(moves.size()))].text;
        }
        // What was thought before would change the answer, unless the clock does so anyway.
        if (!options_.time) engine_->forget();
        search::SearchOptions options = options_;
        options.seed = random.next() | 1;
        options.stop = stop_;
        return engine_->think(session, options).lines.front().moves.front();
    }

 private:
    std::string name_;
    std::unique_ptr<analysis::Engine> engine_;
    search::SearchOptions options_;
    int random_per_mille_;
    std::uint64_t seed_;
    const std::atomic<bool>* stop_ = nullptr;
};

/// Enough for what a search of so many positions has to remember.
std::size_t table_bytes(const std::optional<std::uint64_t>& nodes) {
    constexpr std::size_t most = std::size_t{64} << 20, least = std::size_t{1} << 14;
    if (!nodes) return most;
    return static_cast<std::size_t>(std::clamp<std::uint64_t>(32 * *nodes, least, most));
}

}  // namespace

Result<Budget> parse_budget(std::string_view text) {
    const auto wrong = [&] {
        return Error{
            message("{0} is no effort; it is a number of positions (5000), milliseconds (200ms) or "
                    "seconds (2s, 0.5s) for each move",
                    quoted(text))};
    };
    const std::size_t end = std::min(text.find_first_not_of("0123456789."), text.size());
    const std::string_view unit = text.substr(end);
    const std::optional<int> number =
        unit == "s" ? to_thousandths(text.substr(0, end)) : to_int(text.substr(0, end));
    if (!number || *number == 0) return wrong();
    if (unit.empty()) return Budget{.nodes = static_cast<std::uint64_t>(*number)};
    const bool is_time = unit == "ms" || unit == "s";
    if (!is_time || *number > 3'600'000) return wrong();
    return Budget{.time = std::chrono::milliseconds(*number)};
}

std::unique_ptr<Player> make_engine_player(std::string_view name, const Session& session,
                                           const solver::TableStore& tables, const Budget& budget,
                                           std::uint64_t seed) {
    analysis::EngineSettings settings;
    settings.table_bytes = table_bytes(budget.nodes);
    search::SearchOptions options;
    static_cast<Budget&>(options) = budget;
    return std::make_unique<EnginePlayer>(name, games::make_engine(session, settings, tables),
                                          options, 0, seed);
}

std::unique_ptr<Player> make_level_player(std::string_view name, const Session& session,
                                          const solver::TableStore& tables, const LevelSpec& level,
                                          std::uint64_t seed, const search::SearchOptions& within) {
    search::SearchOptions options = within;
    if (level.nodes > 0) {
        options.nodes = std::min(level.nodes, within.nodes.value_or(level.nodes));
    }
    analysis::EngineSettings settings;
    settings.table_bytes = table_bytes(options.nodes);
    settings.uses_solution = level.nodes == 0;
    settings.uses_net = level.uses_net;
    return std::make_unique<EnginePlayer>(name, games::make_engine(session, settings, tables),
                                          options, level.random_per_mille, seed);
}

}  // namespace quinta::players
