// Boards as they are drawn.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "games/games.hpp"
#include "terminal/board_scene.hpp"
#include "terminal/piece_picture.hpp"

namespace quinta::terminal {
namespace {

constexpr Style unicode{Style::Colours::none, true}, ascii{Style::Colours::none, false};

std::string picture(const Session& session, const Rect& area, Style style) {
    Grid grid(area.width, area.height, style);
    const BoardScene scene = scene_of(session);
    draw_board(grid, scene.layout(area), scene);
    return grid.text();
}

TEST(Board, TrikeIsATriangle) {
    const auto session = games::new_session("trike side=3", "1/bW/3 1 owner=1");
    EXPECT_EQ(picture(**session, {0, 0, 20, 8}, unicode),
              "\n"
              "      a   ·\n"
              "         ╱ ╲\n"
              "    b   ● ─(○)\n"
              "       ╱ ╲ ╱ ╲\n"
              "  c   ·───·───·\n"
              "\n"
              "    1   2   3\n");
    EXPECT_EQ(picture(**session, {0, 0, 20, 8}, ascii),
              "\n"
              "      a   .\n"
              "         / \\\n"
              "    b   b -(w)\n"
              "       / \\ / \\\n"
              "  c   .---.---.\n"
              "\n"
              "    1   2   3\n");
}

TEST(Board, TilesOfTaijiAreOnePiece) {
    auto session = *games::new_session("taiji size=2");
    ASSERT_TRUE(session->play("a1,b1"));
    EXPECT_EQ(picture(*session, {0, 0, 20, 6}, unicode),
              "       ┌───┬───┐\n"
              "     2 │   │   │\n"
              "       ├───┼───┤\n"
              "     1 │[○]─[●]│\n"
              "       └───┴───┘\n"
              "         a   b\n");
}

TEST(Board, TilesWithoutLinesAreJoinedByARod) {
    auto session = *games::new_session("taiji size=3");
    ASSERT_TRUE(session->play("a1,b1"));
    ASSERT_TRUE(session->play("c1,c2"));
    ASSERT_TRUE(session->play("b3,c3"));
    constexpr Style colours{Style::Colours::many, true};
    EXPECT_EQ(picture(*session, {0, 0, 15, 4}, colours),
              " 3  ·  [○]─[●]\n"
              " 2  ·   ·   ●╷\n"
              " 1  ○───●   ○╵\n"
              "    a   b   c\n");
}

/// Whatever the size, the colours and the characters: nobody has to see colours.
TEST(Board, PiecesAreToldApartByShape) {
    const Piece disc, marked{.has_marker = true}, stilt{.kind = PieceKind::stilt, .counters = {1}},
        tile{.kind = PieceKind::tile};
    const PieceSet pieces{.counters = {{"pin", Tint::white, "↕", "steps", 9}}};
    constexpr ColourInfo black{"Black", Tint::black, 'b'}, white{"White", Tint::white, 'w'},
        red{"Red", Tint::red, 'r'};
    const auto drawn = [&](const Piece& piece, const ColourInfo& colour, const Rect& inside,
                           Style style, PieceStyle size) {
        Grid grid(inside.width, inside.height, style);
        draw_piece(grid, inside, piece, {{colour, colour}, pieces, size}, Role::board);
        return grid.text();
    };
    for (const bool has_unicode : {true, false}) {
        for (const auto many : {Style::Colours::none, Style::Colours::many}) {
            for (const Rect& inside : {Rect{0, 0, 1, 1}, Rect{0, 0, 3, 1}, Rect{0, 0, 5, 2},
                                       Rect{0, 0, 5, 3}, Rect{0, 0, 7, 3}, Rect{0, 0, 11, 5}}) {
                for (const PieceStyle size : {PieceStyle::sign, PieceStyle::picture}) {
                    for (const Piece& piece : {disc, marked, stilt, tile}) {
                        std::set<std::string> pictures;
                        const Style style{many, has_unicode};
                        const bool is_plain = piece.kind == PieceKind::disc && !piece.has_marker;
                        pictures.insert(drawn(piece, black, inside, style, size));
                        pictures.insert(drawn(piece, white, inside, style, size));
                        if (is_plain) pictures.insert(drawn(piece, red, inside, style, size));
                        EXPECT_EQ(pictures.size(), is_plain ? 3U : 2U)
                            << inside.width << " x " << inside.height << *pictures.begin();
                    }
                }
            }
        }
    }
}

TEST(Board, PinsOfStltsAreDigitsAndArrows) {
    const auto session = games::new_session("stlts", "12/12/12/12/12/12/12/12/12/12/12/W21B0010 1");
    ASSERT_TRUE(session) << session.error();
    EXPECT_NE(picture(**session, {0, 0, 80, 14}, unicode).find("○↕2↔1"), std::string::npos);
    EXPECT_NE(picture(**session, {0, 0, 40, 14}, unicode).find("○21"), std::string::npos);
}

/// The colours of a block are its side's, whatever is said of its cell; that stands around it.
TEST(Board, MarksDoNotHideTheColourOfABlock) {
    const auto session = games::new_session("stlts");
    constexpr Style colours{Style::Colours::many, true};
    const auto piece_at = [&](int cell) {
        return (*session)->view().cells[static_cast<std::size_t>(cell)];
    };
    for (const Rect& area :
         {Rect{0, 0, 40, 16}, Rect{0, 0, 52, 20}, Rect{0, 0, 70, 28}, Rect{0, 0, 90, 40}}) {
        BoardScene scene = scene_of(**session);
        const BoardLayout layout = scene.layout(area);
        const auto papers = [&](int cell) {
            Grid grid(area.width, area.height, colours);
            draw_board(grid, layout, scene);
            const Rect inside = layout.cell(cell);
            std::multiset<Role> out;
            for (int x = inside.x - 1; x <= inside.right(); ++x)
                out.insert(grid.at(x, inside.y).look.paper);
            return out;
        };
        for (int cell = 0; cell < layout.count(); ++cell) {
            if (!piece_at(cell)) continue;
            const Role own =
                piece_at(cell)->colour == Colour::first ? Role::light_tile : Role::dark_tile;
            EXPECT_GE(papers(cell).count(own), 3U);
            scene.mark(cell).is_selected = true;
            EXPECT_GE(papers(cell).count(own), 2U) << area.width;
            EXPECT_GE(papers(cell).count(Role::selected), 1U) << area.width;
            scene.mark(cell).is_selected = false;
        }
    }
}

/// Four columns wide on two rows is round; a line keeps stones of one colour apart.
TEST(Board, StonesOfTrikeAreRound) {
    const auto session = games::new_session("trike side=3", "1/bb/w1W 1 owner=1");
    ASSERT_TRUE(session) << session.error();
    Grid grid(20, 9, Style{Style::Colours::many, true});
    const BoardScene scene = scene_of(**session);
    draw_board(grid, scene.layout({0, 0, 20, 9}), scene);
    EXPECT_EQ(grid.text(),
              "\n"
              "      a   ·\n"
              "       ▄▄▄ ▄▄▄\n"
              "    b ▐███│███▌\n"
              "     ▄▄▄▀▀ ▀▀▄▄▄\n"
              "  c ▐█○█▌─·─▐(△)▌\n"
              "     ▀▀▀     ▀▀▀\n"
              "    1   2   3\n"
              "\n");
}

TEST(Board, ACellIsFoundWhereItIsDrawn) {
    for (const games::GameInfo& game : games::games()) {
        const auto session = games::new_session(game.name);
        const std::vector<Cell>& cells = (*session)->cells();
        for (const Rect& area : {Rect{0, 0, 40, 16}, Rect{3, 1, 80, 21}, Rect{0, 0, 200, 60}}) {
            const BoardLayout layout = scene_of(**session).layout(area);
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
        const auto session = games::new_session(game);
        const std::vector<Cell>& cells = (*session)->cells();
        const BoardLayout layout = scene_of(**session).layout({0, 0, 100, 50});
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

}  // namespace
}  // namespace quinta::terminal
