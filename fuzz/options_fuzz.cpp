// Any text as the options of a game. What is accepted has one canonical form, which is accepted
// too and means the same game.

#include "fuzzing.hpp"

using namespace quinta;
using namespace quinta::fuzzing;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto session = games::new_session(text_of(data, size));
    if (!session) {
        require_reason(session.error());
        return 0;
    }
    const std::string canonical = (*session)->option_text();
    const auto again = games::new_session(canonical);
    require(again.ok(), "a canonical option text is accepted", canonical);
    require((*again)->option_text() == canonical, "it is its own canonical form", canonical);
    require((*again)->position() == (*session)->position(), "it starts the same game", canonical);
    require((*again)->perft(1) == (*session)->perft(1), "with the same moves", canonical);
    return 0;
}
