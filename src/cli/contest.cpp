#include "cli/contest.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/hash.hpp"
#include "base/text.hpp"
#include "protocol/json_view.hpp"
#include "terminal/canvas.hpp"
#include "terminal/console.hpp"

namespace quinta {
namespace {

struct Tally {
    int games = 0;
    std::array<int, 4> outcomes{};  ///< by Outcome
    int plies = 0;

    int of(Outcome outcome) const { return outcomes[static_cast<std::size_t>(outcome)]; }
    void add(const Session& session) {
        ++games;
        ++outcomes[static_cast<std::size_t>(session.ending().outcome)];
        plies += session.ply();
    }
};

/// "12.5 %".
std::string percent(int part, int whole) {
    const int tenths = whole == 0 ? 0 : static_cast<int>((1000LL * part + whole / 2) / whole);
    return concat(tenths / 10, ".", tenths % 10, " %");
}

std::string right(std::string_view text, std::size_t width) {
    return concat(std::string(width - std::min(width, text.size()), ' '), text);
}

/// Plays to the end; false when a signal asked to stop.
bool play_out(Session& session, const app::Computers& computers) {
    while (!session.ending().is_over()) {
        if (Console::signal() != 0) return false;
        const std::size_t side = index(session.side_to_move());
        if (!session.play(computers[side]->choose(session))) return false;
    }
    return true;
}

std::string tally_table(const Session& start, const app::Seating& seating, const Tally& tally) {
    const auto row = [&](std::string_view name, int count) {
        return concat("  ", padded(name, 28), right(std::to_string(count), 8),
                      right(percent(count, tally.games), 10), "\n");
    };
    const int average = tally.games == 0 ? 0 : (10 * tally.plies + tally.games / 2) / tally.games;
    return concat(
        start.option_text(), ": ", tally.games, tally.games == 1 ? " game" : " games", ", seed ",
        seating.seed, "\n",
        row(concat("first, ", seating.players[0], ", wins"), tally.of(Outcome::first_wins)),
        row(concat("second, ", seating.players[1], ", wins"), tally.of(Outcome::second_wins)),
        row("draws", tally.of(Outcome::draw)), "  plies per game: ", average / 10, ".",
        average % 10, "\n");
}

Json tally_json(const Session& start, const app::Seating& seating, const Tally& tally) {
    return {{"game", start.option_text()},
            {"first", seating.players[0]},
            {"second", seating.players[1]},
            {"seed", seating.seed},
            {"games", tally.games},
            {"first_wins", tally.of(Outcome::first_wins)},
            {"second_wins", tally.of(Outcome::second_wins)},
            {"draws", tally.of(Outcome::draw)},
            {"plies", tally.plies}};
}

}  // namespace

int run_contest(const Program& program, const Session& start, const app::Seating& seating,
                int games) {
    const Console console(program.style());  // catches signals, so that the table is printed still
    Tally tally;
    for (int i = 0; i < games; ++i) {
        app::Seating seeded = seating;
        // At most 53 bits, so that a reader of JSON with floating-point numbers keeps them all.
        if (i > 0) seeded.seed = mix(seating.seed, static_cast<std::uint64_t>(i)) >> 11;
        const Result<app::Computers> computers = app::make_computers(seeded, start);
        if (!computers) return complain(computers.error(), usage);
        const std::unique_ptr<Session> session = start.clone();
        if (!play_out(*session, *computers)) break;
        tally.add(*session);
        if (program.is_json) {
            Json json = {{"number", i + 1}, {"seed", seeded.seed}};
            json.update(played_json(*session));
            program.print(json_line(json));
        }
    }
    const std::string out = program.is_json ? json_line(tally_json(start, seating, tally))
                                            : tally_table(start, seating, tally);
    program.print(out);
    return Console::signal() != 0 ? 128 + Console::signal() : static_cast<int>(ok);
}

}  // namespace quinta
