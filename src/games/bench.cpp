#include "games/bench.hpp"

#include <string_view>
#include <utility>

#include "base/hash.hpp"
#include "games/catalogue.hpp"
#include "games/games.hpp"

namespace quinta::games {
namespace {

using Clock = std::chrono::steady_clock;

std::chrono::milliseconds since(Clock::time_point start) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
}

std::uint64_t folded(std::uint64_t hash, std::string_view text) {
    for (const char c : text) hash = mix(hash, static_cast<unsigned char>(c));
    return hash;
}

BenchCount measured(const CatalogueEntry& game, const std::atomic<bool>* stop) {
    analysis::EngineSettings settings;
    settings.table_bytes = std::size_t{1} << 20;  // the counts depend on it
    search::SearchOptions options;
    options.lines = 3;
    options.seed = 1;
    options.stop = stop;
    BenchCount count{std::string(game.name)};
    std::uint64_t hash = 0;
    const Clock::time_point start = Clock::now();
    for (const BenchPosition& position : game.bench_positions) {
        const auto session = new_session(game.name, position.position);
        if (!session) continue;
        options.depth = position.depth;
        const analysis::Analysis analysis =
            game.make_engine(**session, settings)->think(**session, options, {});
        count.nodes += analysis.nodes;
        hash = mix(hash, analysis.nodes);
        for (const analysis::Line& line : analysis.lines) {
            for (const std::string& move : line.moves) hash = folded(hash, move);
        }
    }
    count.time = since(start);
    count.signature = static_cast<std::uint32_t>(hash);
    return count;
}

}  // namespace

BenchReport bench(const std::atomic<bool>* stop) {
    const Clock::time_point start = Clock::now();
    BenchReport report;
    std::uint64_t hash = 0;
    for (const CatalogueEntry& game : catalogue()) {
        report.counts.push_back(measured(game, stop));
        hash = mix(hash, report.counts.back().signature);
    }
    report.signature = static_cast<std::uint32_t>(hash);
    report.time = since(start);
    return report;
}

}  // namespace quinta::games
