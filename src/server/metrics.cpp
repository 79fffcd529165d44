#include "server/metrics.hpp"

#include <array>
#include <cstdio>
#include <string_view>

#include "base/text.hpp"

namespace quinta::server {
namespace {

std::string number(double value) {
    std::array<char, 40> text{};
    const int size = std::snprintf(text.data(), text.size(), "%.6f", value);
    return {text.data(), static_cast<std::size_t>(size)};
}

/// Writes one value or several after the words about them.
class Writer {
 public:
    void begin(std::string_view name, std::string_view kind, std::string_view help) {
        name_ = concat("quinta_", name);
        text_ += concat("# HELP ", name_, " ", help, "\n# TYPE ", name_, " ", kind, "\n");
    }
    void add(std::string_view labels, std::string_view value) {
        text_ += concat(name_, labels, " ", value, "\n");
    }
    void gauge(std::string_view name, std::string_view help, std::uint64_t value) {
        begin(name, "gauge", help);
        add("", std::to_string(value));
    }
    void counter(std::string_view name, std::string_view help, std::uint64_t value) {
        begin(name, "counter", help);
        add("", std::to_string(value));
    }
    std::string& text() { return text_; }

 private:
    std::string name_;
    std::string text_;
};

void add_commits(Writer& out, const store::CommitStats& commits) {
    out.begin("commit_seconds", "histogram", "From a decision to when it is on disk");
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < store::CommitStats::bounds.size(); ++i) {
        count += commits.count(i);
        out.add(concat("_bucket{le=\"", number(store::CommitStats::bounds[i] / 1000.0), "\"}"),
                std::to_string(count));
    }
    count += commits.count(store::CommitStats::bounds.size());
    out.add("_bucket{le=\"+Inf\"}", std::to_string(count));
    out.add("_sum", number(commits.seconds()));
    out.add("_count", std::to_string(count));
    out.counter("commits_failed_total", "Decisions that could not be stored", commits.failed());
}

void add_online(Writer& out, const Metrics& metrics) {
    const OnlineMetrics& online = metrics.online;
    out.gauge("sockets", "WebSockets that are open", metrics.sockets);
    out.gauge("games", "Games in memory: running or watched", metrics.games);
    out.counter("moves_total", "Moves that were stored and told", online.moves);
    out.counter("games_begun_total", "Games that have begun", online.games_begun);
    out.counter("games_ended_total", "Games that have ended", online.games_ended);
    out.counter("slow_readers_dropped_total", "Clients that did not take what they were sent",
                online.slow_readers);
    out.begin("messages_refused_total", "counter", "Messages that were refused, by code");
    for (const auto& [code, count] : online.refusals) {
        out.add(concat("{code=\"", code, "\"}"), std::to_string(count));
    }
    const auto limited = online.refusals.find("too_fast");
    out.counter("messages_rate_limited_total", "Messages that came too fast",
                limited == online.refusals.end() ? 0 : limited->second);
    if (metrics.commits != nullptr) add_commits(out, *metrics.commits);
}

}  // namespace

std::string metrics_text(const Metrics& metrics) {
    Writer out;
    out.gauge("connections", "Connections of HTTP, without WebSockets", metrics.connections);
    out.begin("http_answers_total", "counter", "Answers to requests, by status; 429: too many");
    for (const auto& [status, count] : metrics.answers) {
        out.add(concat("{status=\"", status, "\"}"), std::to_string(count));
    }
    if (metrics.certificate_expires > 0) {
        out.begin("certificate_expires_seconds", "gauge", "When the certificate ends, since 1970");
        out.add("", number(metrics.certificate_expires));
    }
    if (metrics.is_online) add_online(out, metrics);
    return std::move(out.text());
}

}  // namespace quinta::server
