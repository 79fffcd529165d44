#include "games/prover.hpp"

#include <variant>

#include "games/any_game.hpp"
#include "games/defaults.hpp"

namespace quinta::games {

std::unique_ptr<analysis::Prover> make_prover(const Session& session, std::size_t proof_bytes) {
    const Result<AnyGame> any = parse_game(session.option_text());  // a session's options are right
    return std::visit([&](const auto& game) { return defaults::make_prover(game, proof_bytes); },
                      *any);
}

}  // namespace quinta::games
