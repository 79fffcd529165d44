#include "cluster/dispatcher.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "base/text.hpp"

namespace quinta::cluster {
namespace {

constexpr std::string_view found = "found ", job_word = "job ";

}  // namespace

std::string job_text(const Job& job) { return concat(job_word, job.nodes, " ", job.position); }

std::optional<Job> parse_job(std::string_view text) {
    if (!text.starts_with(job_word)) return std::nullopt;
    text.remove_prefix(job_word.size());
    Job job;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), job.nodes);
    const auto length = static_cast<std::size_t>(end - text.data());
    if (error != std::errc{} || length + 1 >= text.size() || text[length] != ' ') {
        return std::nullopt;
    }
    job.position = text.substr(length + 1);
    return job;
}

std::optional<Fact> Dispatcher::hear(int worker, std::string_view text, Time now) {
    Worker& speaker = workers_[static_cast<std::size_t>(worker)];
    if (speaker.standing == Standing::working) books_.give_back(speaker.job);
    speaker.standing = Standing::ready;
    speaker.heard = speaker.told = now;
    if (!text.starts_with(found)) return std::nullopt;
    return parse_fact(text.substr(found.size()));
}

std::chrono::milliseconds Dispatcher::patience_for(const Job& job) const {
    constexpr int most_doublings = 16;
    const auto losses = losses_.find(job.position);
    const int doublings = losses == losses_.end() ? 0 : std::min(losses->second, most_doublings);
    return patience_ * (1 << doublings);
}

void Dispatcher::take_back_lost(Time now) {
    for (Worker& worker : workers_) {
        if (worker.standing != Standing::working) continue;
        if (now - worker.told <= patience_for(worker.job)) continue;
        worker.standing = Standing::absent;
        books_.give_back(worker.job);
        ++losses_[worker.job.position];
        ++lost_jobs_;
    }
}

std::string Dispatcher::order_for(Worker& worker, Time now) {
    if (worker.standing == Standing::absent) return {};
    if (worker.standing == Standing::working) {
        if (worker.was_told_to_drop || books_.wants(worker.job)) return {};
        worker.was_told_to_drop = true;
        return "drop";
    }
    if (std::optional<Job> job = books_.next()) {
        worker.standing = Standing::working;
        worker.job = std::move(*job);
        worker.was_told_to_drop = false;
        return job_text(worker.job);
    }
    return now - worker.told >= heartbeat ? "wait" : "";
}

std::vector<Dispatcher::Order> Dispatcher::orders(Time now) {
    take_back_lost(now);
    std::vector<Order> out;
    for (std::size_t i = 0; i < workers_.size(); ++i) {
        std::string text = order_for(workers_[i], now);
        if (text.empty()) continue;
        if (text != "drop") workers_[i].told = now;
        out.push_back({static_cast<int>(i), std::move(text)});
    }
    return out;
}

int Dispatcher::present() const {
    return static_cast<int>(workers_.size()) -
           static_cast<int>(std::ranges::count(workers_, Standing::absent, &Worker::standing));
}

bool Dispatcher::is_deserted(Time now) const {
    return present() == 0 && std::ranges::all_of(workers_, [&](const Worker& worker) {
               return now - worker.heard > 2 * patience_;
           });
}

}  // namespace quinta::cluster
