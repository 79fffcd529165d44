#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "record/record.hpp"

namespace quinta::app {

/// The games that were being played, one record each, so that none is lost to a crash:
/// `quinta/unfinished` and `quinta/finished` in the XDG state directory.
class SavedGames {
 public:
    /// In $XDG_STATE_HOME, or ~/.local/state; where neither is known, games cannot be stored.
    static SavedGames in_state_directory();
    /// An empty path: there is no place, and storing gives the reason.
    explicit SavedGames(std::filesystem::path directory) : directory_(std::move(directory)) {}

    struct Game {
        std::string id;
        record::Record record;
        std::filesystem::file_time_type last_played;
    };
    /// Unfinished games that nobody is playing just now, the last played first.
    std::vector<Game> unfinished() const;
    /// Unfinished games that somebody is playing just now, and who: "process 4711 on /dev/pts/3".
    struct Elsewhere {
        Game game;
        std::string holder;
    };
    std::vector<Elsewhere> elsewhere() const;
    /// Games that came to their end, the newest first, at most so many.
    std::vector<Game> finished(std::size_t most) const;
    /// Deletes a game from `unfinished` or `finished`, but none that somebody has open.
    Result<> remove(const std::string& id) const;

    /// One game as it is being played. No other program continues it meanwhile.
    class Slot {
     public:
        Slot() = default;
        Slot(const SavedGames& games, std::string id);
        ~Slot();
        Slot(Slot&& other) noexcept;
        Slot& operator=(Slot&& other) noexcept;

        /// Stores the game as it stands.
        Result<> store(const record::Record& record) const;

     private:
        friend class SavedGames;

        std::filesystem::path directory_;
        std::string id_;
        int lock_ = -1;
        bool is_taken_ = false;
    };

    Slot new_slot() const;
    struct Taken {
        record::Record record;
        Slot slot;
    };
    /// The unfinished game that was played last and that nobody else plays by now.
    std::optional<Taken> take_last() const;
    /// The slot of a game from `unfinished`, or nothing when somebody else plays it by now.
    std::optional<Slot> slot(const std::string& id) const;

 private:
    std::filesystem::path directory_;
};

}  // namespace quinta::app
