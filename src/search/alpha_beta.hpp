#pragma once

#include <algorithm>
#include <functional>
#include <vector>

#include "base/threads.hpp"
#include "search/alpha_beta_worker.hpp"
#include "search/search_options.hpp"

namespace quinta::search {

/// What a search knows after an iteration.
template <Rules G>
struct SearchResult {
    int depth = 0;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    std::vector<SearchLine<G>> lines;  ///< the best first
};

/// Alpha-beta search by iterative deepening, each iteration one ply deeper than the last.
///
/// Other threads search the same position into the same table and so run ahead of the first one,
/// which alone reports ("lazy SMP"). With one thread, an empty table and a limit on nodes or depth,
/// everything is repeatable.
template <Rules G, Knowledge<G> K>
class AlphaBeta {
 public:
    using Move = typename G::Move;
    using Report = std::function<void(const SearchResult<G>&)>;

    AlphaBeta(const G& game, K knowledge, std::size_t table_bytes)
        : game_(game), knowledge_(std::move(knowledge)), table_(table_bytes) {}

    /// Blocks until a limit is reached or the result is proved. The position must not be over.
    SearchResult<G> search(const History<G>& history, const SearchOptions& options,
                           const Report& report = {}) {
        table_.next_age();
        BudgetTracker watch(options);
        std::atomic<bool> is_done = false;
        Budget for_helpers = options;
        for_helpers.nodes.reset();
        for_helpers.stop = &is_done;
        BudgetTracker helper_watch(for_helpers);
        ThreadGroup helpers;
        for (int i = 1; i < options.threads; ++i) {
            helpers.start([&, i] { deepen(history, options, helper_watch, i % 2, {}); });
        }
        SearchResult<G> result = deepen(history, options, watch, 0, report);
        is_done = true;
        helpers.join();
        result.nodes = watch.nodes() + helper_watch.nodes();
        result.time = watch.elapsed();
        return result;
    }

    void forget() { table_.clear(); }
    K& knowledge() { return knowledge_; }

 private:
    using Worker = AlphaBetaWorker<G, K>;
    static constexpr int most_depth = 100;

    SearchResult<G> deepen(const History<G>& history, const SearchOptions& options,
                           BudgetTracker& watch, int head_start, const Report& report) {
        Worker worker(game_, knowledge_, table_, watch, history);
        if (options.seed != 0) worker.shuffle(options.seed);
        const std::size_t count =
            std::min(static_cast<std::size_t>(std::max(options.lines, 1)), worker.root_moves());
        SearchResult<G> result;
        const int last = std::min(options.depth.value_or(most_depth), most_depth);
        for (int depth = 1; depth <= last && !worker.gave_up(); ++depth) {
            std::vector<SearchLine<G>> lines =
                iterate(worker, result.lines, std::min(depth + head_start, last), count);
            worker.finish();
            if (lines.empty()) break;
            const bool is_whole = !worker.gave_up();
            // Of several lines, those that a search given up has found do not fit the others.
            if (is_whole || count == 1 || result.lines.empty()) result.lines = std::move(lines);
            if (is_whole) result.depth = depth;
            result.nodes = watch.nodes();
            result.time = watch.elapsed();
            if (is_whole && report) report(result);
            if (is_whole && is_decided(result)) break;
        }
        worker.finish();
        if (result.lines.empty()) result.lines = {{0, {game_.legal_moves(history.current())[0]}}};
        return result;
    }

    /// The lines of one depth, as many as were found.
    static std::vector<SearchLine<G>> iterate(Worker& worker,
                                              const std::vector<SearchLine<G>>& before, int depth,
                                              std::size_t count) {
        std::vector<SearchLine<G>> lines;
        std::vector<Move> excluded;
        for (std::size_t i = 0; i < count && !worker.gave_up(); ++i) {
            const int guess = i < before.size() && depth > 3 ? before[i].score : no_score;
            SearchLine<G> line = aspire(worker, depth, guess, excluded);
            if (line.moves.empty()) break;
            excluded.push_back(line.moves.front());
            const auto place = std::ranges::find_if(
                lines, [&](const SearchLine<G>& other) { return other.score < line.score; });
            lines.insert(place, std::move(line));
        }
        return lines;
    }

    /// Searches in a narrow window around the score of the iteration before, widened as needed.
    static SearchLine<G> aspire(Worker& worker, int depth, int guess,
                                const std::vector<Move>& excluded) {
        if (guess == no_score || is_sure(guess)) {
            return worker.best_line(depth, -no_score, no_score, excluded);
        }
        SearchLine<G> best;
        for (int width = 40;; width *= 4) {
            const int alpha = std::max(guess - width, -no_score);
            const int beta = std::min(guess + width, no_score);
            const SearchLine<G> line = worker.best_line(depth, alpha, beta, excluded);
            const bool is_inside = line.score > alpha && line.score < beta;
            // Given up while widening: a line that was too good is good enough.
            if (!line.moves.empty() && (is_inside || line.score >= beta)) best = line;
            if (is_inside || worker.gave_up()) return best;
        }
    }

    /// Searching deeper would not change anything.
    static bool is_decided(const SearchResult<G>& result) {
        return std::ranges::all_of(result.lines, [&](const SearchLine<G>& line) {
            return is_sure(line.score) && plies_of(line.score) <= result.depth;
        });
    }

    G game_;
    K knowledge_;
    TranspositionTable table_;
};

}  // namespace quinta::search
