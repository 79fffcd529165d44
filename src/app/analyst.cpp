#include "app/analyst.hpp"

#include <algorithm>
#include <thread>

namespace quinta::app {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

SearchOptions limits_of(milliseconds time, const std::atomic<bool>* stop) {
    SearchOptions limits;
    limits.time = time;
    limits.threads = spare_threads();
    limits.stop = stop;
    return limits;
}

}  // namespace

int spare_threads() {
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

Analyst::Analyst(const Session& game)
    : engine_(make_engine(game, {}, TableStore::in_cache_directory())),
      oracle_(make_oracle(game, TableStore::in_cache_directory())) {}

bool Analyst::prepare(const BuildControl& control) {
    if (!is_ready_) is_ready_ = oracle_->prepare(control).ok() && engine_->prepare(control).ok();
    return is_ready_;
}

std::vector<MoveValue> Analyst::values(const Session& position, const std::atomic<bool>* stop) {
    Budget limits;
    limits.stop = stop;
    limits.time = milliseconds(1500);
    return oracle_->moves(position, limits);
}

void Analyst::think(const Session& position, milliseconds time, const std::atomic<bool>* stop,
                    const std::function<void(const Line&, bool is_last)>& told) {
    Clock::time_point last_time;
    const auto report = [&](const Analysis& analysis) {
        if (Clock::now() - last_time < milliseconds(100) || analysis.lines.empty()) return;
        last_time = Clock::now();
        told(analysis.lines.front(), false);
    };
    const Analysis last = engine_->think(position, limits_of(time, stop), report);
    if (!last.lines.empty()) told(last.lines.front(), true);
}

void Analyst::review(const Session& game, const std::vector<Glance>& line,
                     const std::atomic<bool>* stop,
                     const std::function<void(int node, const Evaluation&)>& told) {
    const std::unique_ptr<Session> position = game.clone();
    while (position->undo()) {
    }
    for (const Glance& glance : line) {
        if (!glance.move.empty() && !position->play(glance.move)) return;
        if (!glance.is_wanted) continue;
        const Analysis analysis = engine_->think(*position, limits_of(milliseconds(150), stop));
        if (*stop) return;
        if (!analysis.lines.empty()) told(glance.node, analysis.lines.front().evaluation);
    }
}

}  // namespace quinta::app
