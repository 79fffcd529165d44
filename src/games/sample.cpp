#include "games/sample.hpp"

#include <variant>

#include "base/random.hpp"
#include "base/text.hpp"
#include "games/any_game.hpp"
#include "games/games.hpp"

namespace quinta {
namespace {

constexpr int random_plies = 8;

template <class G>
concept HasSample = requires {
    { G::sample } -> std::convertible_to<std::string_view>;
};

std::vector<std::string> random_moves(Session& session) {
    Random random(1);
    std::vector<std::string> out;
    while (static_cast<int>(out.size()) < random_plies) {
        const std::vector<LegalMove> moves = session.legal_moves();
        if (moves.empty()) break;
        out.push_back(moves[random.below(static_cast<std::uint32_t>(moves.size()))].text);
        if (!session.play(out.back())) break;
    }
    return out;
}

}  // namespace

std::vector<std::string> sample_moves(std::string_view game) {
    const Result<AnyGame> any = parse_game(game);
    if (!any) return {};
    const std::string_view given = std::visit(
        []<class G>(const G&) -> std::string_view {
            if constexpr (HasSample<G>) return G::sample;
            return {};
        },
        *any);
    if (!given.empty()) {
        const std::vector<std::string_view> moves = words(given);
        return {moves.begin(), moves.end()};
    }
    const Result<std::unique_ptr<Session>> session = new_session(game);
    return session ? random_moves(**session) : std::vector<std::string>{};
}

}  // namespace quinta
