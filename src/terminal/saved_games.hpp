#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "record/record.hpp"

namespace quinta {

/// Replaces a file as a whole or not at all: whoever reads it, or dies while writing it, finds the
/// old text or the new one.
Result<> write_file(const std::filesystem::path& path, std::string_view text);
Result<std::string> read_file(const std::filesystem::path& path);

/// The games that were being played, one record each, so that none is lost to a crash:
/// `quinta/unfinished` and `quinta/finished` in the XDG state directory.
class SavedGames {
 public:
    /// In $XDG_STATE_HOME, or ~/.local/state.
    static SavedGames in_state_directory();
    explicit SavedGames(std::filesystem::path directory) : directory_(std::move(directory)) {}

    struct Game {
        std::string id;
        Record record;
    };
    /// Unfinished games that nobody is playing just now, the latest first.
    std::vector<Game> unfinished() const;

    /// One game as it is being played. No other program continues it meanwhile.
    class Slot {
     public:
        Slot() = default;
        Slot(const SavedGames& games, std::string id);
        ~Slot();
        Slot(Slot&& other) noexcept;
        Slot& operator=(Slot&& other) noexcept;

        /// Stores the game as it stands.
        Result<> store(const Record& record) const;

     private:
        friend class SavedGames;

        std::filesystem::path directory_;
        std::string id_;
        int lock_ = -1;
        bool is_taken_ = false;
    };

    Slot new_slot() const;
    /// The slot of a game from `unfinished`, or nothing when somebody else plays it by now.
    std::optional<Slot> slot(const std::string& id) const;

 private:
    std::filesystem::path directory_;
};

}  // namespace quinta
