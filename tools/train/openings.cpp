#include <cstdio>
#include <string>

#include "base/text.hpp"
#include "games/games.hpp"
#include "match/openings.hpp"

// Openings to measure strength from (share/openings), as `quinta match --openings balanced:PLIES`
// finds them. They depend on the engine, so they are made once and kept.
//
// usage: openings "GAME OPTION=VALUE …" PLIES COUNT SEED

namespace {

using namespace quinta;

int fail(const std::string& reason) {
    std::fputs((reason + "\n").c_str(), stderr);
    return 2;
}

std::string line_of(const Session& opening) {
    std::string line = "startpos moves";
    for (const LegalMove& move : opening.played()) line += concat(" ", move.text);
    return line;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 5) return fail("usage: openings GAME PLIES COUNT SEED");
    const auto start = games::new_session(argv[1]);
    if (!start) return fail(start.error());
    const auto plies = to_int(argv[2]), count = to_int(argv[3]), seed = to_int(argv[4]);
    if (!plies || !count || !seed) return fail("PLIES, COUNT and SEED are numbers");
    const solver::TableStore tables({});
    const auto openings = match::random_openings(**start, *plies, static_cast<std::size_t>(*count),
                                                 static_cast<std::uint64_t>(*seed),
                                                 match::even_chances(**start, tables));
    if (!openings) return fail(openings.error());
    std::puts(concat("# Openings of ", argv[1], " after ", *plies, " random plies, seed ", *seed,
                     ": even by the engine after 20,000 positions (45 ... 55 %).")
                  .c_str());
    for (const auto& opening : *openings) std::puts(line_of(*opening).c_str());
    return 0;
}
