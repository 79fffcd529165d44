// Whole games, one file each, to be read by eye. A file names a game and its moves; everything else
// in it is written by this test and compared. With QUINTA_UPDATE set the files are written anew.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>

#include "base/random.hpp"
#include "base/text.hpp"
#include "games/games.hpp"
#include "option_sets.hpp"

namespace quinta {
namespace {

/// What stands on a cell, in at most three letters: the colour's initial, a marker as '*',
/// counters as numbers.
std::string drawn(const Session& session, const std::optional<Piece>& piece) {
    if (!piece) return ".";
    std::string out(1, session.colours()[index(piece->colour)].name[0]);
    for (std::size_t i = 0; i < session.pieces().counters.size(); ++i) {
        out += concat(piece->counters[i]);
    }
    return piece->has_marker ? out + "*" : out;
}

/// The board from the top, one line for each row of cells, each where its x and y say.
std::string board(const Session& session) {
    const std::vector<Cell>& cells = session.cells();
    const View view = session.view();
    const bool is_wide = std::ranges::any_of(view.cells,
                                             [](const std::optional<Piece>& piece) {
                                                 return piece && piece->kind == PieceKind::stilt;
                                             }) ||
                         cells[0].shape == CellShape::hexagon;
    std::map<double, std::string> lines;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto column = static_cast<std::size_t>(std::lround(cells[i].x * (is_wide ? 4 : 2)));
        std::string& line = lines[cells[i].y];
        const std::string text = drawn(session, view.cells[i]);
        line.resize(std::max(line.size(), column + text.size()), ' ');
        line.replace(column, text.size(), text);
    }
    std::string out;
    for (const auto& [y, line] : lines) out += concat("    ", line, "\n");
    return out;
}

std::string_view colour(const Session& session, Side side) {
    return session.colours()[index(session.view().seats[index(side)].colour)].name;
}

/// The game as it stands.
std::string described(const Session& session) {
    std::string out = concat("\n", board(session), session.position(), "\n");
    for (const Side side : {Side::first, Side::second}) {
        const Seat seat = session.view().seats[index(side)];
        out += concat("player ", digit(side), ", ", colour(session, side));
        if (seat.score) out += concat(": ", *seat.score, " points");
        if (!seat.note.empty()) out += concat("; ", seat.note.text());
        out += "\n";
    }
    const Ending ending = session.ending();
    if (!ending.is_over()) {
        const Side side = session.side_to_move();
        return out + concat("to move: player ", digit(side), ", ", colour(session, side), ", ",
                            session.legal_moves().size(), " moves\n");
    }
    constexpr std::string_view results[] = {"", "player 1 wins", "player 2 wins", "drawn"};
    return out + concat("over: ", results[static_cast<std::size_t>(ending.outcome)], ": ",
                        ending.reason, "\n");
}

/// What is read of a file: "game: …", "every: N" (plies from one board to the next), and the moves.
struct Script {
    std::string game;
    int every = 1;
    std::vector<std::string> moves;
};

Script read(const std::string& text) {
    Script script;
    for (const std::string_view line : split(text, '\n')) {
        const std::vector<std::string_view> parts = words(line);
        if (line.starts_with("game: ")) script.game = line.substr(6);
        if (line.starts_with("every: ")) script.every = to_int(line.substr(7)).value_or(1);
        if (line.starts_with("> ") && parts.size() == 3) script.moves.emplace_back(parts[2]);
    }
    return script;
}

/// The whole file.
std::string written(const Script& script) {
    auto made = games::new_session(script.game);
    EXPECT_TRUE(made) << made.error();
    if (!made) return "";
    Session& session = **made;
    std::string out = concat("game: ", script.game, "\nevery: ", script.every, "\n");
    out += described(session) + "\n";
    for (const std::string& move : script.moves) {
        const Result<> played = session.play(move);
        EXPECT_TRUE(played) << played.error();
        out += concat("> ", session.ply(), ". ", move, "\n");
        if (session.ending().is_over()) {
            out += described(session);
        } else if (session.ply() % script.every == 0) {
            out += described(session) + "\n";
        }
    }
    EXPECT_TRUE(session.ending().is_over()) << "a playthrough is a whole game";
    return out;
}

Script random_script(const std::string& game) {
    Script script{game, 10, {}};
    const auto session = std::move(*games::new_session(game));
    Random random(1);
    while (!session->ending().is_over()) {
        const std::vector<LegalMove> moves = session->legal_moves();
        script.moves.push_back(moves[random.below(static_cast<std::uint32_t>(moves.size()))].text);
        EXPECT_TRUE(session->play(script.moves.back()));
    }
    return script;
}

class Playthrough : public testing::TestWithParam<std::string> {};

TEST_P(Playthrough, is_as_written_down) {
    const std::string path = concat(QUINTA_PLAYTHROUGHS "/", GetParam(), ".txt");
    std::stringstream content;
    content << std::ifstream(path).rdbuf();
    if (content.str().empty()) {  // a game without a file is played at random, to its end
        written(random_script(GetParam()));
        return;
    }
    const Script script = read(content.str());
    ASSERT_TRUE(script.game.starts_with(GetParam())) << path;
    const std::string expected = written(script);
    if (std::getenv("QUINTA_UPDATE") != nullptr) {
        std::ofstream(path) << expected;
    } else {
        EXPECT_EQ(content.str(), expected) << "run with QUINTA_UPDATE=1 to rewrite the file";
    }
}

INSTANTIATE_TEST_SUITE_P(All, Playthrough, testing::ValuesIn(game_names()),
                         [](const auto& parameter) { return parameter.param; });

}  // namespace
}  // namespace quinta
