#pragma once

#include <string_view>
#include <variant>

#include "base/result.hpp"
#include "games/all.hpp"

namespace quinta::games {

namespace detail {
template <class List>
struct VariantOf;
template <class... G>
struct VariantOf<GameList<G...>> {
    using type = std::variant<G...>;
};
}  // namespace detail

/// Any of the games with its options, for code that goes on with the game's own types. What only
/// shows or plays a game uses a Session instead.
using AnyGame = detail::VariantOf<AllGames>::type;

/// The game of an option text such as "name size=9"; the reason otherwise.
Result<AnyGame> parse_game(std::string_view option_text);

}  // namespace quinta::games
