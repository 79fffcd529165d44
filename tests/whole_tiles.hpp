#pragma once

#include "core/session.hpp"

namespace quinta {

/// Whether each half of a tile on the board knows its other half; true of a game without tiles.
inline bool all_tiles_are_whole(const Session& session) {
    const View view = session.view();
    for (int cell = 0; cell < static_cast<int>(view.cells.size()); ++cell) {
        const std::optional<Piece>& piece = view.cells[static_cast<std::size_t>(cell)];
        const bool is_half = piece && piece->kind == PieceKind::tile;
        if (is_half && partner_of(view, cell) < 0) return false;
    }
    return true;
}

}  // namespace quinta
