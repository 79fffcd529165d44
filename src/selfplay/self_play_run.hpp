#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "base/result.hpp"

namespace quinta::selfplay {

/// A game playing itself on many threads, for a trainer that reads what is written and replaces the
/// net meanwhile.
struct Settings {
    std::string game;
    std::filesystem::path samples;  ///< grows; a trainer may read it at any time
    std::filesystem::path net;      ///< read again when it changes; empty: none
    std::optional<std::chrono::milliseconds> time;
    std::optional<std::uint64_t> games;
    int threads = 1;
    std::uint64_t seed = 1;
    std::uint32_t visits = 0;  ///< for a move with a net; 0: as the game likes
    const std::atomic<bool>* stop = nullptr;
};

struct Progress {
    std::uint64_t games = 0;
    std::uint64_t samples = 0;
    std::uint64_t exact = 0;
    std::string net;  ///< "none", "read 3 times" or why it was refused
};

/// Blocks until the time or the games are over. The reason when there is nothing to play or the
/// file cannot be written.
///
/// The file is a row of chunks: "QS", the number of the board, a zero, the number of positions (4
/// bytes, the lowest first), and these (analysis::Samples).
Result<Progress> run(const Settings& settings, const std::function<void(const Progress&)>& report);

/// What a trainer has to know of the game, as JSON.
Result<std::string> describe(std::string_view game);

}  // namespace quinta::selfplay
