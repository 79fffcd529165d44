#include "analysis/bench.hpp"

#include <cassert>
#include <initializer_list>
#include <string_view>

#include "analysis/set_race.hpp"
#include "base/watch.hpp"
#include "games/any_game.hpp"
#include "games/games.hpp"
#include "games/stlts/evaluation.hpp"
#include "games/taiji/evaluation.hpp"
#include "games/trike/evaluation.hpp"
#include "search/alpha_beta.hpp"
#include "solver/proof_search.hpp"

namespace quinta {
namespace {

/// A position and how far alpha-beta looks ahead in it. Without a position: the start.
struct AlphaBetaTask {
    std::string_view position;
    int depth;
};

constexpr std::size_t table_bytes = std::size_t{1} << 20;  // the counts depend on it

template <Game G>
typename G::State state_of(const G& game, std::string_view position) {
    if (position.empty()) return game.initial();
    const auto state = game.parse_state(position);
    assert(state.ok());
    return *state;
}

template <class K, Game G>
std::uint64_t alpha_beta_nodes(const G& game, std::initializer_list<AlphaBetaTask> tasks,
                               const std::atomic<bool>* stop) {
    std::uint64_t nodes = 0;
    for (const AlphaBetaTask& task : tasks) {
        AlphaBeta<G, K> search(game, K(game), table_bytes);
        const History<G> history(game, state_of(game, task.position));
        const AlphaBetaLimits limits{{0, {}, 1, stop}, task.depth};
        nodes += search.search(history, limits).nodes;
    }
    return nodes;
}

/// The positions that prove who wins a position near its end.
template <Game G>
std::uint64_t proof_nodes(const G& game, std::string_view position, const std::atomic<bool>* stop) {
    return ProofSearch<G>(game, table_bytes)
        .prove(state_of(game, position), {0, {}, 1, stop})
        .nodes;
}

std::uint64_t count(const Teeko& game, const std::atomic<bool>* stop) {
    return alpha_beta_nodes<ArmyKnowledge<Teeko>>(
        game, {{"", 7}, {"5/3r1/2bb1/5/5 2", 9}, {"5/2br1/rrbb1/2r2/2b2 1", 11}}, stop);
}
std::uint64_t count(const Neutreeko& game, const std::atomic<bool>* stop) {
    return alpha_beta_nodes<ArmyKnowledge<Neutreeko>>(
        game, {{"", 12}, {"1bw2/2b2/4b/5/2ww1 1", 12}, {"2w2/2bb1/5/2w2/1bw2 1", 12}}, stop);
}
std::uint64_t count(const Stlts& game, const std::atomic<bool>* stop) {
    constexpr std::string_view opening =
        "12/2W116B002/4B002W001B10B001/12/4W102B001W002/12/12/2W201B102W101B102/12/"
        "1B00B101W002B001W10W001/2B006W002/12 2";
    constexpr std::string_view ending =
        "12/2W116B002/4W202B201B10B001/12/9W102/12/12/12/12/1W212B202W202B211/12/12 1";
    return alpha_beta_nodes<StltsKnowledge>(game, {{"", 5}, {opening, 5}, {ending, 7}}, stop);
}
std::uint64_t count(const Trike& game, const std::atomic<bool>* stop) {
    constexpr std::string_view opening = "1/2/3/4/2b2/1B4/2w4 2 owner=1";
    constexpr std::string_view middle = "1/Bw/3/4/2b2/1b4/2w4 1 owner=2";
    return alpha_beta_nodes<TrikeKnowledge>(game, {{"", 7}, {opening, 10}}, stop) +
           proof_nodes(game, middle, stop);
}
std::uint64_t count(const Taiji& game, const std::atomic<bool>* stop) {
    constexpr std::string_view middle =
        "3l5/3ddlll1/2lddlddd/3dlld1l/4lddll/6dld/5ldll/5lddd/7ld 1";
    constexpr std::string_view ending =
        "3l1dl1d/3ddllll/1llddlddd/1dddlld1l/ldlllddll/1dldlddld/5ldll/5lddd/5ldld 2";
    return alpha_beta_nodes<TaijiKnowledge>(game, {{"", 3}, {middle, 4}}, stop) +
           proof_nodes(game, ending, stop);
}

}  // namespace

BenchReport bench(const std::atomic<bool>* stop) {
    using Clock = std::chrono::steady_clock;
    const auto since = [](Clock::time_point start) {
        return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
    };
    const auto start = Clock::now();
    BenchReport report;
    for (const GameInfo& info : games()) {
        const auto game_start = Clock::now();
        const Result<AnyGame> any = parse_game(info.name);
        const std::uint64_t nodes =
            std::visit([&](const auto& game) { return count(game, stop); }, *any);
        report.counts.push_back({std::string(info.name), nodes, since(game_start)});
        report.signature += nodes;
    }
    report.time = since(start);
    return report;
}

}  // namespace quinta
