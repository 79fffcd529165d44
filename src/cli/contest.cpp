#include "cli/contest.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/hash.hpp"
#include "base/text.hpp"
#include "cli/work.hpp"
#include "protocol/json_view.hpp"
#include "terminal/canvas.hpp"
#include "terminal/progress.hpp"

namespace quinta::cli {
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

/// The computers, who stop thinking when the work has to stop; the exit code when there are none.
int seat(const app::Seating& seating, const Session& start, app::Computers& computers) {
    Result<app::Computers> made =
        app::make_computers(seating, start, solver::TableStore::in_cache_directory());
    if (!made) return complain(made.error(), usage);
    computers = std::move(*made);
    for (const std::unique_ptr<players::Player>& computer : computers)
        computer->set_stop_flag(Work::stop_flag());
    return ok;
}

/// Plays to the end; false when the work has to stop.
bool play_out(Session& session, const app::Computers& computers) {
    while (!session.ending().is_over()) {
        const std::string move = computers[index(session.side_to_move())]->choose(session);
        if (Work::must_stop() || !session.play(move)) return false;
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
        start.option_text(), ": ", counted(tally.games, "game"), ", seed ", seating.seed, "\n",
        row(concat("first, ", seating.players[0], ", wins"), tally.of(Outcome::first_wins)),
        row(concat("second, ", seating.players[1], ", wins"), tally.of(Outcome::second_wins)),
        row("draws", tally.of(Outcome::draw)), "  turns per game: ", average / 10, ".",
        average % 10, "\n");
}

protocol::Json tally_json(const Session& start, const app::Seating& seating, const Tally& tally) {
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
    const Work work;          // so that the table is printed even when a signal ends it
    app::Computers prepared;  // keep what all games share, such as tables
    if (const int code = seat(seating, start, prepared); code != ok) return code;
    for (const std::unique_ptr<players::Player>& computer : prepared) {
        ProgressBar bar(concat(computer->name(), " gets ready"));
        if (!computer->prepare(bar.control())) break;
    }
    Tally tally;
    for (int i = 0; i < games && !Work::must_stop(); ++i) {
        app::Seating seeded = seating;
        // At most 53 bits, so that a reader of JSON with floating-point numbers keeps them all.
        if (i > 0) seeded.seed = mix(seating.seed, static_cast<std::uint64_t>(i)) >> 11;
        app::Computers computers;
        if (const int code = seat(seeded, start, computers); code != ok) return code;
        const std::unique_ptr<Session> session = start.clone();
        if (!play_out(*session, computers)) break;
        tally.add(*session);
        if (program.is_json) {
            protocol::Json json = {{"number", i + 1}, {"seed", seeded.seed}};
            json.update(protocol::played_json(*session));
            program.print(protocol::json_line(json));
        }
    }
    const std::string out = program.is_json ? protocol::json_line(tally_json(start, seating, tally))
                                            : tally_table(start, seating, tally);
    program.print(out);
    return Work::exit_code(ok);
}

}  // namespace quinta::cli
