#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "online/command.hpp"
#include "online/game.hpp"
#include "online/transaction.hpp"

namespace quinta::online {

/// The answer to a request: done, at this version, or refused.
struct Reply {
    std::uint64_t source = 0;
    Id user{};
    std::string message{};
    int version = 0;
    std::optional<Refusal> refusal{};
};

/// What is to be done next, in this order.
struct DeskOutput {
    std::vector<Event> told{};  ///< on disk now, for all who watch; the last has the game's version
    std::optional<GameStart> new_game{};  ///< on disk now
    std::vector<Reply> replies{};
    std::optional<Transaction> commit{};  ///< to be written; `committed` or `failed` must follow
};

/// Where the requests for one game arrive. It decides one at a time, has it written, and only then
/// lets anybody hear of it; what arrives meanwhile waits its turn. Time spent waiting for the disk
/// is charged to nobody.
class GameDesk {
 public:
    GameDesk(Game game, std::uint64_t fence) : game_(std::move(game)), fence_(fence) {}

    const Game& game() const { return game_; }
    bool is_committing() const { return pending_.has_value(); }

    DeskOutput receive(const Request& request, const Circumstances& circumstances);
    /// To be called at the game's deadline.
    DeskOutput tick(Time now);
    DeskOutput committed(Time now);
    /// Nothing was written, or nobody knows. Whoever asked is told why, and may ask again with the
    /// same message; the game must be read from the store where it is not known.
    DeskOutput failed(const Refusal& why);

    static constexpr std::size_t longest_queue = 32;
    static constexpr std::size_t most_refusals = 16;  ///< of each player are remembered

 private:
    struct Waiting {
        Request request;
        Circumstances circumstances;
    };
    struct Pending {
        Decision decision;
        std::optional<Request> request;  // nothing when the time decided
    };

    bool is_waiting(const Request& request);
    void refuse(const Request& request, const Refusal& why, DeskOutput& output) const;
    const Refusal* refusal_of(Side side, std::string_view message) const;
    void remember(Side side, const std::string& message, const Refusal& why);
    void take_next(DeskOutput& output);
    void consider(const Request& request, const Circumstances& circumstances, DeskOutput& output);
    Transaction transaction_for(const Decision& decision) const;
    Reply reply_to(const Request& request) const;

    Game game_;
    std::uint64_t fence_;
    std::optional<Pending> pending_;
    std::deque<Waiting> queue_;
    // The last refusals of each player: a message that was refused stays refused when a copy of it
    // comes late over another connection.
    std::array<std::deque<std::pair<std::string, Refusal>>, 2> refused_;
};

}  // namespace quinta::online
