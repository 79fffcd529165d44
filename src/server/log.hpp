#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace quinta::server {

/// Lines to standard error, each about one thing that happened. Neither secrets nor what people say
/// go there; addresses only with what was refused. When nobody reads them, lines are left out:
/// the server does not wait.
class Log {
 public:
    enum class Format : std::uint8_t { off, text, json };
    using Fields = std::initializer_list<std::pair<std::string_view, std::string>>;

    Log() = default;
    explicit Log(Format format) : format_(format) {}

    void write(std::string_view event, Fields fields = {});

 private:
    Format format_ = Format::off;
    std::uint64_t lost_ = 0;
};

/// A line as it is written, with the time as it is given.
std::string log_line(Log::Format format, std::string_view time, std::string_view event,
                     Log::Fields fields);

}  // namespace quinta::server
