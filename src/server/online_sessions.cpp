// The part of the service that sees to it that a session which has ended, here, on another node or
// by the hand of an administrator, ends its connections, too.

#include <algorithm>

#include "server/online_service.hpp"

namespace quinta::server {
namespace {

constexpr std::size_t most_checked_at_once = 8192;
constexpr std::chrono::hours between_sweeps{1};
constexpr int policy_violation = 1008;  // of WebSocket's close codes

}  // namespace

void OnlineService::end_session(const std::string& token_hash) {
    for (auto& [source, one] : clients_) {
        if (one.session.token_hash != token_hash) continue;
        one.link->close(policy_violation, "your session has ended");
    }
}

/// Asks the store about some sessions each time, in turn.
void OnlineService::check_sessions() {
    if (is_checking_) return;
    std::vector<std::string> asked;
    auto next = clients_.upper_bound(last_checked_);
    for (; next != clients_.end() && asked.size() < most_checked_at_once; ++next) {
        last_checked_ = next->first;
        if (!next->second.session.token_hash.empty()) {
            asked.push_back(next->second.session.token_hash);
        }
    }
    if (next == clients_.end()) last_checked_ = 0;
    const bool must_sweep = now() - last_sweep_ >= between_sweeps;
    if (asked.empty() && !must_sweep) return;
    if (must_sweep) last_sweep_ = now();
    is_checking_ = worker_->submit([this, asked, must_sweep, now = now()](store::Store& store) {
        if (must_sweep) (void)store.remove_old_sessions(now);
        const Result<std::set<std::string>> open = store.open_sessions(asked, now);
        post([this, asked, open] {
            is_checking_ = false;
            if (open) on_sessions_checked(asked, *open);
        });
    });
}

void OnlineService::on_sessions_checked(const std::vector<std::string>& asked,
                                        const std::set<std::string>& open) {
    for (const std::string& hash : asked) {
        if (!open.contains(hash)) end_session(hash);
    }
}

}  // namespace quinta::server
