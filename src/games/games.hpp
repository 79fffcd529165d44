#pragma once

#include <array>
#include <memory>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "core/options.hpp"
#include "core/session.hpp"
#include "core/view.hpp"

namespace quinta::games {

/// What there is to know of a game before it is played.
struct GameInfo {
    std::string_view name;     ///< lower case, as in option texts
    std::string_view title;    ///< for people
    std::string_view origin;   ///< "Wally Sewell, 2004"
    std::string_view summary;  ///< one sentence
    std::array<ColourInfo, 2> colours;
    const std::vector<OptionSpec>* options;
    std::string_view sample;  ///< moves from the start for a picture, spaces between; or nothing
};

/// The games, in the order in which people see them.
const std::vector<GameInfo>& games();
/// The game of this name, which must be one of them.
const GameInfo& game_info(std::string_view name);

/// A new game of an option text such as "name size=9", from its start or from a position. The
/// reason says what is wrong with the one or the other.
Result<std::unique_ptr<Session>> new_session(std::string_view option_text,
                                             std::string_view position = {});

}  // namespace quinta::games
