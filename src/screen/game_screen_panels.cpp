// What a game looks like.

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "screen/app.hpp"
#include "screen/game_screen.hpp"
#include "terminal/columns.hpp"
#include "terminal/piece_picture.hpp"

namespace quinta::screen {
namespace {

constexpr int least_panel = 27;
constexpr int most_panel = 44;

/// Panels may make the board smaller, but not tiny.
bool has_room_beside(const BoardLayout& beside, const BoardLayout& alone) {
    const bool is_tiny = beside.zoom().width < 4 && alone.zoom().height > 1;
    return beside.fits() && !is_tiny;
}

}  // namespace

void GameScreen::draw_heading(Grid& grid, const Rect& area, std::string_view text) {
    const int end = grid.put(area.x, area.y, text, {Role::title, Role::screen, true});
    for (int x = end + 1; x < area.right(); ++x) grid.put(x, area.y, "─", {Role::faint});
}

BoardScene GameScreen::scene() const {
    BoardScene scene = scene_of(session());
    if (is_turned_) turn_round(scene);
    if (has_values_) mark_values(scene, board_.input(), values_);
    for (const LegalMove& move : board_.input().moves()) {
        if (move.text != hint_) continue;
        for (const Step& step : move.steps) {
            if (step.cell >= 0) scene.mark(step.cell).is_target = true;
        }
    }
    return scene;
}

void GameScreen::draw(Grid& grid, const Rect& area) {
    graph_ = {};
    const Rect room{area.x, area.y, area.width, area.height - 1};
    const BoardScene seen = scene();
    Rect left = room;
    left.width -= least_panel + 2;
    has_side_panels_ = has_room_beside(seen.layout(left), seen.layout(room));
    draw_status(grid, {area.x, area.bottom() - 1, area.width, 1});
    if (!has_side_panels_) {
        shows_panels_only_ ? draw_panels(grid, {room.x + 1, room.y, room.width - 2, room.height})
                           : static_cast<void>(board_.draw(grid, room, seen));
        return;
    }
    const int board_width = seen.layout(left).bounds().width;
    const int panel = std::clamp(room.width - board_width - 4, least_panel, most_panel);
    left.width = room.width - panel - 2;
    board_.draw(grid, left, seen);
    draw_panels(grid, {room.right() - panel - 1, room.y, panel, room.height});
}

void GameScreen::draw_status(Grid& grid, const Rect& row) {
    if (board_.is_typing()) {
        return board_.draw_typed(grid, {row.x + 1, row.y, row.width - 2, 1});
    }
    if (is_resigning_) {
        grid.put(row.x + 1, row.y, "Do you want to resign? y: yes. Any other key: no.",
                 {Role::warning, Role::screen, true});
        return;
    }
    const Session& session = game_.session();
    int x = row.x + 1;
    if (game_.is_over()) {
        grid.put_within(x, row.y, row.width - 2, game_.ending_text(),
                        {Role::title, Role::screen, true});
        return;
    }
    const Side side = session.side_to_move();
    const View view = session.view();
    const Seat& seat = view.seats[index(side)];
    const ColourInfo colour = session.colours()[index(seat.colour)];
    x = grid.put(x, row.y, concat(" ", sign_of(colour, grid.style()), " "),
                 {ink_of(colour.tint), Role::board});
    constexpr std::array<std::string_view, 4> phases = {"|", "/", "-", "\\"};
    const auto words = [&](std::string_view name) {
        std::string text = concat(" ", name, is_thinking_ ? " thinks " : " to move");
        if (is_thinking_) text += phases[static_cast<std::size_t>(spinner_ % 4)];
        if (is_paused_) text += ", paused";
        if (const std::string next = board_.prompt(); !next.empty()) text += concat(": ", next);
        return text;
    };
    // What stands in the panels elsewhere has its place first.
    std::string note;
    if (!has_side_panels_ && game_.clock().has_limit()) {
        note = clocks_text();
    } else if (!has_side_panels_ && view.seats[0].score && view.seats[1].score) {
        note = concat(*view.seats[0].score, "–", *view.seats[1].score);
    } else if (!has_side_panels_ && board_.input().choices().empty()) {
        note = seat.note.text();
    }
    const int end = row.right() - 1;
    const int note_x = end - columns_of(note);
    const int room = (note.empty() ? end : note_x - 1) - x;
    std::string text = words(game_.name(side));
    if (columns_of(text) > room) text = words(colour.name);
    x = grid.put_within(x, row.y, room, text, {Role::text, Role::screen, true});
    if (!note.empty()) grid.put(note_x, row.y, note, {Role::faint});
    board_.draw_choices(grid, x + 2, row.y);
}

void GameScreen::draw_panels(Grid& grid, const Rect& area) {
    int y = area.y + draw_players(grid, area);
    const auto rest = [&] { return Rect{area.x, y, area.width, area.bottom() - y}; };
    if (has_analysis() || !busy_.empty()) y += draw_analysis(grid, rest());
    // A few moves shall still be seen below it.
    if (has_analysis() && rest().height >= 9)
        y += draw_graph(grid, rest(), rest().height < 14 ? 3 : 5);
    draw_heading(grid, rest(), "Moves");
    ++y;
    moves_.draw(grid, rest(), tree());
}

std::string GameScreen::clocks_text() const {
    const app::Clock::Time now = app::Clock::Time::clock::now();
    const auto text = [&](Side side) {
        return app::clock_text(game_.clock().shown(side, now), true);
    };
    return concat(text(Side::first), "–", text(Side::second));
}

/// Ends before `end`; gives the column where it begins.
int GameScreen::draw_clock(Grid& grid, int end, int y, Side side) const {
    const app::Clock& clock = game_.clock();
    const app::Clock::Millis time = clock.shown(side, app::Clock::Time::clock::now());
    const bool is_low = clock.has_limit() && time < std::chrono::seconds(20);
    const std::string text = app::clock_text(time, clock.has_limit());
    const int x = end - static_cast<int>(text.size());
    grid.put(x, y, text, {is_low ? Role::warning : Role::faint, Role::screen, is_low});
    return x;
}

int GameScreen::draw_players(Grid& grid, const Rect& area) {
    draw_heading(grid, area, "Players");
    const Session& session = game_.session();
    const View view = session.view();
    int y = area.y + 1;
    for (const Side side : {Side::first, Side::second}) {
        const Seat& seat = view.seats[index(side)];
        const ColourInfo colour = session.colours()[index(seat.colour)];
        const bool is_next = !game_.is_over() && session.side_to_move() == side;
        grid.put(area.x, y, is_next ? "▸" : " ", {Role::key, Role::screen, true});
        int x = grid.put(area.x + 1, y, concat(" ", sign_of(colour, grid.style()), " "),
                         {ink_of(colour.tint), Role::board});
        const int clock_start = draw_clock(grid, area.right(), y, side);
        x = grid.put_within(x + 1, y, clock_start - x - 2, game_.name(side),
                            {Role::text, Role::screen, is_next});
        std::string note = seat.note.text();
        if (seat.score) {
            note = concat(counted(*seat.score, "point"), note.empty() ? "" : ", ", note);
        }
        if (!note.empty()) grid.put_within(area.x + 5, ++y, area.width - 5, note, {Role::faint});
        ++y;
    }
    if (session.occurrences() > 1 && !game_.is_over()) {
        grid.put_within(area.x, y++, area.width,
                        concat("This position stands for the ",
                               session.occurrences() == 2 ? "2nd" : "3rd", " time."),
                        {Role::warning});
    }
    return y + 1 - area.y;
}

}  // namespace quinta::screen
