// First line: a game. Each further line: a move to try; "*" and a byte plays the legal move of
// that number, so that the search for bad moves does not stop at the opening. What is accepted is
// one of the legal moves, and is written as that one is.

#include "fuzzing.hpp"

using namespace quinta;
using namespace quinta::fuzzing;

namespace {

void try_move(Session& session, std::string_view text) {
    const auto legal = session.legal_moves();
    const std::string before = session.position();
    const Result<> played = session.play(text);
    if (!played) {
        require_reason(played.error());
        require(session.position() == before, "a refused move changes nothing", text);
        return;
    }
    const std::string move = session.last_move()->text;
    require(std::ranges::find(legal, move, &LegalMove::text) != legal.end(),
            "an accepted move is a legal one", text);
}

void play_number(Session& session, unsigned number) {
    const auto legal = session.legal_moves();
    if (legal.empty()) return;
    const std::string& move = legal[number % legal.size()].text;
    require(session.play(move).ok(), "a legal move is accepted", move);
    require(session.last_move()->text == move, "and written as before", move);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text = text_of(data, size);
    const auto session = games::new_session(take_game(text));
    while (!text.empty()) {
        const std::string_view line = take_line(text);
        if (line.size() == 2 && line[0] == '*') {
            play_number(**session, static_cast<unsigned char>(line[1]));
        } else {
            try_move(**session, line);
        }
    }
    return 0;
}
