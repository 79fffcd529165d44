#include "server/log.hpp"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <ctime>
#include <nlohmann/json.hpp>

#include "base/text.hpp"

namespace quinta::server {
namespace {

constexpr std::size_t longest_value = 200;

std::string time_text() {
    const auto now = std::chrono::system_clock::now();
    const std::time_t seconds = std::chrono::system_clock::to_time_t(now);
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    std::array<char, 40> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts)};
}

/// A pipe that has room takes a line of this length as a whole.
bool has_room() {
    pollfd place{STDERR_FILENO, POLLOUT, 0};
    return poll(&place, 1, 0) == 1 && (place.revents & POLLOUT) != 0;
}

}  // namespace

std::string log_line(Log::Format format, std::string_view time, std::string_view event,
                     Log::Fields fields) {
    if (format == Log::Format::json) {
        nlohmann::ordered_json object = {{"time", time}, {"event", event}};
        for (const auto& [name, value] : fields) object[name] = value.substr(0, longest_value);
        return object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
    }
    std::string line = concat(time, " ", event);
    for (const auto& [name, value] : fields) line += concat(" ", name, "=", quinta::quoted(value));
    return line + "\n";
}

void Log::write(std::string_view event, Fields fields) {
    if (format_ == Format::off) return;
    if (!has_room()) {
        ++lost_;
        return;
    }
    std::string text;
    if (lost_ > 0) {
        text = log_line(format_, time_text(), "lines_lost", {{"count", std::to_string(lost_)}});
    }
    lost_ = 0;
    text += log_line(format_, time_text(), event, fields);
    (void)!::write(STDERR_FILENO, text.data(), text.size());
}

}  // namespace quinta::server
