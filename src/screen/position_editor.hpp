#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "core/session.hpp"

namespace quinta {

/// A position that is being set up. It writes the position text of docs/notation.md from the pieces
/// that were put down; whether the rules allow it is for the game to say.
class PositionEditor {
 public:
    explicit PositionEditor(const Session& session);

    const View& view() const { return view_; }
    /// Takes a text as it is typed; the reason when it cannot be read as one.
    Result<> take(std::string_view position);

    /// Puts the next thing on a cell: the first colour, the second, nothing.
    void turn(int cell);
    void put(int cell, std::optional<Side> colour);
    void add_pin(int cell, bool is_white);
    /// The pawn of Trike goes to this checker.
    void put_pawn(int cell);
    void clear();
    void change_side() { side_ = opponent(side_); }
    /// Who has the first colour, where a position says so.
    bool has_owner() const { return !owner_.empty(); }
    void change_owner();

    Side side() const { return side_; }
    bool has_stilts() const { return kind_ == PieceKind::stilt; }
    bool has_pawn() const { return has_pawn_; }
    std::string text() const;
    /// The game from here, or the reason why there is none.
    Result<std::unique_ptr<Session>> session() const;

 private:
    std::string token(const std::optional<Piece>& piece) const;
    void read(const Session& session);

    std::string options_;
    const std::vector<Cell> cells_;
    std::array<Colour, 2> colours_;
    PieceKind kind_ = PieceKind::disc;
    bool has_pawn_ = false;
    View view_;
    Side side_ = Side::first;
    std::string owner_;  ///< "owner=1", or nothing
};

}  // namespace quinta
