#include <random>
#include <utility>

#include "base/text.hpp"
#include "games/catalogue.hpp"
#include "players/engine_player.hpp"
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

bool UgiEngine::prepare(const Session& session, const UgiSettings& settings,
                        std::atomic<bool>& stop) {
    const std::string key = concat(settings.megabytes, " ", session.option_text());
    if (key != engine_key_) {
        engine_.reset();  // the old table is given back before a new one is asked for
        analysis::EngineSettings wanted;
        wanted.table_bytes = static_cast<std::size_t>(settings.megabytes) << 20;
        engine_ = make_(session, wanted);
        engine_key_ = key;
        is_prepared_ = false;
    }
    if (!is_prepared_) {
        solver::BuildControl control;
        control.threads = static_cast<int>(std::thread::hardware_concurrency());
        control.stop = &stop;
        is_prepared_ = engine_->prepare(control).ok();
    }
    return is_prepared_;
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
    if (job.settings.level < UgiSettings::full_strength) return move_of_level(job);
    const Session& session = *job.session;
    const std::string any = session.legal_moves().front().text;
    if (!prepare(session, job.settings, *job.stop)) return any;
    search::SearchOptions limits = limits_of(job);
    limits.lines = job.settings.lines;
    limits.threads = job.settings.threads;
    limits.seed = static_cast<std::uint64_t>(job.settings.seed);
    std::vector<std::string> told;
    const auto report = [&](const analysis::Analysis& analysis) {
        std::vector<std::string> lines;
        for (std::size_t i = 0; i < analysis.lines.size(); ++i) {
            lines.push_back(info_line(analysis, i, session.side_to_move()));
        }
        if (lines == std::exchange(told, lines)) return;
        for (const std::string& line : lines) say(line);
    };
    const analysis::Analysis analysis = engine_->think(session, limits, report);
    report(analysis);
    return analysis.lines.empty() ? any : analysis.lines.front().moves.front();
}

std::string UgiEngine::move_of_level(const Job& job) {
    const auto seed = job.settings.seed != 0 ? static_cast<std::uint64_t>(job.settings.seed)
                                             : std::uint64_t{std::random_device{}()};
    const Session& session = *job.session;
    const LevelSpec& level = games::catalogue_of(session.game_name())
                                 .levels[static_cast<std::size_t>(job.settings.level - 1)];
    return players::make_level_player({}, session, job.settings.tables, level, seed, limits_of(job))
        ->choose(session);
}

}  // namespace quinta::protocol
