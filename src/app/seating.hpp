#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "app/clock.hpp"
#include "app/saved_games.hpp"
#include "core/session.hpp"
#include "players/player.hpp"
#include "record/record.hpp"
#include "solver/table_store.hpp"

namespace quinta::app {

inline constexpr std::string_view human = "human";

/// Who sits on which side with how much time, and what the computers' choices depend on.
struct Seating {
    std::array<std::string, 2> players = {std::string(human), std::string(human)};
    std::uint64_t seed = 0;
    Clock clock{};  ///< as it stands when the game begins or goes on

    bool is_human(Side side) const { return players[index(side)] == human; }
    bool has_human() const { return is_human(Side::first) || is_human(Side::second); }
};

/// A seed that nobody knows beforehand.
std::uint64_t fresh_seed();

/// The computers of a seating, by side; nothing where a human sits. Each has its own seed. Tables
/// of a solved game are in the store or go there.
using Computers = std::array<std::unique_ptr<players::Player>, 2>;
Result<Computers> make_computers(const Seating& seating, const Session& session,
                                 const solver::TableStore& tables);

/// The record of a game with its players and the seed that repeats it.
record::Record record_of(const Session& session, const Seating& seating);
/// Writes today's date and the seed into a record.
void sign(record::Record& record, const Seating& seating);

/// Who sits on a side: "Black (you)", "Red (level4)".
std::string name_of(const Session& session, const Seating& seating, Side side);
/// How a finished game ended: "Black (you) wins: four in a line.". With `lost_on_time` whoever gave
/// up had no time left.
std::string ending_text(const Session& session, const Seating& seating, bool lost_on_time = false);
/// One line about a recorded game: "hex size=9, human – classic2, 12 turns".
std::string describe(const record::Record& record);

/// Why there is no game to continue: there is none, or where it is open.
std::string why_none_to_continue(const SavedGames& saved);

/// The Termination of a game that was lost because no time was left.
inline constexpr std::string_view time_forfeit = "time forfeit";

/// A recorded game taken up again. When the record has an illegal move, the game stands before it
/// and `warning` says so; the reason, when the record names no game at all.
struct Resumed {
    std::unique_ptr<Session> session;
    Seating seating;
    bool is_lost_on_time = false;
    std::string warning;
};
Result<Resumed> resume(const record::Record& record);

}  // namespace quinta::app
