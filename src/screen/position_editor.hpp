#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "core/session.hpp"

namespace quinta::screen {

/// A position that is being set up: what the game's pieces allow to put down. Whether the rules
/// allow it is for the game to say.
class PositionEditor {
 public:
    explicit PositionEditor(const Session& session);

    const View& view() const { return view_; }
    const PieceSet& pieces() const { return pieces_; }
    Side side() const { return side_; }
    /// Takes a text as it is typed; the reason when it cannot be read as one.
    Result<> take(std::string_view position);

    /// Puts the next thing on a cell: the first colour, the second, nothing.
    void turn(int cell);
    void put(int cell, std::optional<Colour> colour);
    /// One more of a counter of the piece set, or none after the last.
    void count(int cell, std::size_t counter);
    /// The marker of the piece set goes to this piece.
    void put_marker(int cell);
    void clear();
    void change_side() { side_ = opponent(side_); }
    void exchange_colours();

    std::string text() const { return session_->position_text(view_, side_); }
    /// The game from here, or the reason why there is none.
    Result<std::unique_ptr<Session>> session() const;

 private:
    std::optional<Piece>& at(int cell) { return view_.cells[static_cast<std::size_t>(cell)]; }

    std::unique_ptr<Session> session_;  ///< for what does not change
    PieceSet pieces_;
    View view_;
    Side side_;
};

}  // namespace quinta::screen
