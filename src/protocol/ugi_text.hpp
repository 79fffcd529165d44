#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/engine.hpp"
#include "base/result.hpp"
#include "core/session.hpp"

namespace quinta::protocol {

// The words of UGI, the Universal Game Interface; docs/protocol.md describes the whole of it.

/// What a `go` asks for; nothing at all means to think until `stop`.
struct GoRequest {
    std::optional<std::chrono::milliseconds> movetime{};
    std::optional<std::uint64_t> nodes{};
    std::optional<int> depth{};
    /// The clocks of both sides, by side.
    std::array<std::optional<std::chrono::milliseconds>, 2> time{};
    std::array<std::chrono::milliseconds, 2> increment{};
    int moves_to_go = 0;  ///< until the clocks are set again; 0: they are not
};

/// Reads the words after `go`; the reason names the one that is wrong.
Result<GoRequest> parse_go(const std::vector<std::string_view>& words);

/// How long to think about a move of `side`; 0 where nothing limits the time. A little less than is
/// allowed, since the answer takes time too.
std::chrono::milliseconds think_time(const GoRequest& request, Side side);

/// The game after the words behind `position`: "startpos", or "fen" and a position, then perhaps
/// "moves" and the moves.
Result<std::unique_ptr<Session>> parse_position(std::string_view game,
                                                const std::vector<std::string_view>& words);

/// An `info` line on one line of play of a thought, counted from 0.
std::string info_line(const analysis::Analysis& analysis, std::size_t line, Side mover);
/// The answer to a `query`.
std::string response_to(std::string_view question, const Session& session);

}  // namespace quinta::protocol
