#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "core/session.hpp"
#include "protocol/thinker.hpp"
#include "protocol/ugi_settings.hpp"

namespace quinta::protocol {

/// What a GtpEngine is told before the talk begins: GTP has no words for it.
struct GtpSettings {
    UgiSettings engine;
    std::chrono::milliseconds time{1000};             ///< for a move, where there is no clock
    std::optional<std::uint64_t> nodes{};             ///< for a move, in place of that
    std::string version = "0";                        ///< of this program
    std::function<std::string(const Session&)> draw;  ///< the board as lines of text
};

/// An engine that is talked to in GTP, version 2 (docs/protocol.md): a command in, an answer out.
/// Black is the first player, whatever colour the game gives to whom.
class GtpEngine {
 public:
    /// Is given each answer whole, with the empty line behind it.
    using Output = std::function<void(std::string_view answer)>;

    GtpEngine(GtpSettings settings, Thinker::MakeEngine make, Output output);

    /// Does what a line says, whatever it is; blocks. False after `quit`.
    bool obey(std::string_view line);

 private:
    using Words = std::vector<std::string_view>;
    using Answer = Result<std::string>;
    struct Command;
    static const std::vector<Command>& commands();
    static const Command* command(std::string_view name);
    static Result<Side> side_of(std::string_view word);

    /// What a side has left; no time where it need not hurry.
    struct Clock {
        std::optional<std::chrono::milliseconds> time{};
        int moves = 0;  ///< for which it is; 0: for all
    };

    // The commands.
    Answer list_commands(const Words& arguments);
    Answer set_size(const Words& arguments);
    Answer clear_board(const Words& arguments);
    Answer set_komi(const Words& arguments);
    Answer play(const Words& arguments);
    Answer play_sequence(const Words& arguments);
    Answer generate(const Words& arguments);
    Answer suggest(const Words& arguments);
    Answer take_back(const Words& arguments);
    Answer set_time(const Words& arguments);
    Answer set_time_left(const Words& arguments);
    Answer final_score(const Words& arguments);
    Answer final_result(const Words& arguments);
    Answer show_board(const Words& arguments);
    Answer legal_moves(const Words& arguments);

    Answer play_move(Side side, std::string_view move);
    std::string choose(Side side);
    Answer answer(std::string_view name, const Words& arguments);
    void begin();

    GtpSettings settings_;
    Thinker thinker_;
    Output output_;
    std::unique_ptr<Session> session_;
    std::vector<bool> was_pass_;        ///< of all that was played, for taking it back
    std::array<Clock, 2> main_time_{};  ///< of a new game
    std::array<Clock, 2> clocks_{};     ///< by side
};

}  // namespace quinta::protocol
