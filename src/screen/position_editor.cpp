#include "screen/position_editor.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "games/games.hpp"

namespace quinta {
namespace {

/// What kind of pieces a game has, also when none is on the board: a move shows it.
PieceKind kind_of(const Session& session) {
    const std::unique_ptr<Session> next = session.clone();
    const std::vector<LegalMove> moves = session.legal_moves();
    if (!moves.empty()) static_cast<void>(next->play(moves.front().text));
    for (const std::optional<Piece>& piece : next->view().cells) {
        if (piece) return piece->kind;
    }
    return PieceKind::disc;
}

}  // namespace

PositionEditor::PositionEditor(const Session& session)
    : options_(session.option_text()), cells_(session.cells()), colours_(session.colours()) {
    kind_ = kind_of(session);
    read(session);
    has_pawn_ = has_owner();
}

void PositionEditor::read(const Session& session) {
    view_ = session.view();
    side_ = session.side_to_move();
    const std::string text = session.position();
    const std::vector<std::string_view> fields = words(text);
    owner_ = fields.size() > 2 ? fields[2] : "";
}

Result<> PositionEditor::take(std::string_view position) {
    const Result<std::unique_ptr<Session>> session = new_session(options_, position);
    if (!session) return Error{session.error()};
    read(**session);
    return {};
}

void PositionEditor::turn(int cell) {
    const std::optional<Piece>& piece = view_.cells[static_cast<std::size_t>(cell)];
    if (!piece) return put(cell, Side::first);
    put(cell, piece->colour == Side::first ? std::optional(Side::second) : std::nullopt);
}

void PositionEditor::put(int cell, std::optional<Side> colour) {
    std::optional<Piece>& piece = view_.cells[static_cast<std::size_t>(cell)];
    if (!colour) {
        piece.reset();
    } else if (piece) {
        piece->colour = *colour;
    } else {
        piece = Piece{.colour = *colour, .kind = kind_};
    }
}

void PositionEditor::add_pin(int cell, bool is_white) {
    std::optional<Piece>& piece = view_.cells[static_cast<std::size_t>(cell)];
    if (!piece) return;
    int& pins = is_white ? piece->white_pins : piece->black_pins;
    constexpr int most = 11;
    pins = (pins + 1) % (most + 1);
}

void PositionEditor::put_pawn(int cell) {
    if (!view_.cells[static_cast<std::size_t>(cell)]) return;
    for (std::optional<Piece>& piece : view_.cells) {
        if (piece) piece->has_pawn = false;
    }
    view_.cells[static_cast<std::size_t>(cell)]->has_pawn = true;
}

void PositionEditor::clear() {
    for (std::optional<Piece>& piece : view_.cells) piece.reset();
}

void PositionEditor::change_owner() { owner_ = owner_ == "owner=1" ? "owner=2" : "owner=1"; }

std::string PositionEditor::token(const std::optional<Piece>& piece) const {
    constexpr std::string_view hex = "0123456789abcdef";
    const std::string upper(1, colours_[index(piece->colour)].name[0]);  // Black is b, Light is l
    if (piece->kind == PieceKind::stilt) {
        return concat(upper, hex[static_cast<std::size_t>(piece->white_pins)],
                      hex[static_cast<std::size_t>(piece->black_pins)]);
    }
    return piece->has_pawn ? upper : lower(upper);
}

std::string PositionEditor::text() const {
    // The cells of a row stand beside each other; rows come from the top, cells from the left.
    std::vector<std::size_t> order(cells_.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::sort(order, {},
                      [&](std::size_t i) { return std::pair(cells_[i].y, cells_[i].x); });
    std::string out;
    int empty = 0;
    const auto flush = [&] {
        if (empty > 0) out += std::to_string(empty);
        empty = 0;
    };
    for (std::size_t k = 0; k < order.size(); ++k) {
        if (k > 0 && cells_[order[k]].y != cells_[order[k - 1]].y) {
            flush();
            out += '/';
        }
        const std::optional<Piece>& piece = view_.cells[order[k]];
        if (piece) {
            flush();
            out += token(piece);
        } else {
            ++empty;
        }
    }
    flush();
    return concat(out, " ", digit(side_), owner_.empty() ? "" : " ", owner_);
}

Result<std::unique_ptr<Session>> PositionEditor::session() const {
    return new_session(options_, text());
}

}  // namespace quinta
