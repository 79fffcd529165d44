#include "screen/position_editor.hpp"

#include <utility>

#include "games/games.hpp"

namespace quinta::screen {

PositionEditor::PositionEditor(const Session& session)
    : session_(session.clone()),
      pieces_(session.pieces()),
      view_(session.view()),
      side_(session.side_to_move()) {}

Result<> PositionEditor::take(std::string_view position) {
    const Result<std::unique_ptr<Session>> session =
        games::new_session(session_->option_text(), position);
    if (!session) return session.failure();
    view_ = (*session)->view();
    side_ = (*session)->side_to_move();
    return {};
}

void PositionEditor::turn(int cell) {
    const std::optional<Piece>& piece = at(cell);
    if (!piece) return put(cell, Colour::first);
    put(cell, piece->colour == Colour::first ? std::optional(Colour::second) : std::nullopt);
}

void PositionEditor::put(int cell, std::optional<Colour> colour) {
    std::optional<Piece>& piece = at(cell);
    if (!colour) {
        piece.reset();
    } else if (piece) {
        piece->colour = *colour;
    } else {
        piece = Piece{.colour = *colour, .kind = pieces_.kind};
    }
}

void PositionEditor::count(int cell, std::size_t counter) {
    if (!at(cell)) return;
    int& number = at(cell)->counters[counter];
    number = (number + 1) % (pieces_.counters[counter].most + 1);
}

void PositionEditor::put_marker(int cell) {
    if (!at(cell)) return;
    for (std::optional<Piece>& piece : view_.cells) {
        if (piece) piece->has_marker = false;
    }
    at(cell)->has_marker = true;
}

void PositionEditor::clear() {
    for (std::optional<Piece>& piece : view_.cells) piece.reset();
}

void PositionEditor::exchange_colours() { std::swap(view_.seats[0].colour, view_.seats[1].colour); }

Result<std::unique_ptr<Session>> PositionEditor::session() const {
    return games::new_session(session_->option_text(), text());
}

}  // namespace quinta::screen
