#include <utility>

#include "base/text.hpp"
#include "protocol/ugi.hpp"

// The part of the engine that thinks, in a thread of its own.

namespace quinta::protocol {

void UgiEngine::post(std::function<void()> task) {
    {
        const std::scoped_lock lock(mutex_);
        tasks_.push_back(std::move(task));
    }
    changed_.notify_all();
}

void UgiEngine::work() {
    std::unique_lock lock(mutex_);
    for (;;) {
        changed_.wait(lock, [&] { return is_leaving_ || !tasks_.empty(); });
        if (tasks_.empty()) return;
        const std::function<void()> task = std::move(tasks_.front());
        tasks_.pop_front();
        is_busy_ = true;
        lock.unlock();
        task();
        lock.lock();
        is_busy_ = false;
        changed_.notify_all();
    }
}

void UgiEngine::finish() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return tasks_.empty() && !is_busy_; });
}

void UgiEngine::think(const Job& job) {
    const Ending ending = job.session->ending();
    if (ending.is_over()) complain(concat("the game is over: ", ending.reason));
    const std::string move = ending.is_over() ? "(none)" : best_move(job);
    // Counted as answered before the answer is out: whoever has read it must find us idle.
    {
        const std::scoped_lock lock(mutex_);
        --thinking_;
    }
    say(concat("bestmove ", move));
}

search::SearchOptions UgiEngine::limits_of(const Job& job) {
    search::SearchOptions limits;
    const auto time = think_time(job.request, job.session->side_to_move());
    if (time.count() > 0) limits.time = time;
    limits.nodes = job.request.nodes;
    limits.depth = job.request.depth;
    limits.stop = job.stop.get();
    return limits;
}

std::string UgiEngine::best_move(const Job& job) {
    const Session& session = *job.session;
    std::vector<std::string> told;
    const auto report = [&](const analysis::Analysis& analysis) {
        std::vector<std::string> lines;
        for (std::size_t i = 0; i < analysis.lines.size(); ++i) {
            lines.push_back(info_line(analysis, i, session.side_to_move()));
        }
        if (lines == std::exchange(told, lines)) return;
        for (const std::string& line : lines) say(line);
    };
    return thinker_.choose(session, job.settings, limits_of(job), report);
}

}  // namespace quinta::protocol
