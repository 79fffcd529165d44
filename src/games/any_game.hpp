#pragma once

#include <string_view>
#include <variant>

#include "base/result.hpp"
#include "core/game_session.hpp"
#include "games/neutreeko/neutreeko.hpp"
#include "games/stlts/stlts.hpp"
#include "games/taiji/taiji.hpp"
#include "games/teeko/teeko.hpp"
#include "games/trike/trike.hpp"

namespace quinta {

/// Any of the games with its options, for code that goes on with the game's own types. What only
/// shows or plays a game uses a Session instead.
using AnyGame = std::variant<Teeko, Neutreeko, Stlts, Trike, Taiji>;

/// The game of an option text such as "trike side=9"; the reason otherwise.
Result<AnyGame> parse_game(std::string_view option_text);

// Each is compiled once, in the game's own source file.
extern template class GameSession<Teeko>;
extern template class GameSession<Neutreeko>;
extern template class GameSession<Stlts>;
extern template class GameSession<Trike>;
extern template class GameSession<Taiji>;

}  // namespace quinta
