#include "app/analyst.hpp"

#include <algorithm>
#include <thread>

#include "games/catalogue.hpp"

namespace quinta::app {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

search::SearchOptions options_of(milliseconds time, const std::atomic<bool>* stop) {
    search::SearchOptions options;
    options.time = time;
    options.threads = spare_threads();
    options.stop = stop;
    return options;
}

}  // namespace

int spare_threads() {
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

Analyst::Analyst(const Session& game, const solver::TableStore& tables)
    : engine_(games::make_engine(game, {}, tables)), oracle_(games::make_oracle(game, tables)) {}

bool Analyst::prepare(const solver::BuildControl& control) {
    if (!is_ready_) is_ready_ = oracle_->prepare(control).ok() && engine_->prepare(control).ok();
    return is_ready_;
}

std::vector<analysis::MoveValue> Analyst::values(const Session& position, milliseconds time,
                                                 const std::atomic<bool>* stop) {
    return oracle_->moves(position, {.time = time, .stop = stop});
}

Analyst::Lines Analyst::think(const Session& position, const Effort& effort,
                              const std::atomic<bool>* stop,
                              const std::function<void(const Lines&)>& on_update) {
    search::SearchOptions options = options_of(effort.time, stop);
    options.lines = effort.lines;
    Clock::time_point last_time;
    const auto report = [&](const analysis::Analysis& analysis) {
        const bool is_early = Clock::now() - last_time < milliseconds(100);
        if (!on_update || is_early || analysis.lines.empty()) return;
        last_time = Clock::now();
        on_update(analysis.lines);
    };
    return engine_->think(position, options, report).lines;
}

void Analyst::review(const Session& game, const std::vector<Glance>& line,
                     const std::atomic<bool>* stop,
                     const std::function<void(int node, const analysis::Evaluation&)>& on_update) {
    const std::unique_ptr<Session> position = game.clone();
    while (position->undo()) {
    }
    for (const Glance& glance : line) {
        if (!glance.move.empty() && !position->play(glance.move)) return;
        if (!glance.is_wanted) continue;
        const analysis::Analysis analysis =
            engine_->think(*position, options_of(milliseconds(150), stop));
        if (*stop) return;
        if (!analysis.lines.empty()) on_update(glance.node, analysis.lines.front().evaluation);
    }
}

}  // namespace quinta::app
