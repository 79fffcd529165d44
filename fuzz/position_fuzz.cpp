// First line: a game. The rest: a position. What is accepted can be written, read again, looked
// at and played from.

#include "fuzzing.hpp"

using namespace quinta;
using namespace quinta::fuzzing;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text = text_of(data, size);
    const std::string game = take_game(text);
    const auto session = games::new_session(game, text);
    if (!session) {
        require_reason(session.error());
        return 0;
    }
    Session& first = **session;
    const std::string position = first.position();
    const auto again = games::new_session(game, position);
    require(again.ok(), "a position as it is written is accepted", position);
    require((*again)->position() == position, "it is written the same way again", position);
    const std::string drawn = first.drawn_position();
    const auto redrawn = games::new_session(game, drawn);
    require(redrawn.ok(), "a position is accepted as it is drawn", drawn);
    require((*redrawn)->position() == position, "it is the same position", drawn);
    require((*redrawn)->drawn_position() == drawn, "it is drawn the same way again", drawn);
    require(first.view().cells.size() == first.cells().size(), "every cell is seen", position);

    const auto moves = first.legal_moves();
    require(moves.empty() == first.ending().is_over(), "moves until the game is over", position);
    // A few moves are enough: the fuzzer comes by often.
    for (std::size_t i = 0; i < moves.size(); i += moves.size() / 4 + 1) {
        const LegalMove& move = moves[i];
        require(first.play(move.text).ok(), "a legal move can be played", move.text);
        const std::string next = first.position();
        require(games::new_session(game, next).ok(), "it leads to a position that can be read",
                next);
        require(first.undo() && first.position() == position, "and back", move.text);
    }
    return 0;
}
