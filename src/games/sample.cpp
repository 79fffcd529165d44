#include "games/sample.hpp"

#include <algorithm>

#include "base/random.hpp"
#include "base/text.hpp"
#include "games/games.hpp"

namespace quinta::games {
namespace {

constexpr int random_plies = 8;

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
    const auto found = std::ranges::find(games(), game, &GameInfo::name);
    if (found == games().end()) return {};
    if (!found->sample.empty()) {
        const std::vector<std::string_view> moves = words(found->sample);
        return {moves.begin(), moves.end()};
    }
    const Result<std::unique_ptr<Session>> session = new_session(game);
    return session ? random_moves(**session) : std::vector<std::string>{};
}

}  // namespace quinta::games
