// The parts of the screen that need no page: boards, trees, moves in the making, threads.

#include <gtest/gtest.h>
#include <poll.h>

#include <algorithm>
#include <atomic>
#include <random>
#include <string>

#include "base/temporary_folder.hpp"
#include "games/registry.hpp"
#include "screen/board_scene.hpp"
#include "screen/game_tree.hpp"
#include "screen/move_input.hpp"
#include "screen/position_editor.hpp"
#include "screen/settings.hpp"
#include "screen/worker.hpp"

namespace quinta {
namespace {

constexpr Style unicode{Style::Colours::none, true}, ascii{Style::Colours::none, false};

std::string picture(const Session& session, const Rect& area, Style style) {
    Grid grid(area.width, area.height, style);
    const BoardScene scene = scene_of(session);
    draw_board(grid, BoardLayout(*scene.cells, scene.kind(), area), scene);
    return grid.text();
}

TEST(Board, TrikeIsATriangle) {
    const auto session = new_session("trike side=3", "1/bW/3 1 owner=1");
    EXPECT_EQ(picture(**session, {0, 0, 20, 6}, unicode),
              "       a  ·\n"
              "         ╱ ╲\n"
              "     b  ● ─(○)\n"
              "       ╱ ╲ ╱ ╲\n"
              "   c  ·───·───·\n"
              "     1   2   3\n");
    EXPECT_EQ(picture(**session, {0, 0, 20, 6}, ascii),
              "       a  .\n"
              "         / \\\n"
              "     b  b -(w)\n"
              "       / \\ / \\\n"
              "   c  .---.---.\n"
              "     1   2   3\n");
}

TEST(Board, TilesOfTaijiAreOnePiece) {
    auto session = *new_session("taiji size=2");
    ASSERT_TRUE(session->play("a1,b1"));
    EXPECT_EQ(picture(*session, {0, 0, 20, 6}, unicode),
              "       ┌───┬───┐\n"
              "     2 │   │   │\n"
              "       ├───┼───┤\n"
              "     1 │[░]░[█]│\n"
              "       └───┴───┘\n"
              "         a   b\n");
}

TEST(Board, PinsOfStltsAreDigitsAndArrows) {
    const auto session = new_session("stlts", "12/12/12/12/12/12/12/12/12/12/12/W21B0010 1");
    ASSERT_TRUE(session) << session.error();
    EXPECT_NE(picture(**session, {0, 0, 80, 14}, unicode).find("○↕2↔1"), std::string::npos);
    EXPECT_NE(picture(**session, {0, 0, 40, 14}, unicode).find("○21"), std::string::npos);
}

TEST(Board, ACellIsFoundWhereItIsDrawn) {
    for (const GameInfo& game : games()) {
        const auto session = new_session(game.name);
        const std::vector<Cell>& cells = (*session)->cells();
        for (const Rect& area : {Rect{0, 0, 40, 16}, Rect{3, 1, 80, 21}, Rect{0, 0, 200, 60}}) {
            const BoardLayout layout(cells, scene_of(**session).kind(), area);
            EXPECT_TRUE(layout.fits()) << game.name;
            for (int i = 0; i < static_cast<int>(cells.size()); ++i) {
                const Rect inside = layout.cell(i);
                EXPECT_EQ(layout.cell_at(inside.x + inside.width / 2, inside.y + inside.height / 2),
                          i);
            }
        }
    }
}

TEST(Board, ArrowsReachEveryCell) {
    for (const char* game : {"teeko", "trike", "trike board=pyramid", "stlts"}) {
        const auto session = new_session(game);
        const std::vector<Cell>& cells = (*session)->cells();
        const BoardLayout layout(cells, PieceKind::disc, {0, 0, 100, 50});
        std::vector<bool> is_reached(cells.size(), false);
        std::vector<int> open = {0};
        while (!open.empty()) {
            const int cell = open.back();
            open.pop_back();
            if (is_reached[static_cast<std::size_t>(cell)]) continue;
            is_reached[static_cast<std::size_t>(cell)] = true;
            for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                open.push_back(layout.neighbour(cell, dx, dy));
            }
        }
        EXPECT_EQ(std::ranges::count(is_reached, false), 0) << game;
    }
}

TEST(MoveInput, PlaysEveryLegalMoveBySteps) {
    for (const GameInfo& game : games()) {
        const auto session = new_session(game.name);
        const std::vector<LegalMove> moves = (*session)->legal_moves();
        for (const LegalMove& move : moves) {
            MoveInput input(moves);
            std::optional<std::string> done;
            for (const Step& step : move.steps) {
                ASSERT_FALSE(done);
                done = step.cell >= 0 ? input.touch(step.cell) : input.choose(step.choice);
            }
            EXPECT_EQ(done, move.text);
            EXPECT_FALSE(input.is_begun());
        }
    }
}

TEST(MoveInput, LetsGoAndBeginsAnew) {
    const auto session = new_session("neutreeko");
    MoveInput input((*session)->legal_moves());
    const std::vector<int> pieces = input.cells();
    ASSERT_EQ(pieces.size(), 3U);
    EXPECT_FALSE(input.touch(pieces[0]));
    EXPECT_TRUE(input.is_begun());
    EXPECT_FALSE(input.touch(pieces[1]));  // another piece
    EXPECT_EQ(input.touched().back().cell, pieces[1]);
    EXPECT_FALSE(input.touch(pieces[1]));  // the same: let go
    EXPECT_FALSE(input.is_begun());
}

TEST(GameTree, KeepsVariationsThroughARecord) {
    GameTree tree(*new_session("teeko"));
    for (const char* move : {"c3", "d3", "b2"}) ASSERT_TRUE(tree.play(move));
    ASSERT_TRUE(tree.back());
    ASSERT_TRUE(tree.back());
    ASSERT_TRUE(tree.play("a1"));
    const Record record = tree.record("human", "human");
    ASSERT_EQ(record.moves.size(), 2U);
    EXPECT_EQ(record.moves[1].text, "a1");
    ASSERT_EQ(record.moves[1].variations.size(), 1U);
    EXPECT_EQ(record.moves[1].variations[0][1].text, "b2");

    const RecordFile file = read_records(write_record(record));
    ASSERT_FALSE(file.error);
    Replay game = replay(file.records[0]);
    ASSERT_FALSE(game.error);
    const GameTree again = GameTree::of(file.records[0], std::move(game.session));
    EXPECT_EQ(again.record("human", "human"), record);
    EXPECT_EQ(again.session().position(), tree.session().position());
}

TEST(GameTree, GoesAnywhere) {
    GameTree tree(*new_session("trike side=4"));
    std::mt19937 random(1);
    std::vector<std::string> positions = {tree.session().position()};
    for (int i = 0; i < 300; ++i) {
        const std::vector<LegalMove> moves = tree.session().legal_moves();
        if (moves.empty() || random() % 3 == 0) {
            const int node = static_cast<int>(random() % static_cast<unsigned>(tree.size()));
            tree.go_to(node);
            ASSERT_EQ(tree.session().position(), positions[static_cast<std::size_t>(node)]);
        } else {
            ASSERT_TRUE(tree.play(moves[random() % moves.size()].text));
            if (tree.size() > static_cast<int>(positions.size())) {
                positions.push_back(tree.session().position());
            }
        }
    }
    EXPECT_FALSE(replay(tree.record("a", "b")).error);
}

TEST(GameTree, AResignationIsTakenBackFirst) {
    GameTree tree(*new_session("teeko"));
    ASSERT_TRUE(tree.play("c3"));
    tree.resign();
    EXPECT_TRUE(tree.session().ending().is_over());
    EXPECT_EQ(tree.record("a", "b").tag("Result"), "1-0");
    ASSERT_TRUE(tree.back());
    EXPECT_EQ(tree.session().ply(), 1);
    EXPECT_FALSE(tree.session().ending().is_over());
}

TEST(PositionEditor, WritesWhatTheGameReads) {
    for (const GameInfo& game : games()) {
        const auto session = *new_session(game.name);
        std::mt19937 random(2);
        for (int i = 0; i < 12 && !session->ending().is_over(); ++i) {
            EXPECT_EQ(PositionEditor(*session).text(), session->position());
            const std::vector<LegalMove> moves = session->legal_moves();
            ASSERT_TRUE(session->play(moves[random() % moves.size()].text));
        }
    }
}

TEST(Settings, AreFoundAgain) {
    const TemporaryFolder folder;
    const std::filesystem::path file = folder.path() / "deep" / "settings";
    Settings(file).set_on("analysis", false);
    Settings again(file);
    EXPECT_FALSE(again.is_on("analysis", true));
    again.set_number("streak", 7);
    EXPECT_EQ(Settings(file).number("streak", 0), 7);
    EXPECT_EQ(Settings({}).number("streak", 3), 3);
}

TEST(Worker, OnlyTheNewestJobIsHeard) {
    Inbox inbox;
    std::vector<int> heard;
    {
        Worker worker(inbox);
        for (int i = 0; i < 50; ++i) {
            worker.start([&heard, i](const std::shared_ptr<Worker::Line>& line) {
                line->tell([&heard, i] { heard.push_back(i); });
                while (!*line->stop() && i < 49) std::this_thread::yield();
            });
        }
        for (int i = 0; i < 100 && heard.empty(); ++i) {
            pollfd wake{inbox.wake_descriptor(), POLLIN, 0};
            poll(&wake, 1, 100);
            inbox.run_all();
        }
    }
    EXPECT_EQ(heard, std::vector<int>{49});
}

TEST(Grid, TextThatIsNoGoodTakesOneColumn) {
    Grid grid(6, 1, unicode);
    grid.put(0, 0, "a\x1b\t世é");
    EXPECT_EQ(grid.text(), "a???é\n");
    EXPECT_EQ(shortened("abcdef", 4), "abc…");
}

}  // namespace
}  // namespace quinta
