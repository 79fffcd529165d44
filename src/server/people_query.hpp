#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "server/request.hpp"
#include "store/archive.hpp"

namespace quinta::server {

/// What somebody asks about people and their games.
struct PeopleQuery {
    enum class Kind : std::uint8_t {
        profile,  ///< of `name`, as the next four
        games,
        records,
        ratings,
        versus,  ///< with `other`
        leaders,
        live,
        game,  ///< of the id `name`, as the next
        record,
        blocks,  ///< of whoever asks
    };

    Kind kind = Kind::profile;
    std::string name{};   ///< a person's, "me" for whoever asks, or a game's id
    std::string other{};  ///< another person's
    store::GamesQuery filter{};
    std::string opponent{};  ///< by name
    std::string token{};     ///< of whoever asks

    static constexpr int most_games = 100;     ///< in one answer
    static constexpr int most_records = 5000;  ///< in one file
    static constexpr int most_leaders = 100;   ///< of one game
};

/// Whether a path belongs to these, whatever follows.
bool is_about_people(std::string_view path);

/// Reads a target such as "/online/people/ana/games?game=…". Nothing when there is no such page;
/// the reason says what would be right.
Result<std::optional<PeopleQuery>> people_query(std::string_view target);

}  // namespace quinta::server
