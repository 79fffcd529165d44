#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "store/commit_stats.hpp"

namespace quinta::server {

/// What is counted while people play; in the thread that serves.
struct OnlineMetrics {
    std::uint64_t moves = 0;
    std::uint64_t games_begun = 0;
    std::uint64_t games_ended = 0;
    std::uint64_t slow_readers = 0;                   ///< dropped
    std::map<std::string, std::uint64_t> refusals{};  ///< of messages, by code
};

/// All that is told; a moment's picture.
struct Metrics {
    std::size_t connections = 0;
    std::map<int, std::uint64_t> answers{};  ///< of HTTP, by status
    double certificate_expires = 0;          ///< seconds since 1970; 0 without one
    bool is_online = false;
    std::size_t sockets = 0;
    std::size_t games = 0;
    OnlineMetrics online{};
    const store::CommitStats* commits = nullptr;
};

/// In the text format of Prometheus.
std::string metrics_text(const Metrics& metrics);

}  // namespace quinta::server
