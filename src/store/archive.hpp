#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.hpp"

namespace quinta::store {

/// A place in a list of games, the newest first: what comes after it is older.
struct Place {
    Time at{};
    Id game{};

    friend bool operator==(const Place&, const Place&) = default;
};

/// Which games of somebody are wanted; what is empty does not matter.
struct GamesQuery {
    enum class Wanted : std::uint8_t { won, drawn, lost, running, aborted };

    Id user{};
    std::string game{};  ///< by its name, with whatever options
    Id opponent{};
    std::optional<Wanted> result{};  ///< for the user
    std::optional<bool> rated{};
    std::optional<Place> before{};
    int most = 20;
};

/// A game that somebody may look at again.
struct ArchivedGame {
    struct Ratings {
        double before = 0;
        double after = 0;
    };

    GameSummary summary{};
    std::optional<Time> ended{};
    std::array<std::optional<Ratings>, 2> ratings{};  ///< by side, of a rated game that is over

    Place place() const { return {summary.start.at, summary.start.id}; }
};

/// What somebody has reached in all games of one name that counted.
struct Tally {
    std::string game{};
    int won = 0;
    int drawn = 0;
    int lost = 0;

    friend bool operator==(const Tally&, const Tally&) = default;
};

/// Somebody's rating after a game.
struct RatingChange {
    Time at{};
    std::string game{};  ///< the name
    Id game_id{};        ///< "" for games before these changes were kept
    online::Rating rating{};
};

struct GameStanding {
    std::string game{};  ///< the name
    online::Standing standing{};
};

/// Looks into a store for what people want to see of each other, and changes nothing. Standings are
/// as they were after the last game.
class Archive {
 public:
    explicit Archive(Store& store) : database_(store.database()) {}

    Result<std::vector<ArchivedGame>> games(const GamesQuery& query);
    Result<std::optional<ArchivedGame>> game(std::string_view id);
    /// Games that are being played, the newest first.
    Result<std::vector<ArchivedGame>> live(int most);
    Result<int> live_count();

    /// By the games' names; against everybody, or against one opponent.
    Result<std::vector<Tally>> tallies(std::string_view user, std::string_view opponent = {});
    /// The newest `most` changes, the oldest of them first; of all games where none is named.
    Result<std::vector<RatingChange>> rating_changes(std::string_view user, std::string_view game,
                                                     int most);
    Result<std::vector<GameStanding>> standings(std::string_view user);
    /// The strongest people at a game whose ratings are certain enough now.
    Result<std::vector<Ranked>> leaders(std::string_view game, Time now, int most);

    /// Whom somebody has blocked, by name.
    Result<std::vector<online::Person>> blocked(std::string_view user);

 private:
    Result<std::vector<ArchivedGame>> read_games(const std::string& sql,
                                                 const std::vector<Value>& values);
    Result<> add_tallies(std::vector<Tally>& tallies, Side side, std::string_view user,
                         std::string_view opponent);

    Database& database_;
};

}  // namespace quinta::store
